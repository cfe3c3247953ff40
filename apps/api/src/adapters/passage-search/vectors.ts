/** How many numbers a meaning has. */
export const DIMENSIONS = 512;

/** A direction in as many signed bytes as it has numbers: an eighth of the room, and hardly less exact. */
export function toBytes(vector: Float32Array | readonly number[]): Int8Array {
  let most = 0;
  for (const value of vector) most = Math.max(most, Math.abs(value));
  return Int8Array.from(vector, (value) => (most === 0 ? 0 : Math.round((value / most) * 127)));
}

export function lengthOf(vector: Int8Array): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += vector[i]! * vector[i]!;
  return Math.sqrt(sum);
}

/**
 * The cosine of the angle between a direction and the one in a place of many that lie one after another and whose
 * lengths are known: -1 to 1. This is where a question in a large library spends its time.
 */
export function likenessTo(
  vector: Int8Array,
  others: Int8Array,
  lengths: readonly number[],
): (place: number) => number {
  const own = lengthOf(vector);
  return (place) => {
    const start = place * DIMENSIONS;
    let sum = 0;
    for (let i = 0; i < DIMENSIONS; i++) sum += vector[i]! * others[start + i]!;
    return own === 0 || lengths[place] === 0 ? 0 : sum / (own * lengths[place]!);
  };
}
