import { expect, test } from 'vitest';
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
