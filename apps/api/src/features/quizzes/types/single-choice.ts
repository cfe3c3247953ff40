import { inOrder, knownOptions, presentChosen, revealOptions } from './options.ts';
import { byKey, type QuestionRules } from './question-rules.ts';

/** All or nothing. */
export const singleChoiceRules: QuestionRules<'single_choice'> = {
  arrange: ({ options }, _draw, drawOptions) => [drawOptions(options.length)],
  show: ({ options }, arrangement) => ({
    type: 'single_choice',
    options: inOrder(options, arrangement, ({ text }, id) => ({ id, text })),
  }),
  normalize({ type, chosen }, arrangement) {
    const kept = knownOptions([chosen], arrangement);
    return kept && { type, chosen: kept[0]! };
  },
  present: ({ type, chosen }, arrangement) => ({ type, chosen: presentChosen([chosen], arrangement)[0]! }),
  isBlank: () => false,
  mark: ({ options }, { chosen }) => byKey(options[chosen]?.correct ? 1 : 0),
  reveal: ({ type, options }, arrangement) => ({ type, options: revealOptions(options, arrangement) }),
  describe: ({ options }, { chosen }) => options[chosen]?.text ?? '',
  describeKey: ({ options }) => options.find(({ correct }) => correct)!.text,
};
