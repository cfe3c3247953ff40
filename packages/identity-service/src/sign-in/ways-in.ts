import {
  type Account,
  findFederations,
  lockAccount,
  removeFederations,
  updateAccount,
} from '../account/accounts.repository.ts';
import type { Transaction } from '../database.ts';
import type { IdentityWorld, Origin } from '../identity-world.ts';
import { dropCodes } from './one-time-codes.ts';
import { refuseUnless } from '../protocol-error.ts';
import { removeOtherSessions } from '../tokens/sessions.repository.ts';

/** Tokens of the server itself open the account: nothing that its holder takes away. */
const CUSTOM = 'custom';

/** Where the account is changed from. */
interface Holder {
  readonly uid: string;
  readonly sessionId: string;
}

/**
 * Takes ways into an account away and gives those that it had. One always remains, or nobody could sign in any more.
 * Sessions elsewhere may have come by the way that is gone, so they end.
 */
export async function removeWaysIn(
  tx: Transaction,
  { uid, sessionId }: Holder,
  providers: readonly string[],
): Promise<string[]> {
  // Of two requests at the same time the second must see what the first has left.
  const account = await lockAccount(tx, uid);
  refuseUnless(account, 'USER_NOT_FOUND');
  const before = await waysInto(tx, account);
  const removed = before.filter((way) => way !== CUSTOM && providers.includes(way));
  if (removed.length === 0) return [];
  refuseUnless(removed.length < before.length, 'OPERATION_NOT_ALLOWED', 'An account keeps one way in.');
  for (const way of removed) {
    if (way === 'password')
      await updateAccount(tx, uid, { passwordHash: null, passwordChangedAt: null, hasEmailLink: false });
    else await removeFederations(tx, uid, way);
  }
  await removeOtherSessions(tx, uid, sessionId);
  await dropCodes(tx, uid);
  return removed;
}

/** Tells the holder of an account, in case it was somebody else. */
export async function tellRemovedWays(
  world: IdentityWorld,
  { account, removed }: { account: Account; removed: string[] },
  { acceptLanguage }: Origin,
): Promise<void> {
  const { uid, email: to, isEmailVerified } = account;
  if (!to || !isEmailVerified) return;
  for (const provider of removed)
    // The change itself is done.
    await world.sendMail({ kind: 'WAY_IN_REMOVED', to, uid, provider, acceptLanguage }).catch(world.report);
}

async function waysInto(tx: Transaction, account: Account): Promise<string[]> {
  const federations = await findFederations(tx, account.uid);
  return [
    ...(account.passwordHash || account.hasEmailLink ? ['password'] : []),
    ...(account.hasCustomToken ? [CUSTOM] : []),
    ...new Set(federations.map(({ providerId }) => providerId)),
  ];
}
