import { expect, test } from 'vitest';
import { detectFormat } from './files/detect-format.ts';
import { readQuestionFile } from './files/read-question-file.ts';

const many = (text: string) => text.repeat(Math.ceil(200_000 / text.length));

/**
 * Anybody may make an organization and hand its server such a file: whatever it holds, reading it takes as long as
 * the file is.
 */
test.for([
  { what: 'backslashes in a blank that does not close', text: `{:SA:${String.raw`\a`.repeat(24)}` },
  { what: 'blanks that do not close', text: many('{:SA:') },
  {
    what: 'blanks that do not close, in XML',
    text: `<quiz><question type="cloze"><questiontext><text>${many('{:SA:')}</text></questiontext></question></quiz>`,
  },
  { what: 'tags that do not close', text: `::q:: x {T}\n\n// ${many('[tag:')}` },
  { what: 'table lines that never end', text: `::q:: [html]${many('| ')}x {T}` },
  { what: 'tags within tags', text: `::q:: [html]${'<b>'.repeat(20_000)}x {T}` },
  { what: 'one word of a heading, again and again', text: many('x question ') },
  { what: 'formulas that do not close', text: `::q:: ${many('\\\\( ')}x {T}` },
  { what: 'dollars', text: `::q:: ${many('$$')}x {T}` },
  { what: 'questions of one name', text: '::q::x{T}\n\n'.repeat(3000) },
  { what: 'rows within rows', text: `::q:: [html]<math>${'<mrow>'.repeat(20_000)}x {T}` },
  {
    what: 'elements without end',
    text: `<quiz>${'<question/>'.repeat(20_000)}</quiz>`,
  },
  {
    what: 'entities of many names',
    text: `<quiz>${Array.from({ length: 20_000 }, (_, i) => `&x${i};`).join('')}</quiz>`,
  },
  {
    what: 'a picture with an endless name',
    text: `<quiz><question type="essay"><questiontext><text>x</text><file name="${many('a')}" encoding="base64">AAAA</file></questiontext></question></quiz>`,
  },
])('$what are read at once', async ({ text }) => {
  // Read in steps that grow with the square of its length, each would take minutes.
  const began = performance.now();
  const bytes = Buffer.from(text);
  await readQuestionFile({ name: '', bytes, format: detectFormat(bytes) ?? 'gift' });
  expect(performance.now() - began).toBeLessThan(10_000);
});
