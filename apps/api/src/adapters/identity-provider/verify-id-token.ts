import { type IdTokenPayload, type IdTokenRules, readIdToken } from '@snapwell/identity-service/id-token';
import { ProtocolError } from '@snapwell/identity-service/protocol-error';
import { AppError } from '#platform/app-error.ts';
import type { IdentityClaims } from './port.ts';

/** Checks an ID token by these rules, and then whatever else `check` wants. Refusals come in the API's words. */
export async function verifyIdToken(
  token: string,
  rules: IdTokenRules,
  check?: (payload: IdTokenPayload) => Promise<void>,
): Promise<IdentityClaims> {
  try {
    const payload = await readIdToken(token, rules);
    await check?.(payload);
    return claimsOf(payload);
  } catch (error) {
    throw error instanceof ProtocolError ? asAppError(error) : error;
  }
}

function claimsOf({ sub: uid, auth_time: authTime, ...payload }: IdTokenPayload): IdentityClaims {
  return {
    uid,
    email: payload.email,
    isEmailVerified: payload.email_verified === true,
    name: payload.name,
    picture: payload.picture,
    signInProvider: payload.firebase?.sign_in_provider ?? 'unknown',
    authenticatedAt: new Date(authTime * 1000),
  };
}

function asAppError({ code }: ProtocolError): AppError {
  if (code === 'TOKEN_EXPIRED') return new AppError('token_expired');
  if (code === 'USER_DISABLED') return new AppError('account_disabled');
  return new AppError('authentication_required');
}
