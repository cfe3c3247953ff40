import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { moduleList, type ModuleFilter } from './learning.queries.ts';
import { ModuleCard } from './module-card.tsx';

const STATES = [
  { value: 'all', label: 'All' },
  { value: 'under_way', label: 'Under way' },
  { value: 'new', label: 'New' },
  { value: 'completed', label: 'Complete' },
] as const;
const ANY_TAG = 'any topic';

/** All modules, by how far one is and by what they are about. */
export function ModuleCatalogue({ orgId }: { orgId: string }) {
  const [state, setState] = useState<(typeof STATES)[number]['value']>('all');
  const [tag, setTag] = useState(ANY_TAG);
  const filter: ModuleFilter = { ...(state !== 'all' && { state }), ...(tag !== ANY_TAG && { tag }) };
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(moduleList(orgId, filter));
  const modules = data?.pages.flatMap(({ items }) => items);
  const tags = data?.pages[0]?.tags ?? [];
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <SegmentedControl label="Progress" options={STATES} value={state} onChange={setState} />
        {tags.length > 0 && (
          <Select
            label="Topic"
            isLabelHidden
            options={[{ value: ANY_TAG, label: 'All topics' }, ...tags.map((each) => ({ value: each, label: each.replaceAll('-', ' ') }))]}
            value={tag}
            onChange={setTag}
            className="min-w-44"
          />
        )}
      </div>
      {!modules && <Skeleton shape="card" />}
      {modules?.length === 0 && (
        <EmptyState title="No module fits">
          {state === 'all' && tag === ANY_TAG ? 'Your organization has not published anything yet.' : 'Choose another topic, or look at all modules.'}
        </EmptyState>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 nav:grid-cols-3">
        {modules?.map((module) => (
          <li key={module.id}>
            <ModuleCard orgId={orgId} module={module} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mx-auto mt-8 flex" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}
