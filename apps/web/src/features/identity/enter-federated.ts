import { OAuthProvider, signInWithCredential } from '@firebase/auth';
import { FEDERATED_PROVIDER_ID } from '@snapwell/contract/identity/federated-sign-in';
import { wait } from '#platform/wait.ts';
import { auth } from './auth-sdk.ts';
import type { FederatedProof } from './federated-popup.ts';
import { inWords } from './identity-error.ts';
import { identityMessages } from './identity.texts.ts';
import { registerGoogleAccount } from './register-account.ts';
import { holdSession } from './session-watch.ts';
import { leaveAgain } from './sign-in.ts';

/** Signs in with what the federated provider gave; `pauseMs` passes before the profile is fetched (spec §4). */
export async function enterFederated({ idToken, rawNonce }: FederatedProof, pauseMs: number): Promise<void> {
  await holdSession(auth(), () =>
    inWords(identityMessages.googleFailed, async () => {
      await signInWithCredential(auth(), new OAuthProvider(FEDERATED_PROVIDER_ID).credential({ idToken, rawNonce }));
      await registerGoogleAccount().catch(leaveAgain);
      if (pauseMs > 0) await wait(pauseMs);
    }),
  );
}
