import { useSearchParams } from 'react-router';
import type { MemberSearch } from '../people.queries.ts';

export type QuickFilter = 'unseen' | 'on_leave' | 'leading' | 'without_group' | 'deactivated';

export interface ListSearch {
  readonly text: string;
  /** The id of a group, or `all`. */
  readonly group: string;
  readonly level: 'all' | 'learner' | 'manager' | 'admin';
  readonly quick: QuickFilter | null;
  readonly sort: MemberSearch['sort'];
}

const LEVELS = ['learner', 'manager', 'admin'] as const;
const QUICK = ['unseen', 'on_leave', 'leading', 'without_group', 'deactivated'] as const;
const SORTS = ['name', 'last_seen', 'newest'] as const;

const among = <T extends string>(list: readonly T[], value: string | null): T | null =>
  list.find((one) => one === value) ?? null;

/** What the list shows, kept in the address: a reload and the way back find it again. */
export function useMemberSearch() {
  const [words, setWords] = useSearchParams();
  const search: ListSearch = {
    text: words.get('q') ?? '',
    group: words.get('group') ?? 'all',
    level: among(LEVELS, words.get('level')) ?? 'all',
    quick: among(QUICK, words.get('show')),
    sort: among(SORTS, words.get('sort')) ?? 'last_seen',
  };
  const change = (part: Partial<ListSearch>) => {
    const next = { ...search, ...part };
    const written = {
      q: next.text,
      group: next.group === 'all' ? '' : next.group,
      level: next.level === 'all' ? '' : next.level,
      show: next.quick ?? '',
      sort: next.sort === 'last_seen' ? '' : next.sort,
    };
    setWords(new URLSearchParams(Object.entries(written).filter(([, value]) => value !== '')), { replace: true });
  };
  return { search, change };
}

/** As the server is asked. */
export function memberQueryOf({ text, group, level, quick, sort }: ListSearch): MemberSearch {
  return {
    sort,
    ...(text && { search: text.slice(0, 100) }),
    ...(group !== 'all' && { group }),
    ...(level === 'admin' && { role: 'ORG_ADMIN' as const }),
    ...((level === 'learner' || level === 'manager') && { level }),
    ...(quick === 'unseen' && { is_unseen: 'true' as const }),
    ...(quick === 'on_leave' && { status: 'on_leave' as const }),
    ...(quick === 'leading' && { is_leading: 'true' as const }),
    ...(quick === 'without_group' && { group: 'none' }),
    ...(quick === 'deactivated' && { is_deactivated: 'true' as const }),
  };
}
