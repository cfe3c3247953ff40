import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { promptInWords } from '@snapwell/contract/quizzes/calculating/drawn-numbers';
import { contentItems } from '#features/catalogue/index.ts';
import { users } from '#features/identity/index.ts';
import { readCursor } from '#platform/cursor.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { z } from 'zod';
import { questionReports, quizAnswers, quizAttempts } from '../quizzes.tables.ts';

const columns = {
  answer: quizAnswers,
  attempt: quizAttempts,
  learnerName: users.displayName,
};

interface WrittenAnswersQuery {
  readonly quizId?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const place = z.tuple([z.iso.datetime(), z.string(), z.string()]);

/** Written answers of finished attempts that are not blank, newest first, with one more than asked for. */
export async function listWritten({ tx, orgId }: OrganizationScope, { quizId, limit, cursor }: WrittenAnswersQuery) {
  const after = readCursor(cursor, place);
  const isBefore =
    after &&
    sql`(${quizAnswers.savedAt}, ${quizAnswers.attemptId}, ${quizAnswers.questionId}) < (${after[0]}::timestamptz, ${after[1]}, ${after[2]})`;
  return tx
    .select(columns)
    .from(quizAnswers)
    .innerJoin(quizAttempts, and(eq(quizAttempts.orgId, quizAnswers.orgId), eq(quizAttempts.id, quizAnswers.attemptId)))
    .leftJoin(users, eq(users.uid, quizAnswers.uid))
    .where(
      and(
        eq(quizAnswers.orgId, orgId),
        inArray(quizAnswers.markedBy, ['keywords', 'model', 'person']),
        eq(quizAnswers.isBlank, false),
        isNotNull(quizAttempts.finishedAt),
        quizId === undefined ? undefined : eq(quizAnswers.quizId, quizId),
        isBefore,
      ),
    )
    .orderBy(desc(quizAnswers.savedAt), desc(quizAnswers.attemptId), desc(quizAnswers.questionId))
    .limit(limit + 1);
}

export type WrittenRow = Awaited<ReturnType<typeof listWritten>>[number];

/** Reports on questions, newest first, with one more than asked for. */
export async function listReports(
  { tx, orgId }: OrganizationScope,
  { limit, cursor }: Omit<WrittenAnswersQuery, 'quizId'>,
) {
  const after = readCursor(cursor, z.tuple([z.iso.datetime(), z.string()]));
  return tx
    .select({
      report: questionReports,
      reporter: users.displayName,
      // As it reads now; null when the question has gone.
      question: sql<Parameters<typeof promptInWords>[0] | null>`(select q
        from ${contentItems} c cross join lateral jsonb_array_elements(c.body -> 'questions') q
        where c.org_id = ${orgId} and c.id = ${questionReports.quizId} and q ->> 'id' = ${questionReports.questionId}
        limit 1)`,
    })
    .from(questionReports)
    .leftJoin(users, eq(users.uid, questionReports.uid))
    .where(
      and(
        eq(questionReports.orgId, orgId),
        after && sql`(${questionReports.reportedAt}, ${questionReports.id}) < (${after[0]}::timestamptz, ${after[1]})`,
      ),
    )
    .orderBy(desc(questionReports.reportedAt), desc(questionReports.id))
    .limit(limit + 1);
}
