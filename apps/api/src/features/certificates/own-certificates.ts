import { buffer } from 'node:stream/consumers';
import type { Certificate, NameShown } from '@snapwell/contract/learning/certificates/certificates.schemas';
import { readCertificateId } from '@snapwell/contract/learning/certificates/certificates.limits';
import { SOURCE_LANGUAGE } from '@snapwell/contract/text/language';
import { webPath } from '@snapwell/contract/web-routes';
import { findUser } from '#features/identity/index.ts';
import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import { keyOfAddress } from '#platform/files/file-keys.ts';
import { toPng } from '#platform/files/pictures.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { type CertificateRow, findAnywhere, listOfPerson, updateCertificate } from './certificates.repository.ts';
import { credentialOf, issuerUrls, signCredential } from './credential/credential.ts';
import { signingKeyOf } from './credential/issuer-keys.repository.ts';
import { drawCertificate } from './pdf/draw-certificate.ts';
import { presentCertificate, stateOf } from './present-certificate.ts';

type OwnWorld = Pick<World, 'db' | 'clock' | 'publicUrl' | 'issuerKey'>;
type PrintWorld = OwnWorld & Pick<World, 'files'>;
type Holder = Pick<Caller, 'uid' | 'language'>;

/** The caller's certificates, also of organizations that they have left. */
export function listOwnCertificates({ db, clock }: OwnWorld, { uid }: Holder): Promise<{ items: Certificate[] }> {
  return acrossOrganizations(db, async (tx) => ({
    items: (await listOfPerson(tx, uid)).map((row) => presentCertificate(row, clock.now())),
  }));
}

/** Says how much of their name strangers see. */
export function changeNameShown(
  { db, clock }: OwnWorld,
  { uid }: Holder,
  { id, nameShown }: { id: string; nameShown: NameShown },
): Promise<Certificate> {
  return acrossOrganizations(db, async (tx) => {
    const { certificate, logoUrl } = await findOwn({ tx }, uid, id);
    const changed = await updateCertificate({ tx }, certificate.id, { nameShown });
    return presentCertificate({ certificate: changed, logoUrl }, clock.now());
  });
}

/** The page to print. */
export async function printCertificate(world: PrintWorld, { uid, language }: Holder, id: string) {
  const { certificate, logoUrl } = await acrossOrganizations(world.db, (tx) => findOwn({ tx }, uid, id));
  refuseWithdrawn(certificate, world);
  return { body: await printed(world, { certificate, logoUrl }, language), fileName: `${certificate.title}.pdf` };
}

async function printed(
  { publicUrl, files }: PrintWorld,
  { certificate: row, logoUrl }: { certificate: CertificateRow; logoUrl: string | null },
  language: Holder['language'],
): Promise<Buffer> {
  const verifyUrl = `${publicUrl}${webPath('certificate', { certificateId: row.id })}`;
  const verifyAt = `${publicUrl}/certificates`.replace(/^https?:\/\//, '');
  const [logo, signature] = [await pictureAt(files, logoUrl), await pictureAt(files, row.signatureUrl)];
  return drawCertificate(row, { language: language ?? SOURCE_LANGUAGE, verifyAt, verifyUrl, logo, signature });
}

/** A picture of ours for paper; null where there is none any more. */
async function pictureAt(files: World['files'], address: string | null): Promise<Buffer | null> {
  const key = keyOfAddress(address);
  const stored = key === null ? null : await files.find(key);
  return stored && toPng(await buffer(await stored.open()));
}

/** The signed credential, for other systems. */
export async function signOwnCredential(world: OwnWorld, { uid }: Holder, id: string) {
  const { certificate } = await acrossOrganizations(world.db, (tx) => findOwn({ tx }, uid, id));
  refuseWithdrawn(certificate, world);
  return signedCredential(world, certificate);
}

/** Signs a certificate with its organization's key. */
export async function signedCredential({ db, clock, publicUrl, issuerKey }: OwnWorld, row: CertificateRow) {
  const user = await findUser(db, row.uid);
  if (!user) throw new AppError('not_found');
  const { id, key } = await inOrganization(db, row.orgId, (scope) =>
    signingKeyOf(scope, { issuerKey, at: clock.now() }),
  );
  const kid = issuerUrls(publicUrl, row.orgId).key(id);
  const body = await signCredential(credentialOf(row, { publicUrl, email: user.email }), { kid, key });
  return { body: Buffer.from(body), fileName: `${row.id}.jwt` };
}

async function findOwn({ tx }: { tx: Parameters<typeof findAnywhere>[0] }, uid: string, id: string) {
  const found = await findAnywhere(tx, readCertificateId(id));
  if (found?.certificate.uid !== uid) throw new AppError('not_found');
  return found;
}

/** What was withdrawn is not handed out again. */
function refuseWithdrawn(row: CertificateRow, { clock }: OwnWorld): void {
  if (stateOf(row, clock.now()) === 'revoked') throw new AppError('certificate_withdrawn');
}
