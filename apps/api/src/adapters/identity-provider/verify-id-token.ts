import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { AppError } from '#platform/app-error.ts';
import type { IdentityClaims } from './port.ts';

const CLOCK_TOLERANCE_S = 30;

export interface TokenRules {
  readonly issuer: string;
  /** The project's id. */
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
  now(): Date;
}

interface TokenPayload extends JWTPayload {
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
  auth_time?: number;
  firebase?: { sign_in_provider?: string };
}

/** Checks an ID token: RS256 by a published key, issuer, audience, times. The same for the embedded and the hosted provider. */
export async function verifyIdToken(token: string, rules: TokenRules): Promise<IdentityClaims> {
  const payload = await readPayload(token, rules);
  const { sub: uid, auth_time: authTime } = payload;
  const latest = rules.now().getTime() / 1000 + CLOCK_TOLERANCE_S;
  if (!uid || uid.length > 128 || typeof authTime !== 'number' || authTime > latest) throw new AppError('authentication_required');
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

async function readPayload(token: string, { issuer, audience, keys, now }: TokenRules): Promise<TokenPayload> {
  try {
    const { payload } = await jwtVerify<TokenPayload>(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: now(),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new AppError('token_expired');
    if (error instanceof errors.JOSEError) throw new AppError('authentication_required');
    throw error;
  }
}
