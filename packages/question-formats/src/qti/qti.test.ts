import { readdirSync, readFileSync } from 'node:fs';
import type { ImportNote } from '@snapwell/contract/quizzes/exchange.schemas';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { readQuestionFile } from '../files/read-question-file.ts';

const SAMPLES = new URL('../samples/', import.meta.url);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A package as other systems make it: items, pictures, and a manifest that names them. */
async function packageOf(folder: string): Promise<Buffer> {
  const names = readdirSync(new URL(`${folder}/`, SAMPLES)).toSorted();
  const items = Object.fromEntries(
    names.map((name) => [`items/${name}`, readFileSync(new URL(`${folder}/${name}`, SAMPLES))]),
  );
  const resources = names.map(
    (name) => `<resource identifier="${name}" type="imsqti_item_xmlv2p1" href="items/${name}"/>`,
  );
  const manifest = `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${resources.join('')}</resources></manifest>`;
  return zipOf({
    'imsmanifest.xml': manifest,
    ...items,
    'items/images/sign.png': PNG,
    'items/images/a.png': PNG,
    'test.xml': '<assessmentTest title="Signs"/>',
  });
}

const said = (notes: readonly ImportNote[], severity: ImportNote['severity']) =>
  notes.filter((note) => note.severity === severity).map(({ question, message }) => `${question}: ${message}`);

test.each(['qti2', 'qti3'])('a package of %s: every interaction is read, or refused by name', async (folder) => {
  const { title, questions, notes } = await readQuestionFile({
    name: '',
    bytes: await packageOf(folder),
    format: 'qti',
  });
  expect({
    title,
    read: questions.map(({ id, type }) => `${id}: ${type}`),
    refused: said(notes, 'refused'),
    changed: said(notes, 'changed'),
  }).toMatchSnapshot();
});

test('items arrive as they were meant', async () => {
  const { questions, media } = await readQuestionFile({ name: '', bytes: await packageOf('qti2'), format: 'qti' });
  const byId = new Map(questions.map((question) => [question.id, question]));
  expect(media.map(({ path }) => path)).toContain('media/sign.png');
  expect(byId.get('choice-single')).toMatchObject({
    prompt: 'Look at the text on the sign.\n\nWhat does it say?',
    image: 'media/sign.png',
    alternative: 'NEVER LEAVE LUGGAGE UNATTENDED',
    options: [
      { text: 'You must stay with your luggage.', correct: false, why: 'Nearly: it says never.' },
      { correct: true, why: 'Signs are short.' },
    ],
  });
  expect(byId.get('order')).toMatchObject({ items: ['Michael', 'Rubens', 'Jenson'] });
  expect(byId.get('match')).toMatchObject({
    pairs: [
      { left: 'Capulet', right: 'Romeo and Juliet' },
      { left: 'Demetrius', right: "A Midsummer-Night's Dream" },
      { left: 'Lysander', right: "A Midsummer-Night's Dream" },
    ],
    decoys: ['The Tempest'],
  });
  expect(byId.get('text-entry')).toMatchObject({
    prompt: 'Identify the missing word.',
    blanks: { 'b-1': { accept: ['York'] } },
  });
  expect(byId.get('number')).toMatchObject({
    prompt: 'How many breaths?',
    answer: 18,
    tolerance: 0.5,
    unit: 'per minute',
  });
  expect(byId.get('number-in-percent')).toMatchObject({ answer: 200, tolerance: 10 });
  expect(byId.get('gap-match')).toMatchObject({
    text: 'Now is the {{b-1}} of our discontent\nMade glorious {{b-2}};',
    bank: ['spring'],
  });
  expect(byId.get('hotspot')).toMatchObject({
    alternative: 'A room',
    areas: [
      { label: 'The floor', x: 30, y: 80, radius: 10, correct: true },
      { label: 'Place 2', x: 70, y: 80, radius: 5, correct: true },
      { label: 'Place 3', correct: false },
    ],
  });
});

test('QTI 3 says the same in other words', async () => {
  const { questions } = await readQuestionFile({ name: '', bytes: await packageOf('qti3'), format: 'qti' });
  const byId = new Map(questions.map((question) => [question.id, question]));
  expect(byId.get('qti3-choice')).toMatchObject({
    prompt: 'Look at the sign.\n\nWhat does it say?',
    options: [{ correct: true, why: 'Right.' }, { correct: false }],
  });
  expect(byId.get('qti3-inline-and-entry')).toMatchObject({
    text: 'The sun of {{b-1}} and of {{b-2}}.',
    blanks: { 'b-1': { accept: ['York'], others: ['Gloucester'] }, 'b-2': { accept: ['York', 'the city of York'] } },
  });
});

test('a single item needs no package', async () => {
  const item = readFileSync(new URL('qti2/true-false.xml', SAMPLES));
  expect((await readQuestionFile({ name: '', bytes: item, format: 'qti' })).questions).toMatchObject([
    { type: 'true_false', prompt: 'Water is wet.', answer: true },
  ]);
});

test('what is older, broken or something else says so', async () => {
  const notesOf = async (text: string) =>
    (await readQuestionFile({ name: '', bytes: Buffer.from(text), format: 'qti' })).notes;
  expect(await notesOf('<questestinterop><item/></questestinterop>')).toMatchObject([
    { message: expect.stringContaining('This is QTI 1. Export it as QTI 2.1 or newer') },
  ]);
  expect(await notesOf('<other/>')).toMatchObject([{ message: 'This is no item of QTI 2.1, 2.2 or 3.' }]);
  expect(await notesOf('<assessmentItem>')).toMatchObject([
    { severity: 'refused', message: expect.stringContaining('not valid XML') },
  ]);
  expect(
    (await readQuestionFile({ name: '', bytes: Buffer.from('PK\u0003\u0004 not really'), format: 'qti' })).notes,
  ).toMatchObject([{ message: expect.stringContaining('cannot be read') }]);
});

test('an item cannot reach out of its package', async () => {
  const item = readFileSync(new URL('qti2/choice-single.xml', SAMPLES), 'utf8').replace(
    'images/sign.png',
    '../../../../etc/hostname',
  );
  const { media, notes } = await readQuestionFile({
    name: '',
    bytes: await zipOf({ 'items/a.xml': item }),
    format: 'qti',
  });
  expect(media).toEqual([]);
  expect(said(notes, 'changed')).toEqual([expect.stringContaining('did not come with it')]);
});
