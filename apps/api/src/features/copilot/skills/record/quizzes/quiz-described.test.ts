import { expect, test } from 'vitest';
import { quizDescribed } from './quiz-described.ts';

const item = (title: string, summary = '', type: 'quiz' | 'interactive' = 'quiz') => ({ title, summary, type });
const part = (title: string, chapter: string, items: ReturnType<typeof item>[]) => ({
  title,
  chapters: [{ title: chapter, summary: '', items }],
});
const modules = [
  part('Hand hygiene', 'Rub or wash', [item('The winter coat', '', 'interactive'), item('Quiz: Rub or wash')]),
  part('Medication safety', 'Names and numbers', [
    item('Ten sums', 'Dose sums from everyday work.'),
    item('Quiz: Names and numbers'),
  ]),
];

test.each([
  ['my score on the hand rub quiz', 'Quiz: Rub or wash'],
  ['how many right in the coat comic quiz', 'Quiz: Rub or wash'],
  ['what did i get on the dose sums', 'Ten sums'],
  ['the quiz about names, how was it', 'Quiz: Names and numbers'],
  ['my last quiz result', null],
  ['the medication quiz', null],
  ['the privacy quiz', null],
])('%j describes %j', (question, title) => expect(quizDescribed(question, modules)?.title ?? null).toBe(title));
