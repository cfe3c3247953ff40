import type { z } from 'zod';
import { viewOf } from './account-view.ts';
import { findFederations, removeAccount } from './accounts.repository.ts';
import { findHolder, findRecentHolder } from '../holder.ts';
import type { IdentityWorld, Origin } from '../identity-world.ts';
import { refuseUnless } from '../protocol-error.ts';
import type { holderRequest, revokeTokenRequest } from '../requests.ts';

/** The account of an ID token. */
export async function lookUpAccount(world: IdentityWorld, request: z.output<typeof holderRequest>) {
  const { account } = await findHolder(world, request.idToken);
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [viewOf(account, await findFederations(world.db, account.uid))],
  };
}

/** Deletes the account of an ID token, with its sessions, federations and codes. */
export async function deleteAccount(world: IdentityWorld, request: z.output<typeof holderRequest>, { ip }: Origin) {
  const { account } = await findRecentHolder(world, request.idToken);
  await removeAccount(world.db, account.uid);
  await world.tell('account_deleted', { uid: account.uid, email: account.email, address: ip });
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}

/**
 * Gives a federated provider's token back. The providers here keep none with us, so checking the holder is all there
 * is to do.
 */
export async function revokeToken(world: IdentityWorld, request: z.output<typeof revokeTokenRequest>) {
  refuseUnless(request.token, 'MISSING_TOKEN');
  await findHolder(world, request.idToken);
  return {};
}
