import type { DailyStep } from '@snapwell/contract/quizzes/daily-set.schemas';
import { expect, test } from 'vitest';
import { stepWords } from './daily-steps.tsx';

const quiz = (is_done: boolean, is_to_retry: boolean) =>
  ({ kind: 'lesson', is_done, minutes: 5, item: { kind: 'quiz', minutes: 5, progress: 0, is_to_retry } }) as DailyStep;

test.each([
  [quiz(false, false), 'Quiz · 5 min'],
  [quiz(false, true), 'Quiz · 5 min'],
  [quiz(true, false), 'Quiz · done'],
  [quiz(true, true), 'Quiz · taken, not passed'],
])('a step of the set says how it stands: %#', (step, words) => {
  expect(stepWords(step)).toBe(words);
});
