import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { compileStatement } from '#platform/database/sql/compile-statement.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { QuizOverviewItem } from '@snapwell/contract/quizzes/quizzes.schemas';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { quizAttempts } from '../quizzes.tables.ts';

interface OverviewQuery {
  readonly uid: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const [orgIdHere, uidHere] = [sql.placeholder('orgId'), sql.placeholder('uid')];

const overview = compileStatement((tx) => {
  const latest = tx
    .selectDistinctOn([quizAttempts.quizId], {
      quizId: quizAttempts.quizId,
      title: quizAttempts.title,
      moduleId: quizAttempts.moduleId,
      questions: quizAttempts.questions,
      rights: quizAttempts.rights,
      score: quizAttempts.score,
      startedAt: quizAttempts.startedAt,
      finishedAt: quizAttempts.finishedAt,
      attempts: sql<number>`(count(*) over (partition by ${quizAttempts.quizId}))::int`.as('attempts'),
    })
    .from(quizAttempts)
    .where(
      and(
        eq(quizAttempts.orgId, orgIdHere),
        eq(quizAttempts.uid, uidHere),
        eq(quizAttempts.mode, 'full'),
        isNotNull(quizAttempts.finishedAt),
      ),
    )
    .orderBy(quizAttempts.quizId, desc(quizAttempts.number))
    .as('latest');
  const [afterMoment, afterId] = [sql.placeholder('afterMoment'), sql.placeholder('afterId')];
  return tx
    .select()
    .from(latest)
    .where(
      sql`(${afterMoment}::timestamptz is null or (${latest.finishedAt}, ${latest.quizId}) < (${afterMoment}::timestamptz, ${afterId}))`,
    )
    .orderBy(desc(latest.finishedAt), desc(latest.quizId))
    .limit(sql.placeholder('most'));
});

/** The quizzes somebody took, the one taken last first: the latest attempt of each, and how many there were. */
export async function readQuizOverview({ tx, orgId }: OrganizationScope, { uid, limit, cursor }: OverviewQuery) {
  const [afterMoment = null, afterId = null] = readCursor(cursor, momentAndId) ?? [];
  const rows = await overview(tx, { orgId, uid, afterMoment, afterId, most: limit + 1 });
  return toPage(rows, limit, { cursorOf: ({ finishedAt, quizId }) => [finishedAt!.toISOString(), quizId], present });
}

interface Row {
  readonly quizId: string;
  readonly title: string;
  readonly moduleId: string | null;
  readonly questions: number;
  readonly rights: number | null;
  readonly score: number | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly attempts: number;
}

function present({
  quizId,
  title,
  moduleId,
  questions,
  rights,
  score,
  startedAt,
  finishedAt,
  attempts,
}: Row): QuizOverviewItem {
  return {
    latest_attempt: {
      total_questions: questions,
      correct_answers: rights ?? 0,
      score: score ?? 0,
      module_id: moduleId,
      completed_at: finishedAt?.toISOString() ?? null,
      started_at: startedAt.toISOString(),
    },
    quiz: { id: quizId, title, questions },
    stats: { attempts },
  };
}
