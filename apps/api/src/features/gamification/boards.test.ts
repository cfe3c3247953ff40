import { expect, test } from 'vitest';
import { boardOn, periodBoards } from './boards.ts';

test('a day counts on the board of its week, from Monday to Sunday, and of its month', () => {
  expect(periodBoards('2026-11-01')).toEqual(['w:2026-10-26', 'm:2026-11-01']);
  expect(boardOn('week', '2026-11-01')).toEqual({ board: 'w:2026-10-26', from: '2026-10-26', through: '2026-11-01' });
  expect(boardOn('week', '2026-11-02')).toMatchObject({ from: '2026-11-02', through: '2026-11-08' });
});

test.each([
  ['2026-02-14', '2026-02-28'],
  ['2028-02-14', '2028-02-29'],
  ['2026-11-30', '2026-11-30'],
  ['2026-12-31', '2026-12-31'],
])('the month of %s ends on %s', (day, through) =>
  expect(boardOn('month', day)).toEqual({ board: `m:${day.slice(0, 7)}-01`, from: `${day.slice(0, 7)}-01`, through }),
);

test('all time has one board without days', () =>
  expect(boardOn('all', '2026-11-01')).toEqual({ board: 'all', from: null, through: null }));
