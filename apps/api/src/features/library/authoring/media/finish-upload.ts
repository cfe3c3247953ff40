import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AddedMedia } from '@snapwell/contract/library/authoring.schemas';
import { inOrganization } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import type { FolderFile } from '../../files/folder.ts';
import { addMedia } from './add-media.ts';
import { dropUpload, removeParts } from './upload-in-parts.ts';
import { lockUpload, updateUpload, type UploadOf, type UploadRow } from './uploads.repository.ts';

type UploadWorld = Pick<World, 'db' | 'clock' | 'files' | 'mediaQuotaBytes'>;

/** A call that has not ended after this was cut off; another may put the file together. */
const FINISHING_MS = 10 * 60_000;

/**
 * Puts the parts of an upload together and adds the file to the draft as a smaller one is added. Called twice, also at
 * once, it adds the file once: the second call hears what became of it, or that it is not done yet.
 */
export async function finishUpload(
  world: UploadWorld,
  caller: Pick<OrganizationCaller, 'orgId' | 'uid'>,
  upload: UploadOf,
): Promise<{ added: AddedMedia | null }> {
  const { orgId } = caller;
  const claimed = await inOrganization(world.db, orgId, async (scope) => {
    const row = await lockUpload(scope, upload);
    if (!row) throw new AppError('not_found');
    if (row.added) return { added: row.added };
    if (row.received < row.bytes) throw new AppError('upload_unfinished');
    const at = world.clock.now();
    if (row.finishingAt && at.getTime() - row.finishingAt.getTime() < FINISHING_MS) return { added: null };
    return { row: await updateUpload(scope, row.id, { finishingAt: at, touchedAt: at }) };
  });
  return claimed.row ? { added: await putTogether(world, caller, claimed.row) } : { added: claimed.added };
}

async function putTogether(
  world: UploadWorld,
  caller: Pick<OrganizationCaller, 'orgId' | 'uid'>,
  { id, contentId, name, bytes, parts }: UploadRow,
): Promise<AddedMedia> {
  const { orgId } = caller;
  const opened = () => Readable.from(readParts(world, parts));
  const file: FolderFile = { path: name, bytes, read: () => buffer(opened()), open: opened };
  try {
    const added = await addMedia(world, caller, {
      contentId,
      name,
      file,
      // With the draft's own row: a call that is repeated after a crash finds both or neither.
      also: async (scope, media) => void (await updateUpload(scope, id, { added: media, parts: [] })),
    });
    await removeParts(world, parts);
    return added;
  } catch (error) {
    if (error instanceof AppError) await dropUpload(world, orgId, id);
    else await inOrganization(world.db, orgId, (scope) => updateUpload(scope, id, { finishingAt: null }));
    throw error;
  }
}

async function* readParts({ files }: Pick<World, 'files'>, keys: readonly string[]): AsyncGenerator<Buffer> {
  for (const key of keys) {
    const part = await files.find(key);
    if (!part) throw new Error(`A part of an upload is gone from the store: ${key}`);
    yield* (await part.open()) as AsyncIterable<Buffer>;
  }
}
