import { expect, test } from 'vitest';
import { newsScore } from './news-score.ts';
import { areDangerous, tellsRedValue } from './values.ts';

test.each([
  ['rr 24, sats 93, bp 100/60, pulse 118, temp 38.6. is that bad?', 5, 9],
  ['mr olsen: 24 breaths, 93 on air, 100/60, pulse 118, temp 38.6, alert. news?', 5, 9],
  ['pulse is 80, bp 120/80, temp 36.8', 3, 0],
  ['how many points for a pulse of 112', 1, 2],
  ['what is the difference between 3 and 7 points', 0, 0],
  ['her oxygen is 88, pulse 120', 2, 5],
  ["i can't at 20, oxygen 15 l", 0, 0],
])('%s: %i signs, %i points', (text, signs, points) => {
  expect(newsScore(text)).toEqual({ signs, points });
});

test.each([
  ['rr 24, sats 93, bp 100/60, pulse 118, temp 38.6. is that bad?', true],
  ['he had 3 before and now its 7 with a temp of 39.5', true],
  ['he had pain 3 before and now its 7', false],
  ['my rank was 3 yesterday and now its 12', false],
  ['my best was 5 before and now its 9', false],
  ['made-up example: rr 24, sats 93, bp 100/60, pulse 118, temp 38.6, how many points', false],
  ['bp 120/80, pulse 80, rr 16, sats 97', false],
])('%s: dangerous %s', (text, isDangerous) => {
  expect(areDangerous(text)).toBe(isDangerous);
});

test.each([
  ['his sats are 88', true],
  ['he has a pulse of 38', true],
  ['her pressure is 85', true],
  ['a patient with sats of 88, what then', false],
  ['if his sats are 88 how many points', false],
  ['his bp is 128 over 68', false],
])('%s: a red value of somebody %s', (text, isRed) => expect(tellsRedValue(text)).toBe(isRed));
