import { isDeepStrictEqual } from 'node:util';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import { indexLibrary, publishDraft } from '#composition/job-kinds.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import type { World } from '#world.ts';
import { saveAssets, touchLibrary } from '../import/library.repository.ts';
import { abandonImport, finishImport, stageImport, startImport } from '../import/stage-import.ts';
import { publishStaged } from '../import/staging.repository.ts';
import type { ItemDraft } from '../read/draft.ts';
import { orderedName } from '../files/names.ts';
import { assetPathOf, type ItemPlace } from '../read/read-item.ts';
import { readingKeyOf, readingTask, TextReader } from '../read/text-reader.ts';
import { readTargets } from './authoring.read-model.ts';
import { deleteDraft, findDraft, lockDraft, updateDraft } from './drafts.repository.ts';
import { baseOf, sourceAfter } from './item-text.ts';
import { findProblems, isInConflict, loadItem, readMedia, type StoredItem } from './open-item.ts';
import { writeItemFile } from './source-text.ts';
import { findAssets } from './tree.repository.ts';
import { publishVersion } from './versions/publish-version.ts';
import { listShownVersions, refitVersions, saveRefits } from './versions/refit-versions.ts';

type PublishingWorld = Pick<World, 'db' | 'clock' | 'files'>;

interface Publishing {
  readonly orgId: string;
  readonly contentId: string;
  readonly uid: string;
  /** Refused when the draft is another by now; null to publish whatever it says. */
  readonly revision: number | null;
}

/**
 * Shows a draft to learners: it is written as a file, and the file is read, checked and brought in as an import does
 * with one, so that an export has the same file and an import of it changes nothing.
 */
export async function publishItem(world: PublishingWorld, { orgId, contentId, uid, revision }: Publishing) {
  const stored = await inOrganization(world.db, orgId, (scope) => loadForPublishing(scope, contentId));
  const { draft } = stored;
  // A version may be shown again as it is, once its author has held it against a changed original.
  if (!draft && !stored.version?.row) throw new AppError('not_found');
  if ((revision !== null && (draft?.revision ?? 0) !== revision) || isInConflict(stored))
    throw new AppError('draft_conflict');
  const problems = await findProblems(stored, { ...stored.targets, media: stored.mediaNames });
  if (problems.length > 0)
    throw new AppError(
      'draft_unfinished',
      problems.map(({ path, message }) => ({ path: path.join('.'), message })),
    );
  if (stored.version) return publishVersion(world, orgId, stored, stored.version);
  const item = await readAsFile(world, orgId, stored);
  const refits = await refitVersions(stored.versions, stored, { place: placeOf(stored), item });
  const importId = await startImport(world, orgId);
  try {
    await stageImport(world, { orgId, importId, items: [item] });
    await inOrganization(world.db, orgId, async (scope) => {
      const at = world.clock.now();
      await touchLibrary(scope, at);
      const now = await lockDraft(scope, contentId);
      if (!now || now.discardedAt || now.revision !== draft?.revision) throw new AppError('draft_conflict');
      const files = Object.entries(now.media).map(([name, file]) => ({
        ...file,
        path: assetPathOf(baseOf(stored), name),
      }));
      await saveAssets(scope, files, []);
      await publishStaged(scope, importId, at, uid);
      await saveRefits(scope, refits, { published: stored.published, item, at });
      await deleteDraft(scope, contentId);
      await enqueue(scope, indexLibrary, {}, { at, key: 'all' });
    });
  } catch (error) {
    await abandonImport(world, orgId, importId);
    throw error;
  }
  await finishImport(world, orgId, importId);
}

async function loadForPublishing(scope: OrganizationScope, contentId: string) {
  const stored = await loadItem(scope, contentId);
  const media = await readMedia(scope, stored);
  return {
    ...stored,
    targets: await readTargets(scope),
    mediaNames: new Set(Object.keys(media)),
    versions: stored.version || !stored.item ? [] : await listShownVersions(scope, contentId),
  };
}

function placeOf({ id, kind, moduleId, chapterId, position }: StoredItem): ItemPlace {
  if (moduleId === null || chapterId === null) throw new AppError('not_found');
  return { id, moduleId, chapterId, position, kind, base: baseOf({ moduleId, chapterId }) };
}

