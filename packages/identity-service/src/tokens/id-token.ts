import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose';
import type { Account, Federation } from '../account/accounts.repository.ts';
import { CLOCK_TOLERANCE_S, ID_TOKEN_S, LONGEST_UID } from './id-token.limits.ts';
import type { IdentityWorld } from '../identity-world.ts';
import { ProtocolError } from '../protocol-error.ts';
import type { Session } from './sessions.repository.ts';
import { ALGORITHM } from './signing-keys.ts';

export interface IdTokenPayload extends JWTPayload {
  sub: string;
  iat: number;
  auth_time: number;
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
  /** The session that the token lives as long as; tokens of a hosted provider have none. */
  session_id?: string;
  firebase?: { sign_in_provider?: string; identities?: Record<string, string[]> };
}

export interface IdTokenRules {
  readonly issuer: string;
  /** The project's id. */
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
  now(): Date;
}

/**
 * Checks an ID token: RS256 by a published key, issuer, audience, times, holder. The same for the embedded and a hosted
 * provider. Throws `TOKEN_EXPIRED` or `INVALID_ID_TOKEN`.
 */
export async function readIdToken(
  token: string,
  { issuer, audience, keys, now }: IdTokenRules,
): Promise<IdTokenPayload> {
  const payload = await verifySignature(token, { issuer, audience, keys, now });
  const latest = now().getTime() / 1000 + CLOCK_TOLERANCE_S;
  const isHeld = typeof payload.sub === 'string' && payload.sub !== '' && payload.sub.length <= LONGEST_UID;
  if (!isHeld || typeof payload.auth_time !== 'number' || payload.auth_time > latest)
    throw new ProtocolError('INVALID_ID_TOKEN');
  return payload;
}

async function verifySignature(token: string, { issuer, audience, keys, now }: IdTokenRules): Promise<IdTokenPayload> {
  try {
    const { payload } = await jwtVerify<IdTokenPayload>(token, keys, {
      issuer,
      audience,
      algorithms: [ALGORITHM],
      requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: now(),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new ProtocolError('TOKEN_EXPIRED');
    // Not a verdict on the token: the provider's keys could not be had.
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error;
    throw new ProtocolError('INVALID_ID_TOKEN');
  }
}

export interface IdTokenSubject {
  readonly account: Account;
  readonly federations: readonly Federation[];
  readonly session: Session;
}

/** Signs the ID token of a session. */
export async function signIdToken(
  world: IdentityWorld,
  { account, federations, session }: IdTokenSubject,
): Promise<string> {
  const { kid, privateKey } = await world.keys.current();
  const issuedAt = Math.floor(world.now().getTime() / 1000);
  return new SignJWT({
    // First, so that nothing a custom token claims can stand in for what follows.
    ...session.claims,
    ...(account.displayName && { name: account.displayName }),
    ...(account.photoUrl && { picture: account.photoUrl }),
    ...(account.email && { email: account.email, email_verified: account.isEmailVerified }),
    auth_time: Math.floor(session.authenticatedAt.getTime() / 1000),
    user_id: account.uid,
    session_id: session.id,
    firebase: { identities: identitiesOf(account, federations), sign_in_provider: session.signInProvider },
  })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
    .setIssuer(world.issuer)
    .setAudience(world.settings.projectId)
    .setSubject(account.uid)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ID_TOKEN_S)
    .sign(privateKey);
}

function identitiesOf({ email }: Account, federations: readonly Federation[]): Record<string, string[]> {
  const identities: Record<string, string[]> = email ? { email: [email] } : {};
  for (const { providerId, subject } of federations) (identities[providerId] ??= []).push(subject);
  return identities;
}
