import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { findAttempt, findLastFinished } from './state/attempts.repository.ts';
import { finishOverdueOf } from './finish-attempt.ts';
import { presentResults } from './marking/present-results.ts';
import type { AttemptOwner } from './state/attempt-owner.ts';

interface ResultsQuery {
  readonly orgId: string;
  readonly quizId: string;
  readonly taker: AttemptOwner;
  /** The last one when absent. */
  readonly attemptId?: string | undefined;
}

/** A finished attempt, question by question. */
export async function readResults(
  world: Pick<World, 'db' | 'clock' | 'live' | 'afterCompletion'>,
  asked: ResultsQuery,
): Promise<QuizResults> {
  const now = world.clock.now();
  await finishOverdueOf(world, asked);
  return inOrganization(world.db, asked.orgId, async (scope) => {
    const { quizId, taker, attemptId } = asked;
    const attempt = attemptId
      ? await findAttempt(scope, taker, { quizId, attemptId })
      : await findLastFinished(scope, taker, quizId);
    if (!attempt?.finishedAt) throw new AppError('not_found');
    return presentResults(scope, attempt, now);
  });
}
