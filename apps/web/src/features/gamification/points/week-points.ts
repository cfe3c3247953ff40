import type { CalendarDay, LeaveDays } from '@snapwell/contract/gamification/streak.schemas';

export interface WeekPoints {
  /** The Monday. */
  readonly from: string;
  readonly points: number;
  /** Nothing was earned because there was leave. */
  readonly isLeave: boolean;
}

const DAY_MS = 86_400_000;
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The points of each of the last weeks, the running one last. */
export function pointsByWeek(
  days: readonly CalendarDay[],
  { today, weeks, leaves = [] }: { today: string; weeks: number; leaves?: readonly LeaveDays[] },
): WeekPoints[] {
  const end = Date.parse(today);
  const monday = end - ((new Date(end).getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: weeks }, (_, at) => {
    const from = isoDay(monday - (weeks - 1 - at) * 7 * DAY_MS);
    const until = isoDay(Date.parse(from) + 7 * DAY_MS);
    const points = days.filter(({ day }) => day >= from && day < until).reduce((sum, each) => sum + each.points, 0);
    const isLeave = points === 0 && leaves.some((leave) => leave.from < until && leave.through >= from);
    return { from, points, isLeave };
  });
}
