import { readEmail } from '../account/email-address.ts';
import { sha256 } from '../passwords/hashing.ts';
import type { Connection } from './connection.ts';
import type { FederatedClaims } from './federated-claims.ts';
import type { IdentityWorld } from '../identity-world.ts';
import { isPhotoUrl } from '../account/photo-url.ts';
import { NotNow, ProtocolError, refuseUnless } from '../protocol-error.ts';

/** Somebody whom a federated provider vouches for. */
export interface FederatedIdentity {
  readonly providerId: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  readonly idToken: string;
  readonly claims: FederatedClaims;
  /** Where the provider is an organization's own. */
  readonly connection: Connection | null;
}

/**
 * Reads and checks the credential in a federated sign-in: the token by the provider's keys, and that it was made for
 * this tab.
 */
export async function readAssertion(world: IdentityWorld, postBody: string): Promise<FederatedIdentity> {
  const form = new URLSearchParams(postBody);
  const [providerId, idToken, rawNonce] = [form.get('providerId'), form.get('id_token'), form.get('nonce')];
  refuseUnless(providerId, 'INVALID_CREDENTIAL_OR_PROVIDER_ID', 'Invalid IdP response/credential');
  const isForAll = world.settings.federatedProviders.includes(providerId);
  const connection = isForAll ? null : await world.findConnection(providerId);
  refuseUnless(isForAll || connection, 'OPERATION_NOT_ALLOWED', 'This way to sign in is not configured.');
  refuseUnless(idToken, 'INVALID_IDP_RESPONSE', 'id_token required');
  const claims = await check(world, providerId, idToken);
  // Only the tab that began the sign-in knows the raw nonce: a token that was seen on its way is of no use to others.
  const isOwn = rawNonce && claims.nonce === sha256(rawNonce);
  refuseUnless(
    isOwn,
    'MISSING_OR_INVALID_NONCE',
    'The nonce in ID Token does not match the SHA256 hash of the raw nonce in the request.',
  );
  return {
    providerId,
    subject: claims.sub,
    email: claims.email ? readEmail(claims.email) : null,
    isEmailVerified: claims.email !== undefined && claims.email_verified === true,
    displayName: claims.name ?? null,
    photoUrl: claims.picture && isPhotoUrl(claims.picture) ? claims.picture : null,
    idToken,
    claims,
    connection,
  };
}

async function check(world: IdentityWorld, providerId: string, idToken: string): Promise<FederatedClaims> {
  try {
    return await world.checkFederatedToken(providerId, idToken);
  } catch (error) {
    if (error instanceof ProtocolError || error instanceof NotNow) throw error;
    world.report(error);
    throw new ProtocolError('INVALID_IDP_RESPONSE', 'The provider’s token is not valid.');
  }
}

/** The part of the answer that speaks of the provider's account. */
export function describeAssertion({ providerId, subject, email, isEmailVerified, idToken, claims }: FederatedIdentity) {
  const { name, given_name, family_name, picture } = claims;
  const profile = {
    id: subject,
    name,
    given_name,
    family_name,
    picture,
    email: email ?? undefined,
    verified_email: isEmailVerified,
  };
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId,
    federatedId: `https://accounts.${providerId}/${subject}`,
    ...(email && { email }),
    emailVerified: isEmailVerified,
    ...(name && { displayName: name, fullName: name }),
    ...(given_name && { firstName: given_name }),
    ...(family_name && { lastName: family_name }),
    ...(picture && { photoUrl: picture }),
    oauthIdToken: idToken,
    rawUserInfo: JSON.stringify(profile),
  };
}
