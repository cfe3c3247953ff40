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
