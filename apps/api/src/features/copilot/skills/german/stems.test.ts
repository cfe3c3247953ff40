import { expect, test } from 'vitest';
import { partsOf, searchTextOf, stemOf } from './stems.ts';

test.each([
  ['hände', 'händen'],
  ['händen', 'hand'],
  ['desinfizieren', 'desinfektion'],
  ['dokumentieren', 'dokumentation'],
  ['sekunden', 'sekunde'],
  ['schmerzen', 'schmerz'],
  ['große', 'gross'],
])('%s and %s are one word', (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

test('different words stay different', () => {
  expect(stemOf('hand')).not.toBe(stemOf('hund'));
  expect(stemOf('sturz')).not.toBe(stemOf('stuhl'));
});

test('a compound is found by its parts, where the library knows them', () => {
  const known = new Set(['hand', 'desin']);
  expect(partsOf('händedesinfektion', known)).toEqual(['hand', 'desin']);
  expect(partsOf('händedesinfektion', new Set(['hand']))).toEqual([]);
});

test('small words are not searched for', () => expect(searchTextOf('Wie lange die Hände?', new Set())).toBe('hand'));
