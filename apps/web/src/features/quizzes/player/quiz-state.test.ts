import type { AnswerChange, AttemptQuestion, Verdict } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Answer } from '@snapwell/contract/quizzes/question-types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  enterQuiz,
  isAnswered,
  isDealtWith,
  isTouched,
  nextOpen,
  openPartsOf,
  quizReducer,
  type QuizState,
  segmentsOf,
  soFarOf,
  whereToGoOn,
} from './quiz-state.ts';

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
const waiting: ReadonlySet<string> = new Set();
const state: QuizState = { questions: [question('one'), question('two')], at: 0, waiting };
const yes = { type: 'true_false', value: true } as const;

test('nothing is there to be saved until something was said to a question', () => {
  expect(state.questions.some(isTouched)).toBe(false);
  for (const event of [{ type: 'answered', answer: yes } as const, { type: 'unknown', isUnknown: true } as const])
    expect(quizReducer(state, event).questions.some(isTouched)).toBe(true);
  expect(isTouched({ ...question('one'), changed_at: '2026-03-02T10:00:00.000Z' })).toBe(true);
});

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

const at = (id: string, minute: number | null, more: Partial<AttemptQuestion> = {}): AttemptQuestion => ({
  ...question(id),
  changed_at: minute === null ? null : `2026-03-02T10:${String(minute).padStart(2, '0')}:00.000Z`,
  ...more,
});
const final = { is_final: true } as const;
const judged = (isRight: boolean) => ({ is_final: true, verdict: { is_right: isRight } as Verdict });

test.for([
  ['nothing was touched', [at('a', null), at('b', null)], 0],
  ['the one touched last', [at('a', 1), at('b', 3), at('c', 2)], 1],
  ['the first of two touched at once', [at('a', 1), at('b', 3), at('c', 3)], 1],
  ['that one is final: the next open one', [at('a', 1), at('b', 3, final), at('c', 0, final), at('d', 0)], 3],
  ['none is open behind it: the first open one', [at('a', 1, final), at('b', 2), at('c', 3, final)], 1],
  ['all are final: where it was left', [at('a', 1, final), at('b', 3, final), at('c', 2, final)], 1],
] as const)('an attempt goes on where it was left: %s', ([, questions, index]) =>
  expect(whereToGoOn(questions)).toBe(index),
);

test('what this device has not sent yet stands in the attempt, unless the server knows something newer or final', () => {
  const change = (minute: number): AnswerChange => ({
    answer: yes,
    certainty: 'sure',
    is_unknown: false,
    is_final: false,
    seconds: 3,
    changed_at: at('x', minute).changed_at!,
  });
  const unsaved = new Map([
    ['a', change(5)],
    ['b', change(5)],
    ['c', change(5)],
    ['d', change(5)],
  ]);
  const entered = enterQuiz(
    { questions: [at('a', null), at('b', 4), at('c', 5), at('d', 1, final), at('e', null)] },
    unsaved,
  );
  expect(entered.questions.map(({ answer, certainty }) => [answer, certainty])).toEqual([
    [yes, 'sure'],
    [yes, 'sure'],
    [null, null],
    [null, null],
    [null, null],
  ]);
  expect(entered.at).toBe(0);
});

const events = fc.oneof(
  fc.constant({ type: 'answered', answer: yes } as const),
  fc.boolean().map((isUnknown) => ({ type: 'unknown', isUnknown }) as const),
  fc.constantFrom('guess', 'sure').map((certainty) => ({ type: 'sure', certainty }) as const),
);

test('an answer that is final stays as it is, whatever comes; only its flag changes', () => {
  const closed: QuizState = { questions: [at('a', 1, { ...final, answer: yes }), question('b')], at: 0, waiting };
  fc.assert(fc.property(events, (event) => quizReducer(closed, event) === closed));
  expect(quizReducer(closed, { type: 'flagged', isFlagged: true }).questions[0]).toMatchObject({ is_flagged: true });
});

test('what happens to the question in view leaves the others alone', () => {
  const here: QuizState = { questions: [question('a'), question('b')], at: 1, waiting };
  fc.assert(
    fc.property(fc.array(events), (happened) => {
      const after = happened.reduce(quizReducer, here);
      expect(after.questions[0]).toBe(here.questions[0]);
      expect(after.at).toBe(1);
      const { answer, is_unknown: isUnknown } = after.questions[1]!;
      expect(isUnknown && answer !== null).toBe(false);
    }),
  );
  expect(quizReducer(here, { type: 'sure', certainty: 'guess' }).questions[1]).toMatchObject({ certainty: 'guess' });
});

test('a verdict reaches its question, wherever one is by then', () => {
  const verdict = { ...question('one'), ...judged(true) };
  const after = quizReducer({ ...state, at: 1 }, { type: 'judged', question: verdict });
  expect(after.questions[0]).toBe(verdict);
  expect(after.questions[1]).toBe(state.questions[1]);
});

