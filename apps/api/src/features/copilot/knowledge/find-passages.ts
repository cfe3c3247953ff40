import type { EverydayWord } from '@snapwell/contract/copilot/words.schemas';
import type { SearchHit, SearchablePassage, SearchQuery } from '#adapters/passage-search/port.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { findItemPassages, listChanged, type PassageRow, readIndexState, readPassages } from './passages.repository.ts';
import { alternativesFor, inLibraryWords } from '../words/alternatives.ts';
import type { SkillInput } from '../request/skill-input.ts';
import { addressOfContent } from './addresses.ts';
import { isQuotable, weightOf } from './kinds-of-source.ts';
import { readQuestion } from './ranking/features.ts';
import { type Ranking, rankPassages } from './ranking/rank-passages.ts';
import type { World } from '#world.ts';

interface PassageQuery {
  readonly within?: readonly string[];
  readonly limit: number;
  /** Passages of one item; a few when absent. */
  readonly ofItem?: number;
  /** What to look for; the question when absent. */
  readonly text?: string;
  /** What this goes on from. */
  readonly before?: string | undefined;
}

/** What was asked before counts beside what is asked now. */
const SAID_BEFORE = 0.4;

const beside = (alternatives: ReturnType<typeof alternativesFor>, before: string | undefined) =>
  before === undefined ? alternatives : [...alternatives, { text: before, weight: SAID_BEFORE }];

/** A question as the library is searched with it. */
export type SearchInput = Pick<SkillInput, 'world' | 'request' | 'context' | 'vector'>;

/** Passages for a question, best first, of what the member may see. */
export async function findPassages(
  { world, request, context, vector }: SearchInput,
  { within, limit, ofItem, text = request.question, before }: PassageQuery,
): Promise<SearchHit[]> {
  const alternatives = beside(alternativesFor(text, context.words), before);
  const found = await searchLibrary(
    world,
    { orgId: request.caller.orgId, version: context.indexVersion },
    { text, alternatives, vector, within, without: context.lockedIds, limit, ofGroup: ofItem },
  );
  return found.filter(({ group }) => context.tree.itemById.has(group));
}

/** So many of the items found are read whole. */
const READ_WHOLE = 10;

/** Passages of lessons that may answer, in the order in which they do, with how far that is to be trusted. */
export async function rankLibrary(input: SkillInput, given: RankingWish = {}): Promise<Ranking> {
  const { world, request, context, vector } = input;
  const text = request.question;
  const { spokenOf = [], before } = given;
  const alternatives = beside(alternativesFor(text, context.words), before);
  const found = await searchLibrary(
    world,
    { orgId: request.caller.orgId, version: context.indexVersion },
    {
      text,
      alternatives,
      vector,
      without: context.lockedIds,
      limit: READ_WHOLE,
      whole: READ_WHOLE,
      also: spokenOf,
    },
  );
  const lessons = found.filter(({ group }) => {
    const item = context.tree.itemById.get(group);
    return item !== undefined && isQuotable(item.kind);
  });
  const question = readQuestion(
    text,
    alternatives.map(({ text: other }) => other),
  );
  return rankPassages(question, lessons, spokenOf);
}

interface RankingWish {
  /** Items that are rather meant than others, as they were just spoken of. */
  readonly spokenOf?: readonly string[];
  /** What this goes on from. */
  readonly before?: string | undefined;
}

/** Where the passages of an item stand in it, but for those that its authors do not want read out. */
export function listPassagesOfItem({ world, request }: Pick<SkillInput, 'world' | 'request'>, contentId: string) {
  return inOrganization(world.db, request.caller.orgId, async (scope) => {
    const passages = await findItemPassages(scope, contentId);
    return passages.filter(({ isHidden }) => !isHidden);
  });
}

/** What its authors do not want read out of an item. */
export function listHiddenOfItem({ world, request }: Pick<SkillInput, 'world' | 'request'>, contentId: string) {
  return inOrganization(world.db, request.caller.orgId, async (scope) => {
    const passages = await findItemPassages(scope, contentId);
    return passages.filter(({ isHidden }) => isHidden).map(({ text }) => text);
  });
}

/** Notes what was looked at, for the person who asks how. */
export function tracePassages(
  { request, writer, context }: SkillInput,
  found: readonly SearchHit[],
  quoted: readonly SearchHit[],
): void {
  for (const passage of found) {
    const item = context.tree.itemById.get(passage.group)!;
    writer.trace.passage({
      content_id: item.id,
      title: item.title,
      url: addressOfContent(request.caller.orgId, {
        contentId: item.id,
        moduleId: item.moduleId,
        chapterId: item.chapterId,
      }),
      text: passage.text,
      score: Math.round(passage.score * 1000) / 1000,
      is_quoted: quoted.includes(passage),
    });
  }
}

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
