import { t } from '@lingui/core/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { DatedRow } from './dated-row.tsx';
import { MoreButton } from './more-button.tsx';
import { history } from './record.queries.ts';

/** What the learner finished, the newest first. */
export function HistoryList({ orgId }: { orgId: string }) {
  const query = useSuspenseInfiniteQuery(history(orgId));
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return <p className="text-ink-2">{t`Nothing finished yet. The first item you complete appears here.`}</p>;
  return (
    <>
      <ol>
        {items.map(({ content_id: id, title, type, kind, module_title: module, completed_at: at }) => (
          <li key={id}>
            <DatedRow orgId={orgId} item={{ id, title, type, kind }} detail={module} at={at} />
          </li>
        ))}
      </ol>
      <MoreButton {...query} />
    </>
  );
}
