import { expect, test } from 'vitest';
import { stem } from './porter.ts';

// Pairs from the vocabulary that its author published.
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
])('%s and its relatives are looked for as %s', (word, stemmed) => expect(stem(word)).toBe(stemmed));
