import { expect, test } from 'vitest';
import { searchWords } from './words.ts';

// Pairs from the vocabulary that the stemmer's author published.
test.each([
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['agreed', 'agre'],
  ['plastered', 'plaster'],
  ['motoring', 'motor'],
  ['hopping', 'hop'],
  ['falling', 'fall'],
  ['filing', 'file'],
  ['happy', 'happi'],
  ['sky', 'sky'],
  ['relational', 'relat'],
  ['conditional', 'condit'],
  ['vietnamization', 'vietnam'],
  ['electrical', 'electr'],
  ['hopefulness', 'hope'],
  ['replacement', 'replac'],
  ['adoption', 'adopt'],
  ['probate', 'probat'],
  ['controll', 'control'],
  ['assessments', 'assess'],
])('%s and its relatives are looked for as %s', (word, stemmed) => expect(searchWords(word)).toEqual([stemmed]));

test('a word with a figure in it stays as it is, and one that says nothing is left out', () =>
  expect(searchWords('The H2O of 12.5 ponies’')).toEqual(['h2o', '12.5', 'poni']));
