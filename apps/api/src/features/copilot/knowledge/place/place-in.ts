import type { PagePlace } from '@snapwell/contract/copilot/context.schemas';
import type { Chunk } from '@snapwell/contract/copilot/chunk-address';
import { searchWords } from '#adapters/passage-search/words.ts';
import { isLeftBlank } from '../pieces/blank.ts';
import { wholeSentencesOf } from '../sentences.ts';
import type { Block } from './item-blocks.ts';

/** What an item says at the place a learner means. */
export interface PlaceText {
  /** Which of the item's blocks it stands in, from 0. */
  readonly block: number;
  /** The heading that it stands under; empty where there is none. */
  readonly heading: string;
  /** What is meant: the sentences that were selected, a row, or all that stands there. */
  readonly text: string;
  /** Rows or entries, where all of a table or a list is meant. */
  readonly rows: readonly string[];
  /** What else is said under the same heading, in its order. */
  readonly around: readonly string[];
  /** The sentence before it, where it leans on that one; empty otherwise. */
  readonly before: string;
  /** What leads up to it in its block, the sentence just before it last. */
  readonly preceding: readonly string[];
  /** It ends its block: what explains it stands rather before it. */
  readonly isLast: boolean;
  /** What is said next in the same block. */
  readonly goesOn: readonly string[];
  /** What the blocks after it under the same heading say, each sentence by sentence. */
  readonly after: readonly (readonly string[])[];
  /** All of that in one. */
  readonly following: readonly string[];
  /** What stands before its block under the same heading, and what comes after its section: read where nearer sentences are missing. */
  readonly earlier: readonly string[];
  readonly later: readonly string[];
  /** Of a drawing: what is said at the spot that bears the name of the line, or in the line of the spot. */
  readonly details: readonly string[];
  /** Examples that the author gives: under the same heading, else where the item speaks of the same thing. */
  readonly examples: readonly string[];
  /** Why it is so, as the questions under the same heading say. */
  readonly reasons: readonly string[];
  readonly chunk: Chunk;
  /** A heading was selected: what stands beneath it is meant. */
  readonly isHeading: boolean;
}

/**
 * What stands at a place. A selection counts only where the item says it: what a browser sends is looked for, and never
 * taken as what the item says. Null where nothing stands.
 */
export function placeIn(blocks: readonly Block[], at: PagePlace): PlaceText | null {
  const selected = at.selection ? findSelected(blocks, at.selection, at.paragraph) : null;
  const block = selected?.block ?? blockAt(blocks, at);
  if (!block) return null;
  const row = selected ? selected.row : block.rows[(at.row ?? 0) - 1]?.text;
  const text = selected?.text ?? row ?? block.text;
  // What the organization has still to fill in is read only by who points at it.
  const section = blocks.filter(
    (each) => each.heading === block.heading && each.page === block.page && (each === block || !isLeftBlank(each)),
  );
  return {
    block: Math.max(0, blocks.indexOf(block)),
    heading: block.heading,
    text,
    rows: row === undefined && text === block.text ? block.rows.map((each) => each.text) : [],
    around: section
      .filter((each) => each !== block && each.reason === undefined && !each.isExample)
      .map((each) => each.text),
    ...besideOf(section, block, text),
    ...aroundOf(blocks, section, block),
    details: detailsOf(blocks, block, text),
    examples: examplesOf(blocks, block, text),
    reasons: section.flatMap(({ reason }) => reason ?? []),
    chunk: { paragraph: block.paragraph, seconds: block.seconds },
    isHeading: selected?.isHeading ?? false,
  };
}

const LEANS = /^(?:it|this|that|they|these|those|but|so|then|yet|he|she|both|neither|and)\b/i;

/** What stands before and after a text, sentence by sentence. */
function besideOf(
  section: readonly Block[],
  block: Block,
  text: string,
): Pick<PlaceText, 'before' | 'preceding' | 'isLast' | 'goesOn' | 'after' | 'following'> {
  const own = block.rows.length > 0 ? entriesTo(block, text) : wholeSentencesOf(block.text);
  const first = own.findIndex((sentence) => text.startsWith(sentence));
  const count = wholeSentencesOf(text).length;
  const rest = first === -1 ? [] : own.slice(first + count);
  const after = section
    .slice(section.indexOf(block) + 1)
    .filter(({ reason }) => reason === undefined)
    .map(({ text: next }) => wholeSentencesOf(next));
  return {
    before: first > 0 && LEANS.test(text) ? own[first - 1]! : '',
    preceding: first > 0 ? own.slice(0, first) : [],
    isLast: first > 0 && rest.length === 0,
    goesOn: rest,
    after,
    following: [...rest, ...after.flat()],
  };
}

/** An entry of a list that leans on the one before, 'Then check ...', with that one; any other stands for itself. */
function entriesTo({ rows }: Block, text: string): string[] {
  const at = rows.findIndex((row) => row.text === text);
  return at > 0 && LEANS.test(text) ? [rows[at - 1]!.text, text] : [];
}

/** So many sentences away something may still belong to it. */
const AWAY = 2;

