import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { CLOCK_TOLERANCE_S, CUSTOM_TOKEN_S, LONGEST_UID } from '../tokens/id-token.limits.ts';
import type { IdentityWorld } from '../identity-world.ts';
import { ProtocolError } from '../protocol-error.ts';
import { ALGORITHM } from '../tokens/signing-keys.ts';

/**
 * Who custom tokens are for: the protocol's fixed name. An ID token has another audience, so neither passes for the
 * other.
 */
export const CUSTOM_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/** Claims that only the service may set. */
const RESERVED = new Set(
  'acr amr at_hash aud auth_time azp cnf c_hash email email_verified exp firebase iat iss jti name nbf nonce picture session_id sub user_id'.split(
    ' ',
  ),
);

export interface CustomToken {
  readonly uid: string;
  readonly claims: Record<string, unknown>;
}

/** Signs a token by which its bearer signs in as `uid`, within the hour. */
export async function mintCustomToken(world: IdentityWorld, { uid, claims }: CustomToken): Promise<string> {
  const { kid, privateKey } = await world.keys.current();
  const issuedAt = Math.floor(world.now().getTime() / 1000);
  return new SignJWT({ uid, ...(Object.keys(claims).length > 0 && { claims }) })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
    .setIssuer(world.issuer)
    .setSubject(world.issuer)
    .setAudience(CUSTOM_TOKEN_AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + CUSTOM_TOKEN_S)
    .sign(privateKey);
}

export async function readCustomToken(world: IdentityWorld, token: string): Promise<CustomToken> {
  const { uid, claims = {} } = await verify(world, token);
  if (typeof uid !== 'string' || uid === '' || uid.length > LONGEST_UID)
    throw new ProtocolError('INVALID_CUSTOM_TOKEN', 'Invalid uid');
  if (Object.keys(claims).some((name) => RESERVED.has(name)))
    throw new ProtocolError('INVALID_CUSTOM_TOKEN', 'Reserved claim');
  return { uid, claims };
}

interface Payload extends JWTPayload {
  uid?: string;
  claims?: Record<string, unknown>;
}

async function verify({ keys, issuer, now }: IdentityWorld, token: string): Promise<Payload> {
  try {
    const { payload } = await jwtVerify<Payload>(token, keys.find, {
      issuer,
      audience: CUSTOM_TOKEN_AUDIENCE,
      algorithms: [ALGORITHM],
      requiredClaims: ['exp', 'iat'],
      maxTokenAge: CUSTOM_TOKEN_S,
      clockTolerance: CLOCK_TOLERANCE_S,
      currentDate: now(),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new ProtocolError('INVALID_CUSTOM_TOKEN', error.code);
    throw error;
  }
}
