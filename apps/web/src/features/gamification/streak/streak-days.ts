import { formatDay } from '#platform/locale/format.ts';
import type { MemberStats, WeekDay } from '@snapwell/contract/gamification/streak.schemas';
import type { StreakDay, StreakDayState } from '#ui/brand/streak-week.tsx';

const STATES: Record<WeekDay['mark'], StreakDayState> = {
  visited: 'visited',
  repaired: 'visited',
  frozen: 'freeze',
  neutral: 'neutral',
  missed: 'missed',
  to_come: 'upcoming',
};

/** The week of a standing as the dots show it. */
export function streakDaysOf({ streak_week: week }: Pick<MemberStats, 'streak_week'>): StreakDay[] {
  return week.map(({ day, mark, is_today: isToday, bonus_points: bonus }) => ({
    name: formatDay(day, { weekday: 'long' }),
    state: mark === 'to_come' && bonus !== null ? 'bonus' : STATES[mark],
    isToday,
    ...(bonus !== null && { bonusPoints: bonus }),
  }));
}
