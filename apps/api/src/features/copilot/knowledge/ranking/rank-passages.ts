import { readFileSync } from 'node:fs';
import type { SearchHit } from '#adapters/passage-search/port.ts';
import { z } from 'zod';
import { FEATURES, featuresOf, type ReadQuestion } from './features.ts';
import { SIGNS, signsOf } from './signs.ts';

const stored = z.strictObject({
  /** How much each feature of a passage counts. */
  features: z.record(z.string(), z.number()),
  /** How much each sign of the whole result tells that its first passages answer, and that the library answers at all. */
  answers: z.record(z.string(), z.number()),
  isThere: z.record(z.string(), z.number()),
  /** From where on it is sure that the answer is read out, and below which nothing is said to be there. */
  thresholds: z.strictObject({ sure: z.number(), there: z.number() }),
});
export type RankerWeights = z.output<typeof stored>;

/** Learned from the tuning questions; `npm run assistant -- train` writes them. */
const learned: RankerWeights = stored.parse(JSON.parse(readFileSync(new URL('weights.json', import.meta.url), 'utf8')));

export interface RankedPassage {
  readonly hit: SearchHit;
  /** How likely it is the one that answers, of all that were found: 0 to 1. */
  readonly share: number;
}

export interface Ranking {
  readonly passages: readonly RankedPassage[];
  /** Sure that the first passages answer; near to what was asked; or nothing about it. */
  readonly trust: 'sure' | 'near' | 'none';
  readonly confidence: number;
}

/** What is on the page, or was just spoken of, is rather meant than what is elsewhere. */
const ON_THE_PAGE = 0.8;
const SPOKEN_OF = 2.5;

/** Brings passages into the order in which they answer, and says how far that is to be trusted. */
export function rankPassages(
  question: ReadQuestion,
  hits: readonly SearchHit[],
  preferred: { readonly items: readonly string[]; readonly isSpokenOf: boolean } = { items: [], isSpokenOf: false },
  weights: RankerWeights = learned,
): Ranking {
  if (hits.length === 0) return { passages: [], trust: 'none', confidence: 0 };
  const counts = FEATURES.map((name) => weights.features[name] ?? 0);
  const scores = featuresOf(question, hits).map((seen, i) => {
    const isPreferred = preferred.items.includes(hits[i]!.group);
    const onPage = isPreferred ? (preferred.isSpokenOf ? SPOKEN_OF : ON_THE_PAGE) : 0;
    return seen.reduce((sum, value, k) => sum + value * counts[k]!, onPage);
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const passages = hits.map((hit, i) => ({ hit, share: powers[i]! / total })).toSorted((a, b) => b.share - a.share);
  const signs = signsOf(question, passages);
  const confidence = likelihood(signs, weights.answers);
  const isThere = likelihood(signs, weights.isThere);
  const { sure, there } = weights.thresholds;
  return { passages, confidence, trust: isThere < there ? 'none' : confidence >= sure ? 'sure' : 'near' };
}

function likelihood(signs: readonly number[], weights: Readonly<Record<string, number>>): number {
  const sum = signs.reduce((all, sign, k) => all + sign * (weights[SIGNS[k]!] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
