import type { ExportFormat, ImportFormat } from '@snapwell/contract/quizzes/exchange.schemas';
import type { Question, QuestionType } from '@snapwell/contract/quizzes/question-types';
import { quizBody } from '@snapwell/contract/quizzes/quiz-body';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { aQuestion, oneOfEach } from '@snapwell/contract/quizzes/questions.factory';
import { readQuestionFile } from './files/read-question-file.ts';
import { writeQuestions } from './write-questions.ts';

const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

const written = (questions: readonly Question[], format: ExportFormat) =>
  writeQuestions({ id: 'signs', title: 'Signs', questions, readPicture: async () => picture }, format);

async function roundTrip(question: Question, format: ExportFormat, as: ImportFormat) {
  const file = await written([question], format);
  const { questions, notes } = await readQuestionFile({ name: '', bytes: Buffer.from(file.content), format: as });
  return { question: questions[0], notes: [...file.notes, ...notes] };
}

/** Questions with everything that is hard to write: signs of the formats, accents, line breaks. */
const hard: { [T in QuestionType]?: Question } = {
  single_choice: aQuestion('single_choice', {
    prompt: 'Is {a} ~ b = 5 # % \\ : <b> & "c"?\nSecond line, é ü 漢.',
    options: [{ text: '~yes = {no} # 5%', correct: true, why: 'As : it # stands.' }, { text: '<no> & never' }],
    explanation: 'First.\n\nSecond {part}.',
    tags: ['hands', 'first-steps'],
  }),
  multiple_choice: aQuestion('multiple_choice', {
    options: [
      { text: 'a', correct: true },
      { text: 'b', correct: true },
      { text: 'c', correct: true },
      { text: 'd' },
      { text: 'e' },
    ],
  }),
  true_false: aQuestion('true_false', { answer: true }),
  matching: aQuestion('matching', {
    pairs: [
      { left: 'a -> b', right: '1' },
      { left: 'c', right: '2' },
    ],
    decoys: ['3'],
  }),
  numeric: aQuestion('numeric', { answer: -0.25, tolerance: 0.05 }),
  fill_in_the_blank: aQuestion('fill_in_the_blank', {
    text: '{{answer}}',
    blanks: { answer: { accept: ['hand rub', '2 = 2'] } },
  }),
  ordering: aQuestion('ordering', { items: ['a & b', 'c', 'd'] }),
};

/** What every format keeps; ids and the like may differ. */
const substance = (question: Question | undefined) => {
  const {
    unit: _unit,
    image: _image,
    alternative: _alternative,
    difficulty: _difficulty,
    ...rest
  } = (question ?? {}) as Record<string, unknown>;
  return rest;
};

test.each(['single_choice', 'multiple_choice', 'true_false', 'numeric', 'fill_in_the_blank'] as const)(
  'GIFT gives back %s as it was',
  async (type) => {
    const { question, notes } = await roundTrip(hard[type]!, 'gift', 'gift');
    expect(substance(question)).toEqual(substance(hard[type]));
    expect(notes.filter(({ severity }) => severity === 'refused')).toEqual([]);
  },
);

test.each([
  'single_choice',
  'multiple_choice',
  'true_false',
  'matching',
  'ordering',
  'numeric',
  'fill_in_the_blank',
] as const)('Moodle XML gives back %s as it was', async (type) => {
  const { question } = await roundTrip(hard[type]!, 'moodle_xml', 'moodle_xml');
  expect(substance(question)).toEqual(substance(hard[type]));
});

test.each(['single_choice', 'multiple_choice', 'true_false', 'matching', 'ordering', 'numeric'] as const)(
  'QTI 3 gives back %s as it was',
  async (type) => {
    const { question } = await roundTrip(hard[type]!, 'qti3', 'qti');
    expect({ ...substance(question), tags: [] }).toEqual({ ...substance(hard[type]), tags: [] });
  },
);

test('a calculation goes to Moodle with its numbers, and comes back as the same sum', async () => {
  const { question, notes } = await roundTrip(aQuestion('calculated'), 'moodle_xml', 'moodle_xml');
  expect(question).toMatchObject({
    prompt: '{{volume}} ml run over {{hours}} h. How many ml/h?',
    variables: [
      { name: 'volume', values: [250, 500, 750, 1000] },
      { name: 'hours', values: [4, 6, 8] },
    ],
    formula: 'volume / hours',
    decimals: 1,
    tolerance: 0.5,
    unit: 'ml/h',
    explanation: '{{volume}} ml in {{hours}} h are {{answer}} ml/h.',
  });
  expect(notes.map(({ message }) => message)).toEqual(['Its numbers came in sets. Here each is drawn by itself.']);
});

