import {
  type Account,
  insertAccount,
  type NewAccount,
  removeFederations,
  updateAccount,
} from './accounts.repository.ts';
import { randomSecret } from '../passwords/hashing.ts';
import type { Transaction } from '../database.ts';
import type { IdentityWorld } from '../identity-world.ts';
import { dropCodes } from '../sign-in/one-time-codes.ts';
import { refuseUnless } from '../protocol-error.ts';
import { removeSessions } from '../tokens/sessions.repository.ts';
import { thisSecond } from '../tokens/sessions.ts';

/** Makes an account; refuses an address that has one. */
export async function createAccount(
  world: IdentityWorld,
  tx: Transaction,
  facts: Partial<NewAccount>,
): Promise<Account> {
  const now = world.now();
  const account = await insertAccount(tx, {
    uid: randomSecret(21),
    createdAt: now,
    validSince: thisSecond(now),
    ...facts,
  });
  refuseUnless(account, 'EMAIL_EXISTS');
  return account;
}

/** Changes how one gets into an account: all its sessions end, and the links that went out before. */
export async function changeCredentials(
  world: IdentityWorld,
  tx: Transaction,
  uid: string,
  changes: Partial<NewAccount>,
): Promise<Account> {
  await removeSessions(tx, uid);
  await dropCodes(tx, uid);
  const account = await updateAccount(tx, uid, { ...changes, validSince: thisSecond(world.now()) });
  refuseUnless(account, 'USER_NOT_FOUND');
  return account;
}

/**
 * Somebody has proven that they read the mail of an account whose address nobody had proven before. Whoever made it
 * may have waited for exactly this, so every way in that was set up until now is closed.
 */
export async function claimUnproven(world: IdentityWorld, tx: Transaction, account: Account): Promise<Account> {
  if (account.isEmailVerified) return account;
  await removeFederations(tx, account.uid);
  return changeCredentials(world, tx, account.uid, {
    isEmailVerified: true,
    passwordHash: null,
    passwordChangedAt: null,
    hasEmailLink: false,
  });
}
