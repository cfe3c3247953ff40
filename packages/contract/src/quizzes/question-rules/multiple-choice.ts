import { inOrder, knownOptions, presentChosen, revealOptions } from './options.ts';
import { byKey, type QuestionRules } from './question-rules.ts';

/**
 * The share of right options that were ticked, less the share of wrong ones: who ticks everything, or nothing, gets
 * nothing.
 */
export const multipleChoiceRules: QuestionRules<'multiple_choice'> = {
  arrange: ({ options }, _draw, drawOptions) => [drawOptions(options.length)],
  show: ({ options }, arrangement) => ({
    type: 'multiple_choice',
    options: inOrder(options, arrangement, ({ text }, id) => ({ id, text })),
  }),
  normalize({ type, chosen }, arrangement) {
    const kept = knownOptions(chosen, arrangement);
    return kept && { type, chosen: kept };
  },
  present: ({ type, chosen }, arrangement) => ({ type, chosen: presentChosen(chosen, arrangement) }),
  isBlank: ({ chosen }) => chosen.length === 0,
  mark({ options }, { chosen }) {
    const rights = options.filter(({ correct }) => correct).length;
    const hits = chosen.filter((n) => options[n]?.correct).length;
    return byKey(hits / rights - (chosen.length - hits) / (options.length - rights));
  },
  reveal: ({ type, options }, arrangement) => ({ type, options: revealOptions(options, arrangement) }),
  describe: ({ options }, { chosen }) => chosen.map((n) => options[n]?.text ?? '').join('; '),
  describeKey: ({ options }) =>
    options
      .filter(({ correct }) => correct)
      .map(({ text }) => text)
      .join('; '),
};
