// What the three types with options share.
import { type Arrangement, authorsNumber, byKey, type Draw, spotOf } from './question-rules.ts';

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

/** What the two types share of whose options one is chosen: all or nothing. */
export const oneChoice = <T extends 'single_choice' | 'image_choice', O extends Option>(
  type: T,
  wordsOf: (option: O) => string,
) => ({
  arrange: ({ options }: { options: O[] }, _draw: Draw, drawOptions: Draw) => [drawOptions(options.length)],
  normalize({ chosen }: { chosen: number }, arrangement: Arrangement) {
    const [kept] = knownOptions([chosen], arrangement) ?? [];
    return kept === undefined ? null : { type, chosen: kept };
  },
  present: ({ chosen }: { chosen: number }, arrangement: Arrangement) => ({
    type,
    chosen: presentChosen([chosen], arrangement)[0]!,
  }),
  isBlank: () => false,
  mark: ({ options }: { options: O[] }, { chosen }: { chosen: number }) => byKey(options[chosen]?.correct ? 1 : 0),
  reveal: ({ options }: { options: O[] }, arrangement: Arrangement) => ({
    type,
    options: revealOptions(options, arrangement),
  }),
  describe({ options }: { options: O[] }, { chosen }: { chosen: number }) {
    const option = options[chosen];
    return option ? wordsOf(option) : '';
  },
  describeKey: ({ options }: { options: O[] }) => wordsOf(options.find(({ correct }) => correct)!),
});
