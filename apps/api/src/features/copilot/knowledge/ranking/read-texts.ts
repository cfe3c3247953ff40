import { LRUCache } from 'lru-cache';
import { searchWords } from '#adapters/passage-search/words.ts';
import { rarityOf } from '@snapwell/understanding/words/frequencies';
import { wordsOf } from '@snapwell/understanding/words/normalise';
import { kindOfPiece, type PieceKind, wordsOfPiece } from '../pieces/piece.ts';
import { meaningOfWord, stemsOf } from './covers.ts';

/** Words that put a question and say nothing of what it is about. */
export const ASKING = new Set(
  'what when where who why how which is are was were am do does did can could may must should shall will would has have had the a an of to in on at for with and or but if it its this that these those i you we they he she them him her my your our their me us be been not no so just really then than as by from there here please tell say about any some'.split(
    ' ',
  ),
);

/** What is read of a passage, once for all questions. */
export interface ReadPassage {
  readonly kind: PieceKind;
  /** Its words as one says them. */
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  /** Its words as the search compares them, in their order. */
  readonly words: readonly string[];
  /** The parts of its words, as it is written. */
  readonly trigrams: ReadonlySet<string>;
}

/** What is read of a question that a passage answers. */
export interface ReadAsked {
  readonly concepts: ReadonlyMap<string, number>;
  readonly trigrams: ReadonlySet<string>;
}

// The same passages come back with every question: most of the time of ranking was spent on reading them again.
const passages = new LRUCache<string, ReadPassage>({ max: 3000 });
const asked = new LRUCache<string, ReadAsked>({ max: 3000 });

export function readPassage(written: string): ReadPassage {
  return remembered(passages, written, () => {
    const text = wordsOfPiece(written);
    return {
      kind: kindOfPiece(written),
      text,
      stems: stemsOf(text),
      words: searchWords(text),
      trigrams: trigramsOf(wordsOf(text.toLowerCase())),
    };
  });
}

export function readAsked(text: string): ReadAsked {
  return remembered(asked, text, () => ({
    concepts: conceptsOf(text),
    trigrams: trigramsOf(wordsOf(text.toLowerCase()).filter((word) => !ASKING.has(word))),
  }));
}

function remembered<T extends object>(known: LRUCache<string, T>, text: string, read: () => T): T {
  const before = known.get(text);
  if (before) return before;
  const now = read();
  known.set(text, now);
  return now;
}

/** What a text is about, by meaning, each with how much it tells. */
export function conceptsOf(text: string): Map<string, number> {
  const concepts = new Map<string, number>();
  for (const word of wordsOf(text)) {
    if (ASKING.has(word)) continue;
    const tells = /\d/.test(word) ? 0.7 : Math.max(0.15, rarityOf(word));
    concepts.set(meaningOfWord(word), tells);
  }
  return concepts;
}

/** All parts of three letters of words, with their ends. */
export function trigramsOf(words: readonly string[]): Set<string> {
  const trigrams = new Set<string>();
  for (const word of words) {
    const padded = ` ${word} `;
    for (let i = 0; i + 3 <= padded.length; i++) trigrams.add(padded.slice(i, i + 3));
  }
  return trigrams;
}
