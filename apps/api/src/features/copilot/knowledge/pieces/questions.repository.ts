import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { assistantItems, passages } from '#features/copilot/copilot.tables.ts';
import { fingerprintOf } from '../passages.repository.ts';
import { questionAt } from './with-expected.ts';

interface QuestionsChange {
  readonly piece: { readonly position: number; readonly heading: string; readonly isHidden: boolean };
  readonly questions: readonly string[];
  /** Of the questions; null where they cannot be computed. */
  readonly meanings: readonly Int8Array[] | null;
  readonly mark: string;
  readonly indexVersion: number;
}

/** Has a passage answer other questions, and every process read its item anew. */
export async function changeQuestions(
  { tx, orgId }: OrganizationScope,
  contentId: string,
  { piece, questions, meanings, mark, indexVersion }: QuestionsChange,
): Promise<void> {
  const ofItem = and(eq(passages.orgId, orgId), eq(passages.contentId, contentId));
  await tx.delete(passages).where(and(ofItem, eq(passages.answeredAt, piece.position)));
  await tx
    .update(passages)
    .set({ isHidden: piece.isHidden })
    .where(and(ofItem, eq(passages.position, piece.position)));
  const [last] = await tx
    .select({
      position: sql<number>`coalesce(max(${passages.position}) - ${questionAt(piece, 0, '', 0).position} + 1, 0)::int`,
    })
    .from(passages)
    .where(and(ofItem, isNotNull(passages.answeredAt)));
  const rows = questions.map((question, i) => {
    const meaning = meanings?.[i];
    return {
      ...questionAt(piece, piece.position, question, last!.position + i),
      orgId,
      contentId,
      embedding: meaning ? Buffer.from(meaning.buffer, meaning.byteOffset, meaning.byteLength) : null,
    };
  });
  if (rows.length > 0) await tx.insert(passages).values(rows);
  await tx
    .update(assistantItems)
    .set({ indexVersion, fingerprint: fingerprintOf(mark) })
    .where(and(eq(assistantItems.orgId, orgId), eq(assistantItems.contentId, contentId)));
}
