import { randomNumbers, shuffled } from './random-numbers.ts';
import type { Network } from '../ranking/network.ts';

/** Rows of which one or more are right. */
export interface OrderExample {
  readonly features: readonly (readonly number[])[];
  readonly answers: readonly boolean[];
}

export interface YesNoExample {
  readonly row: readonly number[];
  readonly is: boolean;
  /** How much it counts. */
  readonly weight: number;
}

const HIDDEN = 16;
/** Where there are thousands of examples, and where there are hundreds. */
export const MANY = { rounds: 15, batch: 64, step: 0.005, decay: 0.003 };
/** The same, where many ask of the same few lessons. */
export const MANY_ALIKE = { rounds: 8, batch: 128, step: 0.005, decay: 0.003 };
export const FEW = { rounds: 30, batch: 32, step: 0.005, decay: 0.005 };
const YES_NO = { rounds: 40, batch: 256, step: 0.003, decay: 0.003 };
/** Rows that are far from likely change nothing: they are looked at anew in each third round. */
const FAR = 1e-4;
const LOOK_AGAIN = 3;

/** Learns to bring the right rows of each example first, by a softmax over its rows. The same examples give the same. */
export function trainOrder(
  examples: readonly OrderExample[],
  names: readonly string[],
  rounds: Rounds = MANY,
): Network {
  const useful = examples.filter(({ answers }) => answers.some(Boolean));
  const scale = scaleOf(
    useful.flatMap(({ features }) => features),
    names.length,
  );
  const learner = new Learner(names.length);
  const scaled = useful.map(({ features, answers }) => ({
    rows: features.map((row) => scale.apply(row)),
    answers,
    near: answers.map((_, i) => i),
  }));
  eachBatch(scaled, rounds, (batch, round) => {
    for (const example of batch) {
      const { rows, answers } = example;
      if (round % LOOK_AGAIN === 0) example.near = answers.map((_, i) => i);
      const near = example.near;
      const scores = near.map((i) => learner.read(rows[i]!));
      const most = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - most));
      const all = powers.reduce((sum, power) => sum + power, 0);
      const right = powers.reduce((sum, power, k) => sum + (answers[near[k]!] ? power : 0), 0);
      near.forEach((i, k) => {
        const off = powers[k]! / all - (answers[i] ? powers[k]! / right : 0);
        if (Math.abs(off) > 1e-6) learner.addSlope(rows[i]!, off / batch.length);
      });
      if (round % LOOK_AGAIN === 0) example.near = near.filter((i, k) => answers[i] || powers[k]! / all > FAR);
    }
    return learner;
  });
  return learner.network(names, scale);
}

/** Learns how likely something is, as the logarithm of its odds. The same examples give the same. */
export function trainYesNo(examples: readonly YesNoExample[], names: readonly string[]): Network {
  const scale = scaleOf(
    examples.map(({ row }) => row),
    names.length,
  );
  const learner = new Learner(names.length);
  const scaled = examples.map(({ row, is, weight }) => ({ row: scale.apply(row), is, weight }));
  eachBatch(scaled, YES_NO, (batch) => {
    const all = batch.reduce((sum, { weight }) => sum + weight, 0);
    for (const { row, is, weight } of batch)
      learner.addSlope(row, ((1 / (1 + Math.exp(-learner.read(row))) - (is ? 1 : 0)) * weight) / all);
    return learner;
  });
  return learner.network(names, scale);
}

interface Rounds {
  readonly rounds: number;
  readonly batch: number;
  readonly step: number;
  readonly decay: number;
}

/** Goes through all examples round by round, in an order that only looks like chance, with ever smaller steps. */
function eachBatch<T>(
  examples: readonly T[],
  { rounds, batch, step, decay }: Rounds,
  learn: (batch: readonly T[], round: number) => Learner,
): void {
  const random = randomNumbers();
  let order = examples;
  for (let round = 0; round < rounds; round++) {
    order = shuffled(order, random);
    for (let start = 0; start < order.length; start += batch)
      learn(order.slice(start, start + batch), round).descend(step * (1 - round / rounds), decay);
  }
}

/** Weights on their way: of the hidden units, their biases and outputs, of the inputs by themselves, and the bias. */
class Learner {
  private readonly size: number;
  private readonly weights: Float64Array;
  private readonly slopes: Float64Array;
  private readonly mean: Float64Array;
  private readonly spread: Float64Array;
  private readonly units = new Float64Array(HIDDEN);
  private steps = 0;

