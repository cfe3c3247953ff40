import { i18n } from '@lingui/core';
import { registerWithGoogle, registerWithUid } from '@snapwell/contract/identity/identity.endpoints';
import { getBaseProfile } from '@snapwell/contract/profiles/profiles.endpoints';
import { call } from '#platform/http/api.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { codeOf, IdentityError } from '../identity-error.ts';
import { identityMessages } from '../identity.texts.ts';
import { registrationOf } from '../names.ts';
import { retryUnauthorized } from '../session/retry-unauthorized.ts';
import { getToken } from '../session/token.ts';

interface RegisteredAccount {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

/** Registers a new account with the product's API. */
export async function registerAccount(account: RegisteredAccount): Promise<void> {
  const body = registrationOf(account);
  await refusedAs(i18n._(identityMessages.registrationFailed), () =>
    retryUnauthorized((isTokenFresh) => call(registerWithUid, { body }, { isTokenFresh })),
  );
}

/** Registers or recognizes an account after a federated sign-in; says whether it is new. */
export async function registerGoogleAccount(): Promise<boolean> {
  const { is_new: isNew } = await refusedAs(i18n._(identityMessages.googleRegistrationFailed), () =>
    retryUnauthorized(async (isTokenFresh) =>
      call(registerWithGoogle, { body: { id_token: await getToken({ isFresh: isTokenFresh }) } }),
    ),
  );
  return isNew;
}

/**
 * The profile check of a sign-in (spec §7). An account that the API does not know (its registration was cut off) is
 * registered now, so that nobody is locked out of their own account.
 */
export async function checkRegistration(account: RegisteredAccount): Promise<void> {
  try {
    await retryUnauthorized((isTokenFresh) => call(getBaseProfile, {}, { isTokenFresh, isCacheSkipped: true }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404)
      return await registerAccount(account).catch(() => refuse(error, i18n._(identityMessages.notRegistered)));
    refuse(
      error,
      i18n._(error.status === 0 || error.status >= 500 ? identityMessages.unreachable : identityMessages.notRegistered),
    );
  }
}

async function refusedAs<T>(fallback: string, register: () => Promise<T>): Promise<T> {
  try {
    return await register();
  } catch (error) {
    const detail = error instanceof ApiError && error.status !== 0 ? error.serverMessage : null;
    refuse(error, detail ?? fallback);
  }
}

function refuse(cause: unknown, message: string): never {
  throw new IdentityError(message, codeOf(cause));
}
