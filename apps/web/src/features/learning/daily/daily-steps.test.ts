import type { DailyStep } from '@snapwell/contract/quizzes/daily-set.schemas';
import { expect, test } from 'vitest';
import { stepWords } from './daily-steps.tsx';

const quiz = (is_done: boolean, is_to_retry: boolean) =>
  ({ kind: 'lesson', is_done, minutes: 5, item: { kind: 'quiz', minutes: 5, progress: 0, is_to_retry } }) as DailyStep;

const reviews = (given: object) =>
  ({ kind: 'reviews', is_done: false, minutes: 2, cards: 4, reviewed: 0, due: 20, ...given }) as DailyStep;

test.each([
  [quiz(false, false), 'Quiz · 5 min'],
  [quiz(false, true), 'Quiz · 5 min'],
  [quiz(true, false), 'Quiz · done'],
  [quiz(true, true), 'Quiz · taken, not passed'],
  [reviews({}), 'Review · 4 of 20 due, 2 min'],
  [reviews({ due: 4 }), 'Review · 2 min'],
  [reviews({ reviewed: 1, due: 19 }), 'Review · 3 left'],
  [reviews({ is_done: true, reviewed: 4, due: 16 }), 'Review · done, 16 more are due'],
  [reviews({ is_done: true, reviewed: 4, due: 0 }), 'Review · done'],
])('a step of the set says how it stands: %#', (step, words) => {
  expect(stepWords(step)).toBe(words);
});
