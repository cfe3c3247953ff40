import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PART_BYTES, UPLOAD_HOURS } from '@snapwell/contract/library/uploads/uploads.limits';
import type { MediaUpload, UploadStart } from '@snapwell/contract/library/uploads/uploads.schemas';
import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { newFileKey } from '#platform/files/file-keys.ts';
import type { UploadedFile } from '#platform/files/receive-upload.ts';
import { AppError } from '#platform/http/app-error.ts';
import { newId } from '#platform/new-id.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { HEAD_BYTES } from '../../media/media-type.ts';
import { problemOfHead } from '../../read/check-media.ts';
import { loadItem } from '../open-item.ts';
import { readQuota, refuseForQuota } from './read-quota.ts';
import { findRoom } from './upload-room.ts';
import {
  deleteUpload,
  deleteUploadsBefore,
  findUpload,
  insertUpload,
  listOpenUploads,
  lockUpload,
  lockUploads,
  updateUpload,
  type UploadOf,
  type UploadRow,
} from './uploads.repository.ts';

type UploadWorld = Pick<World, 'db' | 'clock' | 'files' | 'mediaQuotaBytes'>;
type Author = Pick<OrganizationCaller, 'orgId' | 'uid'>;

const KEPT_MS = UPLOAD_HOURS * 60 * 60_000;

/** Begins an upload, or answers how far the same file has come: after a reload, and in a second window. */
export async function beginUpload(
  world: UploadWorld,
  { orgId, uid }: Author,
  { contentId, ...file }: UploadStart & { readonly contentId: string },
): Promise<MediaUpload> {
  const at = world.clock.now();
  const { upload, dropped } = await inOrganization(world.db, orgId, async (scope) => {
    await lockUploads(scope);
    await loadItem(scope, contentId);
    const open = await listOpenUploads(scope);
    const same = open.find((each) => isSame(each, { ...file, contentId, startedBy: uid }));
    if (same) return { upload: await updateUpload(scope, same.id, { touchedAt: at }), dropped: [] };
    const { usedBytes, quotaBytes } = await readQuota(scope, world.mediaQuotaBytes);
    const room = findRoom(open, { uid, bytes: file.bytes, at, freeBytes: quotaBytes - usedBytes });
    if ('refused' in room && room.refused === 'too_many_uploads') throw new AppError(room.refused);
    if ('refused' in room) return refuseForQuota(file, open, { usedBytes, quotaBytes });
    const keys: string[] = [];
    for (const id of room.drop) keys.push(...(await deleteUpload(scope, id)));
    const id = newId(at);
    return {
      upload: await insertUpload(scope, { ...file, id, contentId, startedBy: uid, touchedAt: at }),
      dropped: keys,
    };
  });
  await removeParts(world, dropped);
  return present(upload);
}

const isSame = (row: UploadRow, file: UploadStart & Pick<UploadOf, 'contentId' | 'startedBy'>) =>
  (['contentId', 'startedBy', 'name', 'bytes', 'modified'] as const).every((part) => row[part] === file[part]);

interface Arrival {
  readonly upload: UploadOf;
  readonly offset: number;
  readonly file: UploadedFile;
}

/**
 * Takes the next part. One that has arrived before, in this window or another, changes nothing: the answer says where
 * to go on. What is no picture, film or caption file is refused with its first part.
 */
export async function takePart(
  world: UploadWorld,
  { orgId }: Author,
  { upload, offset, file }: Arrival,
): Promise<MediaUpload> {
  const row = await inOrganization(world.db, orgId, (scope) => findUpload(scope, upload));
  if (!row || row.added) throw new AppError('not_found');
  if (offset < row.received) return present(row);
  refuseWrongPart(row, offset, file);
  if (offset === 0) await refuseUnusable(world, orgId, { row, file });
  const key = newFileKey(`uploads/${orgId}`, 'part');
  await world.files.put(key, createReadStream(file.path), 'application/octet-stream');
  const taken = await inOrganization(world.db, orgId, async (scope) => {
    const now = await lockUpload(scope, upload);
    if (now?.received !== offset) return { row: now, isKept: false };
    const next = {
      received: offset + file.bytes,
      parts: [...now.parts, key],
      touchedAt: world.clock.now(),
    };
    return { row: await updateUpload(scope, now.id, next), isKept: true };
  }).catch(async (error: unknown) => {
    await world.files.remove(key);
    throw error;
  });
  // Another window was quicker, or the upload was given up meanwhile.
  if (!taken.isKept) await world.files.remove(key);
  if (!taken.row) throw new AppError('not_found');
  return present(taken.row);
}

function refuseWrongPart({ received, bytes }: UploadRow, offset: number, file: UploadedFile): void {
  if (offset > received || received === bytes) throw new AppError('upload_out_of_order');
  const expected = Math.min(PART_BYTES, bytes - offset);
  if (file.bytes !== expected)
    throw new AppError('invalid_request', [
      { path: 'file', message: `This part must have ${expected} bytes; it has ${file.bytes}.` },
    ]);
}

/** A film is a film by how it begins; what is none need not travel whole. */
async function refuseUnusable(
  world: UploadWorld,
  orgId: string,
  { row, file }: { row: UploadRow; file: UploadedFile },
): Promise<void> {
  const problem = problemOfHead({ path: row.name, bytes: row.bytes }, await readHeadOf(file.path));
  if (problem === null) return;
  await dropUpload(world, orgId, row.id);
  throw new AppError('unusable_media', [{ path: row.name, message: problem }]);
}

async function readHeadOf(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Gives an upload up. One that is gone, or finished, stays as it is. */
export async function cancelUpload(world: UploadWorld, { orgId }: Author, upload: UploadOf) {
  const row = await inOrganization(world.db, orgId, (scope) => findUpload(scope, upload));
  // While it is put together nobody takes its parts away.
  if (row && !row.added && !row.finishingAt) await dropUpload(world, orgId, row.id);
  return { is_done: true } as const;
}

/** Forgets an upload with its parts. */
export async function dropUpload(world: Pick<World, 'db' | 'files'>, orgId: string, id: string): Promise<void> {
  await removeParts(world, await inOrganization(world.db, orgId, (scope) => deleteUpload(scope, id)));
}

/** Forgets uploads that nobody has gone on with. */
export async function sweepMediaUploads(world: Pick<World, 'db' | 'clock' | 'files'>): Promise<void> {
  const before = new Date(world.clock.now().getTime() - KEPT_MS);
  await removeParts(world, await acrossOrganizations(world.db, (tx) => deleteUploadsBefore(tx, before)));
}

export async function removeParts({ files }: Pick<World, 'files'>, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key);
}

const present = ({ id, bytes, received, touchedAt }: UploadRow): MediaUpload => ({
  id,
  bytes,
  received,
  part_bytes: PART_BYTES,
  expires_at: new Date(touchedAt.getTime() + KEPT_MS).toISOString(),
});
