import { t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { ItemRow } from './item-row.tsx';
import { itemList, type ItemFilter } from '../learning.queries.ts';

interface ItemCatalogueProps {
  orgId: string;
  filter: ItemFilter;
  /** Leads out of a choice that nothing fits. */
  showAll: ReactNode;
}

/** The library by its items: all that are of a kind, or short enough. */
export function ItemCatalogue({ orgId, filter, showAll }: ItemCatalogueProps) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(itemList(orgId, filter));
  const items = data?.pages.flatMap((page) => page.items);
  if (!items) return <RowsSkeleton />;
  if (items.length === 0) {
    return (
      <EmptyState title={t`Nothing fits`} action={showAll}>
        {t`Choose another kind, or give yourself a little more time.`}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.id}>
            <ItemRow orgId={orgId} item={item} isModuleShown />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mx-auto mt-8 flex" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </>
  );
}
