import { createHash } from 'node:crypto';
import { CLOCK_TOLERANCE_S } from '@snapwell/identity-service/tokens/id-token.limits';
import { type IdTokenPayload, type IdTokenRules, readIdToken } from '@snapwell/identity-service/tokens/id-token';
import { ProtocolError } from '@snapwell/identity-service/protocol-error';
import { LRUCache } from 'lru-cache';
import { AppError } from '#platform/http/app-error.ts';
import type { IdentityClaims, ReadToken } from './port.ts';

/** About as many people as one process serves in an hour, the time for which a token is good. */
const REMEMBERED = 20_000;

/**
 * Reads ID tokens by these rules. A signature stays good until its token expires, so it is checked once; what may end
 * before that, the session, is not remembered.
 */
export function createTokenReader(rules: IdTokenRules): (token: string) => Promise<ReadToken> {
  const remembered = new LRUCache<string, IdTokenPayload>({ max: REMEMBERED });
  return async (token) => {
    const key = createHash('sha256').update(token).digest('base64');
    const known = remembered.get(key);
    if (known && isCurrent(known, rules.now())) return readTokenOf(known);
    const payload = await inWordsOfTheApi(() => readIdToken(token, rules));
    remembered.set(key, payload);
    return readTokenOf(payload);
  };
}

/** Not surely refused: whatever is, is checked as a whole. */
const isCurrent = ({ exp = 0 }: IdTokenPayload, now: Date) => now.getTime() / 1000 < exp + CLOCK_TOLERANCE_S;

function readTokenOf(payload: IdTokenPayload): ReadToken {
  const { session_id: sessionId, iat: issuedAt } = payload;
  return { claims: claimsOf(payload), sessionId: typeof sessionId === 'string' ? sessionId : undefined, issuedAt };
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

/** Runs a check of the provider's protocol; its refusals come in the API's words. */
export async function inWordsOfTheApi<T>(check: () => T | Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof ProtocolError ? asAppError(error) : error;
  }
}

export function asAppError({ code }: ProtocolError): AppError {
  if (code === 'TOKEN_EXPIRED') return new AppError('token_expired');
  if (code === 'USER_DISABLED') return new AppError('account_disabled');
  return new AppError('authentication_required');
}
