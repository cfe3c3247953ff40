import { expect, test } from 'vitest';
import { moveOf, movesOf, paceOf } from './leagues.ts';

test.each([
  [25, 5],
  [24, 4],
  [10, 2],
  [5, 1],
  [4, 0],
  [1, 0],
])('in a league of %i, %i move up and as many down', (seats, moves) => {
  expect(movesOf(seats)).toBe(moves);
});

test.each([
  ['the fifth of 25 moves up', { rank: 5, seats: 25, tier: 1, points: 100 }, 1],
  ['the sixth stays', { rank: 6, seats: 25, tier: 1, points: 100 }, 0],
  ['the 20th stays', { rank: 20, seats: 25, tier: 1, points: 100 }, 0],
  ['the 21st moves down', { rank: 21, seats: 25, tier: 1, points: 100 }, -1],
  ['nobody falls below the lowest league', { rank: 25, seats: 25, tier: 0, points: 100 }, 0],
  ['nobody rises above the highest league', { rank: 1, seats: 25, tier: 4, points: 100 }, 0],
  ['who is alone stays', { rank: 1, seats: 1, tier: 2, points: 100 }, 0],
  ['without points nobody moves up', { rank: 1, seats: 25, tier: 1, points: 0 }, 0],
] as const)('%s', (_, place, move) => {
  expect(moveOf(place)).toBe(move);
});

test.each([
  [0, 5000, 0],
  [99, 5000, 0],
  [100, 5000, 1],
  [340, 5000, 2],
  [100_000, 5000, 5],
  [340, 30, 0],
])('who earned %i points in a week with %i players plays at pace %i', (pointsBefore, playersBefore, pace) => {
  expect(paceOf({ pointsBefore, playersBefore })).toBe(pace);
});
