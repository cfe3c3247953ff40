import { expect, test } from 'vitest';
import { isSlipOfWish, withBlanksInPlace } from './read-message.ts';

test.each([
  ['wha tis lactate', 'what is lactate'],
  ['whati s lactate', 'what is lactate'],
  ['what is lactate', 'what is lactate'],
  ['is it a risk', 'is it a risk'],
  ['give me an example', 'give me an example'],
  ['i sit down', 'i sit down'],
  ['a bed is wet', 'a bed is wet'],
])('%s is read as %s', (typed, read) => expect(withBlanksInPlace(typed)).toBe(read));

test.each(['summry', 'sumary', 'flashcrads', 'exmaple', 'quizz', 'expalin'])('%s may be a slip of a wish', (word) =>
  expect(isSlipOfWish(word)).toBe(true),
);

test.each(['summer', 'example', 'samples', 'lactate', 'nose', 'vital', 'lesion', 'sepsis', 'quit'])(
  '%s is none',
  (word) => expect(isSlipOfWish(word)).toBe(false),
);
