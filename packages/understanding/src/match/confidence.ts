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
}

const ROUNDS = 1500;
const STEP = 0.6;
/** Draws weights that the examples do not need towards nothing. */
const RESTRAINT = 0.002;

/** Learns the weights from examples: the most likely ones, by going downhill. Deterministic. */
export function fitWeights(examples: readonly Example[], kinds: number): Weights {
  const evidence = Array.from({ length: kinds }, () => 1);
  let nothing = 2;
  for (let round = 0; round < ROUNDS; round++) {
    const slope = evidence.map((weight) => RESTRAINT * weight);
    let slopeOfNothing = 0;
    for (const example of examples) {
      const { each, nothing: none } = confidencesOf(example.evidence, { evidence, nothing });
      const meant = example.meant.reduce((sum, place) => sum + each[place]!, 0);
      slopeOfNothing += (none - (example.meant.length === 0 ? 1 : 0)) / examples.length;
      for (const [place, values] of example.evidence.entries()) {
        const target = example.meant.includes(place) ? each[place]! / Math.max(meant, 1e-9) : 0;
        const error = each[place]! - target;
        for (let i = 0; i < kinds; i++) slope[i]! += (error * values[i]!) / examples.length;
      }
    }
    for (let i = 0; i < kinds; i++) evidence[i]! -= STEP * 6 * slope[i]!;
    nothing -= STEP * 6 * slopeOfNothing;
  }
  return { evidence: evidence.map(rounded), nothing: rounded(nothing) };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
