import type { SeenReply } from '../ask-product.ts';
import type { Exchange } from './model-recorder.ts';

/** A place where a model names passages as the source of a sentence, and what became of it. */
export interface JudgedCitation {
  readonly sentence: string;
  readonly numbers: readonly number[];
  /** A raised number stands there for the learner. */
  readonly isShown: boolean;
  /**
   * One of the passages named holds every figure of the sentence and a part of its words; what is shown leads to the
   * lesson of such a passage.
   */
  readonly isBorneOut: boolean;
}

const NAMED = /((?:\s?\[\d+(?:\s*,\s*\d+)*\])+)/;
const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED = new RegExp(`^(?:\\u202f[${DIGITS}]+)+`);
const ONE_RAISED = new RegExp(`\\u202f([${DIGITS}]+)`, 'g');
const PASSAGE = /^\[(\d+)\] (\{.*\})$/gm;
const SENTENCES = /(?<=[.!?:;]['’"”*)]*)\s+/;
/** Less strict than the product in words, so that only what rests on nothing counts as wrong; as strict in figures. */
const WORDS_THERE = 0.25;
const SHORT_WORD = 3;

/**
 * Compares what a model wrote with what a learner sees of it. Judged without the product's own rules: by the passages as
 * they went over the wire.
 */
export function judgeCitations(
  { request, reply }: Exchange,
  { text: seen, sources }: Pick<SeenReply, 'text' | 'sources'>,
): JudgedCitation[] {
  const passages = passagesOf(request);
  const pieces = (reply.text ?? '').split(NAMED);
  const judged: JudgedCitation[] = [];
  let before = '';
  let at = 0;
  for (let i = 0; i < pieces.length; i += 2) {
    const text = pieces[i]!;
    before += text;
    at += text.length;
    if (pieces[i + 1] === undefined) break;
    const raised = RAISED.exec(seen.slice(at))?.[0] ?? '';
    at += raised.length;
    const numbers = [...pieces[i + 1]!.matchAll(/\d+/g)].map(Number);
    const sentence = before.split(SENTENCES).at(-1)!;
    const bearing = numbers.flatMap((number) => passages.get(number) ?? []).filter(({ text }) => holds(text, sentence));
    const leadsTo = [...raised.matchAll(ONE_RAISED)].map(([, digits]) => sources[numberOf(digits!) - 1]);
    judged.push({
      sentence,
      numbers,
      isShown: raised !== '',
      isBorneOut: bearing.length > 0 && leadsTo.every((id) => bearing.some((passage) => passage.item === id)),
    });
  }
  return judged;
}

interface Passage {
  readonly item: string;
  readonly text: string;
}

function passagesOf({ messages }: Exchange['request']): Map<number, Passage> {
  const all = messages.map(({ content }) => content ?? '').join('\n');
  return new Map(
    [...all.matchAll(PASSAGE)].map(([, number, json]) => {
      const { content_id: item } = JSON.parse(json!) as { readonly content_id: string };
      return [Number(number), { item, text: json! }];
    }),
  );
}

const numberOf = (raised: string): number => Number([...raised].map((digit) => DIGITS.indexOf(digit)).join(''));

function holds(passage: string, sentence: string): boolean {
  const figures = figuresIn(passage);
  if (!figuresIn(sentence).every((figure) => figures.includes(figure))) return false;
  const there = wordsIn(passage);
  const words = wordsIn(sentence);
  return words.length > 0 && words.filter((word) => there.includes(word)).length / words.length >= WORDS_THERE;
}

const figuresIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > SHORT_WORD);
