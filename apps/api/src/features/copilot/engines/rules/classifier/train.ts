import { FEATURES } from './features.ts';
import { softmax } from './softmax.ts';

export interface Example {
  readonly label: number;
  readonly features: ReadonlyMap<number, number>;
}

const ROUNDS = 220;
const STEP = 4;
const DECAY = 1e-4;

/**
 * Softmax regression over all examples at once: the same examples give the same weights. The last number of each row
 * is its bias.
 */
export function train(examples: readonly Example[], labels: number): Float64Array[] {
  const weights = Array.from({ length: labels }, () => new Float64Array(FEATURES + 1));
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = Array.from({ length: labels }, () => new Float64Array(FEATURES + 1));
    for (const { label, features } of examples) {
      const shares = softmax(weights.map((row) => scoreOf(row, features)));
      shares.forEach((share, k) => {
        const error = share - (k === label ? 1 : 0);
        const slope = slopes[k]!;
        slope[FEATURES]! += error;
        for (const [i, value] of features) slope[i]! += error * value;
      });
    }
    weights.forEach((row, k) =>
      row.forEach((value, i) => (row[i] = value - STEP * (slopes[k]![i]! / examples.length + DECAY * value))),
    );
  }
  return weights;
}

export function scoreOf(row: ArrayLike<number>, features: ReadonlyMap<number, number>): number {
  let score = row[FEATURES]!;
  for (const [i, value] of features) score += row[i]! * value;
  return score;
}
