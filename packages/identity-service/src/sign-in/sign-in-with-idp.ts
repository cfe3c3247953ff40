import type { z } from 'zod';
import { claimUnproven, createAccount } from '../account/accounts.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  findFederation,
  findFederations,
  keepFederation,
  updateAccount,
} from '../account/accounts.repository.ts';
import { ConnectionError } from './connection.ts';
import { enterByConnection } from './enter-by-connection.ts';
import { describeAssertion, type FederatedIdentity, readAssertion } from './federated-assertion.ts';
import { rememberDevice } from '../guessing/known-device.ts';
import { forgetGuesses } from '../guessing/guesses.ts';
import { findRecentHolder } from '../holder.ts';
import type { Transaction } from '../database.ts';
import type { IdentityWorld, Origin } from '../identity-world.ts';
import { type ProtocolCode, ProtocolError, refuseUnless } from '../protocol-error.ts';
import type { federatedSignInRequest } from '../requests.ts';
import { tellIfRefused } from './refused-sign-in.ts';
import { openSession, type SignedIn, tokensOf } from '../tokens/sessions.ts';

type Request = z.output<typeof federatedSignInRequest>;

/** What came of it: signed in, or somebody who must first prove another way that the account is theirs. */
type Outcome = { signedIn: SignedIn; isNewUser: boolean; isLinked: boolean } | { verifiedProviders: string[] };

/** Refusals that the SDK wants to see beside the credential, so that a page may link it later. */
const TOLD_WITH_CREDENTIAL = new Set<ProtocolCode>([
  'FEDERATED_USER_ID_ALREADY_LINKED',
  'EMAIL_EXISTS',
  'USER_NOT_FOUND',
]);

/** Signs in by a federated provider's ID token; with an ID token of ours, adds the federation to its account. */
export async function signInWithIdp(world: IdentityWorld, request: Request, origin: Origin) {
  refuseUnless(request.requestUri, 'MISSING_REQUEST_URI');
  await world.limits.useCredential(origin.ip);
  const identity = await readAssertion(world, request.postBody ?? '');
  const assertion = describeAssertion(identity);
  try {
    const holder = request.idToken ? await findRecentHolder(world, request.idToken) : null;
    const outcome = await tellIfRefused(world, { email: identity.email, address: origin.ip }, () =>
      world.transact((tx) =>
        holder ? link(world, tx, holder.account, identity) : enter(world, tx, identity, request.autoCreate ?? true),
      ),
    );
    if ('verifiedProviders' in outcome)
      return { ...assertion, needConfirmation: true, verifiedProvider: outcome.verifiedProviders };
    const { signedIn, isNewUser, isLinked } = outcome;
    const { uid, email } = signedIn.account;
    const about = { uid, email, address: origin.ip };
    await forgetGuesses(world, email);
    rememberDevice(world, origin, uid);
    if (isLinked) await world.tell('provider_linked', about);
    if (!holder) await world.tell('sign_in', about);
    const isOwnAddress = signedIn.account.email === identity.email;
    const emailVerified = isOwnAddress ? signedIn.account.isEmailVerified : identity.isEmailVerified;
    return { ...assertion, emailVerified, ...(isNewUser && { isNewUser }), ...(await tokensOf(world, signedIn)) };
  } catch (error) {
    if (error instanceof ConnectionError) await identity.connection?.refused(error.signIn);
    const isTold =
      error instanceof ProtocolError && request.returnIdpCredential && TOLD_WITH_CREDENTIAL.has(error.code);
    if (!isTold) throw error;
    return { ...assertion, errorMessage: error.code };
  }
}

async function link(
  world: IdentityWorld,
  tx: Transaction,
  { uid }: Account,
  identity: FederatedIdentity,
): Promise<Outcome> {
  // An organization's provider opens accounts by its own rules only.
  refuseUnless(!identity.connection, 'OPERATION_NOT_ALLOWED', 'This account is linked by signing in with it.');
  const linked = await findFederation(tx, identity.providerId, identity.subject);
  refuseUnless(!linked, 'FEDERATED_USER_ID_ALREADY_LINKED');
  const account = await findAccount(tx, uid);
  refuseUnless(account, 'USER_NOT_FOUND');
  const owner = identity.email ? await findAccountByEmail(tx, identity.email) : null;
  refuseUnless(!owner || owner.uid === uid, 'EMAIL_EXISTS');
  if (!account.email && identity.email)
    await updateAccount(tx, uid, { email: identity.email, isEmailVerified: identity.isEmailVerified });
  else if (account.email === identity.email && identity.isEmailVerified)
    await updateAccount(tx, uid, { isEmailVerified: true });
  return { signedIn: await open(world, tx, uid, identity), isNewUser: false, isLinked: true };
}

async function enter(
  world: IdentityWorld,
  tx: Transaction,
  identity: FederatedIdentity,
  mayCreate: boolean,
): Promise<Outcome> {
  if (identity.connection) {
    const { uid, ...entered } = await enterByConnection(world, tx, identity, identity.connection);
    return { ...entered, signedIn: await open(world, tx, uid, identity) };
  }
  const linked = await findFederation(tx, identity.providerId, identity.subject);
  if (linked) return { signedIn: await open(world, tx, linked.uid, identity), isNewUser: false, isLinked: false };

  const { email, isEmailVerified, displayName, photoUrl } = identity;
  const owner = email ? await findAccountByEmail(tx, email) : null;
  if (!owner) {
    refuseUnless(mayCreate, 'USER_NOT_FOUND');
    const { uid } = await createAccount(world, tx, { email, isEmailVerified, displayName, photoUrl });
    return { signedIn: await open(world, tx, uid, identity), isNewUser: true, isLinked: false };
  }
  // An address that the provider has not verified proves nothing.
  if (!isEmailVerified)
    return { verifiedProviders: (await findFederations(tx, owner.uid)).map((federation) => federation.providerId) };
  const account = await claimUnproven(world, tx, owner);
  await updateAccount(tx, account.uid, {
    displayName: account.displayName ?? displayName,
    photoUrl: account.photoUrl ?? photoUrl,
  });
  return { signedIn: await open(world, tx, account.uid, identity), isNewUser: false, isLinked: true };
}

async function open(
  world: IdentityWorld,
  tx: Transaction,
  uid: string,
  identity: FederatedIdentity,
): Promise<SignedIn> {
  const { providerId, subject, email, displayName, photoUrl } = identity;
  await keepFederation(tx, { providerId, subject, uid, email, displayName, photoUrl });
  return openSession(world, tx, uid, { provider: providerId });
}
