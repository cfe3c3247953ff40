import { readCertificateId } from '@snapwell/contract/learning/certificates/certificates.limits';
import type { VerifiedCertificate } from '@snapwell/contract/learning/certificates/certificates.schemas';
import { readOutline } from '#features/catalogue/index.ts';
import { findOrganization } from '#features/organizations/index.ts';
import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { World } from '#world.ts';
import { findAnywhere, findNewer, listRevoked } from './certificates.repository.ts';
import { issuerUrls, profileOf, signCredential, STATUS_LIST_SIZE, statusListOf } from './credential/credential.ts';
import { findPublicKey, listPublicKeys, signingKeyOf } from './credential/issuer-keys.repository.ts';
import { signedCredential } from './own-certificates.ts';
import { presentToStranger, stateOf } from './present-certificate.ts';

type PublicWorld = Pick<World, 'db' | 'clock' | 'publicUrl' | 'issuerKey'>;

/** Whether a certificate holds, for whoever has its number: the number alone says which organization's it is. */
export function verifyCertificate({ db, clock }: PublicWorld, id: string): Promise<VerifiedCertificate> {
  return acrossOrganizations(db, async (tx) => {
    const found = await findAnywhere(tx, readCertificateId(id));
    if (!found) throw new AppError('not_found');
    const scope = { tx, orgId: found.certificate.orgId };
    const newerId = await findNewer(scope, found.certificate);
    const taught = await readOutline(scope, found.certificate);
    return presentToStranger(found, { newerId, taught }, clock.now());
  });
}

/** The signed credential of a holder who shows their name: it says it in full. */
export async function signPublicCredential(world: PublicWorld, id: string) {
  const found = await acrossOrganizations(world.db, (tx) => findAnywhere(tx, readCertificateId(id)));
  if (!found || found.certificate.nameShown !== 'full' || stateOf(found.certificate, world.clock.now()) === 'revoked')
    throw new AppError('not_found');
  return signedCredential(world, found.certificate);
}

/** The organization as other systems know it. */
export async function describeIssuer({ db, publicUrl }: PublicWorld, orgId: string): Promise<Record<string, unknown>> {
  const organization = await inOrganization(db, orgId, (scope) => findOrganization(scope.tx, orgId));
  if (!organization) throw new AppError('not_found');
  return {
    '@context': 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ...profileOf(publicUrl, organization),
  };
}

export function listIssuerKeys({ db }: PublicWorld, orgId: string) {
  return inOrganization(db, orgId, async (scope) => ({ keys: await listPublicKeys(scope) }));
}

export function getIssuerKey({ db }: PublicWorld, orgId: string, keyId: string): Promise<Record<string, unknown>> {
  return inOrganization(db, orgId, async (scope) => {
    const key = await findPublicKey(scope, keyId);
    if (!key) throw new AppError('not_found');
    return key;
  });
}

/** Which credentials of an organization were withdrawn, signed. */
export async function signStatusList({ db, clock, publicUrl, issuerKey }: PublicWorld, orgId: string, list: number) {
  const at = clock.now();
  return inOrganization(db, orgId, async (scope) => {
    if (!(await findOrganization(scope.tx, orgId))) throw new AppError('not_found');
    const from = list * STATUS_LIST_SIZE;
    const places = await listRevoked(scope, { from, until: from + STATUS_LIST_SIZE });
    const { id, key } = await signingKeyOf(scope, { issuerKey, at });
    const statusList = statusListOf({ publicUrl, orgId, list, revoked: places.map((place) => place - from), at });
    const kid = issuerUrls(publicUrl, orgId).key(id);
    const body = Buffer.from(await signCredential(statusList, { kid, key }));
    return { body, cacheControl: 'public, max-age=300' };
  });
}
