import type { Attempt } from '@snapwell/contract/quizzes/attempt.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { listAnswers } from './state/answers.repository.ts';
import { findAttempt } from './state/attempts.repository.ts';
import { finishOverdueOf } from './finish-attempt.ts';
import { loadPinnedQuiz } from './state/pinned-quiz.ts';
import { presentAttempt } from './state/present-attempt.ts';
import { pointsEach } from './marking/quiz-points.ts';
import { loadVerdictContext } from './marking/verdict-context.ts';
import type { AttemptOwner } from './state/attempt-owner.ts';

interface AttemptQuery {
  readonly orgId: string;
  readonly quizId: string;
  readonly attemptId: string;
  readonly taker: AttemptOwner;
}

/** The attempt as it is kept. When its time is up it is ended first. */
export async function readAttempt(
  world: Pick<World, 'db' | 'clock' | 'live' | 'afterCompletion'>,
  asked: AttemptQuery,
): Promise<Attempt> {
  const now = world.clock.now();
  await finishOverdueOf(world, asked);
  return inOrganization(world.db, asked.orgId, async (scope) => {
    const attempt = await findAttempt(scope, asked.taker, asked);
    if (!attempt) throw new AppError('not_found');
    const quiz = await loadPinnedQuiz(scope, attempt);
    const answers = await listAnswers(scope, attempt.id);
    const surroundings = answers.some(({ finalAt }) => finalAt) ? await loadVerdictContext(scope, attempt) : {};
    return presentAttempt(
      { attempt, quiz, answers, surroundings },
      { now, pointsEach: await pointsEach(scope, attempt) },
    );
  });
}
