import type { z } from 'zod';
import { changeCredentials, claimUnproven } from './accounts.ts';
import { findAccount } from './accounts.repository.ts';
import { rememberDevice } from '../guessing/known-device.ts';
import { forgetGuesses } from '../guessing/guesses.ts';
import type { IdentityWorld, Origin } from '../identity-world.ts';
import { consumeCode, inspectCode } from '../sign-in/one-time-codes.ts';
import { checkNewPassword } from '../passwords/password-policy.ts';
import { refuseUnless } from '../protocol-error.ts';
import type { resetPasswordRequest } from '../requests.ts';

/** Sets a new password by a code from a mail; without a new password, only tells what the code is for. */
export async function resetPassword(
  world: IdentityWorld,
  request: z.output<typeof resetPasswordRequest>,
  origin: Origin,
) {
  refuseUnless(request.oobCode, 'MISSING_OOB_CODE');
  await world.limits.useCredential(origin.ip);
  const code = await inspectCode(world, request.oobCode);
  if (request.newPassword) {
    refuseUnless(code.kind === 'PASSWORD_RESET', 'INVALID_OOB_CODE');
    await checkNewPassword(request.newPassword, code.email, world.settings.passwordPolicy);
    await setPassword(world, request.oobCode, request.newPassword);
    await forgetGuesses(world, code.email);
    if (code.uid) rememberDevice(world, origin, code.uid);
    await world.tell('password_reset', { uid: code.uid, email: code.email, address: origin.ip });
  }
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: code.kind,
    // A sign-in link does not tell whose it is: the address has to be typed in.
    ...(code.kind !== 'EMAIL_SIGNIN' && { email: code.email }),
    ...(code.newEmail && { newEmail: code.newEmail }),
  };
}

async function setPassword(world: IdentityWorld, code: string, newPassword: string): Promise<void> {
  const passwordHash = await world.passwords.hash(newPassword);
  await world.transact(async (tx) => {
    const { uid, email } = await consumeCode(world, tx, code, ['PASSWORD_RESET']);
    const account = uid && (await findAccount(tx, uid));
    // Meanwhile the account may have got another address: the code was for the old one.
    refuseUnless(account && account.email === email, 'INVALID_OOB_CODE');
    refuseUnless(!account.isDisabled, 'USER_DISABLED');
    await claimUnproven(world, tx, account);
    await changeCredentials(world, tx, account.uid, {
      passwordHash,
      passwordChangedAt: world.now(),
      isEmailVerified: true,
    });
  });
}
