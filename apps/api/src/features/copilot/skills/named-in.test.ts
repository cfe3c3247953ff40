import { expect, test } from 'vitest';
import { itemDescribed, moduleNamed, namedIn, namesUnknown } from './named-in.ts';

const quizzes = ['Quiz: What you tell it', 'Quiz: Rub or wash', 'Final quiz: Falls'].map((title) => ({ title }));

test.each([
  ['what was my last quiz result', null],
  ['How did I do in the rub or wash quiz?', 'Quiz: Rub or wash'],
  ['my result in the final quiz about falls', 'Final quiz: Falls'],
])('%j names %j', (question, title) => expect(namedIn(question, quizzes)?.title ?? null).toBe(title));

test('an ordinary word of a title names no quiz', () => {
  const taken = ['Quiz: The first hour', 'Quiz: Rub or wash', 'Quiz: Falls'].map((title) => ({ title }));
  expect(namedIn('was my second try at the pain quiz better than the first', taken)).toBeNull();
  expect(namedIn('where did i fall behind', taken)).toBeNull();
  expect(namedIn('how was my falls quiz', taken)?.title).toBe('Quiz: Falls');
});

const items = [
  { title: 'The winter coat', summary: 'A sentence to the ceiling.', kind: 'comic', type: 'interactive' },
  { title: 'The call', summary: 'Two calls about one patient.', kind: 'comic', type: 'interactive' },
  { title: 'Thirty seconds of hand rub', summary: 'Six movements.', kind: 'video', type: 'video' },
  { title: 'Lying and standing', summary: 'How blood pressure is measured.', kind: 'video', type: 'video' },
];
test.each([
  ['did i finish the comic about the coat', 'The winter coat'],
  ['points for the hand rub film?', 'Thirty seconds of hand rub'],
  ['coat comic, finished once?', 'The winter coat'],
  ['have i seen the film about blood pressure', 'Lying and standing'],
  ['what was the last comic', null],
  ['did i finish the comic about tigers', null],
  ['did i finish the coat', null],
])('%j describes the item %j', (question, title) => expect(itemDescribed(question, items)?.title ?? null).toBe(title));

test('one thing alone is named by its own words', () => {
  expect(namedIn('How far am I in Sepsis?', [{ title: 'Sepsis' }])?.title).toBe('Sepsis');
});

const modules = [
  'Pain assessment in adults',
  'Medication safety: the last pair of hands',
  'Hand hygiene: the five moments',
  'Falls: steady on their feet',
].map((title) => ({ title }));

test.each([
  ['how much of the medication course have I finished', 'Medication safety: the last pair of hands'],
  ['how far am i with falls', 'Falls: steady on their feet'],
  ['my score pain quiz', 'Pain assessment in adults'],
  ['the medication final yesterday, did i pass', 'Medication safety: the last pair of hands'],
  ['am i halfway through falls', 'Falls: steady on their feet'],
  ['how did i do in the hand hygiene check', 'Hand hygiene: the five moments'],
  ['still miles to go in med safety i guess', 'Medication safety: the last pair of hands'],
  ['what % pain thing', 'Pain assessment in adults'],
  ['Falls: did I finish that this year?', 'Falls: steady on their feet'],
  ['med quiz, 60 percent', 'Medication safety: the last pair of hands'],
  ['how far am i in total', null],
  ['how many points do i have at the moment', null],
  ['can i do the rest in an hour', null],
  ['what did i finish in the last week', null],
  ['how many points in the data privacy module', null],
])('%j is about the module %j', (question, title) => expect(moduleNamed(question, modules)?.title ?? null).toBe(title));

test.each([
  ['how much of the privacy course have I finished', true],
  ['what % did i get in the privacy test', true],
  ['how far am i in data privacy', true],
  ['How far along is Feedback?', true],
  ['Am I nearly through Data privacy?', true],
  ['feedback quiz, percent?', true],
  ['Am I nearly through Medication safety?', false],
  ['nearly through with privacy?', true],
  ['Feedback: is more of it done or undone?', true],
  ['Falls: is more of it done or undone?', false],
  ['lessons to go in feedback', true],
  ['what u pay me for the privacy lesson yesterday', true],
  ['done w/ data privacy when', true],
  ['lessons to go in falls', false],
  ['the date I got through the privacy part', true],
  ['is feedback compulsory for me as a driver', true],
  ['is it mandatory for me', false],
  ['feedback, what is still open', true],
  ['falls, what is still open', false],
  ['finished feedback on a day in winter', true],
  ['finished falls on a day in winter', false],
  ['i clicked through the questions on giving feedback', true],
  ['which questions of the last quiz were wrong', false],
  ['is there a bit of time left', false],
  ['what did i get for that lesson', false],
  ['is the yearly quiz done', false],
  ['what did I do in March', false],
  ['how far am i with falls', false],
  ['how far am i in all', false],
  ['how much of the medication course have I finished', false],
  ['how far am i in this module', false],
  ['did i pass the last quiz', false],
  ['how many points for a perfect quiz', false],
])('%j calls something that is not here: %s', (question, isUnknown) =>
  expect(namesUnknown(question, modules)).toBe(isUnknown),
);
