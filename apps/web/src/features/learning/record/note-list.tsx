import { Trans } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { IconTile } from '#ui/layout/icon-tile.tsx';
import { MoreButton } from './more-button.tsx';
import { notes } from './record.queries.ts';

/** What the learner wrote down, each with the item it is about. */
export function NoteList({ orgId }: { orgId: string }) {
  const query = useSuspenseInfiniteQuery(notes(orgId));
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>No notes yet. ‘Write a note’ is below every item; only you see what you write.</Trans>
      </p>
    );
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map(({ content_id: id, content_title: title, text, updated_at: at }) => (
          <li key={id} className="flex gap-4 py-4 first:pt-0">
            <IconTile tone="sky">
              <NotebookPen aria-hidden="true" />
            </IconTile>
            <div className="min-w-0 flex-1">
              <Link to={paths.content(orgId, id)} className="font-semibold underline-offset-4 hover:underline">
                {title}
              </Link>
              <p className="mt-1 max-w-[65ch] wrap-anywhere whitespace-pre-line text-ink-2">{text}</p>
              <time dateTime={at} className="mt-1 block text-sm text-ink-3">
                {formatDate(at)}
              </time>
            </div>
          </li>
        ))}
      </ul>
      <MoreButton {...query} />
    </>
  );
}
