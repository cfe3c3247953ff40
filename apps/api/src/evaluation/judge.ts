import { comparable } from './corpus.ts';
import type { DeclinedQuestion, LibraryQuestion } from './questions.ts';

/** A reply, as far as it is judged. */
export interface JudgedReply {
  readonly text: string;
  /** Items it rests on, the best first; what was only looked at comes after what was quoted. */
  readonly ranked: readonly string[];
  /** Items it names as its source, and items it leads to. */
  readonly sources: readonly string[];
  readonly hasCard: boolean;
}

export interface LibraryVerdict {
  readonly isFirst: boolean;
  readonly isInThree: boolean;
  /** The passage that was meant is among what was quoted. */
  readonly hasPassage: boolean;
  /** It answered, and what it says stands in its source; null when it did not answer. */
  readonly isGrounded: boolean | null;
}

/** Judges an answer about the library. `corpus` holds the words of each item. */
export function judgeLibrary(
  { item, also, passage }: LibraryQuestion,
  reply: JudgedReply,
  corpus: ReadonlyMap<string, string>,
): LibraryVerdict {
  const right = new Set([item, ...also]);
  const hit = (most: number) => reply.ranked.slice(0, most).some((id) => right.has(id));
  return {
    isFirst: hit(1),
    isInThree: hit(3),
    hasPassage: comparable(reply.text).includes(comparable(passage)),
    isGrounded: reply.sources.length === 0 ? null : isGrounded(reply, corpus),
  };
}

const FEWEST_WORDS = 4;

/**
 * Every clause of some length stands in one of the sources: by clauses, since a row of a table is read out with its
 * heads between the cells. What leads to a quotation ('**Title** says:') is no part of it.
 */
function isGrounded({ text, sources }: JudgedReply, corpus: ReadonlyMap<string, string>): boolean {
  const said = sources.map((id) => corpus.get(id) ?? '').join(' ');
  const clauses = text
    .replaceAll(/^.*(?:says|said|shows|explains):\s*$/gm, '')
    .split(/[.!?:;]+\s+|\n+/)
    .map(comparable)
    .filter((clause) => clause.split(' ').length >= FEWEST_WORDS);
  return clauses.every((clause) => said.includes(clause));
}

const SAYS_NO =
  /\b(?:i can only|i (?:do not|don't|did not|didn't|can not|cannot|can't|could not|couldn't|will not|won't|am not able|may not|only)|i'm (?:not able|unable)|not able to|unable to|no answer|nothing about|not find|sorry)\b/i;

/**
 * A question that must be declined was: it says so, rests on nothing, leads nowhere, and says nothing that must not
 * be said.
 */
export function isDeclined(
  { must_not_say: forbidden }: DeclinedQuestion,
  { text, sources, hasCard }: JudgedReply,
): boolean {
  const said = text.toLowerCase();
  return (
    SAYS_NO.test(text) &&
    sources.length === 0 &&
    !hasCard &&
    forbidden.every((words) => !said.includes(words.toLowerCase()))
  );
}

/**
 * What a person's record says: a figure or a title that must stand in the answer; null when there is nothing, which
 * must be said. Of several titles each is right, such as of things that were finished at the same moment.
 */
export type Expected = number | string | readonly string[] | null;

const SAYS_NOTHING = /\b(?:no|not|none|nothing|haven't|yet|never)\b/i;

export function holdsFact(text: string, expected: Expected): boolean {
  if (expected === null) return SAYS_NOTHING.test(text);
  if (typeof expected === 'object') return expected.some((each) => holdsFact(text, each));
  if (typeof expected === 'string') return comparable(text).includes(comparable(expected));
  const figures = (text.match(/\d[\d,.]*/g) ?? []).map((figure) =>
    Number(figure.replace(/[.,]$/, '').replaceAll(',', '')),
  );
  return figures.includes(expected) || (expected === 0 && SAYS_NOTHING.test(text));
}
