const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long a wrong password makes the next try wait, in seconds, after the first failures that cost nothing. */
export interface GuessDelays {
  readonly freeFailures: number;
  /** One for each failure after those; the last for all that follow. */
  readonly delaysS: readonly number[];
}

/**
 * Who is counted together when a password is tried. A device that signed in to the account before has a count of its
 * own, so what others do never keeps its holder out. All others share two: one for each network, one for the account.
 */
export type GuessScope = 'device' | 'network' | 'account';

export const guessDelays: Readonly<Record<GuessScope, GuessDelays>> = {
  device: { freeFailures: 10, delaysS: [1, 2, 4, 8, 15].map((minutes) => minutes * MINUTE) },
  network: { freeFailures: 10, delaysS: [1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE) },
  // Guessing from any number of networks gets 49 tries in a day at most (see the test).
  account: { freeFailures: 20, delaysS: [1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE) },
};

/** Failures are forgotten when none was added for this long. It outlasts every delay. */
export const FAILURES_KEPT_S = 24 * HOUR;

/** The wait after so many failures. */
export function delayAfter(failures: number, { freeFailures, delaysS }: GuessDelays): number {
  if (failures < freeFailures) return 0;
  return delaysS[Math.min(failures - freeFailures, delaysS.length - 1)]!;
}
