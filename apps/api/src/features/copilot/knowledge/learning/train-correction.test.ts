import { expect, test } from 'vitest';
import { correct } from '#adapters/passage-search/correction.ts';
import { DIMENSIONS, toBytes } from '#adapters/passage-search/vectors.ts';
import { type AnsweredPassage, trainCorrection } from './train-correction.ts';

// Questions lie in the first half of the numbers and what answers them in the second: nothing is alike but by learning.
const ROUNDS = 25;
const half = DIMENSIONS / 2;
const spike = (at: number, seed: number) =>
  toBytes(Array.from({ length: DIMENSIONS }, (_, i) => (i === at ? 1 : 0.02 * Math.sin(seed * 31 + i * 7))));
const passages = Array.from({ length: 32 }, (_, i): AnsweredPassage => ({
  passage: spike(half + i, i),
  questions: [0, 0.2, 0.4, 0.6].map((more) => spike(i, i + more)),
}));

test('questions come nearer to what answers them', { tags: ['ci'] }, () => {
  const { losses } = trainCorrection(passages, ROUNDS);
  expect(losses.at(-1)).toBeLessThan(0.9 * losses[0]!);
});

test('the same questions teach the same', () => {
  expect(trainCorrection(passages, 2).correction).toEqual(trainCorrection(passages, 2).correction);
});

test('a correction of nothing leaves a meaning as it is', () => {
  const meaning = toBytes(Array.from({ length: DIMENSIONS }, (_, i) => Math.sin(i)));
  expect(correct(meaning, new Float32Array(2 * 96 * DIMENSIONS))).toEqual(meaning);
});
