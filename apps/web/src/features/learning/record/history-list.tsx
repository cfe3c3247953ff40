import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { paths } from '#platform/paths.ts';
import { IconTile } from '#ui/icon-tile.tsx';
import { LinkRow } from '#ui/link-row.tsx';
import { kindIcon, kindName } from '../kind-look.tsx';
import { MoreButton } from './more-button.tsx';
import { history } from './record.queries.ts';

/** What the learner finished, the newest first. */
export function HistoryList({ orgId }: { orgId: string }) {
  const query = useSuspenseInfiniteQuery(history(orgId));
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p className="text-ink-2">Nothing is finished yet. The first item you complete stands here.</p>;
  return (
    <>
      <ol>
        {items.map(({ content_id: id, title, type, kind, module_title: module, completed_at: at }) => (
          <li key={id}>
            <LinkRow
              to={paths.content(orgId, id)}
              lead={<IconTile tone="leaf">{kindIcon(type)}</IconTile>}
              title={title}
              detail={[kindName(kind), module].filter(Boolean).join(' · ')}
              end={
                <time dateTime={at} className="text-sm whitespace-nowrap text-ink-2">
                  {dateOf(at)}
                </time>
              }
            />
          </li>
        ))}
      </ol>
      <MoreButton {...query} />
    </>
  );
}

function dateOf(at: string): string {
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleDateString(undefined, { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) });
}
