import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { assistantItems, pieceNotes } from '#features/copilot/copilot.tables.ts';

export type PieceNote = Pick<
  typeof pieceNotes.$inferSelect,
  'contentId' | 'piece' | 'isHidden' | 'questions' | 'meanings'
>;

/** What authors say of the pieces of some items. */
export function listPieceNotes(
  { tx, orgId }: OrganizationScope,
  contentIds: readonly string[],
): Promise<readonly PieceNote[]> {
  const { contentId, piece, isHidden, questions, meanings } = pieceNotes;
  return tx
    .select({ contentId, piece, isHidden, questions, meanings })
    .from(pieceNotes)
    .where(and(eq(pieceNotes.orgId, orgId), inArray(contentId, [...contentIds])));
}

export async function savePieceNote({ tx, orgId }: OrganizationScope, note: PieceNote): Promise<void> {
  const { isHidden, questions, meanings } = note;
  await tx
    .insert(pieceNotes)
    .values({ orgId, ...note })
    .onConflictDoUpdate({
      target: [pieceNotes.orgId, pieceNotes.contentId, pieceNotes.piece],
      set: { isHidden, questions, meanings },
    });
}

/** Has every process read an item anew. */
export async function touchItem({ tx, orgId }: OrganizationScope, contentId: string, version: number): Promise<void> {
  await tx
    .update(assistantItems)
    .set({ indexVersion: sql`${version}` })
    .where(and(eq(assistantItems.orgId, orgId), eq(assistantItems.contentId, contentId)));
}
