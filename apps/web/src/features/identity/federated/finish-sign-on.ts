import { i18n } from '@lingui/core';
import { OAuthProvider, signInWithCredential } from '@firebase/auth';
import { signOnProviderId } from '@snapwell/contract/identity/single-sign-on';
import { enterBySignOn } from '@snapwell/contract/organizations/single-sign-on/single-sign-on.endpoints';
import { call } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { sessionStore, storageKeys } from '#platform/device/storage.ts';
import { paths } from '#platform/paths.ts';
import type { SignOnReturn } from './federated-redirect.ts';
import { codeOf, IdentityError, inWords } from '../identity-error.ts';
import { auth } from '../session/auth-sdk.ts';
import { retryUnauthorized } from '../session/retry-unauthorized.ts';
import { holdSession } from '../session/session-watch.ts';
import { awaitProfile, recordLoginStep } from '../sign-in/login-funnel.ts';
import { leaveAgain } from '../sign-in/sign-in.ts';
import { signOnCodes, signOnFailed, signOnMessages } from './sign-on.texts.ts';

/** Signs in with what an organization's provider gave, and becomes a member there. */
export async function finishSignOn({ organizationId, result, rawNonce }: SignOnReturn): Promise<void> {
  const { id_token: idToken, error = 'failed' } = result;
  if (!idToken) throw new IdentityError(i18n._(signOnMessages[error]), error);
  const credential = new OAuthProvider(signOnProviderId(organizationId)).credential({ idToken, rawNonce });
  await holdSession(auth(), () =>
    inWords(
      i18n._(signOnFailed),
      async () => {
        await signInWithCredential(auth(), credential);
        recordLoginStep('authentication');
        await enter().catch(leaveAgain);
        // Who was on the way somewhere goes there; everybody else into the organization.
        if (sessionStore.read(storageKeys.origin) === null)
          sessionStore.write(storageKeys.origin, paths.orgHome(organizationId));
        awaitProfile(undefined);
      },
      signOnCodes,
    ),
  );
}

async function enter(): Promise<void> {
  try {
    await retryUnauthorized((isTokenFresh) => call(enterBySignOn, {}, { isTokenFresh }));
  } catch (error) {
    const detail = error instanceof ApiError && error.status !== 0 ? error.serverMessage : null;
    throw new IdentityError(detail ?? i18n._(signOnFailed), codeOf(error));
  }
}
