import type { LeaderboardRow } from '@snapwell/contract/gamification/leaderboard.schemas';

/** From the middle of a row to the next: its height and the gap. */
export const ROW_PITCH = 66;
/** The picture's width; the lines end at its right edge, where the rows begin. */
export const LINES_WIDTH = 280;
const LEFT = 12;
const MOST = 10;

type Row = Pick<LeaderboardRow, 'days' | 'is_me'>;

export interface RankLine {
  readonly path: string;
  readonly isOwn: boolean;
  /** Where the line stood at the end of each day. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** How many rows from the top the lines run into: those of the running week. */
export function rowsWithLines(rows: readonly Row[]): number {
  const days = rows[0]?.days.length ?? 0;
  if (days < 2) return 0;
  const end = rows.findIndex((row) => row.days.length !== days);
  const count = Math.min(MOST, end < 0 ? rows.length : end);
  return count < 3 ? 0 : count;
}

/** Where each of these people stood among them at the end of each day, from 0. */
function placesOf(rows: readonly Row[]): number[][] {
  const days = rows[0]?.days.length ?? 0;
  const totals = rows.map((row) => runningTotals(row.days));
  return Array.from({ length: days }, (_, day) => {
    const order = rows.map((_row, at) => at).toSorted((a, b) => totals[b]![day]! - totals[a]![day]! || a - b);
    return rows.map((_row, at) => order.indexOf(at));
  });
}

/** The order of these people at the end of each day, as lines that run into their rows. */
export function drawRankLines(rows: readonly Row[]): RankLine[] {
  const places = placesOf(rows);
  const days = places.length;
  const step = (LINES_WIDTH - LEFT) / Math.max(1, days - 1);
  return rows.map((row, at) => {
    const points = places.map((place, day) => ({ x: LEFT + day * step, y: (place[at]! + 0.5) * ROW_PITCH }));
    return { points, isOwn: row.is_me, path: pathThrough(points, step) };
  });
}

/** One's own place among these people at the end of each day, as a small line: from 0, the last of them, to 1. */
export function ownWay(rows: readonly Row[]): number[] {
  const at = rows.findIndex((row) => row.is_me);
  return at < 0 ? [] : placesOf(rows).map((place) => 1 - place[at]! / Math.max(1, rows.length - 1));
}

function runningTotals(days: readonly number[]): number[] {
  let total = 0;
  return days.map((points) => (total += points));
}

/** Flat at each day, a curve between them. */
function pathThrough(points: readonly { x: number; y: number }[], step: number): string {
  const bend = step * 0.5;
  return points
    .map(({ x, y }, at) => {
      if (at === 0) return ['M', x.toFixed(1), ',', y].join('');
      const before = points[at - 1]!;
      return ['C', [before.x + bend, before.y, x - bend, y, x, y].map((each) => each.toFixed(1)).join(',')].join('');
    })
    .join('');
}
