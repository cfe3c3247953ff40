import type { QuestionOf } from '../question-types.ts';
import { byKey, type QuestionRules, spotOf } from './question-rules.ts';

/** The share of left sides with their right partner. */
export const matchingRules: QuestionRules<'matching'> = {
  arrange: (question, draw) => [draw(question.pairs.length), draw(rightsOf(question).length)],
  show: (question, [lefts = [], rights = []]) => ({
    type: question.type,
    lefts: lefts.map((n, id) => ({ id, text: question.pairs[n]!.left })),
    rights: rights.map((n, id) => ({ id, text: rightsOf(question)[n]! })),
  }),
  normalize({ type, rights: chosen }, [lefts = [], rights = []], { pairs }) {
    if (chosen.length > pairs.length || chosen.some((spot) => spot !== null && rights[spot] === undefined)) return null;
    const kept: (number | null)[] = pairs.map(() => null);
    chosen.forEach((spot, left) => (kept[lefts[left]!] = spot === null ? null : rights[spot]!));
    return { type, rights: kept };
  },
  present: ({ type, rights: kept }, [lefts = [], rights]) => ({
    type,
    rights: lefts.map((n) => {
      const right = kept[n] ?? null;
      return right === null ? null : spotOf(rights, right);
    }),
  }),
  isBlank: ({ rights }) => rights.every((right) => right === null),
  mark(question, { rights: chosen }) {
    const rights = rightsOf(question);
    const hits = question.pairs.filter(({ right }, n) => rights[chosen[n] ?? -1] === right).length;
    return byKey(hits / question.pairs.length);
  },
  reveal(question, [lefts = [], rights]) {
    const texts = rightsOf(question);
    return { type: question.type, rights: lefts.map((n) => spotOf(rights, texts.indexOf(question.pairs[n]!.right))) };
  },
  describe: (question, { rights: chosen }) =>
    question.pairs
      .flatMap(({ left }, n) =>
        typeof chosen[n] === 'number' ? `${left} → ${rightsOf(question)[chosen[n]] ?? ''}` : [],
      )
      .join('; '),
  describeKey: ({ pairs }) => pairs.map(({ left, right }) => `${left} → ${right}`).join('; '),
};

/** The right sides to choose from: those of the pairs, each once, then the decoys. */
function rightsOf({ pairs, decoys }: QuestionOf<'matching'>): string[] {
  return [...new Set([...pairs.map(({ right }) => right), ...decoys])];
}
