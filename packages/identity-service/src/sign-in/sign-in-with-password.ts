import type { z } from 'zod';
import { findAccountByEmail, updateAccount } from '../account/accounts.repository.ts';
import { knownDevice, rememberDevice } from '../guessing/known-device.ts';
import { readEmail } from '../account/email-address.ts';
import { countGuess } from '../guessing/guesses.ts';
import type { IdentityWorld, Origin } from '../identity-world.ts';
import { LONGEST_PASSWORD } from '../passwords/password-policy.ts';
import { refuseUnless } from '../protocol-error.ts';
import type { passwordSignInRequest } from '../requests.ts';
import { tellIfRefused } from './refused-sign-in.ts';
import { openSession, tokensOf } from '../tokens/sessions.ts';

/** Signs in by address and password. A wrong address and a wrong password are refused alike, after the same time. */
export async function signInWithPassword(
  world: IdentityWorld,
  request: z.output<typeof passwordSignInRequest>,
  origin: Origin,
) {
  refuseUnless(typeof request.email === 'string', 'MISSING_EMAIL');
  const email = readEmail(request.email);
  refuseUnless(request.password, 'MISSING_PASSWORD');
  refuseUnless(request.password.length <= LONGEST_PASSWORD, 'INVALID_LOGIN_CREDENTIALS');
  const { password } = request;
  const { account, signedIn } = await tellIfRefused(world, { email, address: origin.ip }, () =>
    checkPassword(world, { email, password }, origin),
  );
  rememberDevice(world, origin, account.uid);
  await world.tell('sign_in', { uid: account.uid, email, address: origin.ip });
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    email,
    displayName: account.displayName ?? '',
    ...(await tokensOf(world, signedIn)),
  };
}

async function checkPassword(
  world: IdentityWorld,
  { email, password }: { email: string; password: string },
  origin: Origin,
) {
  const account = await findAccountByEmail(world.db, email);
  const device = knownDevice(world, origin, account?.uid);
  const guess = await countGuess(world, { email, ip: origin.ip, device });
  const isRight = await world.passwords.matches(account?.passwordHash ?? null, password).catch(async (error) => {
    await guess.takeBack();
    throw error;
  });
  if (!isRight && guess.isSlowed) await world.tell('sign_in_slowed', { uid: account?.uid, email, address: origin.ip });
  refuseUnless(account?.passwordHash && isRight, 'INVALID_LOGIN_CREDENTIALS');
  await guess.wasRight();
  // Told only to somebody who knows the password.
  refuseUnless(!account.isDisabled, 'USER_DISABLED');
  const renewedHash = world.passwords.isOutdated(account.passwordHash) ? await world.passwords.hash(password) : null;

  const signedIn = await world.transact(async (tx) => {
    const opened = await openSession(world, tx, account.uid, { provider: 'password' });
    // The password may have been changed while its hash was compared.
    refuseUnless(opened.account.passwordHash === account.passwordHash, 'INVALID_LOGIN_CREDENTIALS');
    if (renewedHash) await updateAccount(tx, account.uid, { passwordHash: renewedHash });
    return opened;
  });
  return { account, signedIn };
}
