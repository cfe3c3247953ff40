import { randomUUID } from 'node:crypto';
import { type Account, type Federation, findFederations, updateAccount } from '../account/accounts.repository.ts';
import { randomSecret, sha256 } from '../passwords/hashing.ts';
import { ID_TOKEN_S } from './id-token.limits.ts';
import { signIdToken } from './id-token.ts';
import type { Transaction } from '../database.ts';
import type { IdentityWorld } from '../identity-world.ts';
import { refuseUnless } from '../protocol-error.ts';
import { insertSession, removeStaleSessions, type Session, type SessionState } from './sessions.repository.ts';

const DAY = 24 * 60 * 60_000;
/** A session that nobody uses for this long ends. */
export const IDLE_MS = 60 * DAY;
/** Every session ends after this long. */
export const LONGEST_MS = 365 * DAY;

export interface SignedIn {
  readonly account: Account;
  readonly federations: Federation[];
  readonly session: Session;
  readonly refreshToken: string;
}

export interface SessionStart {
  /** `password`, `google.com`, `custom` */
  readonly provider: string;
  readonly claims?: Record<string, unknown>;
}

/** Opens a session of an account, in the transaction that decided it may. */
export async function openSession(
  world: IdentityWorld,
  tx: Transaction,
  uid: string,
  { provider, claims = {} }: SessionStart,
): Promise<SignedIn> {
  const now = world.now();
  const account = await updateAccount(tx, uid, { lastSignInAt: now });
  refuseUnless(account, 'USER_NOT_FOUND');
  refuseUnless(!account.isDisabled, 'USER_DISABLED');
  const refreshToken = randomSecret(48);
  const session: Session = {
    id: randomUUID(),
    uid,
    tokenHash: sha256(refreshToken),
    signInProvider: provider,
    claims,
    authenticatedAt: now,
    lastUsedAt: now,
  };
  await insertSession(tx, session);
  return { account, session, refreshToken, federations: await findFederations(tx, uid) };
}

/** The tokens of a session, as sign-in answers carry them. */
export async function tokensOf(world: IdentityWorld, signedIn: SignedIn) {
  return {
    localId: signedIn.account.uid,
    idToken: await signIdToken(world, signedIn),
    refreshToken: signedIn.refreshToken,
    expiresIn: String(ID_TOKEN_S),
  };
}

/** Refuses an ID token whose session has ended, or whose account may not be used or has ended all that went before. */
export function refuseUnlessLive<S extends SessionState>(state: S | null, issuedAt: number): asserts state is S {
  refuseUnless(state, 'TOKEN_EXPIRED');
  refuseUnless(!state.isDisabled, 'USER_DISABLED');
  refuseUnless(issuedAt * 1000 >= state.validSince.getTime(), 'TOKEN_EXPIRED');
}

/** True once a session is over by its age or by lack of use. */
export function isStale({ lastUsedAt, authenticatedAt }: Session, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() > IDLE_MS || now.getTime() - authenticatedAt.getTime() > LONGEST_MS;
}

export async function pruneSessions({ db, now }: Pick<IdentityWorld, 'db' | 'now'>): Promise<void> {
  const time = now().getTime();
  await removeStaleSessions(db, new Date(time - IDLE_MS), new Date(time - LONGEST_MS));
}

/** The start of the current second: tokens carry whole seconds, so nothing issued from now on is older than this. */
export function thisSecond(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 1000) * 1000);
}
