import type { SearchHit, SearchablePassage, SearchQuery } from '#adapters/passage-search/port.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import type { EverydayWord } from '@snapwell/contract/copilot/words.schemas';
import { inLibraryWords } from '../words/alternatives.ts';
import { weightOf } from './kinds-of-source.ts';
import { listChanged, type PassageRow, readIndexState, readPassages } from './passages.repository.ts';

type SearchWorld = Pick<World, 'db' | 'assistant'>;

/** Items that are read at once: others have their turn at the database in between. */
const AT_ONCE = 200;

const loading = new WeakMap<object, Map<string, Promise<void>>>();

/** Finds passages of an organization's library, as it is indexed in `version` or later. */
export async function searchLibrary(
  world: SearchWorld,
  place: { orgId: string; version: number },
  query: SearchQuery,
): Promise<SearchHit[]> {
  const { search } = world.assistant;
  if ((search.versionOf(place.orgId) ?? -1) < place.version) await bringUpToDate(world, place.orgId);
  // Another library may have taken its room in this very moment: then it is read again.
  return (await search.find(place.orgId, query)) ?? searchLibrary(world, place, query);
}

/** What the product calls its own things: slips of the pen are corrected towards them as well. */
const PRODUCT_WORDS = ['streak', 'freeze', 'points', 'badge', 'badges', 'leaderboard', 'quiz', 'review', 'progress'];

/** What was probably meant to be typed, as this library spells it and calls it. */
export async function correctWords(
  world: SearchWorld,
  place: { orgId: string; version: number },
  text: string,
  words: readonly EverydayWord[],
): Promise<string> {
  const { search } = world.assistant;
  if ((search.versionOf(place.orgId) ?? -1) < place.version) await bringUpToDate(world, place.orgId);
  const known = [...PRODUCT_WORDS, ...words.flatMap(({ phrase }) => phrase.toLowerCase().split(/\s+/))];
  return inLibraryWords(await search.correct(place.orgId, text, known), words);
}

/** A word spelt right, as this library or `known` words have it. */
export async function correctTowards(
  world: SearchWorld,
  place: { orgId: string; version: number },
  { text, known }: { text: string; known: readonly string[] },
): Promise<string> {
  const { search } = world.assistant;
  if ((search.versionOf(place.orgId) ?? -1) < place.version) await bringUpToDate(world, place.orgId);
  return search.correct(place.orgId, text, known);
}

/** Has everything at hand before the first question comes: the library, and what computes meanings. */
export async function prepareLibrary(world: SearchWorld, orgId: string): Promise<void> {
  await Promise.all([bringUpToDate(world, orgId), world.assistant.search.encode(['hello'])]);
}

/** Reads what changed in the index since it was read last; those who come together wait for one reading. */
export async function bringUpToDate(world: SearchWorld, orgId: string): Promise<void> {
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
  const held = search.versionOf(orgId);
  const { version, items } = await inOrganization(db, orgId, async (scope) => {
    const state = await readIndexState(scope);
    return { version: state.version, items: state.version === held ? [] : await listChanged(scope, held ?? 0) };
  });
  if (version === held) return;
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const some = items.slice(start, start + AT_ONCE);
    const ids = some.map(({ id }) => id);
    const passages = await inOrganization(db, orgId, (scope) => readPassages(scope, ids));
    const groups = some.map(({ id, title, kind }) => ({
      id,
      title,
      weight: weightOf(kind),
      passages: (passages.get(id) ?? []).map(searchable),
    }));
    await search.load(orgId, null, groups);
  }
  await search.load(orgId, version, []);
}

function searchable({ position, heading, text, embedding, answeredAt }: PassageRow): SearchablePassage {
  return {
    position,
    heading,
    text,
    vector: embedding && new Int8Array(embedding),
    ...(answeredAt !== null && { answeredAt }),
  };
}
