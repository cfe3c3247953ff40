import type { AnswerChange, SavedAnswer } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Answer, Question } from '@snapwell/contract/quizzes/question-types';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { rememberAnswers } from '../reviews/remember-answers.ts';
import { isBlank, normalizeAnswer } from '@snapwell/contract/quizzes/question-rules/all-types';
import {
  type AnswerOwner,
  type AnswerRow,
  type Change,
  findAnswer,
  saveChange,
  saveFlag,
} from './state/answers.repository.ts';
import { changeMoment, isOverdue, readClock } from './state/attempt-clock.ts';
import { type AttemptRow, findAttempt } from './state/attempts.repository.ts';
import { fingerprintOf } from './marking/fingerprint.ts';
import { finishOverdueOf } from './finish-attempt.ts';
import { type Marker, markWritten } from './marking/mark-written.ts';
import { markAnswer } from './marking/mark-attempt.ts';
import { loadPinnedQuiz, type PinnedQuiz } from './state/pinned-quiz.ts';
import { picturesOf } from './state/plan-attempt.ts';
import { presentQuestion } from './state/present-attempt.ts';
import { loadVerdictContext } from './marking/verdict-context.ts';
import type { AttemptOwner } from './state/attempt-owner.ts';

type SaveWorld = Pick<World, 'db' | 'clock' | 'live' | 'afterCompletion'> & Marker;

export interface AnswerQuery {
  readonly orgId: string;
  readonly quizId: string;
  readonly attemptId: string;
  readonly questionId: string;
  readonly taker: AttemptOwner;
}

/**
 * Keeps one answer. What is acknowledged is a row that was committed. The change made last is kept, however late and
 * often it is sent; an answer that is final stays as it is, and the request that comes too late is told how it
 * stands.
 */
export async function saveAnswer(world: SaveWorld, place: AnswerQuery, change: AnswerChange): Promise<SavedAnswer> {
  const now = world.clock.now();
  const model = change.is_final ? await markWritten(world, place, change.answer) : undefined;
  const saved = await inOrganization(world.db, place.orgId, async (scope) => {
    const entered = await enter(scope, place);
    if (isOverdue(entered.attempt, now)) return null;
    const answer = change.is_unknown ? null : normalizeGiven(entered, change.answer);
    const isFinal = change.is_final && entered.quiz.body.feedback === 'each';
    if (isFinal && !change.is_unknown && isBlank(entered.question, answer))
      throw new AppError('invalid_request', [{ path: 'answer', message: /*i18n*/ 'There is nothing to mark.' }]);
    const marks = isFinal
      ? markAnswer(inLanguagesOf(entered).marked, { answer }, picturesOf(entered.attempt.plan), model)
      : {};
    const row = await saveChange(scope, headOf(entered), {
      ...asKept(entered, change, now),
      answer,
      finalAt: isFinal ? now : null,
      ...marks,
    });
    if (row?.finalAt) await rememberFinal(scope, entered, row);
    return present(scope, entered, row ?? (await findAnswer(scope, place)), now);
  });
  if (saved) return saved;
  await finishOverdueOf(world, place);
  throw new AppError('attempt_finished');
}

/** Marks a question to come back to. */
export function flagQuestion(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  place: AnswerQuery,
  isFlagged: boolean,
): Promise<{ is_flagged: boolean }> {
  return inOrganization(db, place.orgId, async (scope) => {
    await saveFlag(scope, headOf(await enter(scope, place)), { isFlagged, at: clock.now() });
    return { is_flagged: isFlagged };
  });
}

interface LoadedQuestion {
  readonly attempt: AttemptRow;
  readonly quiz: PinnedQuiz;
  readonly question: Question;
}

/** The open attempt and the question of it; nobody ends the attempt until this transaction is over. */
async function enter(scope: OrganizationScope, { taker, ...place }: AnswerQuery): Promise<LoadedQuestion> {
  const attempt = await findAttempt(scope, taker, place, 'share');
  if (!attempt) throw new AppError('not_found');
  if (attempt.finishedAt) throw new AppError('attempt_finished');
  const quiz = await loadPinnedQuiz(scope, attempt);
  const question = attempt.plan.questions.some(({ id }) => id === place.questionId)
    ? quiz.questionById.get(place.questionId)
    : undefined;
  if (!question) throw new AppError('not_found');
  return { attempt, quiz, question };
}

const inLanguagesOf = ({ quiz, question }: LoadedQuestion) => quiz.inLanguage.questionById.get(question.id)!;

const headOf = ({ attempt, question }: LoadedQuestion): AnswerOwner => ({
  attemptId: attempt.id,
  questionId: question.id,
  quizId: attempt.quizId,
  uid: attempt.uid,
  fingerprint: fingerprintOf(question),
});

function normalizeGiven({ attempt, question }: LoadedQuestion, given: Answer | null): Answer | null {
  if (given === null) return null;
  const kept = normalizeAnswer(
    question,
    given,
    attempt.plan.questions.find(({ id }) => id === question.id)!.arrangement,
  );
  if (!kept)
    throw new AppError('invalid_request', [
      { path: 'answer', message: /*i18n*/ 'This answer does not belong to this question.' },
    ]);
  return kept;
}

/** How sure somebody is counts only where it is asked, and of an answer. */
function asKept(
  { attempt, quiz }: LoadedQuestion,
  { certainty, is_unknown: isUnknown, changed_at, seconds }: AnswerChange,
  now: Date,
): Omit<Change, 'answer' | 'finalAt'> {
  const sinceStart = (now.getTime() - attempt.startedAt.getTime()) / 1000;
  const asked = quiz.body.certainty === 'off' || isUnknown ? null : certainty;
  return {
    certainty: asked,
    isUnknown,
    changedAt: changeMoment(changed_at, attempt.startedAt, now),
    savedAt: now,
    seconds: Math.min(seconds, sinceStart),
  };
}

async function rememberFinal(
  scope: OrganizationScope,
  { attempt, question }: LoadedQuestion,
  row: AnswerRow,
): Promise<void> {
  if (attempt.uid === null) return;
  const { answer, certainty, seconds } = row;
  await rememberAnswers(scope, {
    uid: attempt.uid,
    quizId: attempt.quizId,
    attemptId: attempt.id,
    at: row.finalAt!,
    answers: [{ question, answer, certainty, seconds, credit: row.credit ?? 0 }],
  });
}

async function present(
  scope: OrganizationScope,
  loaded: LoadedQuestion,
  row: AnswerRow | null,
  now: Date,
): Promise<SavedAnswer> {
  const { attempt } = loaded;
  const surroundings = row?.finalAt ? await loadVerdictContext(scope, attempt) : {};
  return {
    question: presentQuestion({ attempt, question: inLanguagesOf(loaded), row, surroundings }),
    clock: readClock(attempt, now),
  };
}
