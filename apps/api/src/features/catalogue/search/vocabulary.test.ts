import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestWord } from './spelling.ts';
import { growVocabulary } from './vocabulary.ts';

const vocabulary = growVocabulary([
  'assessment',
  'hygiene',
  'hygienic',
  'numeric',
  'pain',
  'patient',
  'patients',
  'plan',
  'sepsis',
  'spain',
]);

test.for([
  ['numreic', 'numeric', 'two neighbours are swapped'],
  ['hygeine', 'hygiene', 'two neighbours are swapped'],
  ['pateint', 'patient', 'a shorter word is as near as a longer one'],
  ['asessmnt', 'assessment', 'two letters are left out'],
  ['spesis', 'sepsis', 'it is the only one near'],
  ['xepsis', 'sepsis', 'even the first letter is wrong'],
  ['numer', 'numer', 'a word begins with it: perhaps it is not typed to its end'],
  ['painn', 'pain', 'a letter stands twice'],
  ['pian', 'pain', 'the nearest of those that begin alike'],
  ['moon', 'moon', 'no word is near'],
  ['pa', 'pa', 'it is too short to be corrected'],
] as const)('for %s the search takes %s: %s', ([typed, meant]) => {
  expect(vocabulary.correct(typed)).toBe(meant);
});

test('a library without words corrects nothing', () => {
  expect(growVocabulary([]).correct('pateint')).toBe('pateint');
});

const word = fc.string({ minLength: 1, maxLength: 7, unit: fc.constantFrom('a', 'b', 'c', 'd', 'z') });

test('what is corrected is what looking at every word would correct; a beginning is left alone', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 12 }), word, (unsorted, typed) => {
      const words = unsorted.toSorted();
      const isBeginning = words.some((each) => each.startsWith(typed));
      const alike = words.filter((each) => each[0] === typed[0]);
      const others = words.filter((each) => each[0] !== typed[0]);
      const expected = typed.length < 4 || isBeginning ? typed : (nearestWord(typed, [...alike, ...others]) ?? typed);
      const grown = growVocabulary(words);
      expect(grown.correct(typed)).toBe(expected);
      expect(grown.size).toBe(words.length);
    }),
    { numRuns: 2000 },
  );
});
