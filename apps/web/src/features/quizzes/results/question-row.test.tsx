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
  expect(screen.getByText('50%')).toBeDefined();
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
