import { fold } from '../marking/folding.ts';
import { findIdeas, shareOfIdeas } from '../marking/ideas.ts';
import { creditOf, type QuestionRules } from './question-rules.ts';

/** The share of the ideas that are needed, each found by any of its words. A model or a person may mark it anew. */
export const shortTextRules: QuestionRules<'short_text'> = {
  arrange: () => [],
  show: ({ type }) => ({ type }),
  normalize: (answer) => answer,
  present: (answer) => answer,
  isBlank: ({ text }) => fold(text) === '',
  mark(question, { text }) {
    const found = findIdeas(question, text).flatMap(({ found }) => found ?? []);
    return {
      credit: creditOf(shareOfIdeas(question, text)),
      markedBy: 'keywords',
      evidence: [...new Set(found)],
    };
  },
  reveal: (question, _arrangement, answer) => ({
    type: question.type,
    sample_answer: question.sample_answer,
    ideas: findIdeas(question, answer?.text ?? ''),
    needed: question.needed ?? question.keywords.length,
  }),
  describe: (_question, { text }) => text.trim(),
  describeKey: ({ sample_answer }) => sample_answer,
};
