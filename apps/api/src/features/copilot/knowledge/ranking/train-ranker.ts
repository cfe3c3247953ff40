import type { SearchHit } from '#adapters/passage-search/port.ts';
import { type RankedPassage, type RankerWeights, squared, withSquares } from './rank-passages.ts';

/** A question with what was found for it, and which of that answers; nothing does where the library has no answer. */
export interface RankingExample {
  readonly hits: readonly SearchHit[];
  /** What is seen of each, and what tells whether a result is to be trusted, in the order of their names. */
  readonly features: readonly number[][];
  readonly signsOf: (ranked: readonly RankedPassage[]) => number[];
  readonly answers: readonly boolean[];
  readonly isInLibrary: boolean;
}

const ROUNDS = 400;
const STEP = 0.1;
const DECAY = 0.001;
/** The signs of trust are few, and are learned from thousands of questions. */
const TRUST_DECAY = 0.0001;
const FOLDS = 6;
/** Of all answers so many may be sure and wrong. */
const SURE_AND_WRONG = 0.03;

/** What is told of other thresholds. */
const TURNED_AWAYS = [0.03, 0.05, 0.08, 0.1, 0.12];

interface Names {
  readonly features: readonly string[];
  readonly signs: readonly string[];
  /** Of questions that the library answers so many may be turned away, 0 to 1. */
  readonly turnedAway: number;
}

/**
 * Learns the order by a softmax over the passages of each question, and the trust by two logistic regressions over what
 * that order gives for questions it was not learned from. The same examples give the same weights.
 */
export function trainRanker(
  seen: readonly RankingExample[],
  names: Names,
): {
  weights: RankerWeights;
  figures: string[];
} {
  // What is given more than once counts more, and is learned from nowhere where it is judged.
  const places = new Map([...new Set(seen)].map((example, i) => [example, i]));
  const foldOf = (i: number) => (places.get(seen[i]!)! * 7919) % FOLDS;
  const judged = seen.map(() => ({ signs: [] as number[], isRight: false, isNear: false }));
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = learnOrder(
      seen.filter((_, i) => foldOf(i) !== fold),
      names.features.length,
    );
    seen.forEach((example, i) => {
      if (foldOf(i) === fold && example.hits.length > 0) judged[i] = judge(example, weights);
    });
  }
  const order = learnOrder(seen, names.features.length);
  const withHits = judged
    .map((each, i) => ({ ...each, isInLibrary: seen[i]!.isInLibrary }))
    .filter(({ signs }) => signs.length > 0);
  const answers = learnYesNo(withHits.map(({ signs, isRight }) => ({ signs, is: isRight })));
  const isThere = learnYesNo(withHits.map(({ signs, isInLibrary }) => ({ signs, is: isInLibrary })));
  const asked = withHits.filter(({ isInLibrary }) => isInLibrary);
  const sure = thresholdFor(
    asked.map(({ signs, isRight }) => ({ value: chance(signs, answers), isBad: !isRight })),
    SURE_AND_WRONG,
  );
  const sorted = asked.map(({ signs }) => chance(signs, isThere)).toSorted((a, b) => a - b);
  const there = sorted[Math.floor(names.turnedAway * sorted.length)] ?? 0;
  const share = (some: readonly unknown[], of: readonly unknown[]) =>
    `${((100 * some.length) / of.length).toFixed(1)} %`;
  const others = withHits.filter(({ isInLibrary }) => !isInLibrary);
  return {
    weights: {
      features: named(names.features, order),
      answers: named(withSquares(names.signs), answers),
      isThere: named(withSquares(names.signs), isThere),
      thresholds: { sure: round(sure), there: round(there) },
    },
    figures: [
      `of questions it was not learned from, one of the first two passages answers ${share(
        asked.filter(({ isRight }) => isRight),
        asked,
      )}`,
      `sure ${share(
        asked.filter(({ signs }) => chance(signs, answers) >= sure),
        asked,
      )}`,
      `sure and wrong ${share(
        asked.filter(({ signs, isRight }) => !isRight && chance(signs, answers) >= sure),
        asked,
      )}`,
      ...TURNED_AWAYS.map((part) => {
        const threshold = sorted[Math.floor(part * sorted.length)] ?? 0;
        const said = others.filter(({ signs }) => chance(signs, isThere) < threshold);
        return `not in the library, and said so ${share(said, others)}, where ${100 * part} % of the others are turned away`;
      }),
    ],
  };
}

