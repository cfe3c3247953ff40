import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';

type Row = QuizResults['questions'][number];

/** A question of somebody's results: sure, and wrong, unless something else is given. */
export const resultRow = (given: Partial<Row>, verdict: Partial<Row['verdict']>): Row => ({
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
