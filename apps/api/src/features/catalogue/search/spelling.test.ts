import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestWord, slipsBetween } from './spelling.ts';

test.for([
  ['numreic', ['numbers', 'numeric'], 'numeric'],
  ['pian', ['plan', 'pain', 'pint'], 'plan'],
  ['pian', ['spain', 'pain'], 'pain'],
  ['hygeine', ['hygiene', 'hygienic'], 'hygiene'],
  ['fall', ['falls'], 'falls'],
  ['pain', ['rest', 'moan'], null],
  ['sepsis', [], null],
] as const)('somebody who typed %s among %j meant %s', ([typed, candidates, meant]) => {
  expect(nearestWord(typed, candidates)).toBe(meant);
});

test('a word is no slip away from itself, and it does not matter which of two words comes first', () => {
  const word = fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'b', 'c') });
  fc.assert(fc.property(word, (a) => slipsBetween(a, a) === 0));
  fc.assert(fc.property(word, word, (a, b) => slipsBetween(a, b) === slipsBetween(b, a)));
  fc.assert(
    fc.property(
      word,
      word,
      (a, b) =>
        slipsBetween(a, b) >= Math.abs(a.length - b.length) && slipsBetween(a, b) <= Math.max(a.length, b.length),
    ),
  );
});

test.for([
  ['abcde', 'abxde', 1],
  ['abcde', 'abced', 1],
  ['bacde', 'abcde', 1],
  ['abcde', 'acde', 1],
  ['abcde', 'badce', 2],
  ['abc', 'cba', 2],
  ['', 'abc', 3],
] as const)('between %s and %s lie %i slips', ([a, b, slips]) => expect(slipsBetween(a, b)).toBe(slips));

test('of a word of five letters one slip is forgiven, of six two; the first of equally near ones is meant', () => {
  expect(nearestWord('abcde', ['xycde'])).toBeNull();
  expect(nearestWord('abcdef', ['xycdef'])).toBe('xycdef');
  expect(nearestWord('abcde', ['abcdx', 'abcxe'])).toBe('abcdx');
  expect(nearestWord('abcdef', ['abcdefgh'])).toBe('abcdefgh');
});
