import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importFormat, importNote } from '@snapwell/contract/quizzes/exchange.schemas';
import { question } from '@snapwell/contract/quizzes/question-types';
import { readQuestionFile } from './read-question-file.ts';
import { zipOf } from '../testing/zip-of.ts';

const folder = fileURLToPath(new URL('../samples', import.meta.url));
const samples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.\w+$/.test(path))
  .toSorted()
  .map((path) => ({ path, bytes: readFileSync(`${folder}/${path}`) }));
const archive = {
  path: 'package.zip',
  bytes: await zipOf(Object.fromEntries(samples.map(({ path, bytes }) => [`items/${path}`, bytes]))),
};

/** What means something in one format or another. */
const SIGNS = [
  '{',
  '}',
  '~',
  '=',
  '#',
  '->',
  '::',
  '%50%',
  '<',
  '>',
  '</',
  '&',
  '&#0;',
  '"',
  '\\',
  '$$',
  '\\(',
  '^',
  '\n\n',
  '\0',
  '{1:SA:',
  'ANSWER: A',
  '[[1]]',
  'é',
  '\uE010',
  '<math>',
  '<sup>',
  ',',
  ';',
  '9'.repeat(400),
];

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  /** Bytes that go. */
  cut: fc.integer({ min: 0, max: 300 }),
  put: fc.oneof(
    fc.constantFrom(...SIGNS).map((sign) => Buffer.from(sign)),
    fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes)),
  ),
  times: fc.constantFrom(1, 1, 1, 3, 500),
});

const mutated = fc
  .record({
    sample: fc.constantFrom(...samples, archive),
    changes: fc.array(change, { minLength: 1, maxLength: 8 }),
    format: fc.constantFrom(undefined, undefined, ...importFormat.options),
  })
  .map(({ sample, changes, format }) => ({
    name: sample.path,
    format,
    bytes: changes.reduce<Buffer>((bytes, { at, cut, put, times }) => {
      const start = Math.floor(at * bytes.length);
      const repeated = Buffer.concat(Array.from({ length: times }, () => put));
      return Buffer.concat([bytes.subarray(0, start), repeated, bytes.subarray(start + cut)]);
    }, sample.bytes),
  }));

test('no file, however broken, is more than a list of notes; what is read can be asked', async () => {
  await fc.assert(
    fc.asyncProperty(mutated, async (file) => {
      const reading = await readQuestionFile(file);
      for (const each of reading.questions) expect(question.safeParse(each).success).toBe(true);
      for (const note of reading.notes) expect(importNote.safeParse(note).success).toBe(true);
      expect(new Set(reading.questions.map(({ id }) => id)).size).toBe(reading.questions.length);
      expect(reading.totals.read).toBe(reading.questions.length);
      expect(structuredClone(reading).totals).toEqual(reading.totals);
    }),
    { numRuns: 1000 },
  );
}, 120_000);

test('a file of more questions than anybody writes is read up to a number, and says so', async () => {
  const bytes = Buffer.from('::Q::Is it?{T}\n\n'.repeat(6000));
  const { notes, totals } = await readQuestionFile({ name: 'a.gift', bytes });
  expect(totals.read).toBe(5000);
  expect(notes).toMatchObject([{ severity: 'refused', message: expect.stringContaining('split the file') }]);
});

test('a file that is larger than one may send is not looked at', async () => {
  const { notes, questions } = await readQuestionFile({
    name: 'a.gift',
    bytes: Buffer.alloc(21 * 1024 * 1024, 'a{T}\n\n'),
  });
  expect(questions).toEqual([]);
  expect(notes).toMatchObject([{ message: 'A file can have 20 MB. Split it.' }]);
});
