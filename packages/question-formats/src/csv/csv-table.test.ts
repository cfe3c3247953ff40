import { expect, test } from 'vitest';
import { readQuestionFile } from '#files/read-question-file.ts';
import { readCsvTable } from './csv-table.ts';

const linesOf = (text: string) => readCsvTable(text).rows.map(({ line, cells }) => [line, ...cells]);

test.each([
  ['\n', 'LF'],
  ['\r\n', 'CRLF'],
  ['\r', 'CR'],
])('a row is where it begins, whatever stands in its cells and between lines (%j)', (end) => {
  const text = ['\uFEFFa,b', '1,"two', 'lines, ""quoted"""', '', ' ,', '3, "4" ', 'say "so",6', '7'].join(end);
  expect(linesOf(text)).toEqual([
    [1, 'a', 'b'],
    [2, '1', 'two\nlines, "quoted"'],
    [6, '3', '4'],
    [7, 'say "so"', '6'],
    [8, '7'],
  ]);
});

test('the mark that the first line has most of parts the cells; the others are text', () => {
  expect(linesOf('a;b\n1,5;2')).toEqual([
    [1, 'a', 'b'],
    [2, '1,5', '2'],
  ]);
  expect(linesOf('"a,b,c"\tb\n\t2')).toEqual([
    [1, 'a,b,c', 'b'],
    [2, '', '2'],
  ]);
});

const HEADER = 'question,correct,option 1,option 2\n';
test.each([
  ['never ends with one', `${HEADER}One?,1,a,b\nTwo?,1,"a,b\nThree?,1,a,b\n`, 3],
  ['goes on behind', `${HEADER}One?,1,a,b\n\n"Two" ?,1,a,b\n`, 4],
  ['can have 1,000,000 characters', `${HEADER}One?,1,a,b\n${'x'.repeat(1_000_001)},1,a,b\n`, 3],
])('a row that cannot be read is told by its line; what stands before it is read: %s', async (words, text, line) => {
  const { questions, notes } = await readQuestionFile({ name: 'a.csv', bytes: Buffer.from(text), format: 'csv' });
  expect(questions.map(({ prompt }) => prompt)).toEqual(['One?']);
  expect(notes).toEqual([expect.objectContaining({ severity: 'refused', line, question: 'The file' })]);
  expect(notes[0]!.message).toContain(words);
});

test('the first ten thousand rows of a table are read', () =>
  expect(readCsvTable('a,b\n'.repeat(10_001)).rows).toHaveLength(10_000));
