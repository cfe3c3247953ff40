import { text as readText } from 'node:stream/consumers';
import {
  listExpected,
  listLibraryVersions,
  listPublishedMarks,
  type PublishedItem,
  readLibraryVersion,
  readPublished,
} from '#features/catalogue/index.ts';
import * as jobKinds from '#composition/job-kinds.ts';
import type { Transaction } from '#platform/database/database.ts';
import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { fullSpeed, type Pace } from '#platform/limits/pace.ts';
import { inThread } from '#platform/untrusted/in-thread.ts';
import { LimitReached } from '#platform/untrusted/task.ts';
import type { World } from '#world.ts';
import { readingTask } from '../reading-task.ts';
import { captionFileOf } from './cutting/cut-item.ts';
import { cutPassages } from './cutting/cut-passages.ts';
import { embedLibrary } from './embed-library.ts';
import {
  countIndexed,
  dropItems,
  growIndex,
  hasCutBefore,
  listCutBefore,
  listIndexed,
  listIndexes,
  listWithoutMeaning,
  readIndexState,
  saveLibraryVersion,
  saveCuts,
} from './passages.repository.ts';
import { withExpected } from './pieces/with-expected.ts';
import { bringUpToDate } from './find-passages.ts';

/** Items that are cut in one transaction. */
const BATCH = 50;
/** After so long the meanings of another organization have their turn. */
const EMBEDDING_MS = 20_000;

export type IndexWorld = Pick<World, 'db' | 'files' | 'assistant'>;
type JobWorld = IndexWorld & Pick<World, 'clock' | 'live'>;

/** Tells every process that the index of an organization has changed. */
const INDEX_TOPIC = 'assistant-index';

/** Cuts what has changed in a library; the meanings of it come after, by a job of their own. */
export async function indexLibrary(world: JobWorld, orgId: string): Promise<void> {
  const isChanged = await cutChanged(world, orgId);
  await inOrganization(world.db, orgId, (scope) =>
    enqueue(scope, jobKinds.embedPassages, {}, { at: world.clock.now(), key: 'all' }),
  );
  if (isChanged) world.live.publish(INDEX_TOPIC, { org_id: orgId });
}

interface Embedding {
  readonly pace: Pace;
  readonly signal: AbortSignal;
  report(progress: number): Promise<void>;
}

/**
 * Computes meanings for a while; what is left then waits as another job. It is read from the database each time, so that
 * nothing is lost when the server stops in the middle.
 */
export async function embedPassages(world: JobWorld, orgId: string, { pace, signal, report }: Embedding) {
  const until = performance.now() + EMBEDDING_MS;
  let isMore = await embedLibrary(world, orgId, pace);
  while (isMore && performance.now() < until && !signal.aborted) {
    const { items, withMeaning } = await inOrganization(world.db, orgId, countIndexed);
    await report(items === 0 ? 1 : withMeaning / items);
    isMore = await embedLibrary(world, orgId, pace);
  }
  if (isMore)
    await inOrganization(world.db, orgId, (scope) =>
      enqueue(scope, jobKinds.embedPassages, {}, { at: world.clock.now(), key: 'all' }),
    );
  world.live.publish(INDEX_TOPIC, { org_id: orgId });
}

/** What this process holds of an index follows it, so that the next question need not wait for that. */
export function followIndexes(world: Pick<World, 'db' | 'assistant' | 'live'>, onError: (error: unknown) => void) {
  return world.live.subscribe(INDEX_TOPIC, (message) => {
    const { org_id: orgId } = message as { org_id: string };
    if (world.assistant.search.versionOf(orgId) !== null) void bringUpToDate(world, orgId).catch(onError);
  });
}

/** Queues every library that is not indexed as it is now. */
export async function queueIndexing({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const { changed, withoutMeaning } = await acrossOrganizations(db, listUnfinished);
  const at = clock.now();
  for (const orgId of changed)
    await inOrganization(db, orgId, (scope) => enqueue(scope, jobKinds.indexLibrary, {}, { at, key: 'all' }));
  for (const orgId of withoutMeaning)
    await inOrganization(db, orgId, (scope) => enqueue(scope, jobKinds.embedPassages, {}, { at, key: 'all' }));
}

/** Brings every index up to date, for a command that waits for it. */
export async function indexLibraries(world: IndexWorld): Promise<void> {
  const { changed } = await acrossOrganizations(world.db, listUnfinished);
  for (const orgId of changed) await cutChanged(world, orgId);
  for (const orgId of await acrossOrganizations(world.db, listWithoutMeaning))
    while (await embedLibrary(world, orgId, fullSpeed));
}

async function listUnfinished(tx: Transaction) {
  const [libraries, indexes] = [await listLibraryVersions(tx), await listIndexes(tx)];
  const cutBefore = new Set(await listCutBefore(tx));
  return {
    changed: libraries
      .filter(({ orgId, version }) => indexes.get(orgId)?.libraryVersion !== version || cutBefore.has(orgId))
      .map(({ orgId }) => orgId),
    withoutMeaning: await listWithoutMeaning(tx),
  };
}

/** False when the index knows this version of the library. */
async function cutChanged(world: IndexWorld, orgId: string): Promise<boolean> {
  const { version, indexed, isCutBefore } = await inOrganization(world.db, orgId, async (scope) => ({
    version: await readLibraryVersion(scope),
    indexed: (await readIndexState(scope)).libraryVersion,
    isCutBefore: await hasCutBefore(scope),
  }));
  if (version === indexed && !isCutBefore) return false;
  await cutLibrary(world, orgId, version);
  return true;
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
    const batch = ids.slice(start, start + BATCH);
    const { items, expected } = await inOrganization(world.db, orgId, async (scope) => ({
      items: await readPublished(scope, batch),
      expected: await listExpected(scope, batch),
    }));
    const cuts = await Promise.all(
      items.map(async (item) => ({
        id: item.id,
        version: item.version,
        title: item.title,
        kind: item.kind,
        mark: markOf.get(item.id)!,
        passages: withExpected(await cut(world, item), expected.get(item.id) ?? []),
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
