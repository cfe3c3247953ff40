import type { LeaderboardRow as Row } from '@snapwell/contract/gamification/leaderboard.schemas';
import type { League } from '@snapwell/contract/gamification/league.schemas';
import { downLine, upLine } from './league.texts.ts';

/** A line of a ranking: somebody's place, a gap, or a border of the league. */
export type BoardLine =
  | { readonly kind: 'row'; readonly key: string; readonly row: Row }
  | { readonly kind: 'gap'; readonly key: string }
  | { readonly kind: 'up' | 'down'; readonly key: string; readonly words: string };

const asLines = (rows: readonly Row[]): BoardLine[] =>
  rows.map((row, at) => ({ kind: 'row', key: keyOf(row, at), row }));

/** Two people who hide their names may have the same points: their places tell them apart. */
export const keyOf = (row: Row, at: number): string => row.user_id ?? `${at} ${row.rank}`;

/** What was read so far, and further down the caller with their neighbours, unless they stand among the others. */
export function boardLines(rows: readonly Row[], around: readonly Row[]): BoardLine[] {
  const lines = asLines(rows);
  if (rows.some(({ is_me }) => is_me) || around.length === 0) return lines;
  const least = rows.at(-1)?.points ?? Infinity;
  const further = around.filter((row) => row.is_me || row.points < least);
  const isNext = further.length < around.length;
  const own = further.map((row, at): BoardLine => ({ kind: 'row', key: `around ${keyOf(row, at)}`, row }));
  return isNext ? [...lines, ...own] : [...lines, { kind: 'gap', key: 'gap' }, ...own];
}

/**
 * The rows of a league with the lines under which one moves up and above which one moves down. Equal points move
 * together.
 */
export function leagueLines({
  tier,
  items,
  moves_up: up,
  moves_down: down,
}: Pick<League, 'tier' | 'items' | 'moves_up' | 'moves_down'>): BoardLine[] {
  const rising = items.filter(({ rank, points }) => rank <= up && points > 0).length;
  const falling = items.filter(({ rank }) => down > 0 && rank > items.length - down).length;
  const staying = items.length - falling;
  return [
    ...asLines(items.slice(0, rising)),
    ...(rising > 0 ? [{ kind: 'up', key: 'up', words: upLine(tier, rising) } as const] : []),
    ...asLines(items.slice(rising, staying)),
    ...(falling > 0 ? [{ kind: 'down', key: 'down', words: downLine(tier, falling) } as const] : []),
    ...asLines(items.slice(staying)),
  ];
}
