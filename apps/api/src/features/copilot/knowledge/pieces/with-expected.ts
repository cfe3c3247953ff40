import type { ExpectedQuestion } from '#features/catalogue/index.ts';
import type { Passage } from './piece.ts';

/** A passage as the index keeps it. */
export interface IndexedPassage extends Passage {
  readonly position: number;
  /** Of a question that readers are expected to ask: where the passage stands that answers it. */
  readonly answeredAt: number | null;
  readonly isHidden: boolean;
}

/** Behind every passage of an item. */
const QUESTIONS_FROM = 1_000_000;

/** The passages of an item, and behind them the questions that they are expected to answer. */
export function withExpected(
  passages: readonly Passage[],
  expected: readonly Pick<ExpectedQuestion, 'words' | 'questions' | 'isHidden'>[],
): IndexedPassage[] {
  const texts = passages.map(({ text }) => textOf(text));
  const placed = expected.map((entry) => ({ ...entry, place: placeOf(entry.words, texts) }));
  const hidden = new Set(placed.filter(({ isHidden }) => isHidden).map(({ place }) => place));
  const questions = placed.flatMap(({ place, questions: asked }) =>
    place < 0 || hidden.has(place) ? [] : asked.map((question) => ({ question, place })),
  );
  return [
    ...passages.map((passage, position) => ({
      ...passage,
      position,
      answeredAt: null,
      isHidden: hidden.has(position),
    })),
    ...questions.map(({ question, place }, i) => questionAt(passages[place]!, place, question, i)),
  ];
}

/** A question as the index keeps it, after `i` others of the same item. */
export function questionAt(answer: Pick<Passage, 'heading'>, place: number, text: string, i: number): IndexedPassage {
  return {
    heading: answer.heading,
    text,
    paragraph: null,
    seconds: null,
    position: QUESTIONS_FROM + i,
    answeredAt: place,
    isHidden: false,
  };
}

/** Whether these words of a lesson stand in that passage of it. */
export const isAbout = (words: string, passage: string): boolean => placeOf(words, [textOf(passage)]) === 0;

/** The first passage that holds the words, else the first that is held by them; -1 when there is none. */
function placeOf(words: string, texts: readonly string[]): number {
  const wanted = textOf(words);
  const holding = texts.findIndex((text) => text.includes(wanted));
  return holding >= 0 ? holding : texts.findIndex((text) => text.length >= SHORTEST && wanted.includes(text));
}

/** Shorter texts stand in others by chance. */
const SHORTEST = 20;

/** Letters and figures alone: marks and blanks differ between a lesson and what was cut of it. */
function textOf(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^(?:-|\d+\.) /, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
