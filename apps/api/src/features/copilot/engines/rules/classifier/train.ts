import { randomNumbers, shuffled } from '#features/copilot/knowledge/learning/random-numbers.ts';
import { FEATURES } from './features.ts';
import { softmax } from './softmax.ts';

export interface Example {
  readonly label: number;
  readonly features: ReadonlyMap<number, number>;
}

const ROUNDS = 14;
const STEP = 0.25;
const DECAY = 1e-4;
const FIRST_SPREAD = 1e-3;
/** What is as good as right teaches nothing. */
const LEAST_ERROR = 1e-3;

/**
 * Softmax regression, example by example in an order that only looks like chance, with steps for each weight (AdaGrad):
 * the same examples give the same weights. The last number of each row is its bias.
 */
export function train(examples: readonly Example[], labels: number): Float64Array[] {
  const weights = Array.from({ length: labels }, () => new Float64Array(FEATURES + 1));
  const spreads = Array.from({ length: labels }, () => new Float64Array(FEATURES + 1).fill(FIRST_SPREAD));
  const flat = examples.map(({ label, features }) => ({
    label,
    places: Int32Array.from([...features.keys(), FEATURES]),
    values: Float64Array.from([...features.values(), 1]),
  }));
  const random = randomNumbers();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { label, places, values } of shuffled(flat, random)) {
      const shares = softmax(weights.map((row) => places.reduce((sum, at, i) => sum + row[at]! * values[i]!, 0)));
      shares.forEach((share, k) => {
        const error = share - (k === label ? 1 : 0);
        if (Math.abs(error) < LEAST_ERROR) return;
        const [row, spread] = [weights[k]!, spreads[k]!];
        places.forEach((at, i) => {
          const slope = error * values[i]! + DECAY * row[at]!;
          spread[at]! += slope * slope;
          row[at]! -= (STEP * slope) / Math.sqrt(spread[at]!);
        });
      });
    }
  }
  return weights;
}
