import { readFileSync } from 'node:fs';
import type { SearchHit } from '#adapters/passage-search/port.ts';
import { z } from 'zod';
import { FEATURES, featuresOf, type ReadQuestion } from './features.ts';
import { network, type Reader, readerOf } from './network.ts';
import { SIGNS, signsOf } from './signs.ts';

const weights = z.strictObject({
  /** How well a passage answers, by its features. */
  order: network,
  /**
   * How likely it is that the first passages answer, and that the library answers at all, by the signs of the whole
   * result and the features of the first passage.
   */
  answers: network,
  isThere: network,
  /** From where on it is sure that the answer is read out, and below which nothing is said to be there. */
  thresholds: z.strictObject({ sure: z.number(), there: z.number() }),
});
export type RankerWeights = z.output<typeof weights>;

const stored = z.strictObject({
  /** For items that are known to answer questions, and for items of which no question is known. */
  asked: weights,
  plain: weights,
  /** How well a passage answers where a question leans on what was said. */
  near: network,
  /** How well a sentence answers what is asked of a selected text. */
  sentences: network,
  /** The same where a question goes on from what was read out of a lesson. */
  goingOn: network,
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
  /** What was seen of it. */
  readonly features: readonly number[];
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
): Ranking {
  if (hits.length === 0) return { passages: [], trust: 'none', confidence: 0 };
  const weights = weightsFor(hits, LIBRARY);
  const features = featuresOf(question, hits);
  const scores = features.map(weights.order);
  const shares = sharesOf(scores.map((score, i) => score + (spokenOf.includes(hits[i]!.group) ? SPOKEN_OF : 0)));
  const passages = hits
    .map((hit, i) => ({ hit, share: shares[i]!, score: scores[i]!, features: features[i]! }))
    .toSorted((a, b) => b.share - a.share);
  return { passages, ...trustBy(signsOf(question, passages), passages, weights) };
}

/** What the weights read, ready for many questions. */
export interface RankingReaders {
  readonly order: Reader;
  readonly answers: Reader;
  readonly isThere: Reader;
  readonly thresholds: RankerWeights['thresholds'];
}

/** What tells of a whole result: its signs, and the features of its first passage. */
export const namesOfTrust = (signs: readonly string[], features: readonly string[]): string[] => [
  ...signs,
  ...features.map((name) => `${name}, of the first`),
];
export const rowOfTrust = (signs: readonly number[], ranked: readonly RankedPassage[]): number[] => [
  ...signs,
  ...ranked[0]!.features,
];

/** Weights for passages with these features, of results with these signs. */
export function readersOf(
  { order, answers, isThere, thresholds }: RankerWeights,
  features: readonly string[],
  signs: readonly string[],
): RankingReaders {
  const ofTrust = namesOfTrust(signs, features);
  return {
    order: readerOf(order, features),
    answers: readerOf(answers, ofTrust),
    isThere: readerOf(isThere, ofTrust),
    thresholds,
  };
}

/** How far a result with these signs is to be trusted. */
export function trustBy(
  signs: readonly number[],
  ranked: readonly RankedPassage[],
  { answers, isThere, thresholds: { sure, there } }: RankingReaders,
): Pick<Ranking, 'trust' | 'confidence'> {
  const row = rowOfTrust(signs, ranked);
  const confidence = likelihood(answers(row));
  if (confidence >= sure) return { confidence, trust: 'sure' };
  const isFound =
    likelihood(isThere(row)) >= there || (ranked.length < FEW_PASSAGES && signs[COVERED]! >= ENOUGH_COVERED);
  return { confidence, trust: isFound ? 'near' : 'none' };
}

/** What was learned from libraries of many lessons tells little of one with so few passages: there words are enough. */
const FEW_PASSAGES = 60;
const ENOUGH_COVERED = 0.4;
const COVERED = SIGNS.indexOf('concepts in its item');

export const likelihood = (odds: number): number => 1 / (1 + Math.exp(-odds));

const LIBRARY = {
  asked: readersOf(learned.asked, FEATURES, SIGNS),
  plain: readersOf(learned.plain, FEATURES, SIGNS),
};

/** A library without known questions is ranked and trusted by its words alone. */
export const weightsFor = <T>(hits: readonly SearchHit[], { asked, plain }: Record<'asked' | 'plain', T>): T =>
  hits.some(({ nearestQuestion }) => nearestQuestion !== null) ? asked : plain;

/** How well each passage answers, by the weights. */
export const scoresOf = (question: ReadQuestion, hits: readonly SearchHit[]): number[] =>
  featuresOf(question, hits).map(weightsFor(hits, LIBRARY).order);

/** Shares that add up to 1, the larger the score the larger. */
export function sharesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
