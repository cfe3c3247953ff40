import type { Candidates, PreparedCandidate } from './candidates.ts';
import { trigramsOf } from './candidates.ts';
import { cosine, lengthOf } from './likeness.ts';
import { isQuestion, type Signs, signsOf, stemsOf } from './signs.ts';

/** What speaks for a candidate, each from 0 to 1. */
export type Evidence = readonly number[];

export const EVIDENCE = [
  'meaning',
  'meanings',
  'words',
  'cover',
  'key',
  'mood',
  'letters',
  'distinct',
  'learned',
  'topic',
] as const;

/** A sentence as it is compared: normalised, spelt right, with what it means. */
export interface Sentence {
  readonly text: string;
  readonly vector: ArrayLike<number> | null;
}

/** What speaks for each candidate. A phrase of the very same words can be left out, to learn from it. */
export function gatherEvidence(sentence: Sentence, candidates: Candidates, leftOut?: string): Evidence[] {
  const signs = signsOf(sentence.text);
  const trigrams = trigramsOf(sentence.text);
  const stems = stemsOf(sentence.text);
  const asks = isQuestion(sentence.text);
  const length = lengthOf(sentence.vector);
  const learned = candidates.learned(leftOut === undefined ? { signs, vector: sentence.vector } : leftOut);
  return candidates.all.map((candidate, i) => {
    const phrases =
      leftOut === undefined ? candidate.phrases : candidate.phrases.filter(({ text }) => text !== leftOut);
    const likeness = phrases.map(({ vector }) => cosine(sentence.vector, vector, length)).toSorted((a, b) => b - a);
    const overlaps = phrases.map((phrase) => overlap(signs, phrase.signs, candidates));
    const nearest = overlaps.indexOf(Math.max(...overlaps));
    const all = leftOut === undefined ? candidate.signs : uniteSigns(phrases.map((phrase) => phrase.signs));
    return [
      Math.max(0, likeness[0] ?? 0),
      Math.max(0, mean(likeness.slice(0, 3))),
      overlaps[nearest] ?? 0,
      coverOf(signs, all, () => 1),
      keyOf(stems, candidate),
      phrases[nearest]?.isQuestion === asks ? 1 : 0,
      Math.max(0, ...phrases.map((phrase) => dice(trigrams, phrase.trigrams))),
      coverOf(signs, all, candidates.distinctness),
      learned[i]!,
      coverOf(signs, candidate.topic, candidates.topicDistinctness),
    ];
  });
}

function overlap(said: Signs, phrase: Signs, { distinctness }: Candidates): number {
  let [both, either] = [0, 0];
  for (const [sign, weight] of said) {
    const worth = weight * (0.4 + 0.6 * distinctness(sign));
    either += worth;
    if (phrase.has(sign)) both += worth;
  }
  for (const [sign, weight] of phrase) if (!said.has(sign)) either += 0.6 * weight * (0.4 + 0.6 * distinctness(sign));
  return either === 0 ? 0 : both / either;
}

/** How much of what is said its words stand for: weighted, then told apart from what others stand for. */
function coverOf(said: Signs, own: Signs, distinctness: (sign: string) => number): number {
  let [covered, all] = [0, 0];
  for (const [sign, weight] of said) {
    all += weight;
    if (own.has(sign)) covered += weight * distinctness(sign);
  }
  return all === 0 ? 0 : covered / all;
}

function uniteSigns(all: readonly Signs[]): Signs {
  return new Map(all.flatMap((signs) => [...signs]));
}

/** The surest key phrase that stands in the sentence, one word between its words allowed. */
function keyOf(stems: readonly string[], { keys }: PreparedCandidate): number {
  let best = 0;
  for (const { stems: key, rarity } of keys) if (rarity > best && holds(stems, key)) best = rarity;
  return best;
}

function holds(stems: readonly string[], key: readonly string[]): boolean {
  return stems.some((_, start) => {
    let at = start;
    for (const [i, stem] of key.entries()) {
      // The last word may go on: `allerg` is found in `allergic`.
      const fits = (word: string | undefined) =>
        word === stem || (stem.length > 4 && word !== undefined && word.startsWith(stem));
      if (fits(stems[at])) at += 1;
      else if (i > 0 && fits(stems[at + 1])) at += 2;
      else return false;
    }
    return key.length > 0;
  });
}

function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const each of a) if (b.has(each)) both += 1;
  return a.size + b.size === 0 ? 0 : (2 * both) / (a.size + b.size);
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
