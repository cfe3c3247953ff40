import type { OrganizationScope } from '#platform/database/transaction.ts';
import { listOpenOf } from './state/attempts.repository.ts';
import { loadPinnedQuiz } from './state/pinned-quiz.ts';

/** A quiz that a member is in the middle of, with what it asks and nothing of its key. */
export interface OpenQuestions {
  readonly quizId: string;
  readonly title: string;
  readonly prompts: readonly string[];
}

/** The quizzes that a member has begun and not finished. */
export async function listOpenQuestions(scope: OrganizationScope, uid: string, now: Date): Promise<OpenQuestions[]> {
  const attempts = await listOpenOf(scope, uid, now);
  const open: OpenQuestions[] = [];
  for (const attempt of attempts) {
    const { questionById } = await loadPinnedQuiz(scope, attempt);
    open.push({
      quizId: attempt.quizId,
      title: attempt.title,
      prompts: attempt.plan.questions.flatMap(({ id }) => questionById.get(id)?.prompt ?? []),
    });
  }
  return open;
}
