import { i18n } from '@lingui/core';
import {
  isSignInWithEmailLink,
  sendSignInLinkToEmail,
  signInWithCustomToken as customTokenSignIn,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  type UserCredential,
} from '@firebase/auth';
import { paths } from '#platform/paths.ts';
import { localStore, storageKeys } from '#platform/device/storage.ts';
import { auth } from '../session/auth-sdk.ts';
import { inWords } from '../identity-error.ts';
import { identityMessages } from '../identity.texts.ts';
import { recordLoginStep } from './login-funnel.ts';
import { checkRegistration } from './register-account.ts';
import { holdSession } from '../session/session-watch.ts';

/** Signs in with email and password. */
export function signIn({ email, password }: { email: string; password: string }): Promise<void> {
  return enter(() => signInWithEmailAndPassword(auth(), email, password));
}

/** Signs in with a token that the server made. */
export function signInWithCustomToken(token: string): Promise<void> {
  return enter(() => customTokenSignIn(auth(), token));
}

/** Sends a link that signs in whoever opens it, and remembers the address for when it is opened here. */
export async function sendSignInLink(email: string): Promise<void> {
  const settings = { url: location.origin + paths.home, handleCodeInApp: true };
  await inWords(i18n._(identityMessages.signInFailed), () => sendSignInLinkToEmail(auth(), email, settings));
  localStore.write(storageKeys.signInEmail, email);
}

export const isSignInLink = (link: string): boolean => isSignInWithEmailLink(auth(), link);

/** The address a link was asked for on this device, null on another one: then the person is asked. */
export const rememberedLinkEmail = (): string | null => localStore.read(storageKeys.signInEmail);

export async function signInWithLink(email: string, link: string): Promise<void> {
  await enter(() => signInWithEmailLink(auth(), email, link));
  localStore.remove(storageKeys.signInEmail);
}

async function enter(authenticate: () => Promise<UserCredential>): Promise<void> {
  await holdSession(auth(), () =>
    inWords(i18n._(identityMessages.signInFailed), async () => {
      recordLoginStep('credentials');
      const { user } = await authenticate();
      recordLoginStep('authentication');
      // Who cannot be shown a profile is not left half signed in.
      await checkRegistration({ uid: user.uid, email: user.email ?? '', displayName: user.displayName ?? '' }).catch(
        leaveAgain,
      );
      recordLoginStep('profile_fetch');
    }),
  );
}

/** Ends the sign-in that was begun, and passes its failure on. */
export async function leaveAgain(error: unknown): Promise<never> {
  await signOut(auth());
  throw error;
}
