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

/** The cosine of the angle between two directions whose lengths are known. */
export function likenessOf(a: Int8Array, lengthA: number, b: Int8Array, lengthB: number): number {
  if (lengthA === 0 || lengthB === 0) return 0;
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum / (lengthA * lengthB);
}