function judge({ hits, features, signsOf, answers }: RankingExample, weights: Float64Array) {
  const scores = features.map((row) => dot(row, weights));
  const shares = softmax(scores);
  const ranked = hits
    .map((hit, i) => ({ hit, share: shares[i]!, score: scores[i]!, isRight: answers[i]! }))
    .toSorted((a, b) => b.share - a.share);
  return {
    signs: squared(signsOf(ranked)),
    isRight: ranked.slice(0, 2).some(({ isRight }) => isRight),
    isNear: ranked.slice(0, 3).some(({ isRight }) => isRight),
  };
}

/** Learns the weights of features by a softmax over the passages of each question. */
export function learnOrder(
  examples: readonly Pick<RankingExample, 'features' | 'answers'>[],
  size: number,
): Float64Array {
  const useful = examples
    .filter(({ answers }) => answers.some(Boolean))
    // One after the other: this is where learning spends its time.
    .map(({ features, answers }) => ({ answers, values: Float64Array.from(features.flat()), near: [] as number[] }));
  let round_ = 0;
  return descend(size, DECAY, (weights, slopes) => {
    const isLookedAgain = round_++ % LOOK_AGAIN === 0;
    for (const example of useful) {
      const { values, answers } = example;
      if (isLookedAgain) example.near = answers.map((_, i) => i);
      const { near } = example;
      const shares = softmax(near.map((i) => dotAt(values, i * size, weights)));
      const right = shares.reduce((sum, share, k) => sum + (answers[near[k]!] ? share : 0), 0);
      near.forEach((i, k) => {
        const slope = (shares[k]! - (answers[i] ? shares[k]! / right : 0)) / useful.length;
        if (Math.abs(slope) <= 1e-9) return;
        for (let f = 0, at = i * size; f < size; f++, at++) slopes[f]! += slope * values[at]!;
      });
      if (isLookedAgain) example.near = near.filter((i, k) => answers[i] || shares[k]! > FAR);
    }
  });
}

/** After so many rounds all passages are looked at; in between those that are far from likely change nothing. */
const LOOK_AGAIN = 20;
const FAR = 1e-5;

function dotAt(values: Float64Array, start: number, weights: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < weights.length; k++) sum += values[start + k]! * weights[k]!;
  return sum;
}

function learnYesNo(examples: readonly { readonly signs: readonly number[]; readonly is: boolean }[]): Float64Array {
  return descend(examples[0]?.signs.length ?? 0, TRUST_DECAY, (weights, slopes) => {
    for (const { signs, is } of examples) {
      const slope = (chance(signs, weights) - (is ? 1 : 0)) / examples.length;
      signs.forEach((value, k) => (slopes[k]! += slope * value));
    }
  });
}

/** Gradient descent with momentum and steps for each weight (Adam). */
function descend(
  size: number,
  decay: number,
  addSlopes: (weights: Float64Array, slopes: Float64Array) => void,
): Float64Array {
  const [weights, mean, spread] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let round_ = 1; round_ <= ROUNDS; round_++) {
    const slopes = weights.map((weight) => decay * weight);
    addSlopes(weights, slopes);
    for (let k = 0; k < size; k++) {
      mean[k] = 0.9 * mean[k]! + 0.1 * slopes[k]!;
      spread[k] = 0.999 * spread[k]! + 0.001 * slopes[k]! ** 2;
      weights[k]! -= (STEP * (mean[k]! / (1 - 0.9 ** round_))) / (Math.sqrt(spread[k]! / (1 - 0.999 ** round_)) + 1e-8);
    }
  }
  return weights;
}

/** The lowest threshold above which so small a part of all is bad. */
function thresholdFor(all: readonly { readonly value: number; readonly isBad: boolean }[], most: number): number {
  let [bad, threshold] = [0, 1];
  for (const { value, isBad } of all.toSorted((a, b) => b.value - a.value)) {
    if (isBad) bad++;
    if (bad > most * all.length) break;
    threshold = value;
  }
  return threshold;
}

const dot = (row: readonly number[], weights: Float64Array): number =>
  row.reduce((sum, value, k) => sum + value * weights[k]!, 0);
const chance = (signs: readonly number[], weights: Float64Array): number => 1 / (1 + Math.exp(-dot(signs, weights)));

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const named = (names: readonly string[], weights: Float64Array): Record<string, number> =>
  Object.fromEntries(names.map((name, k) => [name, round(weights[k]!)]));
