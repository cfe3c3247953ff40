import { PICTURE_SIDE_PX } from '@snapwell/contract/organizations/organizations.limits';
import { avatarFolder, findUser, updateUser } from '#features/identity/index.ts';
import { fileAddress, keyOfAddress, newFileKey } from '#platform/files/file-keys.ts';
import { toSquarePicture } from '#platform/files/pictures.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';

type PictureWorld = Pick<World, 'db' | 'files'>;

/** Replaces the caller's picture and removes the file of the one before. */
export async function uploadPicture(
  world: PictureWorld,
  { uid }: Caller,
  upload: Buffer,
): Promise<{ photo_url: string }> {
  const key = newFileKey(avatarFolder(uid), 'webp');
  await world.files.put(key, await toSquarePicture(upload, PICTURE_SIDE_PX, 'cover'), 'image/webp');
  await setPicture(world, uid, fileAddress(key));
  return { photo_url: fileAddress(key) };
}

/** Leaves the caller without a picture. */
export async function removePicture(world: PictureWorld, { uid }: Caller): Promise<{ photo_url: null }> {
  await setPicture(world, uid, null);
  return { photo_url: null };
}

async function setPicture(world: PictureWorld, uid: string, after: string | null): Promise<void> {
  const before = await findUser(world.db, uid);
  await updateUser(world.db, uid, { photoUrl: after });
  await removeOldPicture(world, uid, { before: before?.photoUrl ?? null, after });
}

/** A picture that this person uploaded: nobody shows or removes another's file by naming its address. */
export function isOwnPicture(uid: string, address: string | null): boolean {
  return keyOfAddress(address)?.startsWith(`${avatarFolder(uid)}/`) ?? false;
}

export async function removeOldPicture(
  { files }: Pick<World, 'files'>,
  uid: string,
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  const key = keyOfAddress(before);
  if (key && before !== after && isOwnPicture(uid, before)) await files.remove(key);
}
