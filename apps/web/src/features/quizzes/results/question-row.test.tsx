import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { QuestionRow } from './question-row.tsx';

type Row = QuizResults['questions'][number];

const rowOf = (given: Partial<Row>, verdict: Partial<Row['verdict']>): Row => ({
  question: { id: 'q', type: 'true_false', prompt: 'Is it so?', image: null, difficulty: 'medium' },
  answer: null,
  certainty: 'sure',
  is_unknown: false,
  is_flagged: false,
  is_final: true,
  changed_at: null,
  change: null,
  was_right: null,
  ...given,
  verdict: {
    credit: 0,
    is_right: false,
    is_blank: false,
    marked_by: 'key',
    reason: null,
    evidence: [],
    key: { type: 'true_false', value: true, why_true: null, why_false: null },
    answer_text: 'False',
    right_text: 'True',
    explanation: null,
    teaches: null,
    comes_back_at: null,
    ...verdict,
  },
});
const show = (row: Row) => draw(<QuestionRow row={row} isOpen contentPath={null} />);

test('who was sure of what is wrong reads so', () => {
  show(rowOf({}, {}));
  expect(screen.getByText('Sure and wrong')).toBeDefined();
});

test('an answer that is partly right is not called wrong', () => {
  show(rowOf({}, { credit: 0.4 }));
  expect(screen.queryByText('Sure and wrong')).toBeNull();
  expect(screen.getByText('Partly right')).toBeDefined();
});

test('‘I don’t know’ is shown as what it is, and not as a mistake', () => {
  show(rowOf({ is_unknown: true, certainty: null }, { answer_text: null, is_blank: true }));
  expect(screen.getByText('I don’t know')).toBeDefined();
  expect(screen.queryByText('Wrong')).toBeNull();
});

test('an example that is the learner’s own answer is not shown beside it', () => {
  show(rowOf({}, { credit: 0.4, answer_text: 'A light', right_text: 'A light' }));
  expect(screen.getAllByText('A light')).toHaveLength(1);
});
