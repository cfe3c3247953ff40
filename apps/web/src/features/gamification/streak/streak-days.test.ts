import { expect, test } from 'vitest';
import { streakDaysOf } from './streak-days.ts';

const day = (date: string, mark: 'visited' | 'frozen' | 'to_come', bonus: number | null = null) => ({
  day: date,
  mark,
  is_today: false,
  bonus_points: bonus,
});

test('a week shows visits, freezes and the bonus to come by the names of its days', () => {
  const week = [
    day('2026-11-16', 'visited'),
    day('2026-11-17', 'frozen'),
    day('2026-11-18', 'to_come'),
    day('2026-11-22', 'to_come', 50),
  ];
  expect(streakDaysOf({ streak_week: week })).toEqual([
    { name: 'Monday', state: 'visited', isToday: false },
    { name: 'Tuesday', state: 'freeze', isToday: false },
    { name: 'Wednesday', state: 'upcoming', isToday: false },
    { name: 'Sunday', state: 'bonus', isToday: false, bonusPoints: 50 },
  ]);
});
