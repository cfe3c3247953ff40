import { formatDate } from '#platform/locale/format.ts';
import { t } from '@lingui/core/macro';
import type { Announcement } from '@snapwell/contract/organizations/announcements.schemas';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Megaphone, Pin } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { IconTile } from '#ui/layout/icon-tile.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { announcements } from './organizations.queries.ts';

/** What the organization tells its members. */
export function AnnouncementList({ orgId }: { orgId: string }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(announcements(orgId));
  const items = data.pages.flatMap((page) => page.items);
  return (
    <section aria-labelledby="announcements">
      <SectionHead id="announcements" title={t`Announcements`} />
      {items.length === 0 && (
        <p className="text-ink-2">{t`Nothing has been announced yet. What everybody should know will appear here.`}</p>
      )}
      <ul className="grid divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex gap-4 py-5 first:pt-1">
            <IconTile tone={item.is_pinned ? 'snap' : 'sky'}>
              {item.is_pinned ? <Pin aria-hidden="true" /> : <Megaphone aria-hidden="true" />}
            </IconTile>
            <AnnouncementText item={item} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-3" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </section>
  );
}

function AnnouncementText({ item: { title, body, posted_at: postedAt, is_pinned: isPinned } }: { item: Announcement }) {
  return (
    <div className="min-w-0 flex-1">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 leading-tight">
        {title} {isPinned && <Chip tone="snap">{t`Pinned`}</Chip>}
      </h3>
      <div className="mt-1.5 grid max-w-[65ch] gap-2 whitespace-pre-line text-ink-2">
        {body.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <time dateTime={postedAt} className="mt-1.5 block text-sm text-ink-3">
        {formatDate(postedAt)}
      </time>
    </div>
  );
}
