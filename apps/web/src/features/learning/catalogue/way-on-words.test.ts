import { expect, test } from 'vitest';
import { wayOnWords } from './way-on-words.ts';

const quiz = { type: 'quiz', progress: 0, is_to_retry: false } as const;

test.each([
  [quiz, false, 'Start'],
  [quiz, true, 'Continue'],
  [{ ...quiz, is_to_retry: true }, true, 'Try again'],
  [{ ...quiz, type: 'article', progress: 0.4 }, false, 'Read on'],
  [{ ...quiz, type: 'video', progress: 0.4 }, false, 'Continue'],
] as const)('%j in a module that is begun (%s) says %s', (item, isBegun, words) => {
  expect(wayOnWords(item, { isBegun })).toBe(words);
});
