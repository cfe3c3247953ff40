import type { SearchHit } from '#adapters/passage-search/port.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { findItemPassages } from './passages.repository.ts';
import { searchLibrary } from './search-library.ts';
import { alternativesFor } from '../words/alternatives.ts';
import type { SkillInput } from '../request/skill-input.ts';
import { addressOfContent } from './addresses.ts';

interface PassageQuery {
  readonly within?: readonly string[];
  readonly limit: number;
  /** Passages of one item; a few when absent. */
  readonly ofItem?: number;
  /** What to look for; the question when absent. */
  readonly text?: string;
}

/** Passages for a question, best first, of what the member may see. */
export async function findPassages(
  { world, request, context, vector }: SkillInput,
  { within, limit, ofItem, text = request.question }: PassageQuery,
): Promise<SearchHit[]> {
  const alternatives = alternativesFor(text, context.words);
  const found = await searchLibrary(
    world,
    { orgId: request.caller.orgId, version: context.indexVersion },
    { text, alternatives, vector, within, without: context.lockedIds, limit, ofGroup: ofItem },
  );
  return found.filter(({ group }) => context.tree.itemById.has(group));
}

/** Where the passages of an item stand in it. */
export function listPassagesOfItem({ world, request }: Pick<SkillInput, 'world' | 'request'>, contentId: string) {
  return inOrganization(world.db, request.caller.orgId, (scope) => findItemPassages(scope, contentId));
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
