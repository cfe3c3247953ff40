import { storageKeys } from '#platform/device/storage.ts';
import { session } from './session.ts';
import { isSomebodyExpected } from './somebody-expected.ts';
import { hasStoredSignIn } from './stored-sign-in.ts';

/**
 * Starts the identity library where somebody is signed in on this device or comes back from signing in. Everybody
 * else is out, and does without it until they sign in, here or in another tab.
 */
export function startIdentity(): void {
  if (isSomebodyExpected()) return void followIdentity();
  session.set({ status: 'signed-out', user: null, reason: null });
  void hasStoredSignIn().then(async (isSignedIn) => {
    if (isSignedIn) await followIdentity();
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.signedIn && isSomebodyExpected()) void followIdentity();
  });
}

async function followIdentity(): Promise<void> {
  const { auth } = await import('./auth-sdk.ts');
  auth();
}
