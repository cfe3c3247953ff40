import type { Finding } from '@snapwell/contract/analytics/findings';
import { daysIn, type InsightsQuery } from '../address.ts';
import type { PanelData, PanelName } from '../insights.queries.ts';
import { GROUPS } from './sample-words.ts';

/** What a panel answers, but for what all of them say alike. */
export type Figures<N extends PanelName> = Omit<PanelData<N>, 'from' | 'to' | 'hidden_below' | 'as_of'>;
export type SamplePanels<N extends PanelName> = { [P in N]: (query: InsightsQuery) => Figures<P> };

export const DAY_MS = 86_400_000;
export const MEMBERS = GROUPS.reduce((sum, { members }) => sum + members, 0);

export const membersOf = ({ groupId }: InsightsQuery) => GROUPS.find(({ id }) => id === groupId)?.members ?? MEMBERS;
export const groupIndex = ({ groupId }: InsightsQuery) => GROUPS.findIndex(({ id }) => id === groupId);

/** The same number from 0 to 1 for the same words, whenever it's asked. */
export function chance(words: string): number {
  let hash = 2_166_136_261;
  for (const letter of words) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619);
  // Neighbouring words must not give neighbouring numbers.
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** Who learned on a day: fewer at weekends, a little more with each month. */
export function learnersOn(day: string, query: InsightsQuery): number {
  const date = new Date(`${day}T12:00:00Z`);
  const isWeekend = [0, 6].includes(date.getUTCDay());
  const growth = 1 + (date.getTime() - Date.parse('2026-06-01')) / DAY_MS / 900;
  const share = (isWeekend ? 0.17 : 0.33) * Math.min(1.5, Math.max(0.6, growth));
  return Math.round(membersOf(query) * share * (0.9 + 0.2 * chance(`${day}${query.groupId}`)));
}

export function daysOf({ from, to }: Pick<InsightsQuery, 'from' | 'to'>): string[] {
  const first = Date.parse(`${from}T12:00:00Z`);
  return Array.from({ length: daysIn({ from, to }) }, (_, i) =>
    new Date(first + i * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Different people in some days: the longer, the nearer to everybody. */
export const learnersIn = (query: InsightsQuery, days: number, shift = 0) =>
  Math.round(membersOf(query) * (1 - Math.exp(-days / 18)) * (0.92 - shift));

export const percent = (share: number) => Math.round(share * 100);
export const say = (rule: Finding['rule'], values: Finding['values'] = {}): Finding => ({ rule, values });

/** The share of all members that a group is. */
export const isThere = ({ groupId }: InsightsQuery) =>
  groupId === null ? 1 : membersOf({ groupId } as InsightsQuery) / MEMBERS;
