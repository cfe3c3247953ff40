import { expect, test } from 'vitest';
import type { ItemPassage } from '../item-passage.ts';
import { tableAsked } from './table-asked.ts';
import { rowPiece } from '../../pieces/piece.ts';

const lesson = (texts: readonly string[], heading = 'Two kinds of damage'): ItemPassage[] =>
  texts.map((text, position) => ({ group: 'a', position, heading, text, paragraph: null, share: 0 }));
const HEAD = ['', 'Pressure', 'Moisture'];
const rows = [rowPiece(HEAD, ['Shape', 'One patch', 'Several']), rowPiece(HEAD, ['Depth', 'Any', 'Shallow'])];
const skin = lesson(['Skin breaks in two ways.', ...rows, 'Often it is both.']);

test.for([
  'give me the difference between pressure and moisture',
  'how do I tell pressure damage from moisture',
  'pressure vs moisture?',
  'compare moisture with pressure',
])('%s: the table that has a column for each', (question) => {
  expect(tableAsked(question, skin[3], skin)).toEqual(skin.slice(1, 3));
});

test('a table that is asked for by name stands where the answer does', () => {
  expect(tableAsked('which kinds are there, as a table', skin[0], skin)).toEqual(skin.slice(1, 3));
  const elsewhere = { ...skin[0]!, heading: 'Elsewhere' };
  expect(tableAsked('which kinds are there, as a table', elsewhere, skin)).toBeNull();
});

test('what asks for something else, or has no such table, is null', () => {
  expect(tableAsked('what does pressure do', skin[0], skin)).toBeNull();
  expect(tableAsked('is it left on the table', skin[0], skin)).toBeNull();
  expect(tableAsked('the difference between pressure and shear', skin[0], skin)).toBeNull();
  const long = lesson(rows.map((row) => row.replaceAll('Any', 'any '.repeat(200))));
  expect(tableAsked('pressure vs moisture', long[0], long)).toBeNull();
});
