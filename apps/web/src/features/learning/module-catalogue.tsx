import { useInfiniteQuery } from '@tanstack/react-query';
import { LibraryBig } from 'lucide-react';
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
type State = (typeof STATES)[number]['value'];

/** What an empty list of modules says. */
const NONE: Record<State, { title: string; words: string }> = {
  all: { title: 'No module fits', words: 'Choose another topic, or look at all modules.' },
  under_way: {
    title: 'No module is under way',
    words: 'Open any item of a module, and the module appears here until it is complete.',
  },
  new: { title: 'You have begun every module', words: 'What your organization adds next appears here.' },
  completed: { title: 'No module is complete yet', words: 'A module is complete when all its items are.' },
};
const ANY_TAG = 'any topic';
const GRID = 'grid gap-4 sm:grid-cols-2 nav:grid-cols-3';

/** All modules, by how far one is and by what they are about. */
export function ModuleCatalogue({ orgId }: { orgId: string }) {
  const [state, setState] = useState<State>('all');
  const [tag, setTag] = useState(ANY_TAG);
  const filter: ModuleFilter = { ...(state !== 'all' && { state }), ...(tag !== ANY_TAG && { tag }) };
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(moduleList(orgId, filter));
  const none = NONE[tag === ANY_TAG ? state : 'all'];
  const showAll = () => {
    setState('all');
    setTag(ANY_TAG);
  };
  const modules = data?.pages.flatMap(({ items }) => items);
  const tags = data?.pages[0]?.tags ?? [];
  const isFiltered = state !== 'all' || tag !== ANY_TAG;
  if (modules?.length === 0 && !isFiltered) return <NothingPublished />;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <SegmentedControl label="Progress" options={STATES} value={state} onChange={setState} />
        {/* It has its place before its topics are known, so that nothing moves. */}
        {(!data || tags.length > 0) && (
          <Select
            label="Topic"
            isLabelHidden
            options={[
              { value: ANY_TAG, label: 'All topics' },
              ...tags.map((each) => ({ value: each, label: each.replaceAll('-', ' ') })),
            ]}
            value={tag}
            onChange={setTag}
            className="min-w-44"
          />
        )}
      </div>
      {modules?.length === 0 && (
        <EmptyState title={none.title} action={<Button onClick={showAll}>Show all modules</Button>}>
          {none.words}
        </EmptyState>
      )}
      {!modules && <CardsSkeleton />}
      <ul className={GRID}>
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

function CardsSkeleton() {
  return (
    <div className={GRID}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} shape="card" className="h-84" />
      ))}
    </div>
  );
}

function NothingPublished() {
  return (
    <EmptyState title="Nothing to learn here yet" icon={<LibraryBig aria-hidden="true" />}>
      As soon as your organization publishes its first module, you find it here.
    </EmptyState>
  );
}
