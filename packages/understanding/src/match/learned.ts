import { cosine, lengthOf } from './likeness.ts';
import type { Signs } from './signs.ts';

/** A sentence, as what was learned from phrases is asked about it. */
export interface Point {
  readonly vector: ArrayLike<number> | null;
  readonly signs: Signs;
}

/** What the phrases of all candidates together teach: what tells each candidate from the others. */
interface Learned {
  /** For each candidate, about 1 for what is like its phrases and no others, about 0 for what is not. */
  read(point: Point): number[];
  /** The same of a phrase that it learned from, as if it had not. */
  readLeftOut(phrase: number): number[];
}

/** How much the meaning of a sentence counts beside its words. */
const MEANING = 0.7;
/** Keeps a single phrase from deciding alone. */
const RIDGE = 0.35;

/**
 * Learns from phrases whose they are: ridge regression on how alike the phrases are. It has a closed form, so the same
 * phrases always teach the same.
 */
export function learnFrom(points: readonly Point[], owners: readonly number[], candidates: number): Learned {
  const size = points.length;
  const lengths = points.map(({ vector }) => lengthOf(vector));
  const norms = points.map(({ signs }) => normOf(signs));
  const alike = (a: Point, lengthA: number, normA: number, at: number): number => {
    const b = points[at]!;
    const norm = normA * norms[at]!;
    const words = norm === 0 ? 0 : dotOf(a.signs, b.signs) / norm;
    if (!a.vector || !b.vector) return words;
    return MEANING * cosine(a.vector, b.vector, lengthA, lengths[at]) + (1 - MEANING) * words;
  };
  const kernel = points.map((point, i) =>
    Float64Array.from({ length: size }, (_, j) => alike(point, lengths[i]!, norms[i]!, j) + (i === j ? RIDGE : 0)),
  );
  const inverse = invert(kernel);
  const weights = inverse.map((row) => {
    const sums = new Float64Array(candidates);
    for (let j = 0; j < size; j++) sums[owners[j]!]! += row[j]!;
    return sums;
  });
  return {
    read(point) {
      const [length, norm] = [lengthOf(point.vector), normOf(point.signs)];
      const scores = new Float64Array(candidates);
      for (let i = 0; i < size; i++) {
        const near = alike(point, length, norm, i);
        for (let c = 0; c < candidates; c++) scores[c]! += near * weights[i]![c]!;
      }
      return [...scores].map(withinOne);
    },
    readLeftOut: (phrase) =>
      Array.from(weights[phrase]!, (weight, c) =>
        withinOne((owners[phrase] === c ? 1 : 0) - weight / inverse[phrase]![phrase]!),
      ),
  };
}

const withinOne = (score: number): number => Math.min(1, Math.max(0, score));

function dotOf(a: Signs, b: Signs): number {
  let sum = 0;
  for (const [sign, weight] of a) sum += weight * (b.get(sign) ?? 0);
  return sum;
}

const normOf = (signs: Signs): number => Math.sqrt(dotOf(signs, signs));

/** The inverse of a matrix that is symmetric and positive, by Gauss and Jordan without exchanging rows. */
function invert(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const left = matrix.map((row) => Float64Array.from(row));
  const right = matrix.map((_, i) => Float64Array.from({ length: size }, (__, j) => (i === j ? 1 : 0)));
  for (let pivot = 0; pivot < size; pivot++) {
    const by = left[pivot]![pivot]!;
    for (let j = 0; j < size; j++) {
      left[pivot]![j]! /= by;
      right[pivot]![j]! /= by;
    }
    for (let i = 0; i < size; i++) {
      const factor = left[i]![pivot]!;
      if (i === pivot || factor === 0) continue;
      for (let j = 0; j < size; j++) {
        left[i]![j]! -= factor * left[pivot]![j]!;
        right[i]![j]! -= factor * right[pivot]![j]!;
      }
    }
  }
  return right;
}
