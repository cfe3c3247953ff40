import type { AnswerOf, KeyOf, QuestionOf, QuestionType, ShownOf } from '../question-types.ts';

/**
 * The order in which an attempt shows what a question is made of: for each thing shown, its number in the author's
 * list. A type has one such list for each set that it shuffles. It is drawn when the attempt begins and kept with it.
 */
export type Arrangement = readonly (readonly number[])[];

/** Draws the order of `count` things. */
export type Draw = (count: number) => number[];

/** A picture as a browser gets it. */
export interface Picture {
  readonly url: string;
  /** In pixels; null when that is not known. */
  readonly width: number | null;
  readonly height: number | null;
}
/** Finds the picture that an author named. */
export type FindPicture = (path: string) => Picture;

/** What marking found. */
export interface Mark {
  /** From 0 to 1. */
  readonly credit: number;
  readonly markedBy: 'key' | 'keywords';
  /** The words of the answer that decided. */
  readonly evidence?: readonly string[];
}

type ShownHead = 'id' | 'prompt' | 'image' | 'difficulty';

/**
 * Everything marking and showing must know of a type of question: the server marks by it, the editor previews by it. All functions are pure. Answers are kept with the author's
 * numbers, so that marking and statistics need not know in which order an attempt showed things.
 */
export interface QuestionRules<T extends QuestionType> {
  /** `draw` is for what must be mixed, `drawOptions` for what an author may want to keep in order. */
  arrange(question: QuestionOf<T>, draw: Draw, drawOptions: Draw): Arrangement;
  show(question: QuestionOf<T>, arrangement: Arrangement, findPicture: FindPicture): Omit<ShownOf<T>, ShownHead>;
  /** A text of the question with what was drawn for this attempt put into it; absent where nothing is. */
  word?(question: QuestionOf<T>, text: string, arrangement: Arrangement): string;
  /** From the numbers shown to the author's; null when the answer names what is not there. */
  normalize(answer: AnswerOf<T>, arrangement: Arrangement, question: QuestionOf<T>): AnswerOf<T> | null;
  /** The other way round. */
  present(answer: AnswerOf<T>, arrangement: Arrangement): AnswerOf<T>;
  isBlank(answer: AnswerOf<T>): boolean;
  mark(question: QuestionOf<T>, answer: AnswerOf<T>, findPicture: FindPicture): Mark;
  reveal(question: QuestionOf<T>, arrangement: Arrangement, answer: AnswerOf<T> | null): KeyOf<T>;
  /** An answer in words. */
  describe(question: QuestionOf<T>, answer: AnswerOf<T>): string;
  /** The right answer in words: of an attempt, or of the question as such. */
  describeKey(question: QuestionOf<T>, arrangement?: Arrangement): string;
}

/** A credit between 0 and 1, without the dust of floating point. */
export function creditOf(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 1e6) / 1e6;
}

export const byKey = (fraction: number): Mark => ({ credit: creditOf(fraction), markedBy: 'key' });

/** The author's number of what is shown at `spot`; undefined when nothing is. */
export const authorsNumber = (order: readonly number[] | undefined, spot: number): number | undefined => order?.[spot];

/** Where what has the author's number `n` is shown. */
export const spotOf = (order: readonly number[] | undefined, n: number): number => order?.indexOf(n) ?? -1;
