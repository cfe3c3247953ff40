import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const line = (...cells: Parameters<typeof csvOf>[0][number]) => csvOf([cells]).slice(1, -2);

test('a table begins with the mark of UTF-8 and ends each row with CRLF', () => {
  expect(
    csvOf([
      ['Day', 'Now'],
      ['20 Nov', 209],
    ]),
  ).toBe('\uFEFFDay,Now\r\n20 Nov,209\r\n');
});

test.each([
  ['=1+2', "'=1+2"],
  ['+44', "'+44"],
  ['-x', "'-x"],
  ['@name', "'@name"],
  ['\tx', "'\tx"],
])('a text that begins like a formula is defused: %j', (text, cell) => {
  expect(line(text)).toBe(cell);
});

test('a negative number stays a number', () => {
  expect(line(-3)).toBe('-3');
});

test('commas, quotes and line breaks stay inside of their cell', () => {
  expect(line('a,b', 'say "hi"', 'two\nlines')).toBe('"a,b","say ""hi""","two\nlines"');
});

test('what is not there is an empty cell, not a word', () => {
  expect(line(null, undefined, 0, false)).toBe(',,0,false');
});
