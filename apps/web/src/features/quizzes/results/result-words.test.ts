import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { expect, test } from 'vitest';
import { gainWords, resultHeadline, resultSentence } from './result-words.ts';

const resultsOf = (attempt: Partial<QuizResults['attempt']>) =>
  ({
    attempt: { mode: 'full', total_questions: 6, correct_answers: 5, score: 90, is_passed: true, ...attempt },
    since_last: null,
  }) as QuizResults;

test('the headline of a passed attempt says more than its chip', () => {
  expect(resultHeadline(resultsOf({}))).toBe('Five of six right.');
});

test('who put something right reads what, and since when', () => {
  const now = new Date();
  const then = new Date(now.getTime() - 24 * 3_600_000).toISOString();
  const results = (finished: string) => ({
    ...resultsOf({ finished_at: finished }),
    since_last: { finished_at: then, put_right: 3 } as QuizResults['since_last'],
  });
  expect(resultHeadline(results(now.toISOString()))).toBe('Three you missed yesterday, you knew today.');
  expect(resultHeadline(results('2026-01-05T08:00:00Z'))).toBe('Three you missed before, you knew this time.');
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

test('a first attempt without a right answer is a first look', () => {
  expect(resultHeadline(resultsOf({ correct_answers: 0, score: 0, is_passed: false }))).toBe(
    'Now you know what to look for.',
  );
});

test.each([
  [
    'a first attempt without points says what is waiting',
    { points: 0, open: { answers: 50, perfect: 50 }, isFirst: true },
    { why: 'No points this time.', left: '50 are waiting for right answers, and 50 more for a perfect score.' },
  ],
  [
    'a later attempt without points says that the best one stands',
    { points: 0, open: { answers: 10, perfect: 50 }, isFirst: false },
    {
      why: 'No new points: your best attempt still stands.',
      left: '10 are waiting for right answers, and 50 more for a perfect score.',
    },
  ],
  [
    'an attempt that paid all says so',
    { points: 160, open: { answers: 0, perfect: 0 }, isFirst: true },
    { why: 'For each right answer.', left: "You've earned every point in this quiz." },
  ],
  [
    'where only a perfect score is left, that is said',
    { points: 10, open: { answers: 0, perfect: 50 }, isFirst: false },
    { why: 'For each answer you improved.', left: '50 once for a perfect score.' },
  ],
])('%s', (_, gain, words) => {
  expect(gainWords(gain)).toEqual(words);
});
