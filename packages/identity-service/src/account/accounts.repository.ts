import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { identityAccounts, identityFederations } from '../identity.tables.ts';
import { ProtocolError } from '../protocol-error.ts';

export type Account = typeof identityAccounts.$inferSelect;
export type NewAccount = typeof identityAccounts.$inferInsert;
export type Federation = typeof identityFederations.$inferSelect;

type Handle = Database | Transaction;

export async function findAccount(db: Handle, uid: string): Promise<Account | null> {
  const [account] = await db.select().from(identityAccounts).where(eq(identityAccounts.uid, uid));
  return account ?? null;
}

/** The account, under a lock that keeps it as it is for the transaction. */
export async function lockAccount(tx: Transaction, uid: string): Promise<Account | null> {
  const [account] = await tx.select().from(identityAccounts).where(eq(identityAccounts.uid, uid)).for('update');
  return account ?? null;
}

export async function findAccountByEmail(db: Handle, email: string): Promise<Account | null> {
  const [account] = await db.select().from(identityAccounts).where(eq(identityAccounts.email, email));
  return account ?? null;
}

/** Adds the account, or gives null when its uid or its address is taken. */
export async function insertAccount(tx: Handle, account: NewAccount): Promise<Account | null> {
  const [added] = await tx.insert(identityAccounts).values(account).onConflictDoNothing().returning();
  return added ?? null;
}

/** Adds those that are not there yet. */
export async function insertAccounts(tx: Handle, accounts: NewAccount[]): Promise<void> {
  if (accounts.length > 0) await tx.insert(identityAccounts).values(accounts).onConflictDoNothing();
}

/** Changes an account, or gives null when it is gone. Refuses an address that somebody else has. */
export async function updateAccount(tx: Handle, uid: string, changes: Partial<NewAccount>): Promise<Account | null> {
  try {
    const [account] = await tx.update(identityAccounts).set(changes).where(eq(identityAccounts.uid, uid)).returning();
    return account ?? null;
  } catch (error) {
    throw isUniqueViolation(error) ? new ProtocolError('EMAIL_EXISTS') : error;
  }
}

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (cause as { code?: unknown } | null)?.code === '23505';
}

export async function removeAccount(tx: Handle, uid: string): Promise<void> {
  await tx.delete(identityAccounts).where(eq(identityAccounts.uid, uid));
}

export function findFederations(db: Handle, uid: string): Promise<Federation[]> {
  return db
    .select()
    .from(identityFederations)
    .where(eq(identityFederations.uid, uid))
    .orderBy(identityFederations.providerId);
}

export async function findFederation(db: Handle, providerId: string, subject: string): Promise<Federation | null> {
  const [federation] = await db
    .select()
    .from(identityFederations)
    .where(and(eq(identityFederations.providerId, providerId), eq(identityFederations.subject, subject)));
  return federation ?? null;
}

/** Adds the federation or brings its names up to date; it stays with the account that had it first. */
export async function keepFederation(tx: Handle, federation: Federation): Promise<void> {
  const { email, displayName, photoUrl } = federation;
  await tx
    .insert(identityFederations)
    .values(federation)
    .onConflictDoUpdate({
      target: [identityFederations.providerId, identityFederations.subject],
      set: { email, displayName, photoUrl },
    });
}

/** Takes the federations of one provider from an account, or all. */
export async function removeFederations(tx: Handle, uid: string, providerId?: string): Promise<void> {
  const isOne = providerId === undefined ? undefined : eq(identityFederations.providerId, providerId);
  await tx.delete(identityFederations).where(and(eq(identityFederations.uid, uid), isOne));
}

/** Takes the federations of a provider from one account, or from all; true when there were some. */
export async function forgetFederations(db: Handle, providerId: string, uid?: string): Promise<boolean> {
  const ofPerson = uid === undefined ? undefined : eq(identityFederations.uid, uid);
  const forgotten = await db
    .delete(identityFederations)
    .where(and(eq(identityFederations.providerId, providerId), ofPerson))
    .returning({ uid: identityFederations.uid });
  return forgotten.length > 0;
}
