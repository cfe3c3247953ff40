import { expect, test } from 'vitest';
import { questionsWanted, wantsMoreQuestions } from './wanted.ts';

test.each([
  ['quiz me on sepsis', 5],
  ['Give me a quiz with five questions about sepsis', 5],
  ['ask me 3 quick questions', 3],
  ['another one please', 1],
  ['just one question', 1],
  ['two more', 2],
  ['a hundred, no, 100 questions', 10],
  ['quiz me on the five moments', 5],
])('%s: %i', (request, wanted) => {
  expect(questionsWanted(request)).toBe(wanted);
});

test.each(['Another one please', 'more', 'next question', 'ask me again', '3 more questions', 'ok go on'])(
  '"%s" asks for more questions',
  (request) => {
    expect(wantsMoreQuestions(request)).toBe(true);
  },
);

test.each(['tell me more about falls', 'what is the next step', 'one question: who signs this?', 'thanks'])(
  '"%s" asks for something else',
  (request) => {
    expect(wantsMoreQuestions(request)).toBe(false);
  },
);
