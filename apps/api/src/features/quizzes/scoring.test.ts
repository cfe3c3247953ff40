import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedScore, type MarkedAnswer, scoreOf } from './scoring.ts';

const answer = (credit: number, certainty: MarkedAnswer['certainty'] = null): MarkedAnswer => ({
  credit,
  isBlank: false,
  certainty,
});
const blank: MarkedAnswer = { credit: 0, isBlank: true, certainty: null };
const answers = fc.array(
  fc.record({
    credit: fc.constantFrom(0, 0.333333, 0.5, 1),
    isBlank: fc.constant(false),
    certainty: fc.constantFrom('guess' as const, 'fairly_sure' as const, 'sure' as const, null),
  }),
  { minLength: 1, maxLength: 40 },
);

test.each([
  { given: [1, 1, 1, 0], score: 75, rights: 3 },
  { given: [1, 0.5], score: 75, rights: 1 },
  { given: [0.333333, 0.333333, 0.333333], score: 33, rights: 0 },
  { given: Array(200).fill(1).with(0, 0.99), score: 99, rights: 199 },
  { given: [0, 0], score: 0, rights: 0 },
])('credits $given make a score of $score', ({ given, score, rights }) => {
  expect(
    scoreOf(
      given.map((credit) => answer(credit)),
      'off',
    ),
  ).toMatchObject({ score, rights, certaintyPoints: null });
});

test.each([
  { certainty: 'sure', right: 3, wrong: -6 },
  { certainty: 'fairly_sure', right: 2, wrong: -2 },
  { certainty: 'guess', right: 1, wrong: 0 },
  { certainty: null, right: 1, wrong: 0 },
] as const)('an answer given as $certainty is worth $right right and $wrong wrong', ({ certainty, right, wrong }) => {
  expect(scoreOf([answer(1, certainty)], 'marked').certaintyPoints).toBe(right);
  expect(scoreOf([answer(0, certainty)], 'marked').certaintyPoints).toBe(wrong);
});

test('a question left out costs nothing, however certainty is marked', () => {
  expect(scoreOf([blank, answer(1, 'sure')], 'marked')).toMatchObject({ certaintyPoints: 3, score: 50 });
});

test('being sure of everything and right is the only way to 100 where certainty is marked', () => {
  expect(scoreOf([answer(1, 'sure'), answer(1, 'sure')], 'marked').score).toBe(100);
  expect(scoreOf([answer(1, 'sure'), answer(1, 'fairly_sure')], 'marked').score).toBe(83);
});

test('a score lies between 0 and 100, and 100 means no mistake', () => {
  fc.assert(
    fc.property(answers, fc.constantFrom('off' as const, 'asked' as const, 'marked' as const), (given, certainty) => {
      const { score, isPerfect } = scoreOf(given, certainty);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(score === 100 && !isPerfect).toBe(false);
    }),
  );
});

test.each([
  { rule: 'highest', score: 90 },
  { rule: 'latest', score: 70 },
  { rule: 'first', score: 60 },
  { rule: 'average', score: 73 },
] as const)('of 60, 90 and 70 the $rule makes $score', ({ rule, score }) => {
  expect(countedScore([60, 90, 70], rule)).toBe(score);
  expect(countedScore([], rule)).toBeNull();
});
