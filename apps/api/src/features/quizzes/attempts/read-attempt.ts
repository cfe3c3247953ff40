import type { Attempt } from '@snapwell/contract/quizzes/attempt.schemas';
import { AppError } from '#platform/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { listAnswers } from './answers.repository.ts';
import { findAttempt } from './attempts.repository.ts';
import { finishOverdueOf } from './finish-attempt.ts';
import { openPinnedQuiz } from './pinned-quiz.ts';
import { presentAttempt } from './present-attempt.ts';
import { pointsEach } from './quiz-points.ts';
import { readSurroundings } from './surroundings.ts';
import type { Taker } from './taker.ts';

interface Asked {
  readonly orgId: string;
  readonly quizId: string;
  readonly attemptId: string;
  readonly taker: Taker;
}

/** The attempt as it is kept. When its time is up it is ended first. */
export async function readAttempt(
  world: Pick<World, 'db' | 'clock' | 'live' | 'afterCompletion'>,
  asked: Asked,
): Promise<Attempt> {
  const now = world.clock.now();
  await finishOverdueOf(world, asked);
  return inOrganization(world.db, asked.orgId, async (scope) => {
    const attempt = await findAttempt(scope, asked.taker, asked);
    if (!attempt) throw new AppError('not_found');
    const quiz = await openPinnedQuiz(scope, attempt);
    const answers = await listAnswers(scope, attempt.id);
    const surroundings = answers.some(({ finalAt }) => finalAt) ? await readSurroundings(scope, attempt) : {};
    return presentAttempt(
      { attempt, quiz, answers, surroundings },
      { now, pointsEach: await pointsEach(scope, attempt) },
    );
  });
}
