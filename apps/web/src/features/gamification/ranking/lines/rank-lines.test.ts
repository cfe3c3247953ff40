import { expect, test } from 'vitest';
import { drawRankLines, ownWay, ROW_PITCH, rowsWithLines } from './rank-lines.ts';

const row = (days: number[], isMe = false) => ({ days, is_me: isMe });
const placesOf = (line: { points: readonly { y: number }[] }) => line.points.map(({ y }) => y / ROW_PITCH - 0.5);

test('a line stands where its person stood at the end of each day, and ends in their row', () => {
  const lines = drawRankLines([row([10, 0, 90], true), row([50, 0, 0]), row([20, 20, 0])]);
  expect(lines.map(placesOf)).toEqual([
    [2, 2, 0],
    [0, 0, 1],
    [1, 1, 2],
  ]);
  expect(lines.map(({ isOwn }) => isOwn)).toEqual([true, false, false]);
});

test('equal points keep the order of the rows: no line jumps for nothing', () => {
  const lines = drawRankLines([row([0, 0]), row([0, 0]), row([0, 0])]);
  expect(lines.map(placesOf)).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
});

test('there are lines for at most ten rows, from the second day, and never on a board without days', () => {
  expect(rowsWithLines(Array.from({ length: 30 }, () => row([1, 2])))).toBe(10);
  expect(rowsWithLines(Array.from({ length: 30 }, () => row([1])))).toBe(0);
  expect(rowsWithLines(Array.from({ length: 30 }, () => row([])))).toBe(0);
  expect(rowsWithLines([row([1, 2]), row([1, 2])])).toBe(0);
  expect(rowsWithLines([])).toBe(0);
});

test('the own way tells the same as the own line: falling and coming back', () => {
  const rows = [row([50, 0, 0]), row([10, 0, 90], true), row([20, 20, 0])];
  expect(ownWay(rows)).toEqual([0, 0, 1]);
  expect(ownWay([row([1, 2]), row([2, 1])])).toEqual([]);
});
