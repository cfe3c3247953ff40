import { expect, test } from 'vitest';
import { namedIn } from './named-in.ts';

const quizzes = ['Quiz: What you tell it', 'Quiz: Rub or wash', 'Final quiz: Falls'].map((title) => ({ title }));

test.each([
  ['what was my last quiz result', null],
  ['How did I do in the rub or wash quiz?', 'Quiz: Rub or wash'],
  ['my result in the final quiz about falls', 'Final quiz: Falls'],
])('%j names %j', (question, title) => expect(namedIn(question, quizzes)?.title ?? null).toBe(title));

test('one thing alone is named by its own words', () => {
  expect(namedIn('How far am I in Sepsis?', [{ title: 'Sepsis' }])?.title).toBe('Sepsis');
});