/** The item as its file says it, by the reader of files. */
async function readAsFile({ db, files }: PublishingWorld, orgId: string, stored: StoredItem): Promise<ItemDraft> {
  const { id, kind, position, item, text } = stored;
  const place = placeOf(stored);
  const wanted = { ...text, status: 'published' } as const;
  const reader = new TextReader();
  const problems: { path: string; message: string }[] = [];
  const path = `${orderedName({ position, id })}`;
  const read = async (source: string) => {
    problems.length = 0;
    const result = await reader.read(readingTask('readItemText'), { place, source }, (line, message) =>
      problems.push({ path: line === null ? path : `${path}:${line}`, message }),
    );
    return problems.length === 0 && result ? { ...result.draft, readingKey: readingKeyOf(kind, source) } : null;
  };
  const body = contentKinds[kind].body.parse(text.body);
  const changed = item && (await read(sourceAfter(item, wanted)));
  // A file that cannot be changed in its own form is written anew.
  const draft =
    changed && isDeepStrictEqual(changed.body, body) && changed.title === text.head.title.trim()
      ? changed
      : await read(writeItemFile(kind, wanted));
  if (!draft) throw new AppError('draft_unfinished', problems);
  const said = await readCaptions(reader, files, await captionKeys(db, orgId, { ...stored, media: draft.media }));
  return said.length === 0 ? draft : { ...draft, text: [draft.text, ...said].join('\n') };
}

/** The captions that an item names, in its order. */
function captionKeys(
  db: World['db'],
  orgId: string,
  { draft, media, ...place }: Pick<StoredItem, 'draft' | 'moduleId' | 'chapterId'> & Pick<ItemDraft, 'media'>,
): Promise<string[]> {
  return inOrganization(db, orgId, async (scope) => {
    const rows = await findAssets(scope, Object.values(media));
    const files = new Map([
      ...rows.map((row) => [row.path, row] as const),
      ...Object.entries(draft?.media ?? {}).map(([name, file]) => [assetPathOf(baseOf(place), name), file] as const),
    ]);
    return Object.values(media).flatMap((path) => {
      const file = files.get(path);
      return file?.contentType.startsWith('text/vtt') ? file.originalKey : [];
    });
  });
}

async function readCaptions(reader: TextReader, files: World['files'], keys: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  for (const key of keys) {
    const file = await files.find(key);
    if (!file) continue;
    const source = Buffer.concat(await (await file.open()).toArray()).toString('utf8');
    const text = await reader.read(readingTask('readCaptions'), source, () => undefined);
    if (text) said.push(text);
  }
  return said;
}

/** Has a draft published at a time. */
export function schedulePublishing(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId, contentId, revision }: Omit<Publishing, 'uid'>,
  publishAt: Date,
): Promise<void> {
  return inOrganization(db, orgId, async (scope) => {
    const draft = await lockDraft(scope, contentId);
    if (!draft || draft.discardedAt) throw new AppError('not_found');
    if (draft.revision !== revision) throw new AppError('draft_conflict');
    await updateDraft(scope, contentId, { publishAt, publishFailure: null });
    const at = clock.now();
    await enqueue(scope, publishDraft, { content_id: contentId }, { at, dueAt: publishAt });
  });
}

/** Takes back that a draft is published at a time. */
export async function cancelPublishing({ db }: Pick<World, 'db'>, orgId: string, contentId: string) {
  await inOrganization(db, orgId, (scope) => updateDraft(scope, contentId, { publishAt: null, publishFailure: null }));
  return { is_done: true } as const;
}

/** Publishes a draft whose time has come; what must be mended first is told to its authors. */
export async function publishOverdue(world: PublishingWorld, orgId: string, contentId: string): Promise<void> {
  const draft = await inOrganization(world.db, orgId, (scope) => findDraft(scope, contentId));
  if (!draft?.publishAt || draft.discardedAt || draft.publishAt > world.clock.now()) return;
  try {
    await publishItem(world, { orgId, contentId, uid: draft.changedBy, revision: null });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const failure = { publishAt: null, publishFailure: error.message };
    await inOrganization(world.db, orgId, (scope) => updateDraft(scope, contentId, failure));
  }
}
