import type { LeaderboardPeriod } from '@snapwell/contract/gamification/leaderboard.schemas';
import { addDays, type Day, mondayOf } from './streak/days.ts';

/** Whose points are compared: `all` time, a week (`w:` and its Monday) or a month (`m:` and its first day). */
export type Board = string;

export const ALL_TIME: Board = 'all';

/** The boards of weeks and months on which points of an organization's day count. */
export function periodBoards(countedOn: Day): [week: Board, month: Board] {
  return [`w:${mondayOf(countedOn)}`, `m:${firstOfMonth(countedOn)}`];
}

/** The board of a period that runs on a day, with its first and last day. */
export function boardOn(
  period: LeaderboardPeriod,
  today: Day,
): { board: Board; from: Day | null; through: Day | null } {
  const [week, month] = periodBoards(today);
  if (period === 'week') return { board: week, from: mondayOf(today), through: addDays(mondayOf(today), 6) };
  if (period === 'month') return { board: month, from: firstOfMonth(today), through: lastOfMonth(today) };
  return { board: ALL_TIME, from: null, through: null };
}

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
const lastOfMonth = (day: Day): Day => addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);
