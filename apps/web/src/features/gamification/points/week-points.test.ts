import { expect, test } from 'vitest';
import { pointsByWeek } from './week-points.ts';

const day = (iso: string, points: number) => ({ day: iso, points, mark: null });

test('points are summed by week from Monday to Sunday, the running week last', () => {
  const days = [
    day('2026-11-08', 1),
    day('2026-11-09', 10),
    day('2026-11-15', 5),
    day('2026-11-16', 7),
    day('2026-11-21', 3),
  ];
  expect(pointsByWeek(days, { today: '2026-11-21', weeks: 3 })).toEqual([
    { from: '2026-11-02', points: 1, isLeave: false },
    { from: '2026-11-09', points: 15, isLeave: false },
    { from: '2026-11-16', points: 10, isLeave: false },
  ]);
});

test('a week without points is there with none', () => {
  expect(pointsByWeek([], { today: '2026-11-22', weeks: 2 }).map(({ points }) => points)).toEqual([0, 0]);
});

test('a week without points says when there was leave in it; one with points does not', () => {
  const leaves = [{ from: '2026-11-13', through: '2026-11-17' }];
  const weeks = pointsByWeek([day('2026-11-16', 7)], { today: '2026-11-25', weeks: 4, leaves });
  expect(weeks.map(({ isLeave }) => isLeave)).toEqual([false, true, false, false]);
});
