import { readFileSync } from 'node:fs';
import type { ImportFormat } from '@snapwell/contract/quizzes/exchange.schemas';
import type { Question } from '@snapwell/contract/quizzes/question-types';
import { expect, test } from 'vitest';
import { mark } from '../types/all-types.ts';
import { detectFormat, readQuestions } from './read-questions.ts';

const sample = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url));
const read = (name: string, format: ImportFormat) => readQuestions(sample(name), format);

/** A table of what became of each question of a file. */
async function tableOf(name: string, format: ImportFormat) {
  const { questions, notes } = await read(name, format);
  return {
    read: questions.map(({ id, type }) => `${id}: ${type}`),
    refused: notes.filter(({ severity }) => severity === 'refused').map(({ question, message }) => `${question}: ${message}`),
    changed: notes.filter(({ severity }) => severity === 'changed').map(({ question, message }) => `${question}: ${message}`),
  };
}

async function questionOf(name: string, format: ImportFormat, id: string): Promise<Question> {
  const found = (await read(name, format)).questions.find((question) => question.id === id);
  expect(found?.id).toBe(id);
  return found!;
}

test('GIFT: every construct is read, or refused by name', async () => {
  expect(await tableOf('every-construct.gift.txt', 'gift')).toMatchInlineSnapshot(`
    {
      "changed": [
        "Weighted choice: 'half right' was worth 50 %. Here a choice of one is right or wrong.",
        "Multiple, uneven: The right answers had different weights. Here each counts the same.",
        "Short answer: 'soap' was worth 50 %. Here it is wrong.",
        "Several numbers: '25:10' was worth 50 %. Here it is wrong.",
        "Picture: Left out: a picture that is not in the file.",
      ],
      "read": [
        "true-with-feedback: true_false",
        "false-short: true_false",
        "one-choice: single_choice",
        "weighted-choice: single_choice",
        "multiple: multiple_choice",
        "multiple-uneven: multiple_choice",
        "missing-word-chosen: single_choice",
        "missing-word-typed: fill_in_the_blank",
        "short-answer: fill_in_the_blank",
        "number: numeric",
        "number-with-tolerance: numeric",
        "range: numeric",
        "several-numbers: numeric",
        "number-with-words-for-others: numeric",
        "matching: matching",
        "escapes: single_choice",
        "empty-line-inside: single_choice",
        "no-empty-line-before-the-next: true_false",
        "stands-close: true_false",
        "markdown: true_false",
        "plain: true_false",
        "without-a-title-but-with-an-accent-e: true_false",
        "after-the-unclosed-one: true_false",
        "picture: single_choice",
        "left-over-from-a-program: true_false",
      ],
      "refused": [
        "All are right: All answers are right: who ticks everything would win.",
        "Two equals with a wrong one: Several answers are right, but only one can be chosen.",
        "None is right: No answer is right.",
        "Anything goes: Any answer is right ('*').",
        "Two full numbers: Several numbers are right. A number question here has one, with a tolerance.",
        "Essay: An essay has no key. Write it anew as a short text with the ideas that count.",
        "Text only: This is a text without a question.",
        "Unclosed: The brace around the answers is not closed.",
        "Signs that are none: The answers begin with neither = nor ~.",
      ],
    }
  `);
});

test('Aiken: every construct is read, or refused by name', async () => {
  expect(await tableOf('every-construct.aiken.txt', 'aiken')).toMatchInlineSnapshot(`
    {
      "changed": [],
      "read": [
        "how-long-do-you-rub: single_choice",
        "which-comes-first-it-stands-on-two-lines: single_choice",
        "which-are-moments: multiple_choice",
        "gloves-replace-rubbing: true_false",
      ],
      "refused": [
        "The answer is missing here:: The answer is missing.",
        "A letter that is not there: There is no option D.",
        "ANSWER: A: This answer belongs to no question.",
        "A line in between: Line 37 is neither an option nor the answer.",
        "Only one option: At least 2 options are needed.",
        "The last has no answer: The answer is missing.",
      ],
    }
  `);
});

test('CSV: every construct is read, or refused by name', async () => {
  expect(await tableOf('every-construct.csv', 'csv')).toMatchInlineSnapshot(`
    {
      "changed": [
        "The first row: Left out: the column 'colour', which is not known here.",
        "A level that is not known: Left out: the difficulty 'tricky'. It is easy, medium or hard.",
      ],
      "read": [
        "how-long-do-you-rub: single_choice",
        "which-are-moments-do-you-think: multiple_choice",
        "which-are-named-by-their-texts: multiple_choice",
        "gloves-replace-rubbing: true_false",
        "guessed-to-be-true-or-false: true_false",
        "how-many-moments: numeric",
        "what-do-you-use: fill_in_the_blank",
        "put-into-order: ordering",
        "match: matching",
        "a-level-that-is-not-known: single_choice",
      ],
      "refused": [
        "Without a name: The question is empty.",
        "What is right is missing: What is right is missing.",
        "It is none of them: 'E' is none of the options.",
        "A number it is not: What is right must be a number.",
        "A type that is not known: 'essay' is not a type that is known here.",
      ],
    }
  `);
});

