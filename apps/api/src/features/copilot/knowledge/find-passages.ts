import type { SearchHit } from '#adapters/passage-search/port.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { findItemPassages } from './passages.repository.ts';
import { searchLibrary } from './search-library.ts';
import { alternativesFor } from '../words/alternatives.ts';
import type { SkillInput } from '../request/skill-input.ts';
import { addressOfContent } from './addresses.ts';
import { isQuotable } from './kinds-of-source.ts';
import { readQuestion } from './ranking/features.ts';
import { type Ranking, rankPassages } from './ranking/rank-passages.ts';

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
