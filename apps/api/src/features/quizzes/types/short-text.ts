import type { QuestionOf } from '@snapwell/contract/quizzes/question-types';
import { fold } from '@snapwell/contract/quizzes/marking/folding';
import { creditOf, type QuestionRules } from './question-rules.ts';

/** The share of the ideas that are needed, each found by any of its words. A model or a person may mark it anew. */
export const shortTextRules: QuestionRules<'short_text'> = {
  arrange: () => [],
  show: ({ type }) => ({ type }),
  keep: (answer) => answer,
  present: (answer) => answer,
  isBlank: ({ text }) => fold(text) === '',
  mark(question, { text }) {
    const found = findIdeas(question, text).flatMap(({ found }) => found ?? []);
    return {
      credit: creditOf(found.length / (question.needed ?? question.keywords.length)),
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

function findIdeas({ keywords }: QuestionOf<'short_text'>, text: string) {
  const words = wordsOf(text);
  return keywords.map(({ idea, any }) => ({ idea, found: firstFound(any, words) }));
}

interface Word {
  readonly folded: string;
  readonly written: string;
}

function wordsOf(text: string): Word[] {
  return text
    .split(/[\s/,;:.!?()"“”„«»…]+|(?<=\p{L})-(?=\p{L})/u)
    .map((written) => ({ written, folded: fold(written) }))
    .filter(({ folded }) => folded !== '');
}

function firstFound(phrases: readonly string[], words: readonly Word[]): string | null {
  for (const phrase of phrases) {
    const wanted = wordsOf(phrase).map(({ folded }) => folded);
    const at =
      wanted.length === 0
        ? -1
        : words.findIndex((_, i) => wanted.every((word, j) => beginsWith(words[i + j]?.folded, word)));
    if (at >= 0)
      return words
        .slice(at, at + wanted.length)
        .map(({ written }) => written)
        .join(' ');
  }
  return null;
}

/**
 * `help` is found in `helped` and `helping`; words of three letters and fewer only as themselves, with an s at most.
 */
function beginsWith(word: string | undefined, wanted: string): boolean {
  if (word === undefined) return false;
  return wanted.length > 3 ? word.startsWith(wanted) : word === wanted || word === `${wanted}s`;
}
