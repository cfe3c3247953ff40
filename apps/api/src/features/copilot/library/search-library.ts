import type { Found, SearchQuery } from '#adapters/passage-search/port.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { weightOf } from './kinds-of-source.ts';
import { readChanges, readIndexState } from './passages.repository.ts';

type SearchWorld = Pick<World, 'db' | 'assistant'>;

const loading = new WeakMap<object, Map<string, Promise<void>>>();

/** Finds passages of an organization's library, as it is indexed in `version` or later. */
export async function searchLibrary(world: SearchWorld, { orgId, version }: { orgId: string; version: number }, query: SearchQuery): Promise<Found[]> {
  if (world.assistant.search.versionOf(orgId) !== version) await bringUpToDate(world, orgId);
  return world.assistant.search.find(orgId, query);
}

/** Reads what changed in the index since it was read last; questions that come together wait for one reading. */
async function bringUpToDate(world: SearchWorld, orgId: string): Promise<void> {
  const { search } = world.assistant;
  const mine = loading.get(search) ?? new Map<string, Promise<void>>();
  loading.set(search, mine);
  const running = mine.get(orgId);
  if (running) return running;
  const reading = read(world, orgId).finally(() => mine.delete(orgId));
  mine.set(orgId, reading);
  return reading;
}

async function read({ db, assistant: { search } }: SearchWorld, orgId: string): Promise<void> {
  const held = search.versionOf(orgId) ?? 0;
  const changed = await inOrganization(db, orgId, async (scope) => {
    const { version } = await readIndexState(scope);
    return version === held ? null : { version, groups: await readChanges(scope, held) };
  });
  if (!changed) return;
  const groups = changed.groups.map(({ id, title, kind, passages }) => ({
    id,
    title,
    weight: weightOf(kind),
    passages: passages.map(({ position, heading, text, embedding }) => ({ position, heading, text, vector: embedding && new Int8Array(embedding) })),
  }));
  await search.load(orgId, changed.version, groups);
}
