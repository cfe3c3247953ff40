import type { z } from 'zod';
import { viewOf } from './account-view.ts';
import { type Account, findFederations, type NewAccount, updateAccount as saveAccount } from './accounts.repository.ts';
import { changeCredentials } from './accounts.ts';
import { applyCode } from '../sign-in/apply-code.ts';
import { readEmail } from './email-address.ts';
import { findHolder, findRecentHolder } from '../holder.ts';
import type { Transaction } from '../database.ts';
import type { IdentityWorld, Origin } from '../identity-world.ts';
import { checkNewPassword } from '../passwords/password-policy.ts';
import { readPhotoUrl } from './photo-url.ts';
import { refuseUnless } from '../protocol-error.ts';
import { offerRecovery } from './recovery.ts';
import type { updateAccountRequest } from '../requests.ts';
import { removeWaysIn, tellRemovedWays } from '../sign-in/ways-in.ts';
import { openSession, tokensOf } from '../tokens/sessions.ts';

type Request = z.output<typeof updateAccountRequest>;

/**
 * Changes one's own account: name, picture, address, password, ways in. With a code from a mail, does what that is
 * for.
 */
export async function updateAccount(world: IdentityWorld, request: Request, origin: Origin) {
  if (request.oobCode) return applyCode(world, request.oobCode, origin);
  refuseUnless(request.idToken, 'INVALID_REQ_TYPE', 'Unsupported request parameters.');
  refuseUnless(request.customAttributes === undefined, 'INSUFFICIENT_PERMISSION');

  const removable = request.deleteProvider ?? [];
  const isCredentialChange = Boolean(request.email || request.password || removable.length > 0);
  const holder = await (isCredentialChange ? findRecentHolder : findHolder)(world, request.idToken);
  const credentials = await readCredentials(world, request, holder.account);
  const { after, federations, signedIn, removed } = await world.transact(async (tx) => {
    const { uid } = holder.account;
    const removed = await removeWaysIn(tx, { uid, sessionId: holder.session.id }, removable);
    const account = await save(world, tx, uid, { profile: readProfile(request), credentials });
    refuseUnless(account, 'USER_NOT_FOUND');
    const provider = request.password ? 'password' : holder.session.signInProvider;
    const opened = credentials ? await openSession(world, tx, uid, { provider, claims: holder.session.claims }) : null;
    return { after: account, federations: await findFederations(tx, uid), signedIn: opened, removed };
  });
  await tellChanges(world, { removed, credentials, after, address: origin.ip });
  await tellRemovedWays(world, { account: after, removed }, origin);
  if (credentials?.email) await offerRecovery(world, { before: holder.account, after }, origin);
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    // The SDK takes name and picture from here: what is not echoed it forgets.
    ...viewOf(after, federations),
    // Other changes keep the session, so there are no new tokens to give.
    ...(signedIn && (await tokensOf(world, signedIn))),
  };
}

type Changes = Partial<NewAccount>;

async function tellChanges(
  world: IdentityWorld,
  {
    removed,
    credentials,
    after: { uid, email },
    address,
  }: { removed: string[]; credentials: Changes | null; after: Account; address: string },
): Promise<void> {
  const about = { uid, email, address };
  if (credentials?.passwordHash) await world.tell('password_changed', about);
  if (credentials?.email) await world.tell('email_changed', about);
  if (removed.length > 0) await world.tell('provider_unlinked', about);
}

function save(
  world: IdentityWorld,
  tx: Transaction,
  uid: string,
  { profile, credentials }: { profile: Changes; credentials: Changes | null },
): Promise<Account | null> {
  if (credentials) return changeCredentials(world, tx, uid, { ...profile, ...credentials });
  // `uid` makes it a valid statement when nothing is changed.
  return saveAccount(tx, uid, { uid, ...profile });
}

async function readCredentials(world: IdentityWorld, request: Request, account: Account): Promise<Changes | null> {
  const email = request.email ? readEmail(request.email) : account.email;
  const isMoved = email !== account.email;
  if (!isMoved && !request.password) return null;
  if (request.password) await checkNewPassword(request.password, email, world.settings.passwordPolicy);
  return {
    ...(isMoved && { email, isEmailVerified: false }),
    ...(request.password && {
      passwordHash: await world.passwords.hash(request.password),
      passwordChangedAt: world.now(),
    }),
  };
}

/** An empty text takes a name or picture away, as `deleteAttribute` does. */
function readProfile({ displayName, photoUrl, deleteAttribute }: Request): Changes {
  return {
    ...(typeof displayName === 'string' && { displayName: displayName || null }),
    ...(typeof photoUrl === 'string' && { photoUrl: readPhotoUrl(photoUrl) }),
    ...(deleteAttribute?.includes('DISPLAY_NAME') && { displayName: null }),
    ...(deleteAttribute?.includes('PHOTO_URL') && { photoUrl: null }),
  };
}
