import { expect, test } from 'vitest';
import { GROUND, type HouseFacts, layOutHouses, shownHouses } from './house-layout.ts';

const house = (id: string, members: number, learned = 0, isMine = false): HouseFacts => ({
  id,
  name: id,
  members,
  learned,
  isMine,
});
const WIDTH = 1152;

test('every person is a window, and as many are lit as learned', () => {
  const { houses, peopleAWindow } = layOutHouses([house('a', 46, 29, true), house('b', 58, 0)], {
    width: WIDTH,
    organizationSize: 104,
    isOwnLit: true,
  });
  expect(peopleAWindow).toBe(1);
  expect(houses.map(({ windows }) => [windows.length, windows.filter(({ isLit }) => isLit).length])).toEqual([
    [46, 29],
    [58, 0],
  ]);
  expect(houses[0]!.ownWindow?.isLit).toBe(true);
  expect(houses[1]!.ownWindow).toBeNull();
});

test.each([
  ['one person', [house('a', 1, 0, true)], 1],
  ['one group', [house('a', 46, 3, true)], 46],
  ['twelve groups of ten thousand', Array.from({ length: 12 }, (_, at) => house(`g${at}`, 833, 400, at === 3)), 10_000],
  [
    'twelve small groups and one huge',
    [...Array.from({ length: 11 }, (_, at) => house(`g${at}`, 3)), house('h', 9_000)],
    9_033,
  ],
])('houses of %s stay in the picture and do not overlap', (_name, facts, organizationSize) => {
  const { houses } = layOutHouses(facts, { width: WIDTH, organizationSize, isOwnLit: false });
  let edge = 0;
  for (const { x, width, top, windows, pitch } of houses) {
    expect(x).toBeGreaterThanOrEqual(edge);
    edge = x + width;
    expect(top).toBeGreaterThan(0);
    expect(pitch).toBeGreaterThan(5);
    expect(windows.length).toBeGreaterThan(0);
    expect(Math.max(...windows.map(({ y }) => y))).toBeLessThan(GROUND);
  }
  expect(edge).toBeLessThanOrEqual(WIDTH + 0.01);
});

test('where there is room for few, the own house and the largest stand, in the order they had', () => {
  const facts = [house('a', 5), house('b', 40), house('c', 3, 0, true), house('d', 30), house('e', 20)];
  expect(shownHouses(facts, 3).map(({ id }) => id)).toEqual(['b', 'c', 'd']);
});
