import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { identityGuesses } from '../identity.tables.ts';

type Handle = Database | Transaction;

/** Whose tries are counted at which account; both hashed. */
export interface GuessCount {
  readonly account: string;
  readonly guesser: string;
}

/** The count of failures under this lock, or null when there is none that still counts. */
export async function lockGuesses(tx: Transaction, { account, guesser }: GuessCount, now: Date) {
  await tx
    .insert(identityGuesses)
    .values({ account, guesser, failures: 0, nextAt: now, forgetAt: now })
    .onConflictDoNothing();
  const [count] = await tx.select().from(identityGuesses).where(isCount({ account, guesser })).for('update');
  return count!;
}

export async function saveGuesses(
  tx: Handle,
  count: GuessCount,
  changes: { failures: number; nextAt: Date; forgetAt: Date },
): Promise<void> {
  await tx.update(identityGuesses).set(changes).where(isCount(count));
}

/** Takes one failure back, and with it the wait that it caused. */
export async function takeGuessBack(db: Handle, count: GuessCount, now: Date): Promise<void> {
  await db
    .update(identityGuesses)
    .set({ failures: sql`greatest(${identityGuesses.failures} - 1, 0)`, nextAt: now })
    .where(isCount(count));
}

export async function removeGuesses(db: Handle, count: GuessCount): Promise<void> {
  await db.delete(identityGuesses).where(isCount(count));
}

/** Forgets every failure at an account, whoever's it was. */
export async function removeGuessesAt(db: Handle, account: string): Promise<void> {
  await db.delete(identityGuesses).where(eq(identityGuesses.account, account));
}

export async function removeForgottenGuesses(db: Handle, now: Date): Promise<void> {
  await db.delete(identityGuesses).where(lte(identityGuesses.forgetAt, now));
}

function isCount({ account, guesser }: GuessCount) {
  return and(eq(identityGuesses.account, account), eq(identityGuesses.guesser, guesser));
}
