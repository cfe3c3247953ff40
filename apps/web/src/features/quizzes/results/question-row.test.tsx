import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { QuestionRow } from './question-row.tsx';
import { resultRow } from './result-row.factory.ts';

const show = (row: ReturnType<typeof resultRow>) => draw(<QuestionRow row={row} isOpen contentPath={null} />);

test('who was sure of what is wrong reads so', () => {
  show(resultRow({}, {}));
  expect(screen.getByText('Sure and wrong')).toBeDefined();
});

test('an answer that is partly right is not called wrong', () => {
  show(resultRow({}, { credit: 0.4 }));
  expect(screen.queryByText('Sure and wrong')).toBeNull();
  expect(screen.getByText('Partly right')).toBeDefined();
});

test('who was sure of what is only half right reads that, too', () => {
  show(resultRow({}, { credit: 0.5 }));
  expect(screen.getByText('Sure, but not all right')).toBeDefined();
});

test('who was not sure of what is half right is told how much of it is right', () => {
  show(resultRow({ certainty: 'guess' }, { credit: 0.5 }));
  expect(screen.getByText('Partly right: 50%')).toBeDefined();
  expect(screen.queryByText('Sure, but not all right')).toBeNull();
});

test('‘I don’t know’ is shown as what it is, and not as a mistake', () => {
  show(resultRow({ is_unknown: true, certainty: null }, { answer_text: null, is_blank: true }));
  expect(screen.getByText('I don’t know')).toBeDefined();
  expect(screen.queryByText('Wrong')).toBeNull();
});

test('an example that is the learner’s own answer is not shown beside it', () => {
  show(resultRow({}, { credit: 0.4, answer_text: 'A light', right_text: 'A light' }));
  expect(screen.getAllByText('A light')).toHaveLength(1);
});

test('an order is read one below the other, and a right answer says that it is right', () => {
  const items = ['Look', 'Ask', 'Write'].map((text, id) => ({ id, text }));
  show(
    resultRow(
      {
        question: { id: 'q', type: 'ordering', prompt: 'In order.', image: null, difficulty: 'medium', items },
        answer: { type: 'ordering', order: [2, 0, 1] },
      },
      { key: { type: 'ordering', order: [0, 1, 2] }, answer_text: 'x', right_text: 'Look → Ask → Write' },
    ),
  );
  const listOf = (term: string) =>
    [...screen.getByText(term).parentElement!.querySelectorAll('ol li')].map(({ textContent }) => textContent);
  expect(listOf('Your answer')).toEqual(['Write', 'Look', 'Ask']);
  expect(listOf('Right answer')).toEqual(['Look', 'Ask', 'Write']);
  expect(screen.queryByText(/→/)).toBeNull();
});

test('of a right answer it is said beside it', () => {
  show(resultRow({ certainty: null }, { is_right: true, credit: 1, answer_text: 'True' }));
  expect(screen.getByText('Your answer, right')).toBeDefined();
});
