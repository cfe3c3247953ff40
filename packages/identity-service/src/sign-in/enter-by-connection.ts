import { claimUnproven, createAccount } from '../account/accounts.ts';
import {
  findAccount,
  findAccountByEmail,
  findFederation,
  findFederations,
  lockAccount,
} from '../account/accounts.repository.ts';
import type { Transaction } from '../database.ts';
import type { IdentityWorld } from '../identity-world.ts';
import { type Connection, ConnectionError, type ConnectionRefusal, domainOf, refusalOfAddress } from './connection.ts';
import type { FederatedIdentity } from './federated-assertion.ts';

/** The account that a sign-in leads into. */
interface EnteredAccount {
  readonly uid: string;
  readonly isNewUser: boolean;
  readonly isLinked: boolean;
}

/**
 * Finds or makes the account for a sign-in by an organization's provider. The first sign-in by an address links the
 * provider's account (`sub`) to it for good: whoever gets the same address later is somebody else.
 */
export async function enterByConnection(
  world: IdentityWorld,
  tx: Transaction,
  identity: FederatedIdentity,
  connection: Connection,
): Promise<EnteredAccount> {
  const { providerId, subject, email, displayName, isEmailVerified } = identity;
  const refuse = (refusal: ConnectionRefusal | null, uid: string | null): void => {
    if (refusal) throw new ConnectionError({ refusal, email, uid });
  };
  refuse(refusalOfAddress(identity, connection.domains), null);
  const address = email!;

  const linked = await findFederation(tx, providerId, subject);
  const known = linked ? await findAccount(tx, linked.uid) : await findAccountByEmail(tx, address);
  const uid = known?.uid ?? null;
  // A person may have taken their account along to an address that is none of the organization's business.
  if (linked) refuse(isOfDomains(known, connection.domains) ? null : 'account-moved', uid);
  else if (known) {
    // Of two at the same time the second must see what the first has linked.
    await lockAccount(tx, known.uid);
    const federations = await findFederations(tx, known.uid);
    refuse(federations.some((other) => other.providerId === providerId) ? 'subject-changed' : null, uid);
  }
  refuse(await connection.refusalFor(tx, { email: known?.email ?? address, uid }), uid);
  refuse(known?.isDisabled ? 'account-disabled' : null, uid);

  if (!known) {
    const made = await createAccount(world, tx, { email, isEmailVerified, displayName });
    return { uid: made.uid, isNewUser: true, isLinked: false };
  }
  if (!linked) await claimUnproven(world, tx, known);
  return { uid: known.uid, isNewUser: false, isLinked: !linked };
}

function isOfDomains(account: { email: string | null; isEmailVerified: boolean } | null, domains: readonly string[]) {
  return Boolean(account?.email && account.isEmailVerified && domains.includes(domainOf(account.email)));
}
