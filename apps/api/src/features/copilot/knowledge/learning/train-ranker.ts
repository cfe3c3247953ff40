import type { SearchHit } from '#adapters/passage-search/port.ts';
import { type Reader, readerOf } from '../ranking/network.ts';
import {
  likelihood,
  namesOfTrust,
  type RankedPassage,
  type RankerWeights,
  rowOfTrust,
  sharesOf,
} from '../ranking/rank-passages.ts';
import { trainOrder, trainYesNo } from './train-network.ts';

/** A question with what was found for it, and which of that answers; nothing does where the library has no answer. */
export interface RankingExample {
  readonly hits: readonly SearchHit[];
  /** What is seen of each, and what tells whether a result is to be trusted, in the order of their names. */
  readonly features: readonly number[][];
  readonly signsOf: (ranked: readonly RankedPassage[]) => number[];
  readonly answers: readonly boolean[];
  readonly isInLibrary: boolean;
}

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
 * Learns the order of the passages of each question, and the trust in what that order gives for questions it was not
 * learned from; the thresholds from questions that neither was learned from. The same examples give the same weights.
 */
export function trainRanker(
  seen: readonly RankingExample[],
  names: Names,
): {
  weights: RankerWeights;
  figures: string[];
} {
  // What is given more than once counts more in the trust.
  const counts = new Map<RankingExample, number>();
  for (const example of seen) counts.set(example, (counts.get(example) ?? 0) + 1);
  const examples = [...counts.keys()];
  const foldOf = (i: number) => (i * 7919) % FOLDS;
  const judged = inFolds(examples, foldOf, {
    learn: (some) => readerOf(trainOrder(some, names.features), names.features),
    judge: (example, order) => ({ ...judge(example, order), weight: counts.get(example)! }),
  }).filter(({ row }) => row.length > 0);
  const ofTrust = namesOfTrust(names.signs, names.features);
  const trained = (some: readonly JudgedResult[], what: 'isRight' | 'isInLibrary') =>
    trainYesNo(
      some.map(({ row, weight, [what]: is }) => ({ row, weight, is })),
      ofTrust,
    );
  const trusted = inFolds(judged, foldOf, {
    learn: (some) => ({
      answers: readerOf(trained(some, 'isRight'), ofTrust),
      isThere: readerOf(trained(some, 'isInLibrary'), ofTrust),
    }),
    judge: (each, { answers, isThere }) => ({
      ...each,
      sure: likelihood(answers(each.row)),
      there: likelihood(isThere(each.row)),
    }),
  });
  const asked = trusted.filter(({ isInLibrary }) => isInLibrary);
  const sure = thresholdFor(
    asked.map(({ sure: value, isRight }) => ({ value, isBad: !isRight })),
    SURE_AND_WRONG,
  );
  const sorted = asked.map(({ there }) => there).toSorted((a, b) => a - b);
  const thresholdAt = (part: number) => sorted[Math.floor(part * sorted.length)] ?? 0;
  const share = (some: readonly unknown[], of: readonly unknown[]) =>
    `${((100 * some.length) / of.length).toFixed(1)} %`;
  const others = trusted.filter(({ isInLibrary }) => !isInLibrary);
  return {
    weights: {
      order: trainOrder(examples, names.features),
      answers: trained(judged, 'isRight'),
      isThere: trained(judged, 'isInLibrary'),
      thresholds: { sure: round(sure), there: round(thresholdAt(names.turnedAway)) },
    },
    figures: [
      ...[1, 2, 3].map(
        (most) =>
          `of questions it was not learned from, one of the first ${most} passages answers ${share(
            asked.filter(({ rank }) => rank >= 0 && rank < most),
            asked,
          )}`,
      ),
      `sure ${share(
        asked.filter((each) => each.sure >= sure),
        asked,
      )}`,
      `sure and wrong ${share(
        asked.filter((each) => !each.isRight && each.sure >= sure),
        asked,
      )}`,
      ...TURNED_AWAYS.map((part) => {
        const said = others.filter(({ there }) => there < thresholdAt(part));
        return `not in the library, and said so ${share(said, others)}, where ${100 * part} % of the others are turned away`;
      }),
    ],
  };
}

interface JudgedResult {
  /** What tells how far the result is to be trusted; empty where nothing was found. */
  readonly row: readonly number[];
  /** Of the first passage that answers; -1 for none. */
  readonly rank: number;
  readonly isRight: boolean;
  readonly isInLibrary: boolean;
  readonly weight: number;
}

/** Judges each by what was learned from those that aren't in its fold. */
function inFolds<T, L, J>(
  all: readonly T[],
  foldOf: (i: number) => number,
  { learn, judge: judgeOne }: { learn: (some: readonly T[]) => L; judge: (one: T, learned: L) => J },
): J[] {
  const learned = Array.from({ length: FOLDS }, (_, fold) => learn(all.filter((_one, i) => foldOf(i) !== fold)));
  return all.map((one, i) => judgeOne(one, learned[foldOf(i)]!));
}

function judge({ hits, features, signsOf, answers, isInLibrary }: RankingExample, order: Reader) {
  if (hits.length === 0) return { row: [], rank: -1, isRight: false, isInLibrary };
  const scores = features.map(order);
  const shares = sharesOf(scores);
  const ranked = hits
    .map((hit, i) => ({
      hit,
      share: shares[i]!,
      score: scores[i]!,
      features: features[i]!,
      isRight: answers[i]!,
    }))
    .toSorted((a, b) => b.share - a.share);
  const rank = ranked.findIndex(({ isRight }) => isRight);
  return { row: rowOfTrust(signsOf(ranked), ranked), rank, isRight: rank >= 0 && rank < FIRST, isInLibrary };
}

/** So many passages are mostly read out. */
const FIRST = 2;

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

const round = (value: number): number => Math.round(value * 1000) / 1000;
