import { expect, test } from 'vitest';
import { heatWeeks, sinceFirst } from './heat-map-days.ts';

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

test('the weeks before the first day are left out, as long as enough stay', () => {
  const shownOf = (day: string) => {
    const days = [{ day, points: 10, mark: 'visited' as const }];
    return sinceFirst(heatWeeks(days, { today: '2026-11-19', weeks: 26 }));
  };
  expect(shownOf('2026-11-18')).toHaveLength(18);
  expect(shownOf('2026-07-06')[0]!.map(({ points }) => points)).toEqual([10, 0, 0, 0, 0, 0, 0]);
  expect(shownOf('2026-05-28')).toHaveLength(26);
  expect(sinceFirst(heatWeeks([], { today: '2026-11-19', weeks: 26 }))).toHaveLength(18);
});
