import { createHash } from 'node:crypto';
import { storageQuotaOf } from '#features/organizations/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { newFileKey, personFolder } from '#platform/files/file-keys.ts';
import type { World } from '#world.ts';
import { insertOwnFile, sumFileBytes } from './own.repository.ts';

interface OwnFileToAdd {
  readonly orgId: string;
  readonly uid: string;
  /** Where it stands among the member's own: `recordings/<attempt>/0003.wav`. */
  readonly path: string;
  readonly extension: string;
  readonly contentType: string;
  readonly body: Buffer;
}

/**
 * Stores a file for one member alone, under an address that nobody guesses. It counts for the organization's quota,
 * and goes with the account. False where there is no room for it.
 */
export async function addOwnFile(
  { db, files, mediaQuotaBytes }: Pick<World, 'db' | 'files' | 'mediaQuotaBytes'>,
  { orgId, uid, path, extension, contentType, body }: OwnFileToAdd,
): Promise<boolean> {
  const key = newFileKey(personFolder('own', uid), extension);
  await files.put(key, body, contentType);
  const isStored = await inOrganization(db, orgId, async (scope) => {
    const quota = await storageQuotaOf(scope, mediaQuotaBytes);
    if ((await sumFileBytes(scope)) + body.length > quota) return false;
    await insertOwnFile(scope, {
      path,
      ownerUid: uid,
      sha256: createHash('sha256').update(body).digest('hex'),
      bytes: body.length,
      contentType,
      originalKey: key,
      servedKey: key,
      servedType: contentType,
    });
    return true;
  }).catch(async (error: unknown) => {
    await files.remove(key);
    throw error;
  });
  if (!isStored) await files.remove(key);
  return isStored;
}
