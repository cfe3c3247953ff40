import { randomNumbers, shuffled } from '#features/copilot/knowledge/learning/random-numbers.ts';
import { FEATURES, MEANING } from './features.ts';
import { softmax } from './softmax.ts';

export interface Example {
  readonly label: number;
  readonly features: ReadonlyMap<number, number>;
}

const ROUNDS = 14;
const BATCH = 128;
const STEP = 0.01;
const DECAY = 3e-6;
/** So often the meaning is hidden, so that words alone are learned to decide where it cannot be computed. */
const HIDDEN_MEANING = 1 / 3;

/**
 * Softmax regression in batches, with a step for each weight (Adam), in an order that only looks like chance: the same
 * examples give the same weights. The last number of each row is its bias.
 */
export function train(examples: readonly Example[], labels: number): Float64Array[] {
  const rows = Array.from({ length: labels }, () => new Row());
  const flat = examples.map(({ label, features }) => {
    const all = [...features, [FEATURES, 1] as const];
    return { label, whole: flatten(all), worded: flatten(all.filter(([place]) => place >= MEANING)) };
  });
  const random = randomNumbers();
  let steps = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const order = shuffled(flat, random);
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH);
      for (const { label, whole, worded } of batch) {
        const seen = random() < HIDDEN_MEANING ? worded : whole;
        const shares = softmax(rows.map((row) => row.read(seen)));
        shares.forEach((share, k) => rows[k]!.addSlope(seen, (share - (k === label ? 1 : 0)) / batch.length));
      }
      steps++;
      for (const row of rows) row.descend(STEP * (1 - round / ROUNDS), steps);
    }
  }
  return rows.map(({ weights }) => weights);
}

interface Seen {
  readonly places: Int32Array;
  readonly values: Float64Array;
}

const flatten = (features: readonly (readonly [number, number])[]): Seen => ({
  places: Int32Array.from(features, ([place]) => place),
  values: Float64Array.from(features, ([, value]) => value),
});

/** What is as good as right teaches nothing. */
const LEAST_ERROR = 1e-6;
const [MEAN_KEPT, SPREAD_KEPT] = [0.9, 0.999];

/** The weights of one label on their way. */
class Row {
  readonly weights = new Float64Array(FEATURES + 1);
  private readonly slopes = new Float64Array(FEATURES + 1);
  private readonly mean = new Float64Array(FEATURES + 1);
  private readonly spread = new Float64Array(FEATURES + 1);

  read({ places, values }: Seen): number {
    let sum = 0;
    for (let i = 0; i < places.length; i++) sum += this.weights[places[i]!]! * values[i]!;
    return sum;
  }

  addSlope({ places, values }: Seen, error: number): void {
    if (Math.abs(error) < LEAST_ERROR) return;
    for (let i = 0; i < places.length; i++) this.slopes[places[i]!]! += error * values[i]!;
  }

  descend(step: number, steps: number): void {
    const { weights, slopes, mean, spread } = this;
    const [early, late] = [1 - MEAN_KEPT ** steps, 1 - SPREAD_KEPT ** steps];
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i]! + DECAY * weights[i]!;
      mean[i] = MEAN_KEPT * mean[i]! + (1 - MEAN_KEPT) * slope;
      spread[i] = SPREAD_KEPT * spread[i]! + (1 - SPREAD_KEPT) * slope * slope;
      weights[i]! -= (step * (mean[i]! / early)) / (Math.sqrt(spread[i]! / late) + 1e-8);
    }
    slopes.fill(0);
  }
}
