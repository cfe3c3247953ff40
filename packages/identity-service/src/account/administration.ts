import { findAccount, insertAccounts, removeAccount, updateAccount } from './accounts.repository.ts';
import { sha256 } from '../passwords/hashing.ts';
import type { IdentityWorld } from '../identity-world.ts';
import { removeExpiredCodes } from '../sign-in/codes.repository.ts';
import { removeForgottenGuesses } from '../guessing/guesses.repository.ts';
import { pruneSessions, thisSecond } from '../tokens/sessions.ts';
import { removeSessionByToken, removeSessions } from '../tokens/sessions.repository.ts';

// What the server itself may do with accounts: nothing here is reachable by the protocol.

/**
 * Disables or enables an account. Disabling keeps the sessions, useless as they are, so that each device is told why
 * at its next refresh; enabling ends them, for who was shut out has to sign in again.
 */
export async function setDisabled(world: IdentityWorld, uid: string, isDisabled: boolean): Promise<void> {
  await world.transact(async (tx) => {
    if (!isDisabled) await removeSessions(tx, uid);
    await updateAccount(tx, uid, { isDisabled, validSince: thisSecond(world.now()) });
  });
}

/** Ends every session of an account. */
export async function revokeSessions(world: IdentityWorld, uid: string): Promise<void> {
  await world.transact(async (tx) => {
    await removeSessions(tx, uid);
    await updateAccount(tx, uid, { validSince: thisSecond(world.now()) });
  });
  await world.tell('sessions_ended', { uid });
}

/** Ends the account's session of a refresh token; true when there was one. */
export async function endSession(world: IdentityWorld, uid: string, refreshToken: string): Promise<boolean> {
  const isEnded = await removeSessionByToken(world.db, uid, sha256(refreshToken));
  if (isEnded) await world.tell('sessions_ended', { uid });
  return isEnded;
}

export async function eraseAccount(world: IdentityWorld, uid: string): Promise<void> {
  const account = await findAccount(world.db, uid);
  await removeAccount(world.db, uid);
  if (account) await world.tell('account_deleted', { uid, email: account.email });
}

export interface GivenAccount {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

/**
 * Makes accounts whose addresses count as verified and which share a password (hashed once). Those that are there
 * stay as they are.
 */
export async function importAccounts(
  world: IdentityWorld,
  accounts: readonly GivenAccount[],
  password: string,
): Promise<void> {
  const now = world.now();
  const passwordHash = await world.passwords.hash(password);
  const shared = {
    isEmailVerified: true,
    passwordHash,
    passwordChangedAt: now,
    createdAt: now,
    validSince: thisSecond(now),
  };
  await insertAccounts(
    world.db,
    accounts.map(({ uid, email, displayName }) => ({ uid, email: email.toLowerCase(), displayName, ...shared })),
  );
}

/** Throws away what nobody can use any more. */
export async function cleanUp(world: IdentityWorld): Promise<void> {
  await pruneSessions(world);
  await removeExpiredCodes(world.db, world.now());
  await removeForgottenGuesses(world.db, world.now());
}
