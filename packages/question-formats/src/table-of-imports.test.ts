import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { describeInTable } from './files/describe-reading.ts';
import { detectFormat } from './files/detect-format.ts';
import { readQuestionFile } from './files/read-question-file.ts';

const samples = fileURLToPath(new URL('samples', import.meta.url));
const table = new URL('../../../docs/question-imports.md', import.meta.url);

const HEAD = `# What became of each sample file

Made by a test from the files in \`packages/question-formats/src/samples\`, which hold every construct of each format, and those that people meet in the wild. The same
for files of your own: \`npm run content -- questions FILE... --table\`.

| file | format | read | different now | refused |
|---|---|---|---|---|
`;

test('the table of imports says of every sample file what was read, what is different and what was refused', async () => {
  const paths = readdirSync(samples, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path));
  const rows: string[] = [];
  for (const path of paths.toSorted()) {
    const bytes = readFileSync(`${samples}/${path}`);
    rows.push(describeInTable(path, await readQuestionFile({ name: basename(path), bytes })));
  }
  await expect(`${HEAD}${rows.join('\n')}\n`).toMatchFileSnapshot(fileURLToPath(table));
});

test('what is not told by the name is told by the content: UTF-16, a package in a folder, what an archiver left behind', async () => {
  const item = readFileSync(`${samples}/wild.qti2.xml`, 'utf8');
  const wide = Buffer.from(`\uFEFF${item}`, 'utf16le');
  expect(detectFormat(wide)).toBe('qti');
  expect((await readQuestionFile({ name: '', bytes: wide, format: 'qti' })).questions).toHaveLength(1);

  const zip = new ZipFile();
  zip.addBuffer(
    Buffer.from('<manifest><resources><resource href="items/an%20item.xml"/></resources></manifest>'),
    'package/imsmanifest.xml',
  );
  zip.addBuffer(Buffer.from(item), 'package/items/an item.xml');
  zip.addBuffer(Buffer.from([0, 5, 22, 7]), '__MACOSX/package/items/._an item.xml');
  zip.end();
  const { questions, notes } = await readQuestionFile({
    name: '',
    bytes: await buffer(zip.outputStream),
    format: 'qti',
  });
  expect({ read: questions.map(({ type }) => type), notes }).toEqual({ read: ['single_choice'], notes: [] });
});

test('a table may keep all options in one column, and number what is right', async () => {
  const text = 'question\toptions\tcorrect\nWhich?\tone|two|three\t1,3\nWhich one?\ta|b\tB\n';
  const { questions, notes } = await readQuestionFile({ name: '', bytes: Buffer.from(text), format: 'csv' });
  expect(notes).toEqual([]);
  expect(questions.map(({ type }) => type)).toEqual(['multiple_choice', 'single_choice']);
});
