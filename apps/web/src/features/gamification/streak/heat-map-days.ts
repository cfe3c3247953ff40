import type { CalendarDay } from '@snapwell/contract/gamification/streak.schemas';

export interface HeatDay {
  readonly day: string;
  readonly points: number;
  readonly mark: CalendarDay['mark'];
  /** 0 nothing, 1 to 4 more and more. */
  readonly level: 0 | 1 | 2 | 3 | 4;
}

const DAY_MS = 86_400_000;
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The weeks up to today as columns, Monday first; days to come are left out. */
export function heatWeeks(
  days: readonly CalendarDay[],
  { today, weeks }: { today: string; weeks: number },
): HeatDay[][] {
  const byDay = new Map(days.map((day) => [day.day, day]));
  const most = Math.max(1, ...days.map(({ points }) => points));
  const end = Date.parse(today);
  const weekday = (new Date(end).getUTCDay() + 6) % 7;
  const first = end - (weekday + (weeks - 1) * 7) * DAY_MS;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => first + (week * 7 + at) * DAY_MS)
      .filter((ms) => ms <= end)
      .map((ms) => {
        const { points = 0, mark = null } = byDay.get(isoDay(ms)) ?? {};
        return { day: isoDay(ms), points, mark, level: levelOf(points, most) };
      }),
  );
}

/** Fewer would be squares like tiles. */
const FEWEST_WEEKS = 18;

/** Without the weeks before anything happened: who is new sees their own days, not empty ones. */
export function sinceFirst(weeks: HeatDay[][]): HeatDay[][] {
  const first = weeks.findIndex((week) => week.some(({ points, mark }) => points > 0 || mark !== null));
  const most = Math.max(0, weeks.length - FEWEST_WEEKS);
  return weeks.slice(first === -1 ? most : Math.min(first, most));
}

/** By the square root: most days are far below the best one. */
function levelOf(points: number, most: number): HeatDay['level'] {
  return points <= 0 ? 0 : (Math.max(1, Math.ceil(4 * Math.sqrt(points / most))) as HeatDay['level']);
}
