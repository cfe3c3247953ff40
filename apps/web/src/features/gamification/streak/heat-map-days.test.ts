import { expect, test } from 'vitest';
import { heatWeeks } from './heat-map-days.ts';

test('weeks end today, begin on Monday, and stronger days are darker', () => {
  const days = [
    { day: '2026-11-16', points: 100, mark: 'visited' as const },
    { day: '2026-11-17', points: 0, mark: 'frozen' as const },
    { day: '2026-11-18', points: 10, mark: 'visited' as const },
  ];
  const weeks = heatWeeks(days, { today: '2026-11-19', weeks: 2 });
  expect(weeks.map((week) => week.length)).toEqual([7, 4]);
  expect(weeks[0]![0]!.day).toBe('2026-11-09');
  expect(weeks[1]!.map(({ level, mark }) => [level, mark])).toEqual([
    [4, 'visited'],
    [0, 'frozen'],
    [2, 'visited'],
    [0, null],
  ]);
});
