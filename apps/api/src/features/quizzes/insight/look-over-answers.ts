import type { QuestionOf } from '@snapwell/contract/quizzes/question-types';
import type { NewMark, WrittenAnswer } from '@snapwell/contract/quizzes/quizzes.schemas';
import { awardPoints } from '#features/gamification/index.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { toPage } from '#platform/cursor.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { type AnswerRow, listAnswers, saveMarks } from '../attempts/state/answers.repository.ts';
import { type AttemptRow, findAnyAttempt, updateAttempt } from '../attempts/state/attempts.repository.ts';
import { loadPinnedQuiz, type PinnedQuiz } from '../attempts/state/pinned-quiz.ts';
import { scoreOf } from '../scoring.ts';
import { listWritten, type WrittenRow } from './written-answers.read-model.ts';

interface WrittenAnswersQuery {
  readonly quiz_id?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Written answers with the marks they got, for the person who looks them over. */
export function listWrittenAnswers(
  { db }: Pick<World, 'db'>,
  { orgId }: OrganizationCaller,
  { quiz_id: quizId, limit, cursor }: WrittenAnswersQuery,
) {
  return inOrganization(db, orgId, async (scope) => {
    const rows = await listWritten(scope, { quizId, limit, cursor });
    const quizzes = new Map<string, PinnedQuiz>();
    for (const { attempt } of rows) quizzes.set(attempt.id, await loadPinnedQuiz(scope, attempt));
    const known = rows.filter(
      ({ answer, attempt }) => questionOf(quizzes.get(attempt.id)!, answer.questionId) !== null,
    );
    return toPage(known, limit, {
      cursorOf: ({ answer }) => [answer.savedAt.toISOString(), answer.attemptId, answer.questionId],
      present: (row) => presentWritten(row, questionOf(quizzes.get(row.attempt.id)!, row.answer.questionId)!),
    });
  });
}

interface AnswerKey {
  readonly quizId: string;
  readonly attemptId: string;
  readonly questionId: string;
}

/**
 * A person's mark takes the place of the one that was given. Score, pass and points follow; points are never taken
 * away.
 */
export function overruleMark(
  world: Pick<World, 'db' | 'clock' | 'live'>,
  caller: OrganizationCaller,
  place: AnswerKey,
  mark: NewMark,
): Promise<WrittenAnswer> {
  const now = world.clock.now();
  return inOrganization(world.db, caller.orgId, async (scope) => {
    const attempt = await findAnyAttempt(scope, place);
    const quiz = attempt?.finishedAt ? await loadPinnedQuiz(scope, attempt) : null;
    const question = quiz && questionOf(quiz, place.questionId);
    const row =
      attempt && (await listAnswers(scope, attempt.id)).find(({ questionId }) => questionId === place.questionId);
    if (!attempt || !quiz || !question || !row) throw new AppError('not_found');
    const { attemptId, questionId, quizId, uid, fingerprint, evidence } = row;
    const marked = {
      credit: mark.credit,
      reason: mark.reason,
      evidence,
      isBlank: row.isBlank ?? false,
      answerText: row.answerText,
      markedBy: 'person' as const,
    };
    await saveMarks(scope, [{ attemptId, questionId, quizId, uid, fingerprint, ...marked }], now);
    await scoreAnew(scope, world, { attempt, quiz, answers: await listAnswers(scope, attempt.id), now });
    const facts = {
      quiz_id: quizId,
      question_id: questionId,
      attempt_id: attemptId,
      credit_before: row.credit,
      credit: mark.credit,
    };
    await logActivity(scope, { uid: caller.uid, type: 'answer_marked', facts, at: now });
    return presentWritten({ answer: { ...row, ...marked }, attempt, learnerName: null }, question);
  });
}

interface Rescored {
  readonly attempt: AttemptRow;
  readonly quiz: PinnedQuiz;
  readonly answers: readonly AnswerRow[];
  readonly now: Date;
}

async function scoreAnew(
  scope: OrganizationScope,
  world: Pick<World, 'live'>,
  { attempt, quiz, answers, now }: Rescored,
): Promise<void> {
  const marked = answers.map(({ credit, isBlank, certainty }) => ({
    credit: credit ?? 0,
    isBlank: isBlank ?? true,
    certainty,
  }));
  const { score, rights, certaintyPoints } = scoreOf(marked, quiz.body.certainty);
  await updateAttempt(scope, attempt.id, { score, rights, certaintyPoints, isPassed: score >= quiz.body.pass_mark });
  if (attempt.uid === null || attempt.mode !== 'full' || rights <= attempt.rights!) return;
  // The attempt was paid for once already, under its own name.
  const sourceId = `${attempt.id}/overruled/${rights}`;
  await awardPoints(scope, world, {
    uid: attempt.uid,
    at: now,
    source: 'quiz',
    sourceId,
    thingId: attempt.quizId,
    rightAnswers: rights,
  });
}

function questionOf({ questionById }: PinnedQuiz, id: string): QuestionOf<'short_text'> | null {
  const question = questionById.get(id);
  return question?.type === 'short_text' ? question : null;
}

/** What stands for the name of somebody without an account. */
const STRANGER = 'A guest';

function presentWritten(
  { answer, attempt, learnerName }: WrittenRow,
  question: QuestionOf<'short_text'>,
): WrittenAnswer {
  return {
    quiz_id: attempt.quizId,
    attempt_id: attempt.id,
    question_id: question.id,
    prompt: question.prompt,
    rubric: question.rubric ?? null,
    sample_answer: question.sample_answer,
    answer: answer.answer?.type === 'short_text' ? answer.answer.text : '',
    learner: { uid: answer.uid, display_name: learnerName ?? STRANGER },
    credit: answer.credit ?? 0,
    marked_by: answer.markedBy === 'model' || answer.markedBy === 'person' ? answer.markedBy : 'keywords',
    reason: answer.reason,
    evidence: answer.evidence,
    saved_at: answer.savedAt.toISOString(),
  };
}
