import type { SearchHit } from '#adapters/passage-search/port.ts';
import { hasSameStructure } from '@snapwell/contract/library/language-versions/same-structure';
import {
  listPublishedMarks,
  readItemVersions,
  readLibraryVersion,
  readOriginalLanguage,
  readPublished,
} from '#features/catalogue/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { inThread } from '#platform/untrusted/in-thread.ts';
import { LimitReached } from '#platform/untrusted/task.ts';
import type { World } from '#world.ts';
import type { Passage } from '../../knowledge/pieces/piece.ts';
import { isQuotable, weightOf } from '../../knowledge/kinds-of-source.ts';
import { findItemPassages } from '../../knowledge/passages.repository.ts';
import { readingTask } from '#features/copilot/reading-task.ts';
import type { ItemToCut } from '#features/copilot/reading-tasks.ts';
import { wordsOf } from './is-german.ts';
import { searchTextOf, stemOf, stemsOf, withoutPrefix } from './stems.ts';

type SearchWorld = Pick<World, 'db' | 'assistant'>;

/** Items that are read at once. */
const AT_ONCE = 50;

/** What a lesson says in German. */
export interface GermanItem {
  readonly id: string;
  readonly title: string;
  readonly weight: number;
  readonly passages: readonly (Passage & { readonly position: number })[];
}

const loading = new WeakMap<object, Map<string, Promise<void>>>();
/** The libraries that were read last and have no lesson in German, by organization. */
const empty = new WeakMap<object, Map<string, string>>();

export interface GermanSearch {
  readonly orgId: string;
  readonly question: string;
  /** Stems that an answer may have and the question does not. */
  readonly alternatives: readonly string[];
  readonly without: readonly string[];
  readonly limit: number;
}

/**
 * Passages of the German versions of lessons by words alone; null where there are none. The versions are a library of
 * their own in the search, by the version of the organization's library: what changes makes another one.
 */
export async function searchGerman(world: SearchWorld, query: GermanSearch): Promise<SearchHit[] | null> {
  const { search } = world.assistant;
  const stems = stemsOf(query.question);
  const { orgId, alternatives, without, limit } = query;
  const version = await inOrganization(world.db, orgId, readLibraryVersion);
  const library = `${orgId}/de/${version}`;
  if (search.versionOf(library) === null) await loadOnce(world, orgId, library);
  if (empty.get(search)?.get(orgId) === library) return null;
  const found = await search.find(library, {
    text: stems.join(' '),
    alternatives: [...alternatives, stems.map(withoutPrefix).join(' ')].map((text) => ({ text, weight: 0.5 })),
    vector: null,
    without,
    limit,
  });
  // Another library may have taken its room in this very moment: then it is read again.
  return found ?? searchGerman(world, query);
}

/** Those who come together wait for one reading. */
async function loadOnce(world: SearchWorld, orgId: string, library: string): Promise<void> {
  const { search } = world.assistant;
  const mine = loading.get(search) ?? new Map<string, Promise<void>>();
  loading.set(search, mine);
  const reading = mine.get(library) ?? load(world, orgId, library).finally(() => mine.delete(library));
  mine.set(library, reading);
  return reading;
}

async function load(world: SearchWorld, orgId: string, library: string): Promise<void> {
  const { search } = world.assistant;
  const ids = (await inOrganization(world.db, orgId, (scope) => listPublishedMarks(scope))).map(({ id }) => id);
  const items: GermanItem[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE)
    items.push(...(await readGermanItems(world, orgId, ids.slice(start, start + AT_ONCE))));
  const texts = items.flatMap(({ title, passages }) => [
    title,
    ...passages.flatMap(({ heading, text }) => [heading, text]),
  ]);
  const known = new Set(texts.flatMap((text) => wordsOf(text).map(stemOf)));
  const groups = items.map(({ id, title, weight, passages }) => ({
    id,
    title: searchTextOf(title, known),
    weight,
    passages: passages.map(({ position, heading, text }) => ({
      position,
      heading: searchTextOf(heading, known),
      text: searchTextOf(text, known),
      vector: null,
    })),
  }));
  const withoutGerman = empty.get(search) ?? new Map<string, string>();
  empty.set(search, withoutGerman);
  if (items.length === 0) withoutGerman.set(orgId, library);
  else withoutGerman.delete(orgId);
  await search.load(library, 0, groups);
}

/**
 * Lessons with what they say in German, as it is published now. Quizzes and games keep to themselves; so does what
 * stands where the authors do not want the original read out.
 */
export async function readGermanItems(
  { db }: Pick<World, 'db'>,
  orgId: string,
  ids: readonly string[],
): Promise<GermanItem[]> {
  const { items, bodies, originals } = await inOrganization(db, orgId, async (scope) => {
    const isGermanByItself = (await readOriginalLanguage(scope)) === 'de';
    const versions = (await readItemVersions(scope, ids)).filter(({ language }) => language === 'de');
    const wanted = isGermanByItself ? ids : versions.map(({ id }) => id);
    const published = wanted.length === 0 ? [] : await readPublished(scope, wanted);
    const quotable = published.filter(({ kind }) => isQuotable(kind));
    const said = new Map(versions.map((version) => [version.id, version]));
    const stand = new Map<string, Awaited<ReturnType<typeof findItemPassages>>>();
    for (const { id } of quotable) stand.set(id, await findItemPassages(scope, id));
    return { items: quotable, bodies: isGermanByItself ? null : said, originals: stand };
  });
  const german = await Promise.all(
    items.map(async (item) => {
      const { id, kind } = item;
      const version = bodies ? bodies.get(id)! : item;
      // What was changed since waits until its version is, too.
      if (kind !== 'article' && !hasSameStructure(item.body, version.body)) return [];
      const { title, summary, body } = version;
      const passages = shownIn(await cut({ kind, body, summary }), originals.get(id)!);
      return passages.length === 0 ? [] : [{ id, title: title || item.title, weight: weightOf(kind), passages }];
    }),
  );
  return german.flat();
}

async function cut(item: Omit<ItemToCut, 'captions'>): Promise<Passage[]> {
  try {
    return await inThread(readingTask('cutIntoPassages'), { ...item, captions: null });
  } catch (error) {
    if (error instanceof LimitReached) return [];
    throw error;
  }
}

interface Original {
  readonly paragraph: number | null;
  readonly isHidden: boolean;
}

/** The passages but for the paragraphs that are hidden in the original; none where these cannot be told. */
export function shownIn(passages: readonly Passage[], originals: readonly Original[]): GermanItem['passages'] {
  const placed = passages.map((passage, position) => ({ ...passage, position }));
  const hidden = originals.filter(({ isHidden }) => isHidden).map(({ paragraph }) => paragraph);
  if (hidden.length === 0) return placed;
  const isAlike =
    JSON.stringify([...new Set(passages.map(({ paragraph }) => paragraph))]) ===
    JSON.stringify([...new Set(originals.map(({ paragraph }) => paragraph))]);
  if (!isAlike || hidden.includes(null)) return [];
  return placed.filter(({ paragraph }) => !hidden.includes(paragraph));
}
