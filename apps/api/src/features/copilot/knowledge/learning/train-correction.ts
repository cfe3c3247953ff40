import { amountsOf, type Correction, RANK, withAmounts } from '#adapters/passage-search/correction.ts';
import { DIMENSIONS } from '#adapters/passage-search/vectors.ts';

/** What a passage means, and what the questions mean that it answers. */
export interface AnsweredPassage {
  readonly passage: Int8Array;
  readonly questions: readonly Int8Array[];
}

const ROUNDS = 8;
const BATCH = 128;
const STEP = 0.001;
/** How sharply the nearest is told from the others. */
const SHARPNESS = 20;
const FIRST_ROWS = 0.15;

/**
 * Learns the correction: each question is to come nearer to its passage, or to another question to it, than to those of
 * the other questions of its batch. The same passages give the same correction. Says the mean loss of each round.
 */
export function trainCorrection(
  passages: readonly AnsweredPassage[],
  rounds: number = ROUNDS,
): { correction: Correction; losses: number[] } {
  const random = sequence();
  const correction = new Float32Array(2 * RANK * DIMENSIONS);
  for (let i = 0; i < RANK * DIMENSIONS; i++) correction[i] = (random() - 0.5) * FIRST_ROWS;
  const known = passages.map(({ passage, questions }) => ({
    passage: unit(passage),
    questions: questions.map((question) => unit(question)),
  }));
  const pairs = known.flatMap((own) => own.questions.map((question) => ({ own, question })));
  const descend = descent(correction);
  const losses: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const order = pairs
      .map((pair) => ({ pair, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ pair }) => pair);
    let [loss, seen] = [0, 0];
    for (let start = 0; start + BATCH <= order.length; start += BATCH) {
      const batch = [...new Map(order.slice(start, start + BATCH).map((pair) => [pair.own, pair])).values()];
      const answers = batch.map(({ own, question }) => {
        const others = own.questions.filter((other) => other !== question);
        const other = others[Math.floor(random() * others.length)];
        return other && random() < 0.5 ? other : own.passage;
      });
      const slopes = new Float32Array(correction.length);
      loss += addSlopes(
        batch.map(({ question }) => question),
        answers,
        correction,
        slopes,
      );
      seen += batch.length;
      descend(slopes);
    }
    losses.push(loss / Math.max(1, seen));
  }
  return { correction, losses };
}

/** A meaning on its way through the correction. */
interface Corrected {
  readonly from: Float32Array;
  readonly amounts: Float32Array;
  /** Of length 1, and how long it was. */
  readonly unit: Float32Array;
  readonly length: number;
  readonly slope: Float32Array;
}

/** Adds the slopes of a batch, and says its loss. */
function addSlopes(
  questions: readonly Float32Array[],
  answers: readonly Float32Array[],
  correction: Correction,
  slopes: Float32Array,
): number {
  const [asked, answering] = [questions, answers].map((some) => some.map((from) => passThrough(from, correction)));
  let loss = 0;
  asked!.forEach((question, i) => {
    const scores = answering!.map(({ unit: other }) => SHARPNESS * dot(question.unit, other));
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const all = powers.reduce((sum, power) => sum + power, 0);
    loss -= Math.log(powers[i]! / all);
    answering!.forEach((answer, j) => {
      const slope = (SHARPNESS * (powers[j]! / all - (i === j ? 1 : 0))) / questions.length;
      if (Math.abs(slope) < 1e-6) return;
      for (let k = 0; k < DIMENSIONS; k++) {
        question.slope[k]! += slope * answer.unit[k]!;
        answer.slope[k]! += slope * question.unit[k]!;
      }
    });
  });
  for (const each of [...asked!, ...answering!]) passBack(each, correction, slopes);
  return loss;
}

function passThrough(from: Float32Array, correction: Correction): Corrected {
  const amounts = amountsOf(from, correction);
  const corrected = withAmounts(from, amounts, correction);
  const length = Math.sqrt(dot(corrected, corrected)) || 1;
  return {
    from,
    amounts,
    unit: corrected.map((value) => value / length),
    length,
    slope: new Float32Array(DIMENSIONS),
  };
}

function passBack(
  { from, amounts, unit: direction, length, slope }: Corrected,
  correction: Correction,
  slopes: Float32Array,
): void {
  const along = dot(slope, direction);
  const outer = slope.map((value, k) => (value - along * direction[k]!) / length);
  for (let row = 0; row < RANK; row++) {
    const [first, second] = [row * DIMENSIONS, (RANK + row) * DIMENSIONS];
    let inner = 0;
    for (let k = 0; k < DIMENSIONS; k++) {
      inner += correction[second + k]! * outer[k]!;
      slopes[second + k]! += outer[k]! * amounts[row]!;
    }
    for (let k = 0; k < DIMENSIONS; k++) slopes[first + k]! += inner * from[k]!;
  }
}

/** Gradient descent with momentum and steps for each number (Adam). */
function descent(weights: Float32Array): (slopes: Float32Array) => void {
  const [mean, spread] = [new Float32Array(weights.length), new Float32Array(weights.length)];
  let step = 0;
  return (slopes) => {
    step++;
    const [early, late] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (let k = 0; k < weights.length; k++) {
      mean[k] = 0.9 * mean[k]! + 0.1 * slopes[k]!;
      spread[k] = 0.999 * spread[k]! + 0.001 * slopes[k]! ** 2;
      weights[k]! -= (STEP * (mean[k]! / early)) / (Math.sqrt(spread[k]! / late) + 1e-8);
    }
  };
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

function unit(vector: Int8Array): Float32Array {
  const floats = Float32Array.from(vector);
  const length = Math.sqrt(dot(floats, floats)) || 1;
  return floats.map((value) => value / length);
}

/** Numbers from 0 to 1 that are the same in every run. */
function sequence(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
}