  constructor(size: number) {
    this.size = size;
    const random = randomNumbers();
    const wide = Math.sqrt(3 / size);
    this.weights = new Float64Array(HIDDEN * size + 2 * HIDDEN + size + 1);
    for (let i = 0; i < HIDDEN * size; i++) this.weights[i] = (2 * random() - 1) * wide;
    for (let j = 0; j < HIDDEN; j++) this.weights[this.outputAt(j)] = ((2 * random() - 1) * 0.5) / Math.sqrt(HIDDEN);
    this.slopes = new Float64Array(this.weights.length);
    this.mean = new Float64Array(this.weights.length);
    this.spread = new Float64Array(this.weights.length);
  }

  private biasAt = (unit: number) => HIDDEN * this.size + unit;
  private outputAt = (unit: number) => HIDDEN * this.size + HIDDEN + unit;
  private straightAt = () => HIDDEN * this.size + 2 * HIDDEN;

  /** What comes out for a row; the hidden units are left as they were for it. */
  read(row: Float64Array): number {
    const { size, weights, units } = this;
    let sum = weights.at(-1)!;
    for (let k = 0, at = this.straightAt(); k < size; k++, at++) sum += weights[at]! * row[k]!;
    for (let j = 0, at = 0; j < HIDDEN; j++) {
      let into = weights[this.biasAt(j)]!;
      for (let k = 0; k < size; k++, at++) into += weights[at]! * row[k]!;
      units[j] = Math.tanh(into);
      sum += units[j]! * weights[this.outputAt(j)]!;
    }
    return sum;
  }

  /** Adds what each weight has to do with a row that came out higher than it should by `off`. */
  addSlope(row: Float64Array, off: number): void {
    this.read(row);
    const { size, weights, slopes, units } = this;
    slopes[slopes.length - 1]! += off;
    for (let k = 0, at = this.straightAt(); k < size; k++, at++) slopes[at]! += off * row[k]!;
    for (let j = 0; j < HIDDEN; j++) {
      slopes[this.outputAt(j)]! += off * units[j]!;
      const into = off * weights[this.outputAt(j)]! * (1 - units[j]! ** 2);
      slopes[this.biasAt(j)]! += into;
      for (let k = 0, at = j * size; k < size; k++, at++) slopes[at]! += into * row[k]!;
    }
  }

  /** A step with momentum and a length for each weight (Adam). */
  descend(step: number, decay: number): void {
    const { weights, slopes, mean, spread } = this;
    this.steps++;
    const [early, late] = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps];
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i]! + (i === weights.length - 1 ? 0 : decay * weights[i]!);
      mean[i] = 0.9 * mean[i]! + 0.1 * slope;
      spread[i] = 0.999 * spread[i]! + 0.001 * slope * slope;
      weights[i]! -= (step * (mean[i]! / early)) / (Math.sqrt(spread[i]! / late) + 1e-8);
    }
    slopes.fill(0);
  }

  /** The network, for rows that aren't scaled. */
  network(inputs: readonly string[], { mean, spread }: Scale): Network {
    const { size, weights } = this;
    const unscaled = (start: number) => {
      const own = Array.from({ length: size }, (_, k) => weights[start + k]! / spread[k]!);
      return { own, shift: own.reduce((sum, weight, k) => sum + weight * mean[k]!, 0) };
    };
    const straight = unscaled(this.straightAt());
    return {
      inputs: [...inputs],
      straight: straight.own.map(short),
      hidden: Array.from({ length: HIDDEN }, (_, j) => {
        const { own, shift } = unscaled(j * size);
        return {
          weights: own.map(short),
          bias: short(weights[this.biasAt(j)]! - shift),
          output: short(weights[this.outputAt(j)]!),
        };
      }),
      bias: short(weights.at(-1)! - straight.shift),
    };
  }
}

const short = (value: number): number => Number(value.toPrecision(5));

interface Scale {
  readonly mean: Float64Array;
  readonly spread: Float64Array;
  readonly apply: (row: readonly number[]) => Float64Array;
}

/** What never differs tells nothing, and is left small. */
const LEAST_SPREAD = 1e-3;

/** So that each input differs from its mean by about 1. */
function scaleOf(rows: readonly (readonly number[])[], size: number): Scale {
  const [mean, spread] = [new Float64Array(size), new Float64Array(size)];
  for (const row of rows) for (let k = 0; k < size; k++) mean[k]! += row[k]! / rows.length;
  for (const row of rows) for (let k = 0; k < size; k++) spread[k]! += (row[k]! - mean[k]!) ** 2 / rows.length;
  for (let k = 0; k < size; k++) spread[k] = spread[k]! < LEAST_SPREAD ** 2 ? 1 : Math.sqrt(spread[k]!);
  return { mean, spread, apply: (row) => Float64Array.from(row, (value, k) => (value - mean[k]!) / spread[k]!) };
}
