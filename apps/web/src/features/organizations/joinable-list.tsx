import type { Joined } from '@snapwell/contract/organizations/organizations.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { JoinableCard } from './joinable-card.tsx';
import { joinableOrganizations } from './organizations.queries.ts';

/** Short lists need no search. */
const SEARCH_FROM = 6;

/** What one may join now: invitations first, then what is open. The first one is the obvious one. */
export function JoinableList({ onJoined }: { onJoined: (joined: Joined) => void }) {
  const [search, setSearch] = useState('');
  const { data, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    joinableOrganizations(useDeferredValue(search.trim())),
  );
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const hasSearch = search !== '' || hasNextPage || items.length >= SEARCH_FROM;
  return (
    <section aria-label="Open to you" className="grid grid-cols-1 gap-4">
      {hasSearch && (
        <TextField
          label="Find an organization"
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
            ? 'No organization that is open to you has this name.'
            : 'Nothing is open to you yet. A code or an invitation opens the door.'}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {items.map((organization, i) => (
          <JoinableCard
            key={organization.id}
            organization={organization}
            isFirst={i === 0 && search === ''}
            onJoined={onJoined}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button className="justify-self-center" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}
