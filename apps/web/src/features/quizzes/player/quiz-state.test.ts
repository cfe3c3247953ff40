import type { AttemptQuestion } from '@snapwell/contract/quizzes/attempt.schemas';
import { expect, test } from 'vitest';
import { isDealtWith, quizReducer, type QuizState, segmentsOf } from './quiz-state.ts';

const question = (id: string): AttemptQuestion => ({
  question: { id, type: 'true_false', prompt: `${id}?`, image: null, difficulty: 'medium' },
  answer: null,
  certainty: null,
  is_unknown: false,
  is_flagged: false,
  is_final: false,
  changed_at: null,
  verdict: null,
});
const state: QuizState = { questions: [question('one'), question('two')], at: 0 };
const yes = { type: 'true_false', value: true } as const;

test('‘I don’t know’ takes the place of an answer and of how sure one was, and an answer takes its place', () => {
  const sure = quizReducer(quizReducer(state, { type: 'answered', answer: yes }), { type: 'sure', certainty: 'sure' });
  const unknown = quizReducer(sure, { type: 'unknown', isUnknown: true });
  expect(unknown.questions[0]).toMatchObject({ answer: null, certainty: null, is_unknown: true });
  expect(isDealtWith(unknown.questions[0]!)).toBe(true);
  expect(segmentsOf({ ...unknown, at: 1 })[0]).toMatchObject({ state: 'answered' });
  expect(quizReducer(unknown, { type: 'answered', answer: yes }).questions[0]).toMatchObject({
    answer: yes,
    is_unknown: false,
  });
});

test('‘I don’t know’ can be taken back', () => {
  const unknown = quizReducer(state, { type: 'unknown', isUnknown: true });
  const back = quizReducer(unknown, { type: 'unknown', isUnknown: false });
  expect(isDealtWith(back.questions[0]!)).toBe(false);
});
