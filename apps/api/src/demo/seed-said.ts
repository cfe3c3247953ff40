import { importGaps } from '#features/copilot/index.ts';
import { insertReport } from '#features/quizzes/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { SampleSaid } from './sample-files.ts';
import { sampleUid } from './sample-uid.ts';

const DAY_MS = 86_400_000;

/** What members told in the past: reports on questions, and questions that the assistant had no answer to. */
export async function seedSaid(scope: OrganizationScope, said: SampleSaid, now: Date): Promise<void> {
  const told = ({ by, text, days_ago: ago }: { by: string; text: string; days_ago: number }) => {
    const at = new Date(now.getTime() - ago * DAY_MS);
    return { id: newId(at), uid: sampleUid(by), text, at };
  };
  for (const report of said.reports) {
    const { at: reportedAt, ...rest } = told(report);
    await insertReport(scope, { ...rest, quizId: report.quiz, questionId: report.question, reportedAt });
  }
  await importGaps(
    scope,
    said.unanswered.map(told).map(({ id, uid, text: question, at: askedAt }) => ({ id, uid, question, askedAt })),
  );
}
