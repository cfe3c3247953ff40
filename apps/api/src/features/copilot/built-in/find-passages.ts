import type { Found } from '#adapters/passage-search/port.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { findPlaces } from '../library/passages.repository.ts';
import { searchLibrary } from '../library/search-library.ts';
import { alternativesFor } from '../words/alternatives.ts';
import type { Asked } from './asked.ts';
import { addressOfContent } from '../engines/addresses.ts';

interface Where {
  readonly within?: readonly string[];
  readonly limit: number;
  /** Passages of one item; a few when absent. */
  readonly ofItem?: number;
  /** What to look for; the question when absent. */
  readonly text?: string;
}

/** Passages for a question, best first, of what the member may see. */
export async function findPassages(
  { world, turn, around, vector }: Asked,
  { within, limit, ofItem, text = turn.question }: Where,
): Promise<Found[]> {
  const alternatives = alternativesFor(text, around.words);
  const found = await searchLibrary(
    world,
    { orgId: turn.caller.orgId, version: around.indexVersion },
    { text, alternatives, vector, within, without: around.lockedIds, limit, ofGroup: ofItem },
  );
  return found.filter(({ group }) => around.tree.itemById.has(group));
}

/** Where the passages of an item stand in it. */
export function placesOf({ world, turn }: Pick<Asked, 'world' | 'turn'>, contentId: string) {
  return inOrganization(world.db, turn.caller.orgId, (scope) => findPlaces(scope, contentId));
}

/** Notes what was looked at, for the person who asks how. */
export function notePassages({ turn, pen, around }: Asked, found: readonly Found[], quoted: readonly Found[]): void {
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
