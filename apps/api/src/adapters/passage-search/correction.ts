import { readFileSync } from 'node:fs';
import { DIMENSIONS, toBytes } from './vectors.ts';

/**
 * What is added to a meaning so that questions come nearer to what answers them: two matrices of `RANK` rows, one after
 * the other. The first says how much of each row a meaning has, the second what is added for it.
 */
export type Correction = Float32Array;

/** A multiple of four, as four rows are read at a time. */
export const RANK = 96;

export const CORRECTION_FILE = new URL('correction.bin', import.meta.url);

let learned: Correction | undefined;

/** The correction that comes with the product: `npm run assistant -- train --part meaning` writes it. */
export function learnedCorrection(): Correction {
  const bytes = () => readFileSync(CORRECTION_FILE);
  return (learned ??= new Float32Array(new Uint8Array(bytes()).buffer));
}

// Both go through four rows at a time: a library of thousands of passages is corrected whenever it is loaded.

/** How much of each row of the first matrix a meaning has. */
export function amountsOf(vector: Float32Array, correction: Correction): Float32Array {
  const amounts = new Float32Array(RANK);
  for (let row = 0; row < RANK; row += 4) {
    const a = row * DIMENSIONS;
    const [b, c, d] = [a + DIMENSIONS, a + 2 * DIMENSIONS, a + 3 * DIMENSIONS];
    let [first, second, third, fourth] = [0, 0, 0, 0];
    for (let i = 0; i < DIMENSIONS; i++) {
      const value = vector[i]!;
      first += correction[a + i]! * value;
      second += correction[b + i]! * value;
      third += correction[c + i]! * value;
      fourth += correction[d + i]! * value;
    }
    amounts[row] = first;
    amounts[row + 1] = second;
    amounts[row + 2] = third;
    amounts[row + 3] = fourth;
  }
  return amounts;
}

/** The meaning with what is added for these amounts. */
export function withAmounts(vector: Float32Array, amounts: Float32Array, correction: Correction): Float32Array {
  const corrected = Float32Array.from(vector);
  for (let row = 0; row < RANK; row += 4) {
    const a = (RANK + row) * DIMENSIONS;
    const [b, c, d] = [a + DIMENSIONS, a + 2 * DIMENSIONS, a + 3 * DIMENSIONS];
    const [first, second, third, fourth] = [amounts[row]!, amounts[row + 1]!, amounts[row + 2]!, amounts[row + 3]!];
    for (let i = 0; i < DIMENSIONS; i++)
      corrected[i]! +=
        correction[a + i]! * first +
        correction[b + i]! * second +
        correction[c + i]! * third +
        correction[d + i]! * fourth;
  }
  return corrected;
}

/** A meaning as the index compares it. */
export function correct(vector: Int8Array, correction: Correction = learnedCorrection()): Int8Array {
  const exact = new Float32Array(vector);
  return toBytes(withAmounts(exact, amountsOf(exact, correction), correction));
}
