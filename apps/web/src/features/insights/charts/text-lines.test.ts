import { expect, test } from 'vitest';
import { textLines } from './text-lines.ts';

/** A width for so many letters of ten pixels. */
const letters = (count: number) => count * 5.4 + 0.1;
const lines = (text: string, most: number, count: number, keepsEnd = false) =>
  textLines(text, letters(most), { size: 10, lines: count, keepsEnd });

test('a text is broken between words, and what doesn’t fit ends in an ellipsis', () => {
  expect(lines('Falls: steady on their feet', 14, 2)).toEqual(['Falls: steady', 'on their feet']);
  expect(lines('Falls: steady on their feet', 10, 2)).toEqual(['Falls:', 'steady on…']);
  expect(lines('Documentation', 8, 1)).toEqual(['Documen…']);
});

test('names of groups that differ in their number alone stay apart when they are cut', () => {
  expect(lines('Community nursing 2', 7, 2, true)).toEqual(['Commun…', 'nurs… 2']);
  expect(lines('Community nursing 12', 12, 1, true)).toEqual(['Communit… 12']);
  expect(lines('Emergency department', 12, 1, true)).toEqual(['Emergency…']);
});
