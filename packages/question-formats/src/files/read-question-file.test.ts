import { readFileSync } from 'node:fs';
import type { ImportFormat } from '@snapwell/contract/quizzes/exchange.schemas';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { expect, test } from 'vitest';
import { detectFormat } from './detect-format.ts';
import { readQuestionFile } from './read-question-file.ts';

const sample = (name: string) => readFileSync(new URL(`../samples/${name}`, import.meta.url));
const read = (name: string, format: ImportFormat) => readQuestionFile({ name: '', bytes: sample(name), format });

async function questionOf(name: string, format: ImportFormat, id: string): Promise<Question> {
  const found = (await read(name, format)).questions.find((question) => question.id === id);
  expect(found?.id).toBe(id);
  return found!;
}

test('a broken file is refused as a whole, with its line', async () => {
  const { questions, notes } = await readQuestionFile({
    name: '',
    bytes: Buffer.from('<quiz>\n<question type="truefalse">\n</quiz>'),
    format: 'moodle_xml',
  });
  expect(questions).toEqual([]);
  expect(notes).toMatchObject([{ severity: 'refused', line: 3 }]);
});

test('a document cannot make the reader open other files or blow up', async () => {
  const evil =
    '<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz><question type="truefalse"><name><text>&x;</text></name></question></quiz>';
  const { questions, notes } = await readQuestionFile({ name: '', bytes: Buffer.from(evil), format: 'moodle_xml' });
  expect(questions).toEqual([]);
  expect(JSON.stringify(notes)).not.toContain('root:');
});

test.each([
  ['every-construct.gift.txt', 'gift'],
  ['every-construct.aiken.txt', 'aiken'],
  ['every-construct.csv', 'csv'],
  ['every-construct.moodle.xml', 'moodle_xml'],
] as const)('%s is recognized as %s', (name, format) => {
  expect(detectFormat(sample(name), name)).toBe(format);
});

test('what is no file of questions is not taken for one', () => {
  expect(detectFormat(Buffer.from('Dear diary, today I rubbed my hands.'))).toBeNull();
  expect(detectFormat(Buffer.from('<html><body>Hello</body></html>'))).toBeNull();
  expect(detectFormat(Buffer.from(''))).toBeNull();
});

test('GIFT: escapes, formats and feedback arrive as they were meant', async () => {
  const gift = 'every-construct.gift.txt';
  expect(await questionOf(gift, 'gift', 'escapes')).toMatchObject({
    prompt: 'What is 2 \\+ 2 = 4: a {set} of ~ about #1 with a \\ and a\nnew line?',
    options: [{ text: 'yes = right', correct: true }, { text: 'no ~ wrong' }],
  });
  expect(await questionOf(gift, 'gift', 'one-choice')).toMatchObject({
    prompt: 'How long do you rub?\n\nCount slowly.',
    options: [{ why: 'That is the time.' }, {}, {}],
  });
  expect(await questionOf(gift, 'gift', 'true-with-feedback')).toMatchObject({
    tags: ['hands', 'first-steps'],
    explanation: 'The first of the five moments.',
    why_true: 'Exactly.',
    why_false: 'Read the five moments again.',
  });
  expect(await questionOf(gift, 'gift', 'missing-word-typed')).toMatchObject({
    text: 'The agent is called {{answer}} in most wards.',
  });
  expect(await questionOf(gift, 'gift', 'range')).toMatchObject({ answer: 25, tolerance: 5 });
});

test('Moodle XML: texts, pictures and units arrive as they were meant', async () => {
  const { questions, media, title } = await read('every-construct.moodle.xml', 'moodle_xml');
  const byId = new Map(questions.map((question) => [question.id, question]));
  expect(title).toBe('Hand hygiene');
  expect(media.map(({ path }) => path)).toEqual([
    'media/bottle.png',
    'media/a-b.png',
    'media/picture.png',
    'media/old.gif',
  ]);
  expect(byId.get('one-choice')).toMatchObject({
    prompt: 'How long do you rub?\n\n- Think.',
    image: 'media/bottle.png',
    alternative: 'A bottle',
    explanation: 'CO₂ and 10³ cells.',
    tags: ['hand-hygiene', 'time'],
  });
  expect(byId.get('number-with-units')).toMatchObject({
    answer: 3,
    tolerance: 0.5,
    unit: 'ml',
    other_units: [{ unit: 'l', factor: 0.001 }],
  });
  expect(byId.get('embedded-answers')).toMatchObject({
    prompt: 'Fill in.',
    text: 'Rub for {{b-1}} seconds with {{b-2}}, also called {{b-3}}. In French: {{b-4}}.',
    blanks: {
      'b-1': { accept: ['25'], tolerance: 5 },
      'b-2': { accept: ['alcohol'], others: ['milk~shake', 'vinegar'] },
      'b-3': { accept: ['hand rub', 'handrub'] },
      'b-4': { accept: ['désinfectant'] },
    },
  });
  expect(byId.get('words-to-drag')).toMatchObject({
    text: '{{b-1}} before {{b-2}}.',
    blanks: { 'b-1': { accept: ['Ask'] } },
    bank: ['wait'],
  });
});

test('a text with embedded answers is a question of its own', async () => {
  const text =
    'Match the cities:\n* Tucson: {1:MULTICHOICE:California#Wrong~%100%Arizona#OK}\nThe capital is {1:SHORTANSWER:%100%Paris~%50%Lyon}.';
  expect(detectFormat(Buffer.from(text))).toBe('cloze');
  const { questions, notes } = await readQuestionFile({ name: '', bytes: Buffer.from(text), format: 'cloze' });
  expect(questions).toMatchObject([
    {
      type: 'fill_in_the_blank',
      prompt: 'Match the cities:',
      blanks: { 'b-1': { accept: ['Arizona'], others: ['California'] }, 'b-2': { accept: ['Paris'] } },
    },
  ]);
  expect(notes.map(({ message }) => message)).toEqual([
    "'Lyon' was worth 50%. Here it is wrong.",
    "Left out: what was said to the answer 'California'.",
    "Left out: what was said to the answer 'Arizona'.",
  ]);
});

test.each([
  ['utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Größe?{T}', 'utf16le')])],
  ['windows-1252', Buffer.from('Größe?{T}', 'latin1')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFGröße?{T}')],
])('a file in %s keeps its letters', async (_name, bytes) => {
  expect((await readQuestionFile({ name: '', bytes, format: 'gift' })).questions).toMatchObject([
    { prompt: 'Größe?', id: 'grosse' },
  ]);
});
