import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { expect, test } from 'vitest';
import { resultRow } from './result-row.factory.ts';
import { countWords, gainWords, resultHeadline, resultSentence } from './result-words.ts';

const resultsOf = (attempt: Partial<QuizResults['attempt']>) =>
  ({
    attempt: { mode: 'full', total_questions: 6, correct_answers: 5, score: 90, is_passed: true, ...attempt },
    since_last: null,
    questions: [],
  }) as unknown as QuizResults;

test('the headline of a passed attempt says more than its chip', () => {
  expect(resultHeadline(resultsOf({}))).toBe('Five of six right.');
});

test('who put something right reads what, and since when', () => {
  const now = new Date();
  const then = new Date(now.getTime() - 24 * 3_600_000).toISOString();
  const results = (finished: string) => ({
    ...resultsOf({ finished_at: finished }),
    since_last: { finished_at: then, put_right: 3, slipped: 1 } as QuizResults['since_last'],
  });
  expect(resultHeadline(results(now.toISOString()))).toBe('Three you missed yesterday, you knew today.');
  expect(resultHeadline(results('2026-01-05T08:00:00Z'))).toBe('Three you missed before, you knew this time.');
});

test('where more slipped than was put right, that is not told as a gain', () => {
  const now = new Date().toISOString();
  const results = {
    ...resultsOf({ score: 40, correct_answers: 2, is_passed: false, finished_at: now, seconds: 60 }),
    quiz: { pass_mark: 70 } as QuizResults['quiz'],
    since_last: { finished_at: now, score: 60, put_right: 1, slipped: 3, seconds: 60 } as QuizResults['since_last'],
  };
  expect(resultHeadline(results)).toBe('Not your best day.');
  expect(resultSentence(results)).toContain('Three slipped, one put right.');
});

test('who missed the pass mark reads how far it is, unless they have passed before', () => {
  const results = (before: number) => ({
    ...resultsOf({ score: 60, correct_answers: 4, is_passed: false, seconds: 60 }),
    quiz: { pass_mark: 70 } as QuizResults['quiz'],
    since_last: { score: before, slipped: 0, seconds: 60 } as QuizResults['since_last'],
  });
  expect(resultSentence(results(50))).toBe('Your score is 10 higher than last time. 10 more and you pass.');
  expect(resultSentence(results(90))).toBe(
    "Your score is 30 lower than last time. You've passed before, and that stays.",
  );
});

test('where being sure of wrong answers took what right ones earned, that is said instead of a zero', () => {
  const results = {
    ...resultsOf({
      score: 0,
      correct_answers: 3,
      total_questions: 7,
      is_passed: false,
      seconds: 60,
      certainty_points: { points: -8, most: 21 },
    }),
    quiz: { pass_mark: 70 } as QuizResults['quiz'],
    since_last: { score: 80, slipped: 1, seconds: 60 } as QuizResults['since_last'],
  };
  expect(resultSentence(results)).toBe(
    "Being sure of wrong answers took back what the right ones earned. One slipped. You've passed before, and that stays.",
  );
});

test('a first attempt without a right answer is a first look', () => {
  expect(resultHeadline(resultsOf({ correct_answers: 0, score: 0, is_passed: false }))).toBe(
    'Now you know what to look for.',
  );
});

const attempt = { correct_answers: 2, total_questions: 7 };
const paid = { each: 10, attempt, isFirst: true };

test.each([
  [
    'a first attempt without points says what is waiting',
    { ...paid, points: 0, open: { answers: 50, perfect: 50 } },
    { why: 'No points this time.', left: '50 are waiting for right answers, and 50 more for a perfect score.' },
  ],
  [
    'a later attempt without points says that the best one stands',
    { ...paid, points: 0, open: { answers: 10, perfect: 50 }, isFirst: false },
    {
      why: 'No new points: your best attempt still stands.',
      left: '10 are waiting for right answers, and 50 more for a perfect score.',
    },
  ],
  [
    'an attempt that paid all says so',
    {
      ...paid,
      points: 160,
      attempt: { correct_answers: 11, total_questions: 11 },
      open: { answers: 0, perfect: 0 },
    },
    { why: '10 for each right answer, and 50 for a perfect score.', left: "You've earned every point in this quiz." },
  ],
  [
    'a first attempt says how the sum comes about',
    { ...paid, points: 20, open: { answers: 50, perfect: 50 } },
    { why: 'For 2 right answers, 10 each.', left: '50 points left to earn here, plus 50 for a perfect score.' },
  ],
  [
    'a later attempt counts what is better than before',
    { ...paid, points: 10, isFirst: false, open: { answers: 0, perfect: 50 } },
    { why: 'For 1 more right answer than before.', left: '50 once for a perfect score.' },
  ],
  [
    'what does not add up any more, by other rules, is not counted',
    { ...paid, points: 30, open: { answers: 50, perfect: 0 } },
    { why: 'For each right answer.', left: '50 points left to earn here.' },
  ],
])('%s', (_, gain, words) => {
  expect(gainWords(gain)).toEqual(words);
});

test('what is partly right is neither right nor missed, wherever it is counted', () => {
  const verdictOf = (credit: number) => resultRow({}, { credit, is_right: credit === 1 });
  const results = {
    ...resultsOf({ score: 38, correct_answers: 2, total_questions: 7, is_passed: false }),
    questions: [1, 1, 0.67, 0, 0, 0, 0].map(verdictOf),
    reviews: { count: 5, first_at: '2026-11-28T08:00:00Z' },
  };
  expect(countWords(results)).toBe('2 right, 1 partly, of 7');
  expect(resultSentence(results)).toBe('You missed four, and had one partly right. They come back in your reviews.');
  const without = { ...results, questions: [1, 1, 0, 0, 0, 0, 0].map(verdictOf) };
  expect(countWords(without)).toBe('2 of 7 right');
  expect(resultSentence(without)).toBe('You missed five. They come back in your reviews.');
});

test('who said that they do not know has not missed it', () => {
  const results = {
    ...resultsOf({ score: 38, correct_answers: 2, total_questions: 5, is_passed: false }),
    questions: [
      ...[1, 1, 0].map((credit) => resultRow({}, { credit, is_right: credit === 1 })),
      ...[0, 0].map((credit) => resultRow({ is_unknown: true, certainty: null }, { credit })),
    ],
    reviews: { count: 3, first_at: '2026-11-28T08:00:00Z' },
  };
  expect(resultSentence(results)).toBe("One missed, two you didn't know. They come back in your reviews.");
});
