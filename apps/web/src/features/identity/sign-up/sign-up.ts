import { i18n } from '@lingui/core';
import { createUserWithEmailAndPassword, sendEmailVerification, updateProfile } from '@firebase/auth';
import { paths } from '#platform/paths.ts';
import { auth } from '../session/auth-sdk.ts';
import { codeOf, inWords } from '../identity-error.ts';
import { identityMessages } from '../identity.texts.ts';
import { registerAccount } from '../sign-in/register-account.ts';
import { recordFormRefused, recordFormSent, recordRegistered } from './registration-funnel.ts';
import { holdSession } from '../session/session-watch.ts';
import { leaveAgain } from '../sign-in/sign-in.ts';

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  /** May be empty (spec §5). */
  readonly displayName: string;
}

/** Makes an account with the identity provider, then registers it with the product's API. */
export async function signUp({ email, password, displayName }: NewAccount): Promise<void> {
  recordFormSent();
  await holdSession(auth(), () =>
    inWords(i18n._(identityMessages.signUpFailed), async () => {
      const { user } = await createUserWithEmailAndPassword(auth(), email, password).catch((error: unknown) => {
        recordFormRefused(codeOf(error));
        throw error;
      });
      if (displayName) await updateProfile(user, { displayName });
      await registerAccount({ uid: user.uid, email, displayName }).catch(leaveAgain);
      recordRegistered();
      // The mail is a courtesy: without it the settings offer to send it again.
      void sendEmailVerification(user, { url: location.origin + paths.home }).catch(() => undefined);
    }),
  );
}
