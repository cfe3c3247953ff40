import { inOrganization } from '#platform/database/transaction.ts';
import type { Pace } from '#platform/limits/pace.ts';
import type { World } from '#world.ts';
import { wordsOfPiece } from './pieces/piece.ts';
import {
  growIndex,
  listItemsWithoutMeaning,
  listPassagesWithoutMeaning,
  saveEmbedding,
  saveMeanings,
} from './passages.repository.ts';

/** Items whose meanings are computed in one turn: newer things, and a server that stops, wait for no more than that. */
const ITEMS_A_TURN = 4;
/** Passages that are encoded at once: a question waits for no more than that. */
const AT_ONCE = 2;

/** Computes the meanings of passages that have none yet; answers whether it did, and there may be more. */
export async function embedLibrary(
  { db, assistant }: Pick<World, 'db' | 'assistant'>,
  orgId: string,
  pace: Pace,
): Promise<boolean> {
  const items = await inOrganization(db, orgId, (scope) => listItemsWithoutMeaning(scope, ITEMS_A_TURN));
  for (const { id: contentId, title } of items) {
    const rows = await inOrganization(db, orgId, (scope) => listPassagesWithoutMeaning(scope, contentId));
    const vectors: { position: number; text: string; vector: Int8Array }[] = [];
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      const some = rows.slice(start, start + AT_ONCE);
      const begun = performance.now();
      const computed = await assistant.search.encode(
        some.map((row) => (row.answeredAt === null ? meaningOf(title, row.heading, row.text) : row.text)),
      );
      if (!computed) return false;
      await pace(performance.now() - begun);
      vectors.push(...some.map(({ position, text }, i) => ({ position, text, vector: computed[i]! })));
    }
    await inOrganization(db, orgId, async (scope) => {
      await saveMeanings(scope, contentId, vectors);
      await saveEmbedding(scope, contentId, await growIndex(scope));
    });
  }
  return items.length > 0;
}

/** What is encoded for a passage: title and heading say what its sentences are about. */
export const meaningOf = (title: string, heading: string, text: string): string =>
  [heading || title, wordsOfPiece(text)].filter(Boolean).join('. ');
