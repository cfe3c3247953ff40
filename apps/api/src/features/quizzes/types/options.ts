// What the three types with options share.
import type { Arrangement } from './question-rules.ts';
import { authorsNumber, spotOf } from './question-rules.ts';

interface Option {
  readonly correct: boolean;
  readonly why?: string | undefined;
}

/** The options in the order of the attempt, as something made of each. */
export function inOrder<O extends Option, Shown>(
  options: readonly O[],
  [order = []]: Arrangement,
  show: (option: O, id: number) => Shown,
): Shown[] {
  return order.map((n, id) => show(options[n]!, id));
}

export function revealOptions(options: readonly Option[], arrangement: Arrangement) {
  return inOrder(options, arrangement, ({ correct, why }, id) => ({ id, is_right: correct, why: why ?? null }));
}

/** The author's numbers of the chosen spots; null when one is not there. */
export function knownOptions(chosen: readonly number[], [order]: Arrangement): number[] | null {
  const kept = chosen.map((spot) => authorsNumber(order, spot));
  return kept.every((n) => n !== undefined) ? kept.toSorted((a, b) => a - b) : null;
}

export function presentChosen(chosen: readonly number[], [order]: Arrangement): number[] {
  return chosen.map((n) => spotOf(order, n)).toSorted((a, b) => a - b);
}
