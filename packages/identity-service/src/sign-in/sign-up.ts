import type { z } from 'zod';
import { changeCredentials, createAccount } from '../account/accounts.ts';
import { findAccountByEmail } from '../account/accounts.repository.ts';
import { rememberDevice } from '../guessing/known-device.ts';
import { readEmail } from '../account/email-address.ts';
import { findRecentHolder } from '../holder.ts';
import type { Transaction } from '../database.ts';
import type { IdentityWorld, Origin } from '../identity-world.ts';
import { checkNewPassword } from '../passwords/password-policy.ts';
import { refuseUnless } from '../protocol-error.ts';
import type { signUpRequest } from '../requests.ts';
import { openSession, thisSecond, tokensOf } from '../tokens/sessions.ts';

/** Makes an account with a password; with an ID token, gives the account of the token one. */
export async function signUp(world: IdentityWorld, request: z.output<typeof signUpRequest>, origin: Origin) {
  refuseUnless(request.email || request.password || request.idToken, 'ADMIN_ONLY_OPERATION');
  refuseUnless(request.email, 'MISSING_EMAIL');
  const email = readEmail(request.email);
  refuseUnless(request.password, 'MISSING_PASSWORD');
  await checkNewPassword(request.password, email, world.settings.passwordPolicy);
  await world.limits.signUp(origin.ip);
  const holder = request.idToken ? await findRecentHolder(world, request.idToken) : null;
  const owner = await findAccountByEmail(world.db, email);
  refuseUnless(!owner || owner.uid === holder?.account.uid, 'EMAIL_EXISTS');
  const passwordHash = await world.passwords.hash(request.password);
  const password = { passwordHash, passwordChangedAt: world.now() };

  const signedIn = await world.transact(async (tx: Transaction) => {
    const account = holder
      ? await changeCredentials(world, tx, holder.account.uid, {
          ...password,
          email,
          isEmailVerified: holder.account.email === email && holder.account.isEmailVerified,
        })
      : await createAccount(world, tx, {
          ...password,
          email,
          displayName: request.displayName || null,
          validSince: thisSecond(world.now()),
        });
    return openSession(world, tx, account.uid, { provider: 'password' });
  });
  const { uid, displayName } = signedIn.account;
  rememberDevice(world, origin, uid);
  const linked = holder?.account.passwordHash ? 'password_changed' : 'provider_linked';
  await world.tell(holder ? linked : 'sign_in', { uid, email, address: origin.ip });
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    email,
    ...(displayName && { displayName }),
    ...(await tokensOf(world, signedIn)),
  };
}
