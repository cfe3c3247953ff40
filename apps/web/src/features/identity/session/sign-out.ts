import { signOut as librarySignOut } from '@firebase/auth';
import { logOut } from '@snapwell/contract/identity/identity.endpoints';
import { call, forgetAnswers } from '#platform/http/api.ts';
import { reportError } from '#platform/http/error-report.ts';
import { auth } from './auth-sdk.ts';
import { expectLeave } from './session-watch.ts';

/**
 * Leaves on this device, or with `isEverywhere` on all. A failure is only logged (spec §8): on this device the person
 * is out.
 */
export async function signOut({ isEverywhere = false } = {}): Promise<void> {
  const refreshToken = auth().currentUser?.refreshToken;
  try {
    await call(logOut, { body: isEverywhere ? { everywhere: true } : { refresh_token: refreshToken } });
  } catch (error) {
    reportError({ category: 'authentication', message: 'Failed to log out', cause: error });
  }
  await leave();
}

/** Ends the sign-in in this browser, because the person wants it. */
export async function leave(): Promise<void> {
  expectLeave();
  await endSession();
}

/**
 * Ends a sign-in that the server takes no more. The person is told so, and goes on where they were when they are
 * back.
 */
export async function endSession(): Promise<void> {
  forgetAnswers();
  try {
    await librarySignOut(auth());
  } catch (error) {
    reportError({ category: 'authentication', message: 'Failed to log out', cause: error });
  }
}
