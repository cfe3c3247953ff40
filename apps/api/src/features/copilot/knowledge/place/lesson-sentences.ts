import { spoken } from '../cutting/cut-item.ts';
import { isLeftBlank } from '../pieces/blank.ts';
import { wholeSentencesOf } from '../sentences.ts';
import type { Block } from './item-blocks.ts';
import type { PlaceText } from './place-in.ts';

/** One sentence of an item, a row of a table or what somebody says in a picture. */
export interface LessonSentence {
  readonly text: string;
  /** As it stands in a reply. */
  readonly shown: string;
  /** Its block, from 0. */
  readonly block: number;
  /** What it stands under: a heading, or the page of a comic. */
  readonly section: string;
  readonly heading: string;
  /** Which entry of a list, or row of a table, it belongs to; null in running text. */
  readonly entry: number | null;
  /** Of a table: its row as it stands there, and what stands over its columns. */
  readonly row?: { readonly columns: readonly string[]; readonly cells: readonly string[] };
  /** Why the right answer of a question in the text is right. */
  readonly isReason: boolean;
  readonly isExample: boolean;
  /** Of a comic: what its author says that it shows. */
  readonly isTakeaway: boolean;
  /** The organization has still to fill in what stands there. */
  readonly isBlank: boolean;
}

/** The sentences of an item in the order in which they are read. */
export function lessonSentences(blocks: readonly Block[]): LessonSentence[] {
  return blocks.flatMap((block, at) => {
    const of = (text: string, more: Partial<LessonSentence> = {}): LessonSentence => ({
      text,
      shown: text,
      block: at,
      section: `${block.page ?? ''} ${block.heading}`,
      heading: block.heading,
      entry: null,
      isReason: block.reason !== undefined,
      isExample: block.isExample ?? false,
      isTakeaway: block.isTakeaway ?? false,
      isBlank: isLeftBlank(block),
      ...more,
    });
    const reason = block.reason === undefined ? [] : wholeSentencesOf(block.reason).map((text) => of(text));
    return [...told(block).map(({ text, ...more }) => of(text, more)), ...reason];
  });
}

type Told = Pick<LessonSentence, 'text'> & Partial<LessonSentence>;

function told({ text, rows, columns, scene, narration, speech }: Block): Told[] {
  if (rows.length > 0)
    return rows.flatMap((row, entry) => {
      const isOfTable = row.words !== row.text;
      const asRow = columns && row.cells ? { row: { columns, cells: row.cells } } : {};
      return (isOfTable ? [row.text] : withLabel(wholeSentencesOf(row.text))).map((sentence) => ({
        text: sentence,
        entry,
        ...asRow,
      }));
    });
  if (speech === undefined) return wholeSentencesOf(text).map((sentence) => ({ text: sentence }));
  const said = speech.map((line) => ({ text: `${line.speaker}: ${line.text}`, shown: spoken(line) }));
  // What is to be seen in a picture with words says little beside them.
  if (scene && !narration && said.length === 0) return wholeSentencesOf(scene).map((sentence) => ({ text: sentence }));
  return narration ? [{ text: narration }, ...said] : said;
}

const LABEL_WORDS = 3;

/** The name that an entry begins with says nothing without what follows it. */
function withLabel([first = '', second, ...others]: readonly string[]): string[] {
  if (second === undefined || countWords(first) > LABEL_WORDS) return [first, ...(second ? [second] : []), ...others];
  return [`${first} ${second}`, ...others];
}

/** From the first to the last of what is meant. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** The sentences that a place means: those of its block that its text holds, or that hold it; else the whole block. */
export function meantSentences(
  sentences: readonly LessonSentence[],
  { block, text }: Pick<PlaceText, 'block' | 'text'>,
): Stretch {
  const first = sentences.findIndex((each) => each.block === block);
  const own = sentences.flatMap((each, i) => (each.block === block ? [i] : []));
  const words = foldedWords(text);
  const meant = own.filter((i) => {
    const said = foldedWords(sentences[i]!.text);
    return said !== '' && (words.includes(said) || said.includes(words));
  });
  return meant.length > 0
    ? { first: meant[0]!, last: meant.at(-1)! }
    : { first: Math.max(first, 0), last: own.at(-1) ?? 0 };
}

/** Which sentences stand in one of these texts. */
export function sentencesIn(sentences: readonly LessonSentence[], texts: readonly string[]): Set<number> {
  const words = texts.map(foldedWords);
  const isIn = (sentence: string) => sentence !== '' && words.some((text) => text.includes(sentence));
  return new Set(sentences.flatMap(({ text }, i) => (isIn(foldedWords(text)) ? [i] : [])));
}

/** The words of a text alone, in small letters. */
export const foldedWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const countWords = (text: string): number => {
  const words = foldedWords(text);
  return words === '' ? 0 : words.split(' ').length;
};
