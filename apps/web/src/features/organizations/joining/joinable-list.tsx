import { t } from '@lingui/core/macro';
import type { Joined } from '@snapwell/contract/organizations/organizations.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { JoinableCard } from './joinable-card.tsx';
import { joinableOrganizations } from '../organizations.queries.ts';

/** Short lists need no search. */
const SEARCH_FROM = 6;

/** What one may join now: invitations first, then what is open. The first one is the obvious one, unless several are only open. */
export function JoinableList({ onJoined }: { onJoined: (joined: Joined) => void }) {
  const [search, setSearch] = useState('');
  const { data, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    joinableOrganizations(useDeferredValue(search.trim())),
  );
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const hasSearch = search !== '' || hasNextPage || items.length >= SEARCH_FROM;
  return (
    <section aria-label={t`Open to you`} className="grid grid-cols-1 gap-4">
      {hasSearch && (
        <TextField
          label={t`Find an organization`}
          type="search"
          icon={<Search />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {isPending && (
        <>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </>
      )}
      {!isPending && items.length === 0 && (
        <p className="text-ink-2">
          {search
            ? t`No organization that is open to you has this name.`
            : t`No organization is open to you yet. You can join with a code or an invitation.`}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {items.map((organization, i) => (
          <JoinableCard
            key={organization.id}
            organization={organization}
            isFirst={i === 0 && search === '' && (items.length === 1 || organization.reason !== 'open')}
            onJoined={onJoined}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button className="justify-self-center" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </section>
  );
}
