/** The length of a direction; 0 for none. */
export function lengthOf(vector: ArrayLike<number> | null): number {
  let sum = 0;
  for (let i = 0; i < (vector?.length ?? 0); i++) sum += vector![i]! * vector![i]!;
  return Math.sqrt(sum);
}

/** How far two directions are the same, -1 to 1; 0 where one lacks. Their lengths, where they are known already. */
export function cosine(
  a: ArrayLike<number> | null,
  b: ArrayLike<number> | null,
  lengthOfA = lengthOf(a),
  lengthOfB = lengthOf(b),
): number {
  if (!a || !b || lengthOfA * lengthOfB === 0) return 0;
  let sum = 0;
  for (let i = 0; i < b.length; i++) sum += a[i]! * b[i]!;
  return sum / (lengthOfA * lengthOfB);
}
