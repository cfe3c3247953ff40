import type { SearchHit } from '#adapters/passage-search/port.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { findItemPassages } from '../library/passages.repository.ts';
import { searchLibrary } from '../library/search-library.ts';
import { alternativesFor } from '../words/alternatives.ts';
import type { SkillInput } from './skill-input.ts';
import { addressOfContent } from '../engines/addresses.ts';

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
  { world, turn, around, vector }: SkillInput,
  { within, limit, ofItem, text = turn.question }: PassageQuery,
): Promise<SearchHit[]> {
  const alternatives = alternativesFor(text, around.words);
  const found = await searchLibrary(
    world,
    { orgId: turn.caller.orgId, version: around.indexVersion },
    { text, alternatives, vector, within, without: around.lockedIds, limit, ofGroup: ofItem },
  );
  return found.filter(({ group }) => around.tree.itemById.has(group));
}

/** Where the passages of an item stand in it. */
export function listPassagesOfItem({ world, turn }: Pick<SkillInput, 'world' | 'turn'>, contentId: string) {
  return inOrganization(world.db, turn.caller.orgId, (scope) => findItemPassages(scope, contentId));
}

/** Notes what was looked at, for the person who asks how. */
export function tracePassages(
  { turn, pen, around }: SkillInput,
  found: readonly SearchHit[],
  quoted: readonly SearchHit[],
): void {
  for (const passage of found) {
    const item = around.tree.itemById.get(passage.group)!;
    pen.notes.passage({
      content_id: item.id,
      title: item.title,
      url: addressOfContent(turn.caller.orgId, {
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
