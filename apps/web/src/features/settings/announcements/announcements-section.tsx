import { plural, t } from '@lingui/core/macro';
import type { ManagedAnnouncement } from '@snapwell/contract/organizations/announcements.schemas';
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { formatDateTime, formatList } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { NoticeCard } from '#ui/layout/notice-card.tsx';
import { allAnnouncements, changeAnnouncement, groupsOf } from '../settings.queries.ts';
import { AnnouncementEditor } from './announcement-editor.tsx';

/** With more, their number says more than their names; editing shows which. */
const MOST_NAMED = 4;

/** What is told on the portal: write it, say for whom and until when, take it down. */
export function AnnouncementsSection({ orgId }: { orgId: string }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(allAnnouncements(orgId));
  const { data: groups } = useSuspenseQuery(groupsOf(orgId));
  const [open, setOpen] = useState<ManagedAnnouncement | 'new' | null>(null);
  const items = data.pages.flatMap((page) => page.items);
  return (
    <div className="grid grid-cols-1 gap-6">
      {items.length === 0 ? (
        <EmptyState
          title={t`Nothing announced yet`}
          icon={<Megaphone aria-hidden="true" />}
          action={<SnapButton onClick={() => setOpen('new')}>{t`Write an announcement`}</SnapButton>}
        >
          {t`What everybody should know stands on the portal, for as long as you say.`}
        </EmptyState>
      ) : (
        <>
          <SnapButton className="justify-self-start" onClick={() => setOpen('new')}>
            <Plus className="size-5" aria-hidden="true" /> {t`Write an announcement`}
          </SnapButton>
          <ul className="grid max-w-3xl divide-y divide-line">
            {items.map((item) => (
              <li key={item.id} className="py-5 first:pt-0">
                <Row orgId={orgId} item={item} groups={groups.items} onOpen={() => setOpen(item)} />
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <Button className="justify-self-start" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t`Show more`}
            </Button>
          )}
        </>
      )}
      {open && (
        <AnnouncementEditor
          orgId={orgId}
          item={open === 'new' ? null : open}
          groups={groups.items}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

interface RowProps {
  orgId: string;
  item: ManagedAnnouncement;
  groups: readonly { id: string; name: string }[];
  onOpen: () => void;
}

function Row({ orgId, item, groups, onOpen }: RowProps) {
  const change = useMutation(changeAnnouncement(orgId));
  const set = (ends_at: string | null, done: string, undo?: () => void) =>
    change.mutate(
      { id: item.id, change: { ends_at } },
      {
        onSuccess: () =>
          notify('success', done, { sound: null, ...(undo && { action: { label: t`Undo`, onPress: undo } }) }),
        onError: (error) => notify('error', wordsOf(error)),
      },
    );
  const end = () => {
    // What has not begun is taken back at the moment at which it would begin.
    const at = item.state === 'scheduled' ? item.posted_at : new Date().toISOString();
    set(at, t`‘${item.title}’ is no longer shown.`, () => set(item.ends_at, t`It's back.`));
  };
  const names = groups.filter(({ id }) => item.group_ids.includes(id)).map(({ name }) => name);
  const readers =
    names.length > MOST_NAMED
      ? plural(names.length, { one: 'For # group', other: 'For # groups' })
      : t`For ${formatList(names)}`;
  return (
    <NoticeCard title={item.title} body={item.body} isPinned={item.is_pinned} mark={<StateChip item={item} />}>
      <p className="mt-2 text-sm text-ink-3">
        {item.group_ids.length === 0 ? t`For everybody` : readers}
        {' · '}
        <Times item={item} />
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={onOpen}>{t`Edit`}</Button>
        {item.state === 'ended' ? (
          <Button
            size="sm"
            isPending={change.isPending}
            onClick={() => set(null, t`It's back.`)}
          >{t`Show again`}</Button>
        ) : (
          <Button size="sm" isPending={change.isPending} onClick={end}>{t`End now`}</Button>
        )}
      </div>
    </NoticeCard>
  );
}

function StateChip({ item: { state, is_pinned: isPinned } }: { item: ManagedAnnouncement }) {
  if (state === 'scheduled') return <Chip tone="sky">{t`Scheduled`}</Chip>;
  if (state === 'ended') return <Chip>{t`Ended`}</Chip>;
  return isPinned ? <Chip tone="snap">{t`Pinned`}</Chip> : <Chip tone="leaf">{t`Shown`}</Chip>;
}

function Times({ item: { posted_at: from, ends_at: until } }: { item: ManagedAnnouncement }) {
  const start = formatDateTime(from);
  if (!until) return <time dateTime={from}>{t`from ${start}`}</time>;
  const end = formatDateTime(until);
  return <span>{t`from ${start} until ${end}`}</span>;
}
