import { expect, test } from 'vitest';
import { type CardOutcome, sittingHeadline, sittingWords } from './sitting.ts';

test.each<[CardOutcome[], string, string]>([
  [['right', 'right', 'wrong', 'unknown'], '2 of 4 remembered.', "4 done: 2 right, 1 wrong, 1 you didn't know."],
  [['right'], '1 of 1 remembered.', 'One done: 1 right.'],
  [['right', 'part', 'answered'], '2 of 2 remembered.', '3 done: 1 right, 1 partly right, 1 not marked yet.'],
  [['answered'], 'One answered', 'One done: 1 not marked yet.'],
])('a sitting ends with how it went: %j', (outcomes, headline, words) => {
  expect(sittingHeadline(outcomes)).toBe(headline);
  expect(sittingWords(outcomes)).toBe(words);
});
