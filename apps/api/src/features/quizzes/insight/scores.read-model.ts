import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { quizAttempts } from '../quizzes.tables.ts';

/** The scores of somebody's finished attempts, the latest first. */
export async function listScores(
  { tx, orgId }: OrganizationScope,
  { uid, limit }: { uid: string; limit: number },
): Promise<{ quizId: string; score: number }[]> {
  const rows = await tx
    .select({ quizId: quizAttempts.quizId, score: quizAttempts.score })
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.orgId, orgId),
        eq(quizAttempts.uid, uid),
        eq(quizAttempts.mode, 'full'),
        isNotNull(quizAttempts.finishedAt),
      ),
    )
    .orderBy(desc(quizAttempts.finishedAt), desc(quizAttempts.id))
    .limit(limit);
  return rows.map(({ quizId, score }) => ({ quizId, score: score ?? 0 }));
}
