import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LibraryBig } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ItemCatalogue } from './item-catalogue.tsx';
import { ANY, EVERYTHING, LibraryFilters } from './library-filters.tsx';
import { moduleList, type ModuleFilter } from '../learning.queries.ts';
import { ModuleCard } from './module-card.tsx';

const STATES = [
  { value: 'all', label: msg`All` },
  { value: 'under_way', label: msg`In progress` },
  { value: 'new', label: msg`New` },
  { value: 'completed', label: msg`Complete` },
] as const;
type State = (typeof STATES)[number]['value'];

/** What an empty list of modules says. */
const NONE: Record<State, { title: MessageDescriptor; words: MessageDescriptor }> = {
  all: { title: msg`No module fits`, words: msg`Choose another topic, or look at all modules.` },
  under_way: {
    title: msg`No module in progress`,
    words: msg`Open any item of a module, and the module appears here until you complete it.`,
  },
  new: { title: msg`You’ve started every module`, words: msg`What your organization adds next appears here.` },
  completed: { title: msg`No module is complete yet`, words: msg`A module is complete when all its items are.` },
};
const GRID = 'grid gap-4 sm:grid-cols-2 nav:grid-cols-3';

/** All modules, by how far one is and by what they are about. */
export function ModuleCatalogue({ orgId }: { orgId: string }) {
  const [state, setState] = useState<State>('all');
  const [choice, setChoice] = useState(EVERYTHING);
  const { tag, type, length } = choice;
  const filter: ModuleFilter = { ...(state !== 'all' && { state }), ...(tag !== ANY && { tag }) };
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(moduleList(orgId, filter));
  const none = NONE[tag === ANY ? state : 'all'];
  const showAll = () => {
    setState('all');
    setChoice(EVERYTHING);
  };
  const modules = data?.pages.flatMap(({ items }) => items);
  const tags = data?.pages[0]?.tags ?? [];
  const isFiltered = state !== 'all' || tag !== ANY;
  const isOfItems = type !== ANY || length !== ANY;
  if (modules?.length === 0 && !isFiltered && !isOfItems) return <NothingPublished />;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        {/* Progress is a module's; items are of a kind and a length. */}
        {!isOfItems && (
          <SegmentedControl
            label={t`Progress`}
            options={STATES.map(({ value, label }) => ({ value, label: i18n._(label) }))}
            value={state}
            onChange={setState}
          />
        )}
        <LibraryFilters tags={tags} choice={choice} onChoice={setChoice} />
      </div>
      {isOfItems ? (
        <ItemCatalogue
          orgId={orgId}
          filter={{
            ...(type !== ANY && { type }),
            ...(length !== ANY && { max_minutes: Number(length) }),
            ...(tag !== ANY && { tag }),
          }}
          showAll={<Button onClick={showAll}>{t`Show the whole library`}</Button>}
        />
      ) : (
        <>
          {modules?.length === 0 && (
            <EmptyState title={i18n._(none.title)} action={<Button onClick={showAll}>{t`Show all modules`}</Button>}>
              {i18n._(none.words)}
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
              {t`Show more`}
            </Button>
          )}
        </>
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
    <EmptyState title={t`Nothing to learn here yet`} icon={<LibraryBig aria-hidden="true" />}>
      {t`As soon as your organization publishes its first module, you’ll find it here.`}
    </EmptyState>
  );
}
