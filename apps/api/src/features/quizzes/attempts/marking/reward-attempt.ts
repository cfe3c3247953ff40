import type { Award } from '@snapwell/contract/gamification/award.schemas';
import { type Earning, settle, type SettleWorld } from '#features/gamification/index.ts';
import { recordCompletion, saveReport } from '#features/learning/index.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { rememberAnswers } from '#features/quizzes/reviews/remember-answers.ts';
import { countedScore } from '#features/quizzes/scoring.ts';
import type { AnswerRow } from '../state/answers.repository.ts';
import { type AttemptRow, readRecord, updateAttempt } from '../state/attempts.repository.ts';
import type { StoredQuiz } from '../state/pinned-quiz.ts';
import { asMember } from '../state/attempt-owner.ts';

interface Reward {
  readonly attempt: AttemptRow & { readonly uid: string };
  readonly quiz: StoredQuiz;
  /** Answers that became final with the attempt; the others were remembered when they did. */
  readonly newlyFinal: readonly AnswerRow[];
  /** When it counts: when it was finished, or when a stranger's attempt became a member's. */
  readonly at: Date;
  readonly now: Date;
}

/**
 * What follows from a finished attempt of a member: points, completion, what happened, and what is to be remembered.
 */
export async function rewardAttempt(
  scope: OrganizationScope,
  world: SettleWorld,
  { attempt, quiz, newlyFinal, at, now }: Reward,
): Promise<{ awards: Award[]; pointsGained: number }> {
  const { uid, quizId } = attempt;
  await rememberNew(scope, { attempt, quiz, newlyFinal });
  const facts = {
    quiz_id: quizId,
    attempt_id: attempt.id,
    mode: attempt.mode,
    title: attempt.title,
    module_id: attempt.moduleId,
    score: attempt.score,
    is_passed: attempt.isPassed,
    correct_answers: attempt.rights,
    total_questions: attempt.questions,
    seconds: attempt.seconds,
  };
  await logActivity(scope, { uid, type: 'quiz_completed', facts, at });
  const done = { uid, at, now, contentId: quizId };
  if (attempt.mode !== 'full')
    return { awards: await settle(scope, world, { ...done, earnings: [] }), pointsGained: 0 };
  await completeIfPassed(scope, { attempt, quiz, at });
  const awards = await settle(scope, world, { ...done, earnings: earningsOf(attempt) });
  const pointsGained = awards
    .flatMap(({ items }) => items)
    .filter(({ source }) => source === 'quiz' || source === 'perfect_quiz')
    .reduce((sum, { points }) => sum + points, 0);
  if (pointsGained > 0) await updateAttempt(scope, attempt.id, { pointsGained });
  return { awards, pointsGained };
}

function earningsOf({ id, quizId, rights, questions }: AttemptRow): Earning[] {
  const improvement: Earning = { source: 'quiz', sourceId: id, thingId: quizId, rightAnswers: rights! };
  return rights === questions ? [improvement, { source: 'perfect_quiz', sourceId: quizId }] : [improvement];
}

async function completeIfPassed(
  scope: OrganizationScope,
  { attempt, quiz, at }: Omit<Reward, 'newlyFinal' | 'now'>,
): Promise<void> {
  const { uid, quizId: contentId, contentVersion, title } = attempt;
  const { scores } = await readRecord(scope, asMember(attempt), contentId);
  const counted = countedScore(scores, quiz.body.counts) ?? 0;
  const isPassed = counted >= quiz.body.pass_mark;
  await saveReport(scope, {
    uid,
    contentId,
    contentVersion,
    furthest: isPassed ? 1 : Math.min(0.99, counted / 100),
    place: {},
    score: counted,
    at,
  });
  if (isPassed) await recordCompletion(scope, { uid, contentId, contentVersion, title, type: 'quiz', at });
}

async function rememberNew(
  scope: OrganizationScope,
  { attempt, quiz, newlyFinal }: Omit<Reward, 'at' | 'now'>,
): Promise<void> {
  const answers = newlyFinal.flatMap(({ questionId, answer, credit, certainty, seconds }) => {
    const question = quiz.questionById.get(questionId);
    return question ? { question, answer, credit: credit ?? 0, certainty, seconds } : [];
  });
  if (answers.length === 0) return;
  await rememberAnswers(scope, {
    uid: attempt.uid,
    quizId: attempt.quizId,
    attemptId: attempt.id,
    at: attempt.finishedAt!,
    answers,
  });
}
