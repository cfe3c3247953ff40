import { stemmer } from 'stemmer';
import { conceptOfWord, framesOf } from '../words/concepts.ts';
import { rarityOf } from '../words/frequencies.ts';
import { normalise, wordsOf } from '../words/normalise.ts';

/** What a text is recognized by, apart from its meaning as a whole: its words and its way to put things, weighted. */
export type Signs = ReadonlyMap<string, number>;

const FRAME_WEIGHT = 0.75;
/** Below this a word (the, you, is) tells nothing. */
const LEAST_RARITY = 0.16;
/** Frequent words that turn a question round. */
const TELLING = new Set(['where', 'who', 'why', 'when', 'not', 'never', 'always', 'no', 'alone', 'which', 'sorry']);

/** The signs of a text that is normalised and spelt right. */
export function signsOf(text: string): Signs {
  const signs = new Map<string, number>();
  for (const word of wordsOf(text)) {
    const rarity = TELLING.has(word) ? 0.4 : /\d/.test(word) ? 0.6 : rarityOf(word);
    if (rarity < LEAST_RARITY) continue;
    signs.set(stemmer(conceptOfWord(word)), rarity);
  }
  for (const frame of framesOf(text)) signs.set(frame, FRAME_WEIGHT);
  return signs;
}

/** The stems of a text in their order, all of them: what key phrases are looked for in. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map((word) => (/\d/.test(word) ? word : stemmer(word)));
}

/** Whether a text asks rather than tells. */
export function isQuestion(text: string): boolean {
  return (
    text.includes('?') ||
    /^(and |so |but |ok |now )*(what|where|when|who|why|how|which|is|are|am|do|does|did|have|has|had|can|could|may|shall|should|would|will|was|were|any)\b/.test(
      text,
    )
  );
}

/** The telling words of any text, by what they mean, each with how much it tells; for comparing what two texts say. */
export function tellingWords(text: string): Map<string, number> {
  return new Map([...signsOf(normalise(text))].filter(([sign]) => !sign.startsWith('=')));
}
