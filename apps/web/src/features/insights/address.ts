import { useSearchParams } from 'react-router';

/** Days that one choice of the range covers: whole weeks, so that weekends are compared with weekends. */
export const RANGES = [7, 28, 91, 364] as const;
const USUAL_DAYS = 28;
const DAY_MS = 86_400_000;

/** What the figures are of: it stands in the address, so that who gets it sees the same. */
export interface InsightsQuery {
  readonly from: string;
  readonly to: string;
  readonly groupId: string | null;
  /** The period before stands beside them. */
  readonly isCompared: boolean;
}

export interface InsightsAddress extends InsightsQuery {
  /** The last so many days; null for a range with its own first and last day. */
  readonly lastDays: number | null;
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The day so many days before. */
export const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** How many days a range has, both ends counted. */
export const daysIn = ({ from, to }: Pick<InsightsQuery, 'from' | 'to'>): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The period before: as long, and ending the day before this one begins. */
export const periodBefore = (range: Pick<InsightsQuery, 'from' | 'to'>): { from: string; to: string } => ({
  from: dayBefore(range.from, daysIn(range)),
  to: dayBefore(range.from, 1),
});

/** Reads what an address asks for; what makes no sense is left out. */
export function readAddress(search: URLSearchParams, today: string): InsightsAddress {
  const [from, to] = [search.get('from'), search.get('to')];
  const rest = { groupId: search.get('group'), isCompared: search.get('compare') !== 'none' };
  if (isDay(from) && isDay(to) && from <= to && daysIn({ from, to }) <= 366)
    return { from, to, lastDays: null, ...rest };
  const asked = Number(search.get('days'));
  const lastDays = RANGES.find((days) => days === asked) ?? USUAL_DAYS;
  return { from: dayBefore(today, lastDays - 1), to: today, lastDays, ...rest };
}

/** The words of an address for other figures; what is usual isn't written. */
export function writeAddress(before: URLSearchParams, change: Partial<InsightsAddress>): URLSearchParams {
  const next = new URLSearchParams(before);
  const put = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  if (change.lastDays) {
    put('from', null);
    put('to', null);
    put('days', change.lastDays === USUAL_DAYS ? null : String(change.lastDays));
  } else if (change.from && change.to) {
    put('days', null);
    put('from', change.from);
    put('to', change.to);
  }
  if (change.groupId !== undefined) put('group', change.groupId);
  if (change.isCompared !== undefined) put('compare', change.isCompared ? null : 'none');
  return next;
}

/** Today where the reader is. */
export const readersToday = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** What the page's address asks for, and how to ask for something else. */
export function useInsightsAddress(today = readersToday()) {
  const [search, setSearch] = useSearchParams();
  const address = readAddress(search, today);
  return {
    address,
    change: (change: Partial<InsightsAddress>) =>
      setSearch((now) => writeAddress(now, change), { preventScrollReset: true }),
    /** An address that shows the same days tomorrow. */
    shared: () => {
      const words = writeAddress(search, { from: address.from, to: address.to });
      return `${location.origin}${location.pathname}?${words}`;
    },
  };
}