test('Moodle XML: every construct is read, or refused by name', async () => {
  expect(await tableOf('every-construct.moodle.xml', 'moodle_xml')).toMatchInlineSnapshot(`
    {
      "changed": [
        "One choice: It counted 2 times. Here every question counts the same.",
        "One choice: Left out: hints between tries.",
        "One choice: 'a minute' was worth 50 %. Here a choice of one is right or wrong.",
        "Several choices: Left out: what is said to every right or wrong answer alike.",
        "Some pictures only: Left out: the picture https://example.org/far-away.png, which is not in the file.",
        "Some pictures only: Left out: pictures in the answers. Their descriptions stand in their place.",
        "Short answer: Capital letters mattered. Here they do not.",
        "Short answer: 'soap' was worth 30 %. Here it is wrong.",
        "Ordering: Only some of the items were shown each time. Here all are.",
        "Embedded answers: '40:5' was worth 50 %. Here it is wrong.",
        "Embedded answers: Capital letters mattered. Here they do not.",
        "Embedded answers: The blanks had different weights. Here each counts the same.",
      ],
      "read": [
        "one-choice: single_choice",
        "several-choices: multiple_choice",
        "pictures-to-choose: image_choice",
        "some-pictures-only: single_choice",
        "true-or-false: true_false",
        "short-answer: fill_in_the_blank",
        "number-with-units: numeric",
        "matching: matching",
        "ordering: ordering",
        "embedded-answers: fill_in_the_blank",
        "words-to-choose: fill_in_the_blank",
        "words-to-drag: fill_in_the_blank",
        "old-picture: true_false",
      ],
      "refused": [
        "Several right in one blank: A blank with several right choices at once is not possible here.",
        "Essay: An essay has no key. Write it anew as a short text with the ideas that count.",
        "Text only: This is a text without a question.",
        "Formula: Its numbers are made by a formula for each attempt.",
        "Random: It is put together from other questions for each attempt.",
        "Markers: Words are dragged to places of a picture. Write it anew as pointing at the picture.",
        "Onto a picture: Things are dragged to places of a picture. Write it anew as matching.",
        "From a plug-in: The kind 'stack' is not known here.",
        "Two numbers: Several numbers are right. A number question here has one, with a tolerance.",
        "Nothing right: No answer is right.",
      ],
    }
  `);
});

test('a broken file is refused as a whole, with its line', async () => {
  const { questions, notes } = await readQuestions(Buffer.from('<quiz>\n<question type="truefalse">\n</quiz>'), 'moodle_xml');
  expect(questions).toEqual([]);
  expect(notes).toMatchObject([{ severity: 'refused', line: 3 }]);
});

test('a document cannot make the reader open other files or blow up', async () => {
  const evil =
    '<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz><question type="truefalse"><name><text>&x;</text></name></question></quiz>';
  const { questions, notes } = await readQuestions(Buffer.from(evil), 'moodle_xml');
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
    explanation: 'The first of the five moments.\n\nRead the five moments again.\n\nExactly.',
  });
  expect(await questionOf(gift, 'gift', 'missing-word-typed')).toMatchObject({ text: 'The agent is called {{answer}} in most wards.' });
  expect(await questionOf(gift, 'gift', 'range')).toMatchObject({ answer: 25, tolerance: 5 });
});

test('Moodle XML: texts, pictures and units arrive as they were meant', async () => {
  const { questions, media, title } = await read('every-construct.moodle.xml', 'moodle_xml');
  const byId = new Map(questions.map((question) => [question.id, question]));
  expect(title).toBe('Hand hygiene');
  expect(media.map(({ path }) => path)).toEqual(['media/bottle.png', 'media/a-b.png', 'media/picture.png', 'media/old.gif']);
  expect(byId.get('one-choice')).toMatchObject({
    prompt: 'How long do you rub?\n\n- Think.',
    image: 'media/bottle.png',
    alternative: 'A bottle',
    explanation: 'CO₂ and 10³ cells.',
    tags: ['hand-hygiene', 'time'],
  });
  expect(byId.get('number-with-units')).toMatchObject({ answer: 3, tolerance: 0.5, unit: 'ml', other_units: [{ unit: 'l', factor: 0.001 }] });
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
  expect(byId.get('words-to-drag')).toMatchObject({ text: '{{b-1}} before {{b-2}}.', blanks: { 'b-1': { accept: ['Ask'] } }, bank: ['wait'] });
});

test('what was read can be answered: three millilitres are right in both units', async () => {
  const question = await questionOf('every-construct.moodle.xml', 'moodle_xml', 'number-with-units');
  const credit = (text: string, unit: string) => mark(question, { type: 'numeric', text, unit }, () => ({ url: '', width: null, height: null })).credit;
  expect([credit('3', 'ml'), credit('0,003', 'l'), credit('3', 'l')]).toEqual([1, 1, 0]);
});

test('a text with embedded answers is a question of its own', async () => {
  const text = 'Match the cities:\n* Tucson: {1:MULTICHOICE:California#Wrong~%100%Arizona#OK}\nThe capital is {1:SHORTANSWER:%100%Paris~%50%Lyon}.';
  expect(detectFormat(Buffer.from(text))).toBe('cloze');
  const { questions, notes } = await readQuestions(Buffer.from(text), 'cloze');
  expect(questions).toMatchObject([
    {
      type: 'fill_in_the_blank',
      prompt: 'Match the cities:',
      blanks: { 'b-1': { accept: ['Arizona'], others: ['California'] }, 'b-2': { accept: ['Paris'] } },
    },
  ]);
  expect(notes).toMatchObject([{ message: "'Lyon' was worth 50 %. Here it is wrong." }]);
});

test.each([
  ['utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Größe?{T}', 'utf16le')])],
  ['windows-1252', Buffer.from('Größe?{T}', 'latin1')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFGröße?{T}')],
])('a file in %s keeps its letters', async (_name, bytes) => {
  expect((await readQuestions(bytes, 'gift')).questions).toMatchObject([{ prompt: 'Größe?', id: 'grosse' }]);
});
