import { expect, test } from 'vitest';
import { structureDifferences } from './same-structure.ts';
import { carryBody, changedPlaces, placesOf } from './version-texts.ts';

const quiz = (prompts: Record<string, string>, options = ['Ask', 'Wait', '18']) => ({
  pass_mark: 80,
  feedback: 'each',
  questions: Object.entries(prompts).map(([id, prompt]) => ({
    id,
    type: 'single_choice',
    prompt,
    image: 'media/scale.svg',
    options: options.map((text, i) => ({ text, correct: i === 0 })),
  })),
});
const ENGLISH = quiz({ first: 'What first?', second: 'What then?' });
const GERMAN = quiz({ first: 'Was zuerst?', second: 'Was dann?' }, ['Fragen', 'Warten', '18']);

test('a version begins without words, but with numbers, files and settings, and is built as its original', () => {
  const begun = carryBody('quiz', { now: ENGLISH, was: ENGLISH });
  expect(begun).toMatchObject({ pass_mark: 80, feedback: 'each' });
  expect(placesOf('quiz', begun).map(({ value }) => value)).toEqual(
    ['first', 'second'].flatMap(() => ['', 'media/scale.svg', '', '', '18']),
  );
  expect(structureDifferences(ENGLISH, begun)).toEqual([]);
});

test('questions that change places take their translations along, a new one has none, and keys follow the original', () => {
  const now = quiz({ second: 'What then?', third: 'What third?', first: 'What first?' }, ['Wait', 'Ask', '18']);
  now.pass_mark = 60;
  const body = carryBody('quiz', { now, was: ENGLISH, version: GERMAN }) as typeof ENGLISH;
  expect(body.questions.map(({ prompt }) => prompt)).toEqual(['Was dann?', '', 'Was zuerst?']);
  expect(body.questions[0]!.options).toEqual([
    { text: 'Warten', correct: true },
    { text: 'Fragen', correct: false },
    { text: '18', correct: false },
  ]);
  expect(body.pass_mark).toBe(60);
});

test('what the original says in other words is found, also after it has moved', () => {
  const now = quiz({ second: 'And after that?', first: 'What first?' });
  expect([...changedPlaces('quiz', { now, was: ENGLISH })]).toEqual(['questions.0.prompt']);
  expect([...changedPlaces('quiz', { now: ENGLISH, was: ENGLISH })]).toEqual([]);
});

test('words by which an answer is recognized are as many as a language needs; words to choose from keep their number', () => {
  const original = {
    questions: [
      {
        id: 'blanks',
        type: 'fill_in_the_blank',
        text: '{{when}} and {{where}}',
        blanks: { when: { accept: ['now', 'at once'] }, where: { accept: ['here'], others: ['there', 'nowhere'] } },
      },
    ],
  };
  expect(placesOf('quiz', original).map(({ path, sort }) => [path.slice(2).join('.'), sort])).toEqual([
    ['text', 'words'],
    ['blanks.when.accept', 'lines'],
    ['blanks.where.accept.0', 'words'],
    ['blanks.where.others.0', 'words'],
    ['blanks.where.others.1', 'words'],
  ]);
});

test('a film without captions has nothing to say in another language but its words', () => {
  const film = { source: 'media/film.mp4', duration: 65, captions: [], chapters: [], transcript: 'Hands are washed.' };
  expect(placesOf('video', film).map(({ path }) => path.join('.'))).toEqual(['source', 'transcript']);
});
