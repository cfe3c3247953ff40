import type { OrganizationScope } from '#platform/database/transaction.ts';
import { show } from '@snapwell/contract/quizzes/question-rules/all-types';
import { listOpenOf } from './state/attempts.repository.ts';
import { loadPinnedQuiz } from './state/pinned-quiz.ts';
import { picturesOf } from './state/plan-attempt.ts';

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
      prompts: attempt.plan.questions.flatMap(({ id, arrangement }) => {
        const question = questionById.get(id);
        return question ? show(question, arrangement, picturesOf(attempt.plan)).prompt : [];
      }),
    });
  }
  return open;
}
