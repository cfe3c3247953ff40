import type { Evidence } from './score.ts';

/** How much each kind of evidence weighs, and how much of it nothing at all needs. */
export interface Weights {
  readonly evidence: readonly number[];
  readonly nothing: number;
}

export interface Confidences {
  /** One for each candidate, in their order; with `nothing` they make 1. */
  readonly each: readonly number[];
  readonly nothing: number;
}

/** How sure one may be of each candidate, and that none is meant. */
export function confidencesOf(evidence: readonly Evidence[], weights: Weights): Confidences {
  const scores = evidence.map((each) => each.reduce((sum, value, i) => sum + value * weights.evidence[i]!, 0));
  const most = Math.max(weights.nothing, ...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const nothing = Math.exp(weights.nothing - most);
  const total = powers.reduce((sum, power) => sum + power, nothing);
  return { each: powers.map((power) => power / total), nothing: nothing / total };
}

/** What was said, as evidence for each candidate, and which was meant: their places; none, if nothing was. */
export interface Example {
  readonly evidence: readonly Evidence[];
  readonly meant: readonly number[];
  /** How many examples it counts for. */
  readonly counts?: number;
}

const ROUNDS = 400;
const STEP = 0.6;
/** How much of the last step goes into the next. */
const MOMENTUM = 0.9;
/** Draws weights that the examples do not need towards nothing. */
const RESTRAINT = 0.002;

/** Learns the weights from examples: the most likely ones, by going downhill. Deterministic. */
export function fitWeights(examples: readonly Example[], kinds: number): Weights {
  const all = examples.reduce((sum, { counts = 1 }) => sum + counts, 0);
  // The last one is that of nothing.
  const weights = Float64Array.from({ length: kinds + 1 }, (_, i) => (i < kinds ? 1 : 2));
  const steps = new Float64Array(kinds + 1);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, i) => (i < kinds ? RESTRAINT * weight : 0));
    for (const example of examples) addSlope(slope, example, weights, (example.counts ?? 1) / all);
    for (let i = 0; i <= kinds; i++) {
      steps[i] = MOMENTUM * steps[i]! - STEP * slope[i]!;
      weights[i]! += steps[i]!;
    }
  }
  return { evidence: Array.from(weights.subarray(0, kinds), rounded), nothing: rounded(weights[kinds]!) };
}

/** Which way is uphill for one example. */
function addSlope(slope: Float64Array, { evidence, meant }: Example, weights: Float64Array, share: number): void {
  const kinds = slope.length - 1;
  const { each, nothing } = confidencesOf(evidence, {
    evidence: Array.from(weights.subarray(0, kinds)),
    nothing: weights[kinds]!,
  });
  const sum = meant.reduce((total, place) => total + each[place]!, 0);
  slope[kinds]! += share * (nothing - (meant.length === 0 ? 1 : 0));
  for (const [place, values] of evidence.entries()) {
    const error = each[place]! - (meant.includes(place) ? each[place]! / Math.max(sum, 1e-9) : 0);
    for (let i = 0; i < kinds; i++) slope[i]! += share * error * values[i]!;
  }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