test.each(['gift', 'qti3'] as const)('%s has no calculations, and says so', async (format) => {
  const { notes } = await written([aQuestion('calculated')], format);
  expect(notes).toMatchObject([{ question: 'calculated', severity: 'refused' }]);
});

test('a text with blanks of every kind comes back from Moodle XML and QTI 3', async () => {
  const question = aQuestion('fill_in_the_blank');
  for (const [format, as] of [
    ['moodle_xml', 'moodle_xml'],
    ['qti3', 'qti'],
  ] as const) {
    const { question: back } = await roundTrip(question, format, as);
    expect(back).toMatchObject({
      prompt: 'Fill in the times.',
      text: 'After an injection {{b-1}} minutes, after a tablet {{b-2}}, as {{b-3}} says.',
      blanks: { 'b-1': { accept: ['15'], tolerance: 1 }, 'b-3': { accept: ['your policy'], others: ['the clock'] } },
    });
  }
});

test('a word bank comes back from QTI 3', async () => {
  const question = aQuestion('fill_in_the_blank', {
    text: '{{a}} then {{b}}',
    blanks: { a: { accept: ['ask'] }, b: { accept: ['act'] } },
    bank: ['wait'],
  });
  expect((await roundTrip(question, 'qti3', 'qti')).question).toMatchObject({
    text: '{{b-1}} then {{b-2}}',
    bank: ['wait'],
    blanks: { 'b-1': { accept: ['ask'] } },
  });
});

test('places in a picture come back from QTI 3 where they were', async () => {
  const question = aQuestion('image_hotspot');
  expect((await roundTrip(question, 'qti3', 'qti')).question).toMatchObject({
    areas: question.areas.map(({ label, x, y, radius, correct }) => ({ label, x, y, radius, correct })),
    alternative: question.alternative,
  });
});

test('pictures travel inside Moodle XML and inside the package', async () => {
  for (const [format, as] of [
    ['moodle_xml', 'moodle_xml'],
    ['qti3', 'qti'],
  ] as const) {
    const file = await written(
      [aQuestion('image_choice'), aQuestion('true_false', { image: 'media/sign.png', alternative: 'A sign' })],
      format,
    );
    const { questions, media } = await readQuestionFile({ name: '', bytes: Buffer.from(file.content), format: as });
    expect(questions).toMatchObject([
      { type: 'image_choice', options: [{ alternative: 'A relaxed face' }, { correct: true }] },
      { alternative: 'A sign' },
    ]);
    expect(media.every(({ bytes }) => picture.equals(bytes))).toBe(true);
    expect(media).toHaveLength(3);
  }
});

test('what a format cannot say is noted by question, and everything else is there', async () => {
  const all = oneOfEach();
  for (const format of ['gift', 'moodle_xml', 'qti3'] as const) {
    const { content, notes } = await written(all, format);
    const as = { gift: 'gift', moodle_xml: 'moodle_xml', qti3: 'qti' } as const;
    const { questions } = await readQuestionFile({ name: '', bytes: Buffer.from(content), format: as[format] });
    const arrived = new Set(questions.map(({ id }) => id));
    const named = new Set(notes.map(({ question }) => question));
    const lost = all.filter(({ id }) => !arrived.has(id) && !named.has(id)).map(({ id }) => `${format}: ${id}`);
    expect(lost).toEqual([]);
  }
});

test('the folder format holds every type, and reads as it was written', async () => {
  const all = oneOfEach();
  const { content } = await written(all, 'yaml');
  const { title, ...body } = parse(String(content)) as Record<string, unknown>;
  expect(title).toBe('Signs');
  expect(quizBody.parse(body).questions).toEqual(all);
});

test('the same quiz makes the same archive, byte by byte', async () => {
  const [first, second] = [await written(oneOfEach(), 'qti3'), await written(oneOfEach(), 'qti3')];
  expect(Buffer.from(first.content).equals(Buffer.from(second.content))).toBe(true);
});