test.each([
  [1, 1],
  [7, 1],
  [-3, 0],
])('going to %i leads to %i: there is nothing before the first and behind the last', (to, index) =>
  expect(quizReducer(state, { type: 'went', to }).at).toBe(index),
);

test.for<[Answer, boolean, number]>([
  [yes, true, 0],
  [{ type: 'true_false', value: false }, true, 0],
  [{ type: 'multiple_choice', chosen: [] }, false, 0],
  [{ type: 'multiple_choice', chosen: [0] }, true, 0],
  [{ type: 'matching', rights: [null, null] }, false, 2],
  [{ type: 'matching', rights: [null, 0] }, true, 1],
  [{ type: 'categories', placed: [null, null] }, false, 2],
  [{ type: 'categories', placed: ['fact', null] }, true, 1],
  [{ type: 'fill_in_the_blank', blanks: ['', ' '] }, false, 2],
  [{ type: 'fill_in_the_blank', blanks: ['15', ' '] }, true, 1],
  [{ type: 'image_hotspot', marks: [] }, false, 0],
  [{ type: 'image_hotspot', marks: [{ place: 0 }] }, true, 0],
  [{ type: 'numeric', text: ' ' }, false, 0],
  [{ type: 'numeric', text: '18' }, true, 0],
  [{ type: 'short_text', text: '' }, false, 0],
  [{ type: 'short_text', text: 'It hurts' }, true, 0],
  [{ type: 'ordering', order: [0, 1] }, true, 0],
])('%j is an answer: %s, with %i parts open', ([answer, isGiven, open]) => {
  expect(isAnswered(answer)).toBe(isGiven);
  expect(openPartsOf(answer)).toBe(open);
});

test('without an answer nothing is answered, and no part of it open', () => {
  expect([isAnswered(null), openPartsOf(null)]).toEqual([false, 0]);
});

test('each step says how its question stands', () => {
  const questions = [
    at('a', 1, judged(true)),
    at('b', 1, judged(false)),
    at('c', 1, { answer: yes, is_flagged: true }),
    question('d'),
    at('e', 1, { answer: yes }),
  ];
  expect(segmentsOf({ questions, at: 4, waiting })).toEqual([
    { id: 'a', isFlagged: false, state: 'right' },
    { id: 'b', isFlagged: false, state: 'wrong' },
    { id: 'c', isFlagged: true, state: 'answered' },
    { id: 'd', isFlagged: false, state: 'open' },
    { id: 'e', isFlagged: false, state: 'current' },
  ]);
  expect(soFarOf({ questions, at: 0, waiting })).toBe('1 of 2 right so far');
});

test('the next open question is the first behind this one, then from the beginning, never this one', () => {
  const questions = [question('a'), at('b', 1, final), question('c'), at('d', 1, final)];
  expect([0, 1, 2, 3].map((index) => nextOpen({ questions, at: index, waiting }))).toEqual([2, 2, 0, 0]);
  expect(nextOpen({ questions: [question('a'), at('b', 1, final)], at: 0, waiting })).toBeNull();
  expect(nextOpen({ questions: [at('a', 1, final)], at: 0, waiting })).toBeNull();
});

test('who says that they don’t know is judged in no way, and what is half right is not wrong', () => {
  const ofCredit = (credit: number) => ({ is_final: true, verdict: { is_right: credit === 1, credit } as Verdict });
  const questions = [
    at('a', 1, { ...ofCredit(0), is_unknown: true }),
    at('b', 2, ofCredit(0.67)),
    at('c', 3, ofCredit(0)),
    at('d', null),
  ];
  expect(segmentsOf({ questions, at: 3, waiting }).map((segment) => segment.state)).toEqual([
    'unknown',
    'part',
    'wrong',
    'current',
  ]);
});

test('an answer that waits for the connection stays as it was given, and one goes on to the next question', () => {
  const answered = quizReducer(state, { type: 'answered', answer: yes });
  const kept = quizReducer(answered, { type: 'kept', questionId: 'one', isUnknown: false });
  const no = { type: 'true_false', value: false } as const;
  expect(quizReducer(kept, { type: 'answered', answer: no }).questions[0]!.answer).toEqual(yes);
  expect(nextOpen({ ...kept, at: 1 })).toBeNull();
  const marked = { ...kept.questions[0]!, ...judged(true) };
  expect(quizReducer(kept, { type: 'judged', question: marked }).waiting.size).toBe(0);
});

test('after a reload what was given without a connection still waits', () => {
  const change = (isFinal: boolean): AnswerChange => ({
    answer: yes,
    certainty: null,
    is_unknown: false,
    is_final: isFinal,
    changed_at: '2026-03-02T10:00:00.000Z',
    seconds: 1,
  });
  const unsaved = new Map([
    ['one', change(true)],
    ['two', change(false)],
  ]);
  expect([...enterQuiz({ questions: state.questions as AttemptQuestion[] }, unsaved).waiting]).toEqual(['one']);
});
