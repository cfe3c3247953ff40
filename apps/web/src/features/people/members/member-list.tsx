import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MemberCounts } from '@snapwell/contract/organizations/members.schemas';
import { useInfiniteQuery, usePrefetchInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Search, UserSearch } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { formatNumber } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { memberCounts, members } from '../people.queries.ts';
import { ActBar } from './act-bar.tsx';
import { MemberTable } from './member-table.tsx';
import { type ListSearch, memberQueryOf, type QuickFilter, useMemberSearch } from './use-member-search.ts';

interface MemberListProps {
  orgId: string;
  /** Those that one can narrow to. */
  groups: readonly { id: string; name: string }[];
  pathOf: (uid: string) => string;
  /** Administrators decide more than managers. */
  runsOrganization: boolean;
  /** Shown where there is nobody yet. */
  empty: ReactNode;
}

/** Members, found and narrowed; several can be chosen for one act. */
export function MemberList({ orgId, groups, pathOf, runsOrganization, empty }: MemberListProps) {
  const { search, change } = useMemberSearch();
  const query = memberQueryOf(useDeferredValue(search));
  // Asked beside the counts, for which this waits.
  usePrefetchInfiniteQuery(members(orgId, query));
  const { data: counts } = useSuspenseQuery(memberCounts(orgId));
  const list = useInfiniteQuery({ ...members(orgId, query), throwOnError: true });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = list.data?.pages.flatMap(({ items }) => items);
  // Who runs the organization alone has nobody to look after yet.
  if (counts.members <= 1 && runsOrganization) return <>{empty}</>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Filters {...{ search, change, groups }} />
      <QuickFilters {...{ counts, runsOrganization }} value={search.quick} onChange={(quick) => change({ quick })} />
      {!rows ? (
        <RowsSkeleton />
      ) : rows.length === 0 ? (
        <NobodyFound search={search} onClear={() => change({ text: '', group: 'all', level: 'all', quick: null })} />
      ) : (
        <div className={classNames('grid gap-4', list.isPlaceholderData && 'opacity-60')}>
          <MemberTable
            rows={rows}
            pathOf={pathOf}
            chosen={chosen}
            onChoose={setChosen}
            sort={search.sort}
            onSort={(sort) => change({ sort })}
          />
          <div className="grid justify-items-center gap-3 pb-16 text-sm text-ink-2">
            {list.hasNextPage && (
              <Button onClick={() => void list.fetchNextPage()} isPending={list.isFetchingNextPage}>
                <Trans>Show 50 more</Trans>
              </Button>
            )}
            <p role="status">
              {list.hasNextPage
                ? t`The first ${formatNumber(rows.length)} are shown.`
                : t`${plural(rows.length, { one: '# person', other: '# people' })}`}
            </p>
          </div>
        </div>
      )}
      {chosen.size > 0 && rows && (
        <ActBar
          orgId={orgId}
          groups={groups}
          runsOrganization={runsOrganization}
          people={rows.filter(({ uid }) => chosen.has(uid))}
          onDone={() => setChosen(new Set())}
        />
      )}
    </div>
  );
}

interface FiltersProps {
  search: ListSearch;
  change: (part: Partial<ListSearch>) => void;
  groups: readonly { id: string; name: string }[];
}

function Filters({ search, change, groups }: FiltersProps) {
  const [text, setText] = useState(search.text);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={t`Find people`}
        isLabelHidden
        icon={<Search aria-hidden="true" />}
        placeholder={t`Name, email or job`}
        type="search"
        value={text}
        maxLength={100}
        className="w-full sm:max-w-md sm:min-w-64 sm:flex-1"
        onChange={({ target }) => {
          setText(target.value);
          change({ text: target.value });
        }}
      />
      <Select
        label={t`Group`}
        isLabelHidden
        className="max-sm:flex-1 sm:ml-auto sm:w-48"
        options={[
          { value: 'all', label: t`All groups` },
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={search.group}
        onChange={(group) => change({ group })}
      />
      <Select
        label={t`Role`}
        isLabelHidden
        className="max-sm:flex-1 sm:w-40"
        options={[
          { value: 'all', label: t`All roles` },
          { value: 'learner', label: t`Learners` },
          { value: 'manager', label: t`Managers` },
          { value: 'admin', label: t`Admins` },
        ]}
        value={search.level}
        onChange={(level) => change({ level })}
      />
    </div>
  );
}

interface QuickFiltersProps {
  counts: MemberCounts;
  runsOrganization: boolean;
  value: QuickFilter | null;
  onChange: (value: QuickFilter | null) => void;
}

/** The questions that are asked most, with how many they find. */
function QuickFilters({ counts, runsOrganization, value, onChange }: QuickFiltersProps) {
  const all: [QuickFilter, string, number][] = [
    ['unseen', t`Not seen for 14 days`, counts.unseen],
    ['on_leave', t`On leave`, counts.on_leave],
    ['leading', t`Managers and admins`, counts.leading],
    ...(runsOrganization ? [['without_group', t`Without a group`, counts.without_group] as const] : []).map(
      ([key, label, count]): [QuickFilter, string, number] => [key, label, count],
    ),
    ['deactivated', t`Deactivated`, counts.deactivated],
  ];
  return (
    <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
      {all
        .filter(([key, , count]) => count > 0 || key === value)
        .map(([key, label, count]) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === value}
            onClick={() => onChange(key === value ? null : key)}
            className="inline-flex min-h-11 flex-none items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-semibold text-ink-2 hover:text-ink aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:text-leaf-ink"
          >
            {label} <span className="text-ink tabular-nums">{formatNumber(count)}</span>
          </button>
        ))}
    </div>
  );
}

function NobodyFound({ search, onClear }: { search: ListSearch; onClear: () => void }) {
  return (
    <EmptyState
      icon={<UserSearch />}
      title={search.text ? t`Nobody is called “${search.text}”` : t`Nobody fits`}
      action={<Button onClick={onClear}>{t`Show everybody`}</Button>}
    >
      <Trans>Check the spelling, or look in all groups and roles.</Trans>
    </EmptyState>
  );
}
