import { addOwnFile, deleteOwnFilesIn, listOwnFilesIn } from '#features/library/index.ts';
import type { AttemptOwner } from '#features/quizzes/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import type { World } from '#world.ts';
import { findAttempt } from './attempts.repository.ts';
import type { AttemptQuery } from './take-step.ts';

export type RecordingWorld = Pick<World, 'db' | 'files' | 'mediaQuotaBytes'>;

const folderOf = (attemptId: string) => `recordings/${attemptId}/`;

/** What somebody said at a step, as it sounded; for their own ears. Somebody has agreed to it before. */
export interface NewRecording {
  readonly orgId: string;
  readonly uid: string;
  readonly attemptId: string;
  /** Counted from 0. */
  readonly step: number;
  readonly wav: Buffer;
}

/** Stores it with the attempt; false where the organization has no room. */
export function saveRecording(
  world: RecordingWorld,
  { orgId, uid, attemptId, step, wav }: NewRecording,
): Promise<boolean> {
  return addOwnFile(world, {
    orgId,
    uid,
    path: `${folderOf(attemptId)}${step}.wav`,
    extension: 'wav',
    contentType: 'audio/wav',
    body: wav,
  });
}

/** The recordings of an attempt, by the step at which each was said; a device has none. */
export async function listRecordings(
  scope: OrganizationScope,
  owner: AttemptOwner,
  attemptId: string,
): Promise<{ step: number; url: string }[]> {
  if (owner.kind === 'device') return [];
  const files = await listOwnFilesIn(scope, { uid: owner.uid, folder: folderOf(attemptId) });
  return files
    .map(({ path, key }) => ({ step: Number.parseInt(path.split('/').at(-1)!, 10), url: fileAddress(key) }))
    .toSorted((a, b) => a.step - b.step);
}

/** Forgets the recordings of an attempt; answers their keys in the store, for after the commit. */
export async function forgetRecordings(
  scope: OrganizationScope,
  owner: AttemptOwner,
  attemptId: string,
): Promise<string[]> {
  if (owner.kind === 'device') return [];
  return deleteOwnFilesIn(scope, { uid: owner.uid, folder: folderOf(attemptId) });
}

/** Deletes what somebody recorded in an attempt. What was said stays in words. */
export async function deleteRecordings(
  { db, files }: Pick<World, 'db' | 'files'>,
  { orgId, attemptId, owner }: AttemptQuery,
): Promise<{ is_done: true }> {
  const keys = await inOrganization(db, orgId, async (scope) => {
    if (!(await findAttempt(scope, owner, attemptId))) throw new AppError('not_found');
    return forgetRecordings(scope, owner, attemptId);
  });
  for (const key of keys) await files.remove(key);
  return { is_done: true };
}
