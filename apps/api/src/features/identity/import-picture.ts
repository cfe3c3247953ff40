import { PICTURE_BYTES, PICTURE_SIDE_PX } from '@snapwell/contract/organizations/organizations.limits';
import { fileAddress, newFileKey } from '#platform/files/file-keys.ts';
import { toSquarePicture } from '#platform/files/pictures.ts';
import type { World } from '#world.ts';
import { avatarFolder } from './avatars.ts';
import { updateUser } from './identity.repository.ts';

/** Somebody waits for their registration meanwhile. */
const PATIENCE_MS = 3000;

export type PictureImportWorld = Pick<World, 'db' | 'files' | 'remoteFiles'>;

/**
 * Makes a file of ours of the picture that a new account brought along: the address may lead anywhere, and everybody
 * who sees the person would ask there. Without the picture people see the initials, so a failure stops nobody.
 */
export async function importPicture(world: PictureImportWorld, uid: string, address: string): Promise<void> {
  try {
    const original = await world.remoteFiles.fetch(address, { bytes: PICTURE_BYTES, milliseconds: PATIENCE_MS });
    const key = newFileKey(avatarFolder(uid), 'webp');
    await world.files.put(key, await toSquarePicture(original, PICTURE_SIDE_PX, 'cover'), 'image/webp');
    await updateUser(world.db, uid, { photoUrl: fileAddress(key) });
  } catch {
    // What is at a foreign address is not ours to report.
  }
}
