import { expect, test } from 'vitest';
import { boxBetween, layOutPath, PATH_WIDTH, pathBetween, stretchBetween, waySignBetween } from './path-layout.ts';

test('chapters run to and fro, each in a row of its own', () => {
  const [first, second, third] = layOutPath([5, 2, 1]);
  expect(first!.points.map(({ x }) => x)).toEqual([64, 295, 526, 757, 988]);
  expect(second).toMatchObject({
    firstRow: 1,
    isReversed: true,
    points: [
      { x: 948, row: 1 },
      { x: 164, row: 1 },
    ],
  });
  expect(third!.points).toEqual([{ x: 204, row: 2 }]);
});

test('a long chapter takes rows that are filled evenly, and the next one follows them', () => {
  const [long, next] = layOutPath([13, 3]);
  const inRows = Map.groupBy(long!.points, ({ row }) => row);
  expect([...inRows.values()].map((points) => points.length)).toEqual([5, 4, 4]);
  expect(next!.firstRow).toBe(3);
});

test.each([1, 6, 7, 50, 200])('%i steps stand on the page, and no two lie over each other', (count) => {
  const { points } = layOutPath([count])[0]!;
  expect(points).toHaveLength(count);
  expect(new Set(points.map(({ x, row }) => `${x},${row}`)).size).toBe(count);
  expect(points.every(({ x }) => x >= 60 && x <= PATH_WIDTH - 60)).toBe(true);
  const gaps = points
    .slice(1)
    .flatMap(({ x, row }, at) => (points[at]!.row === row ? [Math.abs(x - points[at]!.x)] : []));
  expect(Math.min(200, ...gaps)).toBeGreaterThanOrEqual(150);
});

test('the line is straight in a row and bends at its end, to the right and to the left', () => {
  expect(pathBetween({ x: 64, row: 0 }, { x: 298, row: 0 })).toBe('m64 176H298');
  expect(pathBetween({ x: 988, row: 0 }, { x: 948, row: 1 })).toBe('m988 176H988A176 176 0 0 1 988 528H948');
  expect(pathBetween({ x: 164, row: 1 }, { x: 204, row: 2 })).toBe('m164 528H164A176 176 0 0 0 164 880H204');
});

test('a piece of the line takes no more room than what it shows, its bend and round ends included', () => {
  expect(boxBetween({ x: 64, row: 0 }, { x: 298, row: 0 })).toEqual({ x: 56, y: 168, width: 250, height: 16 });
  expect(boxBetween({ x: 298, row: 1 }, { x: 64, row: 1 })).toEqual({ x: 56, y: 520, width: 250, height: 16 });
  expect(boxBetween({ x: 988, row: 0 }, { x: 948, row: 1 })).toEqual({ x: 940, y: 168, width: 232, height: 368 });
  expect(boxBetween({ x: 164, row: 1 }, { x: 204, row: 2 })).toEqual({ x: -20, y: 520, width: 232, height: 368 });
});

test('the line says which way it goes: right, left, and down at the bends', () => {
  expect(waySignBetween({ x: 64, row: 0 }, { x: 298, row: 0 })).toEqual({ x: 181, y: 176, turn: 0 });
  expect(waySignBetween({ x: 948, row: 1 }, { x: 714, row: 1 })).toEqual({ x: 831, y: 528, turn: 180 });
  expect(waySignBetween({ x: 988, row: 0 }, { x: 948, row: 1 })).toMatchObject({ y: 352, turn: 90 });
});

test('the line to where one is is green only for who came along it', () => {
  expect(stretchBetween('done', 'now')).toBe('now');
  expect(stretchBetween('open', 'now')).toBe('open');
  expect(stretchBetween('open', 'done')).toBe('done');
});
