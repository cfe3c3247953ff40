import { readFileSync } from 'node:fs';
import type { SearchHit } from '#adapters/passage-search/port.ts';
import { z } from 'zod';
import { FEATURES, featuresOf, type ReadQuestion } from './features.ts';
import { SIGNS, signsOf } from './signs.ts';

const weights = z.strictObject({
  /** How much each feature of a passage counts. */
  features: z.record(z.string(), z.number()),
  /** How much each sign of the whole result tells that its first passages answer, and that the library answers at all. */
  answers: z.record(z.string(), z.number()),
  isThere: z.record(z.string(), z.number()),
  /** From where on it is sure that the answer is read out, and below which nothing is said to be there. */
  thresholds: z.strictObject({ sure: z.number(), there: z.number() }),
});
export type RankerWeights = z.output<typeof weights>;

const stored = z.strictObject({
  /** For items that are known to answer questions, and for items of which no question is known. */
  asked: weights,
  plain: weights,
  /** How much each feature counts where a question leans on what was said. */
  near: z.record(z.string(), z.number()),
  /** How much each feature of a sentence counts where something is asked of a selected text. */
  sentences: z.record(z.string(), z.number()),
  /** The same where a question goes on from what was read out of a lesson. */
  goingOn: z.record(z.string(), z.number()),
  /** For a question that is asked with a page open, with and without known questions. */
  page: z.strictObject({ asked: weights, plain: weights }),
});
export type LearnedRanking = z.output<typeof stored>;

/** Learned from the tuning questions; `npm run assistant -- train` writes them. */
export const learned: LearnedRanking = stored.parse(
  JSON.parse(readFileSync(new URL('weights.json', import.meta.url), 'utf8')),
);

export interface RankedPassage {
  readonly hit: SearchHit;
  /** How likely it is the one that answers, of all that were found: 0 to 1. */
  readonly share: number;
  /** How well it answers, by the weights alone. */
  readonly score: number;
}

export interface Ranking {
  readonly passages: readonly RankedPassage[];
  /** Sure that the first passages answer; near to what was asked; or nothing about it. */
  readonly trust: 'sure' | 'near' | 'none';
  readonly confidence: number;
}

/** What was just spoken of is rather meant than what is elsewhere. */
const SPOKEN_OF = 2.5;

/** Brings passages into the order in which they answer, and says how far that is to be trusted. */
export function rankPassages(
  question: ReadQuestion,
  hits: readonly SearchHit[],
  spokenOf: readonly string[] = [],
  given?: RankerWeights,
): Ranking {
  if (hits.length === 0) return { passages: [], trust: 'none', confidence: 0 };
  const weights = given ?? weightsFor(hits);
  const scores = scoresOf(question, hits, weights);
  const shares = sharesOf(scores.map((score, i) => score + (spokenOf.includes(hits[i]!.group) ? SPOKEN_OF : 0)));
  const passages = hits
    .map((hit, i) => ({ hit, share: shares[i]!, score: scores[i]! }))
    .toSorted((a, b) => b.share - a.share);
  const signs = signsOf(question, passages);
  return { passages, ...trustBy(SIGNS, signs, weights) };
}

/** How far a result with these signs is to be trusted. */
export function trustBy(
  names: readonly string[],
  signs: readonly number[],
  { answers, isThere, thresholds: { sure, there } }: RankerWeights,
): Pick<Ranking, 'trust' | 'confidence'> {
  const [all, counted] = [withSquares(names), squared(signs)];
  const likelihood = (weights: Readonly<Record<string, number>>): number =>
    1 / (1 + Math.exp(-counted.reduce((sum, sign, k) => sum + sign * (weights[all[k]!] ?? 0), 0)));
  const confidence = likelihood(answers);
  return { confidence, trust: likelihood(isThere) < there ? 'none' : confidence >= sure ? 'sure' : 'near' };
}

/** A sign may count more the larger it is: each counts by itself and by its square. */
export const withSquares = (names: readonly string[]): string[] => [
  ...names,
  ...names.map((name) => `${name}, squared`),
];
export const squared = (signs: readonly number[]): number[] => [...signs, ...signs.map((sign) => sign * sign)];

/** A library without known questions is ranked and trusted by its words alone. */
export const weightsFor = (hits: readonly SearchHit[], { asked, plain }: Weights = learned): RankerWeights =>
  hits.some(({ nearestQuestion }) => nearestQuestion !== null) ? asked : plain;

type Weights = Record<'asked' | 'plain', RankerWeights>;

/** How well each passage answers, by the weights. */
export function scoresOf(
  question: ReadQuestion,
  hits: readonly SearchHit[],
  weights: RankerWeights = weightsFor(hits),
): number[] {
  const counts = FEATURES.map((name) => weights.features[name] ?? 0);
  return featuresOf(question, hits).map((seen) => seen.reduce((sum, value, k) => sum + value * counts[k]!, 0));
}

/** Shares that add up to 1, the larger the score the larger. */
export function sharesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
