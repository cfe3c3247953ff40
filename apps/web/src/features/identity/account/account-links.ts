import { t } from '@lingui/core/macro';
import {
  applyActionCode,
  confirmPasswordReset,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
} from '@firebase/auth';
import { paths } from '#platform/paths.ts';
import { auth } from '../session/auth-sdk.ts';
import { inWords } from '../identity-error.ts';
import { publish } from '../session/session-watch.ts';

/** Sends a link for a new password. The answer is the same whether the address has an account or not. */
export function sendPasswordReset(email: string): Promise<void> {
  return inWords(t`The email couldn't be sent. Try again in a moment.`, () =>
    sendPasswordResetEmail(auth(), email, { url: location.origin + paths.signIn }),
  );
}

/** Whose password the link of a mail resets; rejects when the link does not work any more. */
export function readPasswordReset(code: string): Promise<string> {
  return inWords(t`This link doesn't work. Ask for a new one.`, () => verifyPasswordResetCode(auth(), code));
}

export function resetPassword(code: string, password: string): Promise<void> {
  return inWords(t`The password couldn't be changed. Ask for a new link.`, () =>
    confirmPasswordReset(auth(), code, password),
  );
}

/** Carries out what a mailed link is for: confirming an address or a change of address. */
export async function applyLink(code: string): Promise<void> {
  await inWords(t`This link doesn't work. Ask for a new one.`, () => applyActionCode(auth(), code));
  const user = auth().currentUser;
  if (!user) return;
  // The change of an address ends the sessions before it; who is signed out by that signs in again.
  await reload(user).catch(() => undefined);
  await auth()
    .currentUser?.getIdToken(true)
    .catch(() => undefined);
  publish(auth().currentUser);
}

/** Sends the link that confirms the own address once more. */
export function sendVerification(): Promise<void> {
  return inWords(t`The email couldn't be sent. Try again in a moment.`, async () => {
    const user = auth().currentUser;
    if (user) await sendEmailVerification(user, { url: location.origin + paths.config });
  });
}
