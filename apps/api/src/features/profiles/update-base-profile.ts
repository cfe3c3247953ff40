import type { BaseProfile, ProfileUpdate } from '@snapwell/contract/profiles/profiles.schemas';
import { OWN_PICTURES_ONLY } from '@snapwell/contract/profiles/profiles.limits';
import { findUser, updateUser } from '#features/identity/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { getBaseProfile } from './get-base-profile.ts';
import { isOwnPicture, removeOldPicture } from './profile-pictures.ts';

/** Changes the names, the picture and the language that are given. */
export async function updateBaseProfile(
  world: Pick<World, 'db' | 'clock' | 'files'>,
  caller: Caller,
  update: ProfileUpdate,
): Promise<BaseProfile> {
  const {
    display_name: displayName,
    first_name: firstName,
    last_name: lastName,
    photo_url: photoUrl,
    language,
  } = update;
  if (photoUrl !== undefined && !isOwnPicture(caller.uid, photoUrl))
    throw new AppError('invalid_request', [{ path: 'photo_url', message: OWN_PICTURES_ONLY }]);
  if (Object.keys(update).length > 0) {
    const before = await findUser(world.db, caller.uid);
    await updateUser(world.db, caller.uid, { displayName, firstName, lastName, photoUrl, language });
    if (photoUrl !== undefined)
      await removeOldPicture(world, caller.uid, { before: before?.photoUrl ?? null, after: photoUrl });
  }
  return getBaseProfile(world, caller);
}
