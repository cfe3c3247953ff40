import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddedMedia } from '@snapwell/contract/library/authoring.schemas';
import { termSlug } from '@snapwell/contract/learning/content-head';
import { AppError } from '#platform/http/app-error.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import type { UploadedFile } from '#platform/files/receive-upload.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import type { FolderFile } from '../../files/folder.ts';
import { BrokenFile } from '../../files/problem.ts';
import { storeMedia } from '../../import/store-media.ts';
import { hashOf } from '../../media/hash-of.ts';
import { checkMedia } from '../../read/check-media.ts';
import { TextReader } from '../../read/text-reader.ts';
import { addDraftFile, insertDraft, insertRevision, lastRevision, lockDraft } from '../drafts.repository.ts';
import { loadItem, readMedia } from '../open-item.ts';
import { readQuota, refuseForQuota } from './read-quota.ts';

type MediaWorld = Pick<World, 'db' | 'clock' | 'files' | 'mediaQuotaBytes'>;

interface Addition {
  readonly contentId: string;
  readonly name: string;
  readonly file: FolderFile;
  /** What is written together with the draft. */
  also?(scope: OrganizationScope, added: AddedMedia): Promise<void>;
}

/** Adds a file that came in one piece. */
export function addUploaded(
  world: MediaWorld,
  caller: Pick<OrganizationCaller, 'orgId' | 'uid'>,
  { contentId, name, file }: Pick<Addition, 'contentId' | 'name'> & { readonly file: UploadedFile },
): Promise<AddedMedia> {
  const uploaded: FolderFile = {
    path: name,
    bytes: file.bytes,
    read: () => readFile(file.path),
    open: () => createReadStream(file.path),
  };
  return addMedia(world, caller, { contentId, name, file: uploaded });
}

/** Adds a file to a draft, checked as an import checks it. It becomes part of the library when the draft is published. */
export async function addMedia(
  world: MediaWorld,
  { orgId, uid }: Pick<OrganizationCaller, 'orgId' | 'uid'>,
  { contentId, name, file, also }: Addition,
): Promise<AddedMedia> {
  const { names, quota } = await inOrganization(world.db, orgId, async (scope) => ({
    names: Object.keys(await readMedia(scope, await loadItem(scope, contentId))),
    quota: await readQuota(scope, world.mediaQuotaBytes),
  }));
  if (quota.usedBytes + file.bytes > quota.quotaBytes) refuseForQuota({ name, bytes: file.bytes }, [], quota);
  const problems: { path: string; message: string }[] = [];
  const report = (_: number | null, message: string) => void problems.push({ path: name, message });
  const checked = await checkMedia(file, name, new TextReader(), report);
  if (!checked || problems.length > 0) throw new AppError('unusable_media', problems);
  const path = freeName(name, checked.type.extension, names);
  const media = { ...checked, path, sha256: await hashOf(file) };
  const assets = await storeMedia(world.files, {
    orgId,
    media: [media],
    wanted: [media],
    onStored: () => undefined,
  }).catch((error: unknown) => {
    throw error instanceof BrokenFile
      ? new AppError('unusable_media', [{ path: name, message: error.message }])
      : error;
  });
  const { path: _, ...stored } = assets[0]!;
  const size = { width: stored.width ?? null, height: stored.height ?? null };
  const added = { path, file: { url: fileAddress(stored.servedKey), content_type: stored.servedType, ...size } };
  await inOrganization(world.db, orgId, async (scope) => {
    const draft = await lockDraft(scope, contentId);
    const { kind, published, text } = await loadItem(scope, contentId);
    if (!draft) {
      const at = world.clock.now();
      const revision = (await lastRevision(scope, contentId)) + 1;
      await insertDraft(scope, {
        contentId,
        kind,
        revision,
        ...text,
        base: published,
        changedBy: uid,
        changedAt: at,
      });
      await insertRevision(scope, { contentId, revision, ...text, madeBy: uid, editor: 'media', madeAt: at });
    }
    await addDraftFile(scope, contentId, path, { ...stored, ...size });
    await also?.(scope, added);
  });
  return added;
}

/** `Pain scale.PNG` is `media/pain-scale.png`, or the next that is free. */
function freeName(name: string, extension: string, names: readonly string[]): string {
  const stem = termSlug(name.replace(/\.[^.]*$/, '')).slice(0, 60) || 'file';
  for (let n = 1; ; n++) {
    const tried = `media/${stem}${n === 1 ? '' : `-${n}`}.${extension}`;
    if (!names.includes(tried)) return tried;
  }
}
