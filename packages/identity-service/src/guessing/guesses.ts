import type { Device } from './devices.ts';
import { delayAfter, FAILURES_KEPT_S, guessDelays, type GuessScope } from './guess-limits.ts';
import {
  type GuessCount,
  lockGuesses,
  removeGuesses,
  removeGuessesAt,
  saveGuesses,
  takeGuessBack,
} from './guesses.repository.ts';
import { sha256 } from '../passwords/hashing.ts';
import type { Transaction } from '../database.ts';
import type { IdentityWorld } from '../identity-world.ts';
import { networkOf } from './network.ts';
import { ProtocolError } from '../protocol-error.ts';

/** Somebody who is about to try a password. */
export interface Guesser {
  readonly email: string;
  readonly ip: string;
  /** The device, when it signed in to this very account before. */
  readonly device: Device | null;
}

export interface Guess {
  /** The next try has to wait if this one fails. */
  readonly isSlowed: boolean;
  /** The password was right. */
  wasRight(): Promise<void>;
  /** The password was not looked at after all. */
  takeBack(): Promise<void>;
}

/**
 * Counts a try before the password is looked at, so that many at once are counted too. While the wait after an
 * earlier failure lasts, no password is looked at, right or wrong: otherwise the wait would slow nobody.
 */
export async function countGuess(world: IdentityWorld, { email, ip, device }: Guesser): Promise<Guess> {
  if (!device) await world.limits.guessPassword(ip);
  const counts = countsOf({ email, ip, device });
  const delays = await world.transact(async (tx) => {
    const waits: number[] = [];
    for (const { scope, count } of counts) waits.push(await addFailure(tx, world.now(), scope, count));
    return waits;
  });
  return {
    isSlowed: delays.some((delay) => delay > 0),
    async wasRight() {
      for (const { scope, count } of counts)
        if (scope === 'account') await takeGuessBack(world.db, count, world.now());
        else await removeGuesses(world.db, count);
      if (!device) await world.limits.giveGuessBack(ip);
    },
    async takeBack() {
      for (const { count } of counts) await takeGuessBack(world.db, count, world.now());
      if (!device) await world.limits.giveGuessBack(ip);
    },
  };
}

/** Somebody has proven in another way that the account is theirs: what was guessed at it no longer counts. */
export function forgetGuesses(world: IdentityWorld, email: string | null): Promise<void> {
  return email ? removeGuessesAt(world.db, sha256(email)) : Promise.resolve();
}

function countsOf({ email, ip, device }: Guesser): { scope: GuessScope; count: GuessCount }[] {
  const counted = (scope: GuessScope, guesser: string) => ({
    scope,
    count: { account: sha256(email), guesser: sha256(`${scope} ${guesser}`) },
  });
  return device ? [counted('device', device.id)] : [counted('network', networkOf(ip)), counted('account', '')];
}

async function addFailure(tx: Transaction, now: Date, scope: GuessScope, count: GuessCount): Promise<number> {
  const { failures: before, nextAt, forgetAt } = await lockGuesses(tx, count, now);
  if (nextAt > now) throw new ProtocolError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Try again later.');
  const failures = forgetAt > now ? before + 1 : 1;
  const delayS = delayAfter(failures, guessDelays[scope]);
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  await saveGuesses(tx, count, { failures, nextAt: after(delayS), forgetAt: after(FAILURES_KEPT_S) });
  return delayS;
}
