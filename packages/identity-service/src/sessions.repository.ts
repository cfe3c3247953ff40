import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { Account } from './accounts.repository.ts';
import type { Database, Transaction } from './database.ts';
import { identityAccounts, identitySessions } from './identity.tables.ts';

export type Session = typeof identitySessions.$inferSelect;

export interface SessionOfAccount {
  readonly session: Session;
  readonly account: Account;
}

/** Whether tokens of a session are still good. */
export type SessionState = Pick<Account, 'isDisabled' | 'validSince'>;

type Handle = Database | Transaction;

export async function insertSession(tx: Handle, session: Session): Promise<void> {
  await tx.insert(identitySessions).values(session);
}

export async function findSession(db: Handle, id: string, uid: string): Promise<SessionOfAccount | null> {
  const [found] = await withAccount(db).where(and(eq(identitySessions.id, id), eq(identitySessions.uid, uid)));
  return found ?? null;
}

/**
 * What must be known of a session with every request of the API: a prepared statement, for it is the one asked most.
 */
export function prepareSessionState(db: Database): (id: string, uid: string) => Promise<SessionState | null> {
  const statement = db
    .select({ isDisabled: identityAccounts.isDisabled, validSince: identityAccounts.validSince })
    .from(identitySessions)
    .innerJoin(identityAccounts, eq(identityAccounts.uid, identitySessions.uid))
    .where(and(eq(identitySessions.id, sql.placeholder('id')), eq(identitySessions.uid, sql.placeholder('uid'))))
    .prepare('identity_session_state');
  return async (id, uid) => (await statement.execute({ id, uid }))[0] ?? null;
}

export async function findSessionByToken(db: Handle, tokenHash: string): Promise<SessionOfAccount | null> {
  const [found] = await withAccount(db).where(eq(identitySessions.tokenHash, tokenHash));
  return found ?? null;
}

function withAccount(db: Handle) {
  return db
    .select({ session: identitySessions, account: identityAccounts })
    .from(identitySessions)
    .innerJoin(identityAccounts, eq(identityAccounts.uid, identitySessions.uid));
}

export async function touchSession(db: Handle, id: string, lastUsedAt: Date): Promise<void> {
  await db.update(identitySessions).set({ lastUsedAt }).where(eq(identitySessions.id, id));
}

/** Ends all sessions of an account. */
export async function removeSessions(tx: Handle, uid: string): Promise<void> {
  await tx.delete(identitySessions).where(eq(identitySessions.uid, uid));
}

/** Ends the sessions of an account but one. */
export async function removeOtherSessions(tx: Transaction, uid: string, kept: string): Promise<void> {
  await tx.delete(identitySessions).where(and(eq(identitySessions.uid, uid), ne(identitySessions.id, kept)));
}

/** Ends the account's session of this token; true when there was one. */
export async function removeSessionByToken(tx: Handle, uid: string, tokenHash: string): Promise<boolean> {
  const ended = await tx
    .delete(identitySessions)
    .where(and(eq(identitySessions.tokenHash, tokenHash), eq(identitySessions.uid, uid)))
    .returning({ id: identitySessions.id });
  return ended.length > 0;
}

/** Ends sessions that nobody used since `idleSince` or that began before `begunBefore`. */
export async function removeStaleSessions(db: Handle, idleSince: Date, begunBefore: Date): Promise<void> {
  await db
    .delete(identitySessions)
    .where(or(lt(identitySessions.lastUsedAt, idleSince), lt(identitySessions.authenticatedAt, begunBefore)));
}
