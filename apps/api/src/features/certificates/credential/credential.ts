import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { webPath } from '@snapwell/contract/web-routes';
import { type CryptoKey, SignJWT } from 'jose';
import type { CertificateRow } from '../certificates.repository.ts';
import { SIGNING_ALGORITHM } from './issuer-keys.repository.ts';

/** Of one status list: the least that the standard allows, so that nobody is found by their place. */
export const STATUS_LIST_SIZE = 131_072;

const CREDENTIALS = 'https://www.w3.org/ns/credentials/v2';
const OPEN_BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/** The addresses under which an organization speaks as an issuer. They stand in what it signed, so they stay. */
export function issuerUrls(publicUrl: string, orgId: string) {
  const issuer = `${publicUrl}/api/v1/public/organizations/${orgId}/issuer`;
  return {
    issuer,
    key: (id: string) => `${issuer}/keys/${id}`,
    status: (list: number) => `${issuer}/status/${list}`,
  };
}

/** The organization as a profile of Open Badges. */
export function profileOf(
  publicUrl: string,
  { id, name, summary = '' }: { id: string; name: string; summary?: string },
) {
  return { id: issuerUrls(publicUrl, id).issuer, type: ['Profile'], name, ...(summary && { description: summary }) };
}

interface Sources {
  readonly publicUrl: string;
  readonly email: string;
}

/** The certificate as an Open Badges 3.0 credential, not signed yet. */
export function credentialOf(row: CertificateRow, { publicUrl, email }: Sources) {
  const urls = issuerUrls(publicUrl, row.orgId);
  const list = Math.floor(row.statusIndex / STATUS_LIST_SIZE);
  const index = row.statusIndex % STATUS_LIST_SIZE;
  return {
    '@context': [CREDENTIALS, OPEN_BADGES],
    id: `${publicUrl}${webPath('certificate', { certificateId: row.id })}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: row.title,
    issuer: profileOf(publicUrl, { id: row.orgId, name: row.organizationName }),
    validFrom: row.issuedAt.toISOString(),
    ...(row.validUntil && { validUntil: endOf(row.validUntil).toISOString() }),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityType: 'name', identityHash: row.holderName, hashed: false },
        // An address is for finding one's own badge again, never for reading: it stands there only salted.
        { type: 'IdentityObject', identityType: 'emailAddress', hashed: true, ...hashed(email, row.id) },
      ],
      ...(row.hours !== null && { creditsEarned: row.hours }),
      achievement: {
        id: `${urls.issuer}#${row.targetType}-${row.targetId}`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: row.title,
        description: row.text || row.title,
        criteria: { narrative: criteriaOf(row) },
        ...(row.hours !== null && { creditsAvailable: row.hours }),
      },
    },
    credentialStatus: {
      id: `${urls.status(list)}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: urls.status(list),
    },
  };
}

function criteriaOf({ chapters, steps, score }: CertificateRow): string {
  const quiz = score === null ? '' : `, the last quiz with ${score} of 100`;
  return `Finished every step: ${chapters} chapters, ${steps.length} steps${quiz}.`;
}

/** A day ends everywhere before its credential does. */
const endOf = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000 - 1000);

function hashed(email: string, id: string) {
  const salt = createHash('sha256').update(`salt of ${id}`).digest('base64url').slice(0, 16);
  const hash = createHash('sha256')
    .update(email.toLowerCase() + salt)
    .digest('hex');
  return { identityHash: `sha256$${hash}`, salt };
}

interface Signer {
  readonly kid: string;
  readonly key: CryptoKey;
}

interface Signable {
  readonly id: string;
  readonly issuer: { readonly id: string } | string;
  readonly validFrom: string;
  readonly validUntil?: string;
}

/**
 * Signs a credential as a VC-JWT: its members stand at the top of the claims. The same key and credential give the same
 * bytes.
 */
export function signCredential(credential: Signable & object, { kid, key }: Signer): Promise<string> {
  const { id, issuer, validFrom, validUntil } = credential;
  return new SignJWT({
    ...credential,
    iss: typeof issuer === 'string' ? issuer : issuer.id,
    jti: id,
    nbf: Math.floor(Date.parse(validFrom) / 1000),
    ...(validUntil && { exp: Math.floor(Date.parse(validUntil) / 1000) }),
  })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'vc+jwt', kid })
    .sign(key);
}

interface StatusList {
  readonly publicUrl: string;
  readonly orgId: string;
  readonly list: number;
  /** Places in this list. */
  readonly revoked: readonly number[];
  readonly at: Date;
}

/** Which of the credentials of a list were withdrawn: one bit each, the first one on the left. */
export function statusListOf({ publicUrl, orgId, list, revoked, at }: StatusList) {
  const urls = issuerUrls(publicUrl, orgId);
  const bits = Buffer.alloc(STATUS_LIST_SIZE / 8);
  for (const index of revoked) bits[index >> 3]! |= 0x80 >> (index & 7);
  return {
    '@context': [CREDENTIALS],
    id: urls.status(list),
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: urls.issuer,
    validFrom: at.toISOString(),
    credentialSubject: {
      id: `${urls.status(list)}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  };
}
