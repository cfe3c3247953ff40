import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { World } from '#world.ts';
import type { ItemDraft } from '../read/draft.ts';
import { indexItems } from './search.repository.ts';
import { beginImport, dropStaged, endImport, listAbandoned, listUnindexed, stageItems } from './staging.repository.ts';

type StagingWorld = Pick<World, 'db' | 'clock'>;

/** Items in one transaction: others wait no longer than that for the embedded database's only session. */
const BATCH = 25;
/** Storing films takes long; between two batches of items an import touches its row. */
const ABANDONED_MS = 60 * 60_000;

/** Notes that an import is under way; answers its id. */
export async function startImport(world: StagingWorld, orgId: string): Promise<string> {
  const id = newId();
  await inOrganization(world.db, orgId, (scope) => beginImport(scope, id, world.clock.now()));
  return id;
}

/** Writes items where nobody sees them, a few at a time. */
export async function stageImport(
  world: StagingWorld,
  { orgId, importId, items }: { orgId: string; importId: string; items: readonly ItemDraft[] },
): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH) {
    const batch = { items: items.slice(start, start + BATCH), at: world.clock.now() };
    const isGoingOn = await inOrganization(world.db, orgId, (scope) => stageItems(scope, importId, batch));
    if (!isGoingOn) throw new Error('The import took too long between two steps, and was ended.');
  }
}

export async function abandonImport(world: StagingWorld, orgId: string, importId: string): Promise<void> {
  await inOrganization(world.db, orgId, (scope) => endImport(scope, importId));
}

/** Brings the search up to date with what was published, a few items at a time; then the import is over. */
export async function finishImport(world: StagingWorld, orgId: string, importId: string): Promise<void> {
  for (let isMore = true; isMore;) {
    isMore = await inOrganization(world.db, orgId, async (scope) => {
      const ids = await listUnindexed(scope, importId, BATCH);
      await indexItems(scope, ids);
      await dropStaged(scope, importId, ids);
      return ids.length === BATCH;
    });
  }
  await inOrganization(world.db, orgId, (scope) => endImport(scope, importId));
}

/** What a process that was killed left of its imports: what was shown is finished, what was not goes away. */
export async function sweepImports(world: StagingWorld): Promise<void> {
  const before = new Date(world.clock.now().getTime() - ABANDONED_MS);
  const abandoned = await acrossOrganizations(world.db, (tx) => listAbandoned(tx, before));
  for (const { orgId, id, isPublished } of abandoned)
    await (isPublished ? finishImport(world, orgId, id) : abandonImport(world, orgId, id));
}
