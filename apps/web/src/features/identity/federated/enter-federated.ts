import { i18n } from '@lingui/core';
import { OAuthProvider, signInWithCredential } from '@firebase/auth';
import { FEDERATED_PROVIDER_ID } from '@snapwell/contract/identity/federated-sign-in';
import { wait } from '#platform/http/wait.ts';
import { auth } from '../session/auth-sdk.ts';
import type { FederatedProof } from './federated-popup.ts';
import { inWords } from '../identity-error.ts';
import { identityMessages } from '../identity.texts.ts';
import { awaitProfile, recordLoginStep } from '../sign-in/login-funnel.ts';
import { registerGoogleAccount } from '../sign-in/register-account.ts';
import { recordFormSent, recordRegistered } from '../sign-up/registration-funnel.ts';
import { holdSession } from '../session/session-watch.ts';
import { leaveAgain } from '../sign-in/sign-in.ts';

/** Signs in with what the federated provider gave; `pauseMs` passes before the profile is fetched (spec §4). */
export async function enterFederated({ idToken, rawNonce }: FederatedProof, pauseMs: number): Promise<void> {
  await holdSession(auth(), () =>
    inWords(i18n._(identityMessages.googleFailed), async () => {
      await signInWithCredential(auth(), new OAuthProvider(FEDERATED_PROVIDER_ID).credential({ idToken, rawNonce }));
      recordLoginStep('authentication', 'google');
      // Only the registration says whether the account is new, so its two steps are told together.
      if (await registerGoogleAccount().catch(leaveAgain)) {
        recordFormSent('google');
        recordRegistered('google');
      }
      awaitProfile('google');
      if (pauseMs > 0) await wait(pauseMs);
    }),
  );
}
