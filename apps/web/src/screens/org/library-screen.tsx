import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SEARCH_MIN_LENGTH } from '@snapwell/contract/learning/learning.limits';
import { Search } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ModuleCards } from '#features/learning/catalogue/module-cards.tsx';
import { SearchResults } from '#features/learning/catalogue/search-results.tsx';
import { moduleList, search } from '#features/learning/learning.queries.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Region } from './region.tsx';
import { CardsSkeleton, RowsSkeleton } from './screen-skeletons.tsx';

type State = 'all' | 'new' | 'under_way' | 'completed';
const STATES: readonly { value: State; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'new', label: 'New' },
  { value: 'under_way', label: 'Under way' },
  { value: 'completed', label: 'Completed' },
];

/** `o/{orgId}/lms`: the whole catalogue, to search and to filter. What is asked for stands in the address. */
export function LibraryScreen() {
  const { orgId = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const words = query.get('q') ?? '';
  const change = (name: string, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <div className="glow">
      <div className="wrap grid gap-8 pt-9 pb-18">
        <header className="grid gap-5 sm:flex sm:items-end sm:justify-between">
          <h1 className="text-2xl">Library</h1>
          <div className="w-full sm:w-96">
            <TextField
              type="search"
              label="Search lessons"
              icon={<Search className="size-5" aria-hidden="true" />}
              value={words}
              onChange={(event) => change('q', event.target.value)}
              placeholder="Pain, sepsis, hand rub"
              autoComplete="off"
            />
          </div>
        </header>
        <Region key={orgId} skeleton={<CardsSkeleton />} title="The library could not be loaded">
          {words.trim().length >= SEARCH_MIN_LENGTH ? (
            <Found orgId={orgId} words={words.trim()} />
          ) : (
            <Catalogue orgId={orgId} state={(query.get('state') as State | null) ?? 'all'} tag={query.get('tag') ?? ''} onChange={change} />
          )}
        </Region>
      </div>
    </div>
  );
}

function Found({ orgId, words }: { orgId: string; words: string }) {
  const asked = useDeferredValue(words);
  const { data } = useQuery(search(orgId, asked));
  if (!data) return <RowsSkeleton />;
  return (
    <section aria-label="Found lessons" aria-live="polite" className="max-w-3xl">
      <SearchResults result={data} query={asked} pathOf={(item) => paths.content(orgId, item.id)} />
    </section>
  );
}

interface CatalogueProps {
  orgId: string;
  state: State;
  tag: string;
  onChange: (name: string, value: string) => void;
}

function Catalogue({ orgId, state, tag, onChange }: CatalogueProps) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    moduleList(orgId, { state: state === 'all' ? undefined : state, tag: tag || undefined }),
  );
  if (!data) return <CardsSkeleton />;
  const modules = data.pages.flatMap((page) => page.items);
  const tags = data.pages[0]?.tags ?? [];
  const isFiltered = state !== 'all' || tag !== '';
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end gap-3">
        <SegmentedControl label="Which modules" options={STATES} value={state} onChange={(value) => onChange('state', value === 'all' ? '' : value)} />
        {tags.length > 0 && (
          <Select
            label="Topic"
            value={tag}
            onChange={(value) => onChange('tag', value)}
            options={[{ value: '', label: 'All topics' }, ...tags.map((value) => ({ value, label: value }))]}
          />
        )}
      </div>
      {modules.length > 0 ? (
        <ModuleCards modules={modules} label="Modules" pathOf={(moduleId) => paths.module(orgId, moduleId)} />
      ) : (
        <EmptyState title={isFiltered ? 'No module fits' : 'The library is empty'}>
          {isFiltered ? 'Choose another state or topic.' : 'Modules appear here as soon as they are published.'}
        </EmptyState>
      )}
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} isPending={isFetchingNextPage} className="justify-self-center">
          Show more
        </Button>
      )}
    </div>
  );
}
