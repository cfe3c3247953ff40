import { randomInt } from 'node:crypto';
import type { Attempt, AttemptMode } from '@snapwell/contract/quizzes/attempt.schemas';
import { findExtraTime } from '#features/organizations/index.ts';
import { saveReport } from '#features/learning/index.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { newId } from '#platform/new-id.ts';
import type { World } from '#world.ts';
import { isRight } from '../scoring.ts';
import { allowanceOf } from './state/allowance.ts';
import { listAnswers } from './state/answers.repository.ts';
import { deadlineOf, minutesFor } from './state/attempt-clock.ts';
import {
  type AttemptRow,
  findLastFinished,
  findOpenAttempt,
  insertAttempt,
  readRecord,
  type TakerRecord,
} from './state/attempts.repository.ts';
import { finishOverdueOf, queueEnd } from './finish-attempt.ts';
import { type OpenQuiz, withQuiz } from './state/with-quiz.ts';
import { loadPinnedQuiz } from './state/pinned-quiz.ts';
import { planAttempt } from './state/plan-attempt.ts';
import { presentAttempt } from './state/present-attempt.ts';
import { pointsEach } from './marking/quiz-points.ts';
import type { AttemptOwner } from './state/attempt-owner.ts';

type StartWorld = Pick<World, 'db' | 'clock' | 'live' | 'afterCompletion'>;

interface Start {
  readonly orgId: string;
  readonly quizId: string;
  readonly taker: AttemptOwner;
  readonly mode: AttemptMode;
}

/** Begins an attempt, or goes on with the open one; of two requests at once both get the same. */
export async function startAttempt(world: StartWorld, start: Start): Promise<Attempt> {
  const now = world.clock.now();
  await finishOverdueOf(world, start);
  return withQuiz(world, start, async (quiz) => {
    const { scope } = quiz;
    const attempt = (await findOpenAttempt(scope, start.quizId, start.taker)) ?? (await beginAttempt(quiz, start, now));
    const pinned = await loadPinnedQuiz(scope, attempt);
    const answers = await listAnswers(scope, attempt.id);
    return presentAttempt({ attempt, quiz: pinned, answers }, { now, pointsEach: await pointsEach(scope, attempt) });
  });
}

async function beginAttempt(quiz: OpenQuiz, { quizId, taker, mode }: Start, now: Date): Promise<AttemptRow> {
  const { scope, body } = quiz;
  const record = await readRecord(scope, taker, quizId);
  refuseBeyondAllowance(quiz, record, mode, now);
  const only = mode === 'missed' ? await missedBefore(quiz, taker) : undefined;
  const questions = planAttempt(body, randomInt, only);
  const attempt = await insertAttempt(scope, taker, {
    id: newId(now),
    quizId,
    mode,
    number: record.lastNumber[mode] + 1,
    title: quiz.originalTitle,
    moduleId: quiz.moduleId,
    chapterId: quiz.chapterId,
    contentVersion: quiz.version,
    plan: { questions, pictures: quiz.pictures },
    startedAt: now,
    deadlineAt: mode === 'full' ? deadlineOf(now, await minutesOf(quiz, taker)) : null,
    questions: questions.length,
  });
  // Somebody else's request of the same person was first.
  if (!attempt) return (await findOpenAttempt(scope, quizId, taker))!;
  await queueEnd(scope, attempt, now);
  if (taker.kind === 'member') {
    await saveReport(scope, {
      uid: taker.uid,
      contentId: quizId,
      contentVersion: quiz.version,
      furthest: 0,
      place: {},
      at: now,
    });
    await logActivity(scope, {
      uid: taker.uid,
      type: 'quiz_started',
      facts: { quiz_id: quizId, attempt_id: attempt.id, mode, title: quiz.originalTitle },
      at: now,
    });
  }
  return attempt;
}

/** The time limit of a quiz for whoever takes it. */
export async function minutesOf({ scope, body }: OpenQuiz, taker: AttemptOwner): Promise<number | undefined> {
  if (body.time_limit === undefined || taker.kind !== 'member') return body.time_limit;
  return minutesFor(body.time_limit, await findExtraTime(scope, taker.uid));
}

function refuseBeyondAllowance({ body }: OpenQuiz, record: TakerRecord, mode: AttemptMode, now: Date): void {
  if (mode === 'missed') return;
  const { left, nextAt } = allowanceOf(body, record, now);
  if (left === 0) throw new AppError('no_attempts_left');
  if (nextAt) throw new AppError('attempt_too_soon', [{ path: 'next_attempt_at', message: nextAt.toISOString() }]);
}

/** The questions missed in the last attempt that counted, as far as the quiz still has them. */
async function missedBefore({ scope, id, body }: OpenQuiz, taker: AttemptOwner): Promise<Set<string>> {
  const last = await findLastFinished(scope, taker, id);
  const answers = last ? await listAnswers(scope, last.id) : [];
  const missed = new Set(
    answers.filter(({ credit }) => credit !== null && !isRight({ credit })).map(({ questionId }) => questionId),
  );
  if (!body.questions.some((question) => missed.has(question.id))) throw new AppError('nothing_missed');
  return missed;
}
