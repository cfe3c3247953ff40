import { t } from '@lingui/core/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { ItemRow } from '../catalogue/item-row.tsx';
import { MoreButton } from './more-button.tsx';
import { bookmarks } from './record.queries.ts';

/** What the learner saved for later. */
export function BookmarkList({ orgId }: { orgId: string }) {
  const query = useSuspenseInfiniteQuery(bookmarks(orgId));
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return <p className="text-ink-2">{t`Nothing saved yet. ‘Save for later’ on any item puts it here.`}</p>;
  return (
    <>
      <ul className="-mx-3 large-letters:mx-0">
        {items.map((item) => (
          <li key={item.id}>
            <ItemRow orgId={orgId} item={item} isModuleShown />
          </li>
        ))}
      </ul>
      <MoreButton {...query} />
    </>
  );
}
