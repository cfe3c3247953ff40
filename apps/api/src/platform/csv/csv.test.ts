import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

const tableOf = (text: string | Uint8Array, limits = {}) => {
  const read = readCsv(typeof text === 'string' ? Buffer.from(text) : text, limits);
  if (!('table' in read)) throw new Error(read.refusal);
  return read.table;
};
const rowsOf = (text: string) => tableOf(text).rows.map(({ line, broken, cells }) => [line, broken, ...cells]);
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();
const marked = (bytes: Buffer, ...mark: number[]) => Buffer.concat([Buffer.from(mark), bytes]);

test.each([
  ['utf-8', Buffer.from('name,é')],
  ['utf-8', marked(Buffer.from('name,é'), 0xef, 0xbb, 0xbf)],
  ['utf-16le', marked(Buffer.from('name,é', 'utf16le'), 0xff, 0xfe)],
  ['utf-16le', Buffer.from('name,é', 'utf16le')],
  ['utf-16be', marked(swapped('name,é'), 0xfe, 0xff)],
  ['utf-16be', swapped('name,é')],
  ['windows-1252', Buffer.from('name,é', 'latin1')],
] as const)('a text written in %s is read', (encoding, bytes) => {
  expect(tableOf(bytes)).toMatchObject({ encoding, rows: [{ cells: ['name', 'é'] }] });
});

test.each([
  ['workbook', Buffer.from('PK\u0003\u0004rest')],
  ['workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
  ['binary', Buffer.from('a,b\0c')],
] as const)('a file that is no text is told as %s', (refusal, bytes) => expect(readCsv(bytes)).toEqual({ refusal }));

test.each(['\n', '\r\n', '\r'])('a row is where it begins, whatever stands in its cells (%j)', (end) =>
  expect(
    rowsOf(['a;b', '1,5;"two', 'lines; ""quoted"""', '', ' ;', "3;'=1+1", '\u200B\u00A04\u00A0;'].join(end)),
  ).toEqual([
    [1, null, 'a', 'b'],
    [2, null, '1,5', 'two\nlines; "quoted"'],
    [6, null, '3', '=1+1'],
    [7, null, '4', ''],
  ]),
);

test.each([',', ';', '\t', '|'])('cells are parted by %j, also where the first line says so', (mark) => {
  expect(tableOf(`a${mark}b\n1${mark}2`)).toMatchObject({ separator: mark });
  expect(rowsOf(`sep=${mark}\n1${mark}2`)).toEqual([[2, null, '1', '2']]);
});

test('a broken row is named, and those behind it are read', () =>
  expect(rowsOf('a,b\n"one,2\n"three" x,4\n5,6\n')).toEqual([
    [1, null, 'a', 'b'],
    [2, 'text_after_quote', 'one', '2'],
    [3, 'text_after_quote', 'three" x', '4'],
    [4, null, '5', '6'],
  ]));

test('a quote that is never closed costs its own row only', () =>
  expect(rowsOf('a,b\n1,"two\n3,4\n')).toEqual([
    [1, null, 'a', 'b'],
    [2, 'quote_not_closed', '1', 'two'],
    [3, null, '3', '4'],
  ]));

test('what is beyond the limits is told', () => {
  expect(tableOf('a\nb\nc\n', { rows: 2 })).toMatchObject({ isCut: true, rows: [{ line: 1 }, { line: 2 }] });
  expect(tableOf('a\nb', { rows: 2 }).isCut).toBe(false);
  expect(tableOf(`a\n${'x'.repeat(30)}\nb`, { rowLength: 20 }).rows).toEqual([
    { cells: ['a'], line: 1, broken: null },
    { cells: ['x'.repeat(20)], line: 2, broken: 'too_long' },
    { cells: ['b'], line: 3, broken: null },
  ]);
});

test('a file of broken rows is read in one go', () => {
  const { rows } = tableOf('"a" b\n'.repeat(10_000));
  expect(rows).toHaveLength(10_000);
  expect(rows.filter(({ broken }) => broken === 'text_after_quote').length).toBeGreaterThan(40);
});

test('what is written opens in spreadsheets, holds no formula, and is read back as it was', () => {
  const text = writeCsv(
    ['name', 'points'],
    [
      ['=HYPERLINK("x")', 5],
      ['+49 "x"\n', -3],
      ['@a;b', null],
    ],
  );
  expect(text.startsWith('\uFEFFname,points\r\n')).toBe(true);
  expect(text.split('\r\n').every((line) => !/^[=+@]/.test(line))).toBe(true);
  expect(rowsOf(text).map(([, , ...cells]) => cells)).toEqual([
    ['name', 'points'],
    ['=HYPERLINK("x")', '5'],
    ['+49 "x"', '-3'],
    ['@a;b', ''],
  ]);
});
