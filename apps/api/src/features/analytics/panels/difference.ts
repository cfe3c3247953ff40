/** How often each of some people was right: the mean of their means, and how they spread around it. */
export interface SampleOfPeople {
  readonly people: number;
  /** 0 to 1. */
  readonly mean: number;
  /** Of the people around the mean; null of fewer than two. */
  readonly variance: number | null;
}

export interface Difference {
  readonly change: number;
  readonly low: number;
  readonly high: number;
  readonly isClear: boolean;
}

/** An answer more on either side, half of it right: nobody is surer of a handful than that allows. */
const PRIOR_VARIANCE = 0.25;

/**
 * The difference of two groups of people with an interval that holds the true one about 19 times of 20 (Welch's). Where
 * everybody answered alike the spread is taken for at least that of one more person who didn't, so that five people who
 * were all right do not prove anything.
 */
export function differenceOf(before: SampleOfPeople, after: SampleOfPeople): Difference {
  const [first, second] = [errorOf(before), errorOf(after)];
  const change = after.mean - before.mean;
  const error = Math.sqrt(first + second);
  const freedom = (first + second) ** 2 / (first ** 2 / (before.people - 1) + second ** 2 / (after.people - 1));
  const width = studentQuantile(freedom) * error;
  const [low, high] = [Math.max(-1, change - width), Math.min(1, change + width)];
  return { change, low, high, isClear: low > 0 || high < 0 };
}

/** The squared error of a mean. */
function errorOf({ people, variance }: SampleOfPeople): number {
  return ((variance ?? 0) * (people - 1) + PRIOR_VARIANCE) / people / people;
}

/** The 97.5 % quantile of Student's distribution, by Hill's expansion around the normal one; exact to a hundredth from 3. */
export function studentQuantile(freedom: number): number {
  const z = 1.959_964;
  const f = Math.max(1, freedom);
  const g1 = (z ** 3 + z) / 4;
  const g2 = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const g3 = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + g1 / f + g2 / f ** 2 + g3 / f ** 3;
}
