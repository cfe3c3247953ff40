import { byKey, type QuestionRules } from './question-rules.ts';

const inWords = (value: boolean) => (value ? 'True' : 'False');

/** All or nothing. */
export const trueFalseRules: QuestionRules<'true_false'> = {
  arrange: () => [],
  show: ({ type }) => ({ type }),
  normalize: (answer) => answer,
  present: (answer) => answer,
  isBlank: () => false,
  mark: ({ answer }, { value }) => byKey(value === answer ? 1 : 0),
  reveal: ({ type, answer, why_true, why_false }) => ({
    type,
    value: answer,
    why_true: why_true ?? null,
    why_false: why_false ?? null,
  }),
  describe: (_question, { value }) => inWords(value),
  describeKey: ({ answer }) => inWords(answer),
};
