import { and, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Account } from '../account/accounts.repository.ts';
import type { Database, Transaction } from '../database.ts';
import { identityAccounts, identitySessions } from '../identity.tables.ts';

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

export async function findSessionState(db: Handle, id: string, uid: string): Promise<SessionState | null> {
  const { rows } = await db.execute<{ state: SessionStateValue }>(sql`select ${sessionStateOf(id, uid)} as state`);
  return sessionStateFrom(rows[0]!.state);
}

/** What `sessionStateOf` gives: whether the account is disabled, and the second since which its tokens are valid. */
export type SessionStateValue = [isDisabled: boolean, validSinceS: number] | null;

/** The state of a session as a value of any statement, so that whoever asks more anyway asks once. */
export function sessionStateOf(id: unknown, uid: unknown): SQL<SessionStateValue> {
  return sql`(select json_build_array(a.is_disabled, extract(epoch from a.valid_since)) from ${identitySessions} s
    join ${identityAccounts} a on a.uid = s.uid where s.id = ${id} and s.uid = ${uid})`;
}

export function sessionStateFrom(value: SessionStateValue): SessionState | null {
  return value && { isDisabled: value[0], validSince: new Date(value[1] * 1000) };
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
