import { PICTURE_SIDE_PX } from '@snapwell/contract/organizations/organizations.limits';
import { AppError } from '#platform/http/app-error.ts';
import { fileAddress, keyOfAddress, newFileKey } from '#platform/files/file-keys.ts';
import { toSquarePicture } from '#platform/files/pictures.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findOrganization, updateOrganization } from '../organizations.repository.ts';

/** Replaces the logo and removes the file of the one before. */
export async function uploadLogo(
  { db, files }: Pick<World, 'db' | 'files'>,
  { orgId }: Pick<OrganizationCaller, 'orgId'>,
  upload: Buffer,
): Promise<{ logo_url: string }> {
  const before = await findOrganization(db, orgId);
  if (!before) throw new AppError('not_found');
  const key = newFileKey(`logos/${orgId}`, 'webp');
  await files.put(key, await toSquarePicture(upload, PICTURE_SIDE_PX, 'contain'), 'image/webp');
  await updateOrganization(db, orgId, { logoUrl: fileAddress(key) });
  const oldKey = keyOfAddress(before.logoUrl);
  if (oldKey?.startsWith(`logos/${orgId}/`)) await files.remove(oldKey);
  return { logo_url: fileAddress(key) };
}
