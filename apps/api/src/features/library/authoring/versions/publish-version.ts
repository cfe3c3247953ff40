import { indexLibrary } from '#composition/job-kinds.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import type { World } from '#world.ts';
import { saveAssets, touchLibrary } from '#features/library/import/library.repository.ts';
import { indexItems } from '#features/library/import/search.repository.ts';
import { saveVersions } from '#features/library/import/versions.repository.ts';
import { assetPathOf } from '#features/library/read/read-item.ts';
import { deleteDraft, findLibraryItem, lockDraft } from '../drafts.repository.ts';
import { baseOf } from '../item-text.ts';
import type { StoredItem } from '../open-item.ts';
import { readAsVersionFile } from './read-version-file.ts';
import { textOfVersion, type VersionText } from './version-text.ts';

/**
 * Shows an item in another language to readers: it is written as the file beside the original, and read by the reader
 * of such files. Nothing of the item itself changes.
 */
export async function publishVersion(
  world: Pick<World, 'db' | 'clock'>,
  orgId: string,
  stored: StoredItem,
  { language, row }: VersionText,
): Promise<void> {
  const { id: textId, kind, moduleId, chapterId, position, item, draft, text } = stored;
  if (moduleId === null || chapterId === null || !item) throw new AppError('not_found');
  const base = baseOf({ moduleId, chapterId });
  const { version, problems } = await readAsVersionFile({
    place: { id: item.id, moduleId, chapterId, position, kind, base },
    original: item.body,
    file: row && { source: row.source, text: textOfVersion(row) },
    text,
  });
  if (!version) throw new AppError('draft_unfinished', problems);
  await inOrganization(world.db, orgId, async (scope) => {
    const at = world.clock.now();
    await touchLibrary(scope, at);
    const now = await lockDraft(scope, textId);
    const original = await findLibraryItem(scope, item.id);
    const open = now?.discardedAt ? null : now;
    if (open?.revision !== draft?.revision) throw new AppError('draft_conflict');
    // What it was read against is what readers get.
    if (original?.version !== item.version) throw new AppError('draft_conflict');
    const files = Object.entries(open?.media ?? {}).map(([name, file]) => ({ ...file, path: assetPathOf(base, name) }));
    await saveAssets(scope, files, []);
    await saveVersions(scope, [{ kind: 'content', id: item.id, language, ...version }], at);
    await deleteDraft(scope, textId);
    await indexItems(scope, [item.id]);
    await enqueue(scope, indexLibrary, {}, { at, key: 'all' });
  });
}
