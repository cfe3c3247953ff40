import { text as readText } from 'node:stream/consumers';
import {
  listLibraryVersions,
  listPublishedMarks,
  type PublishedItem,
  readPublished,
} from '#features/catalogue/index.ts';
import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { fullSpeed, type Pace } from '#platform/limits/pace.ts';
import { inThread } from '#platform/untrusted/in-thread.ts';
import { LimitReached } from '#platform/untrusted/task.ts';
import type { World } from '#world.ts';
import { readingTask } from '../reading-task.ts';
import { captionFileOf } from './cut-item.ts';
import { cutPassages } from './cut-passages.ts';
import { embedLibrary } from './embed-library.ts';
import {
  dropItems,
  growIndex,
  listIndexed,
  listIndexes,
  listWithoutMeaning,
  saveLibraryVersion,
  saveCuts,
} from './passages.repository.ts';
import { bringUpToDate } from './search-library.ts';

/** Items that are cut in one transaction. */
const BATCH = 50;

export type IndexWorld = Pick<World, 'db' | 'files' | 'assistant'>;

/**
 * Brings the index up to date with every library that has changed; answers whether there is more to do. What is left
 * is read from the database each time, so that nothing is lost when the server stops in the middle.
 */
export async function indexLibraries(world: IndexWorld, pace: Pace = fullSpeed): Promise<boolean> {
  const { libraries, indexes } = await acrossOrganizations(world.db, async (tx) => ({
    libraries: await listLibraryVersions(tx),
    indexes: await listIndexes(tx),
  }));
  for (const { orgId, version } of libraries)
    if (indexes.get(orgId)?.libraryVersion !== version) await cutLibrary(world, orgId, version);
  let isMore = false;
  for (const orgId of await acrossOrganizations(world.db, listWithoutMeaning))
    isMore = (await embedLibrary(world, orgId, pace)) || isMore;
  await refreshHeld(world);
  return isMore;
}

/** What this process holds of the index follows it, so that the next question need not wait for that. */
async function refreshHeld(world: IndexWorld): Promise<void> {
  const indexes = await acrossOrganizations(world.db, listIndexes);
  for (const [orgId, { version }] of indexes) {
    const held = world.assistant.search.versionOf(orgId);
    if (held !== null && held < version) await bringUpToDate(world, orgId);
  }
}

async function cutLibrary(world: IndexWorld, orgId: string, libraryVersion: number): Promise<void> {
  const { changed, gone } = await inOrganization(world.db, orgId, async (scope) => {
    const [published, indexed] = [await listPublishedMarks(scope), await listIndexed(scope)];
    const present = new Set(published.map(({ id }) => id));
    return {
      changed: published.filter(({ id, mark }) => indexed.get(id) !== mark),
      gone: [...indexed.keys()].filter((id) => !present.has(id)),
    };
  });
  const markOf = new Map(changed.map(({ id, mark }) => [id, mark]));
  const ids = [...markOf.keys()];
  for (let start = 0; start < ids.length; start += BATCH) {
    const items = await inOrganization(world.db, orgId, (scope) =>
      readPublished(scope, ids.slice(start, start + BATCH)),
    );
    const cuts = await Promise.all(
      items.map(async (item) => ({
        id: item.id,
        version: item.version,
        title: item.title,
        kind: item.kind,
        mark: markOf.get(item.id)!,
        passages: await cut(world, item),
      })),
    );
    await inOrganization(world.db, orgId, async (scope) => saveCuts(scope, cuts, await growIndex(scope)));
  }
  await inOrganization(world.db, orgId, async (scope) => {
    if (gone.length > 0) await dropItems(scope, gone, await growIndex(scope));
    await saveLibraryVersion(scope, libraryVersion);
  });
}

async function cut({ files }: IndexWorld, { kind, body, summary, files: keys }: PublishedItem) {
  const name = captionFileOf(kind, body);
  const file = name && keys[name] ? await files.find(keys[name]) : null;
  const captions = file ? await readText(await file.open()) : null;
  try {
    return await inThread(readingTask('cutIntoPassages'), { kind, body, summary, captions });
  } catch (error) {
    // One item that cannot be cut must not keep the others from being found.
    if (error instanceof LimitReached) return cutPassages(summary, []);
    throw error;
  }
}
