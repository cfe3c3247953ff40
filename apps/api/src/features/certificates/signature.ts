import type { CertificateOffer } from '@snapwell/contract/learning/certificates/certificates.schemas';
import { withCatalogue } from '#features/catalogue/index.ts';
import { fileAddress, newFileKey } from '#platform/files/file-keys.ts';
import { toPictureInside } from '#platform/files/pictures.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { saveSettings, type TargetKey } from './certificates.repository.ts';
import { findOffer } from './run-certificates.ts';

type SignatureWorld = Pick<World, 'db' | 'clock' | 'files'>;

/** Twice as many points as it gets on paper. */
const SIZE = { width: 640, height: 240 } as const;

/**
 * Puts the picture of a signature on the certificates that a course or a module gives from now on. The one before
 * stays stored: certificates that were given name it.
 */
export async function uploadSignature(
  world: SignatureWorld,
  caller: OrganizationCaller,
  { upload, ...target }: TargetKey & { upload: Buffer },
): Promise<CertificateOffer> {
  await withCatalogue(world, caller, (catalogue) => findOffer(catalogue, world, target));
  const signatureUrl = await storeSignature(world, caller.orgId, upload);
  return saveSignature(world, caller, { ...target, signatureUrl });
}

/** Stores the picture of a signature; resolves to its address. Rejects with `unreadable_picture`. */
export async function storeSignature({ files }: Pick<World, 'files'>, orgId: string, upload: Buffer): Promise<string> {
  const key = newFileKey(`signatures/${orgId}`, 'webp');
  await files.put(key, await toPictureInside(upload, SIZE.width, SIZE.height), 'image/webp');
  return fileAddress(key);
}

/** From now on certificates carry the name of who signs, and no picture. */
export function removeSignature(
  world: SignatureWorld,
  caller: OrganizationCaller,
  target: TargetKey,
): Promise<CertificateOffer> {
  return saveSignature(world, caller, { ...target, signatureUrl: null });
}

function saveSignature(
  world: SignatureWorld,
  caller: OrganizationCaller,
  { signatureUrl, ...target }: TargetKey & { signatureUrl: string | null },
): Promise<CertificateOffer> {
  return withCatalogue(world, caller, async (catalogue) => {
    const { settings } = await findOffer(catalogue, world, target);
    await saveSettings(catalogue.scope, {
      ...target,
      isOn: settings.is_on,
      title: settings.title,
      validMonths: settings.valid_months,
      hours: settings.hours,
      signerName: settings.signer_name,
      signerRole: settings.signer_role,
      text: settings.text,
      signatureUrl,
      updatedAt: world.clock.now(),
    });
    return findOffer(catalogue, world, target);
  });
}
