/** A whole number from 0 up to, and without, `below`. */
export type Random = (below: number) => number;

/** Fisher and Yates: every order is as likely as every other. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
