import { promptInWords } from '@snapwell/contract/quizzes/calculating/drawn-numbers';
import type { QuestionReport } from '@snapwell/contract/quizzes/quizzes.schemas';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { toPage } from '#platform/cursor.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { MemberCaller, OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { withQuiz } from '../attempts/state/with-quiz.ts';
import { asMember } from '../attempts/state/attempt-owner.ts';
import { insertReport } from './reports.repository.ts';
import { listReports } from './written-answers.read-model.ts';

/** Tells the authors that something is wrong with a question. */
export function reportQuestion(
  world: Pick<World, 'db' | 'clock'>,
  caller: MemberCaller,
  quizId: string,
  { question_id: questionId, text }: QuestionReport,
) {
  const at = world.clock.now();
  const { orgId, uid } = caller;
  return withQuiz(world, { orgId, quizId, taker: asMember(caller) }, async ({ scope, body }) => {
    if (!body.questions.some(({ id }) => id === questionId)) throw new AppError('not_found');
    await insertReport(scope, { id: newId(at), quizId, questionId, uid, text, reportedAt: at });
    await logActivity(scope, {
      uid,
      type: 'question_reported',
      facts: { quiz_id: quizId, question_id: questionId },
      at,
    });
    return { is_reported: true } as const;
  });
}

export function listQuestionReports(
  { db }: Pick<World, 'db'>,
  { orgId }: OrganizationCaller,
  page: { limit: number; cursor?: string | undefined },
) {
  return inOrganization(db, orgId, async (scope) =>
    toPage(await listReports(scope, page), page.limit, {
      cursorOf: ({ report }) => [report.reportedAt.toISOString(), report.id],
      present: ({ report: { id, quizId, questionId, text, reportedAt }, reporter, question }) => ({
        id,
        quiz_id: quizId,
        question_id: questionId,
        prompt: question && promptInWords(question),
        text,
        reporter: reporter ?? '',
        at: reportedAt.toISOString(),
      }),
    }),
  );
}
