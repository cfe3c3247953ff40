import type { ShownQuestion } from '@snapwell/contract/quizzes/question-types';
import { expect, test } from 'vitest';
import { readTypedAnswer } from './typed-answer.ts';

const head = { id: 'q', prompt: 'Which?', image: null, difficulty: null };
const options = ['At once', 'Later', 'Never'].map((text, at) => ({ id: at + 10, text }));
const single = { ...head, type: 'single_choice', options } as unknown as ShownQuestion;
const multiple = { ...head, type: 'multiple_choice', options } as unknown as ShownQuestion;
const trueFalse = { ...head, type: 'true_false' } as unknown as ShownQuestion;
const ordering = { ...head, type: 'ordering', items: [] } as unknown as ShownQuestion;
const numeric = { ...head, type: 'numeric' } as unknown as ShownQuestion;

test.each([
  ['B', 11],
  ['b)', 11],
  ['2', 11],
  ['the first one', 10],
  ['2nd', 11],
  ['the last one', 12],
  ['answer c', 12],
  ['I think it is a', 10],
  ['never.', 12],
])('%s chooses an option', (typed, chosen) =>
  expect(readTypedAnswer(single, typed)).toEqual({ kind: 'answer', answer: { type: 'single_choice', chosen } }),
);

test.each(['i dont know', "I don't know", 'idk', 'no idea', 'weiß nicht'])('%s says that it is not known', (typed) =>
  expect(readTypedAnswer(single, typed)).toEqual({ kind: 'unknown' }),
);

test.each(['D', '7', 'what is a news score', 'a question: how long do i rub', 'why', 'more questions', 'quiz me'])(
  '%s is asked, and no answer',
  (typed) => expect(readTypedAnswer(single, typed)).toBeNull(),
);

test('several options, true or false, and numbers are chosen in their own way', () => {
  expect(readTypedAnswer(multiple, 'a and c')).toEqual({
    kind: 'answer',
    answer: { type: 'multiple_choice', chosen: [10, 12] },
  });
  expect(readTypedAnswer(trueFalse, 'False')).toEqual({ kind: 'answer', answer: { type: 'true_false', value: false } });
  expect(readTypedAnswer(trueFalse, '1')).toEqual({ kind: 'answer', answer: { type: 'true_false', value: true } });
  expect(readTypedAnswer(numeric, '2')).toEqual({ kind: 'answer', answer: { type: 'numeric', text: '2' } });
});

test('what cannot be chosen by a letter says where it is answered', () => {
  expect(readTypedAnswer(ordering, 'b')).toEqual({ kind: 'elsewhere' });
  expect(readTypedAnswer(single, 'a and b')).toEqual({ kind: 'elsewhere' });
});
