import { blankNames, piecesAround } from '../question-types/written.ts';
import type { QuestionOf } from '../question-types.ts';
import { isLike } from '../marking/folding.ts';
import { isWithin, readNumber } from '../marking/numbers.ts';
import { byKey, type QuestionRules } from './question-rules.ts';

/** The share of blanks that are right. */
export const fillInTheBlankRules: QuestionRules<'fill_in_the_blank'> = {
  arrange: (question, draw) => [
    draw(bankOf(question)?.length ?? 0),
    ...blanksOf(question).map((blank) => draw(choicesOf(blank)?.length ?? 0)),
  ],
  show(question, [bankOrder = [], ...orders]) {
    const bank = bankOf(question);
    return {
      type: question.type,
      pieces: piecesAround(question.text),
      blanks: blanksOf(question).map((blank, i) => {
        const choices = choicesOf(blank);
        return { choices: choices && orders[i]!.map((n) => choices[n]!), is_number: blank.tolerance !== undefined };
      }),
      bank: bank && bankOrder.map((n) => bank[n]!),
    };
  },
  normalize: (answer, _arrangement, question) =>
    answer.blanks.length <= blankNames(question.text).length ? answer : null,
  present: (answer) => answer,
  isBlank: ({ blanks }) => blanks.every((text) => text.trim() === ''),
  mark(question, { blanks: texts }) {
    const blanks = blanksOf(question);
    return byKey(blanks.filter((blank, i) => isRight(blank, texts[i] ?? '')).length / blanks.length);
  },
  reveal(question, _arrangement, answer) {
    const blanks = blanksOf(question);
    return {
      type: question.type,
      accept: blanks.map(({ accept }) => accept),
      right: blanks.map((blank, i) => isRight(blank, answer?.blanks[i] ?? '')),
    };
  },
  describe: (_question, { blanks }) => blanks.map((text) => text.trim() || '…').join('; '),
  describeKey: (question) =>
    blanksOf(question)
      .map(({ accept }) => accept[0]!)
      .join('; '),
};

type Blank = QuestionOf<'fill_in_the_blank'>['blanks'][string];

/** The blanks in the order of the text. */
export function blanksOf({ text, blanks }: QuestionOf<'fill_in_the_blank'>): Blank[] {
  return blankNames(text).map((name) => blanks[name]!);
}

/**
 * All words of the word bank: the right one of each typed blank and the author's further ones. Null when there is no
 * bank.
 */
export function bankOf(question: QuestionOf<'fill_in_the_blank'>): string[] | null {
  if (!question.bank) return null;
  const rights = blanksOf(question).flatMap((blank) => (blank.others ? [] : blank.accept[0]!));
  return [...new Set([...rights, ...question.bank])];
}

export function choicesOf({ accept, others }: Blank): string[] | null {
  return others ? [...new Set([...accept, ...others])] : null;
}

function isRight({ accept, tolerance, others }: Blank, text: string): boolean {
  if (text.trim() === '') return false;
  if (others) return accept.includes(text);
  if (tolerance !== undefined)
    return accept.some((wanted) => readNumber(text).some((value) => isWithin(value, Number(wanted), tolerance)));
  return accept.some((wanted) => isLike(text, wanted));
}