function aroundOf(
  blocks: readonly Block[],
  section: readonly Block[],
  block: Block,
): Pick<PlaceText, 'earlier' | 'later'> {
  const told = ({ text, rows, reason }: Block) =>
    reason === undefined && rows.length === 0 ? wholeSentencesOf(text) : [];
  const before = blocks[blocks.indexOf(block) - 1];
  const after = blocks.slice(blocks.indexOf(section.at(-1) ?? block) + 1, blocks.indexOf(section.at(-1) ?? block) + 2);
  return {
    earlier: before?.heading === block.heading ? told(before).slice(-AWAY) : [],
    later: after.flatMap(told).slice(0, AWAY),
  };
}

/** A drawing names its spots in a list, and says at each spot what is to be known of it. */
function detailsOf(blocks: readonly Block[], block: Block, text: string): string[] {
  const isSpot = ({ paragraph, page, seconds, rows }: Block) =>
    paragraph === undefined && page === undefined && seconds === undefined && rows.length === 0;
  const spots = blocks.filter((each) => each !== block && isSpot(each) && folded(each.heading).length > SHORTEST);
  const named = spots.filter(({ heading }) => ` ${folded(text)} `.includes(` ${folded(heading)} `));
  return named.slice(0, 1).flatMap((spot) => wholeSentencesOf(spot.text));
}

/** Words that two texts share when they speak of the same thing. */
const SHARED = 2;

/** What the author calls an example, and the cases that their questions tell; the nearest first. */
function examplesOf(blocks: readonly Block[], here: Block, text: string): string[] {
  const words = new Set(searchWords(`${here.heading} ${text}`));
  const shared = (block: Block) => new Set(searchWords(block.text).filter((word) => words.has(word))).size;
  return blocks
    .filter((each) => each !== here && (each.isExample || each.reason !== undefined))
    .map((each) => ({
      each,
      nearness: shared(each) + (each.heading === here.heading && each.isExample ? SHARED + 1 : 0),
    }))
    .filter(({ nearness }) => nearness >= SHARED)
    .toSorted((a, b) => b.nearness - a.nearness)
    .map(({ each }) => each.text);
}

function blockAt(blocks: readonly Block[], { paragraph, seconds, page, panel }: PagePlace): Block | undefined {
  if (paragraph !== undefined) {
    const before = blocks.findLast((each) => each.paragraph !== undefined && each.paragraph <= paragraph);
    // A heading in view announces what follows it.
    return before?.paragraph === paragraph
      ? before
      : (blocks.find((each) => each.paragraph !== undefined && each.paragraph > paragraph) ?? before);
  }
  if (seconds !== undefined)
    return blocks.findLast((each) => each.seconds !== undefined && each.seconds <= seconds) ?? blocks[0];
  if (page !== undefined)
    return pageBlock(
      blocks.filter((each) => each.page === page),
      panel,
    );
  return undefined;
}

/** A panel, or all that a page shows. */
function pageBlock(panels: readonly Block[], panel: number | undefined): Block | undefined {
  if (panel !== undefined) return panels.find((each) => each.panel === panel);
  const [first] = panels;
  return first && { ...first, text: panels.map(({ text }) => text).join(' ') };
}

interface Selected {
  readonly block: Block;
  readonly text: string;
  readonly row: string | undefined;
  readonly isHeading?: boolean;
}

/** Where the item says what was selected: all of it, else the longest of its sentences. */
function findSelected(blocks: readonly Block[], selection: string, paragraph: number | undefined): Selected | null {
  const near = blocks.toSorted((a, b) => Number(b.paragraph === paragraph) - Number(a.paragraph === paragraph));
  const longest = selection
    .split(/\n+/)
    .flatMap(wholeSentencesOf)
    .toSorted((a, b) => b.length - a.length);
  for (const wanted of [selection, ...longest.slice(0, 3)]) {
    const words = folded(wanted);
    if (words.length < SHORTEST) continue;
    for (const block of near) {
      const row = block.rows.find((each) => isIn(words, each.words));
      if (row) return { block, text: row.text, row: row.text };
      const text = sentencesWith(words, block.text);
      if (text !== null) return { block, text, row: undefined };
    }
  }
  const words = folded(selection);
  const beneath = words.length < SHORTEST ? undefined : near.find(({ heading }) => folded(heading) === words);
  return beneath ? { block: beneath, text: beneath.text, row: undefined, isHeading: true } : null;
}

/** A selected letter says nothing. */
const SHORTEST = 2;

/** The sentences of a text over which these words run; null where they are not in it. */
function sentencesWith(words: string, text: string): string | null {
  if (!isIn(words, text)) return null;
  const sentences = wholeSentencesOf(text);
  for (let count = 1; count <= sentences.length; count++)
    for (let start = 0; start + count <= sentences.length; start++) {
      const stretch = sentences.slice(start, start + count).join(' ');
      if (isIn(words, stretch)) return stretch;
    }
  return text;
}

const isIn = (words: string, text: string): boolean =>
  ` ${folded(text)} `.includes(` ${words} `) || folded(text).includes(words);

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
