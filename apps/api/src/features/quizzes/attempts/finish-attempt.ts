import type { FinishedAttempt } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Award } from '@snapwell/contract/gamification/award.schemas';
import type { SettleWorld } from '#features/gamification/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { acrossOrganizations, inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import * as jobKinds from '#composition/job-kinds.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import type { World } from '#world.ts';
import { scoreOf } from '../scoring.ts';
import { type AnswerRow, listAnswers, saveMarks } from './state/answers.repository.ts';
import { GRACE_MS, isOverdue } from './state/attempt-clock.ts';
import {
  type AttemptRow,
  findAttempt,
  findOpenAttempt,
  findUnfinished,
  listOverdue,
  updateAttempt,
} from './state/attempts.repository.ts';
import { fingerprintOf } from './marking/fingerprint.ts';
import { markAnswer, type ModelMark } from './marking/mark-attempt.ts';
import { markAllWritten, type Marker } from './marking/mark-written.ts';
import { loadPinnedQuiz, type PinnedQuiz } from './state/pinned-quiz.ts';
import { picturesOf } from './state/plan-attempt.ts';
import { presentResults } from './marking/present-results.ts';
import { rewardAttempt } from './marking/reward-attempt.ts';
import type { AttemptOwner } from './state/attempt-owner.ts';

type FinishWorld = Pick<World, 'db' | 'clock' | 'live' | 'afterCompletion'>;

interface AttemptQuery {
  readonly orgId: string;
  readonly quizId: string;
  readonly attemptId: string;
  readonly taker: AttemptOwner;
}

/** Ends an attempt, marks it and pays for it, once: asked again, it answers with the same results and no awards. */
export async function finishAttempt(world: FinishWorld & Marker, place: AttemptQuery): Promise<FinishedAttempt> {
  const models = await markAllWritten(world, place);
  const now = world.clock.now();
  return inOrganization(world.db, place.orgId, async (scope) => {
    const { attempt, awards } = await endAttempt(scope, world, place, { now, models });
    return { results: await presentResults(scope, attempt, now), awards };
  });
}

interface Circumstances {
  readonly now: Date;
  readonly models?: ReadonlyMap<string, ModelMark>;
}

async function endAttempt(
  scope: OrganizationScope,
  world: SettleWorld,
  place: AttemptQuery,
  { now, models = new Map() }: Circumstances,
): Promise<{ attempt: AttemptRow; awards: Award[] }> {
  const open = await findAttempt(scope, place.taker, place, 'update');
  if (!open) throw new AppError('not_found');
  if (open.finishedAt) return { attempt: open, awards: [] };
  const quiz = await loadPinnedQuiz(scope, open);
  const before = await listAnswers(scope, open.id);
  const answers = await markOpenAnswers(scope, { attempt: open, quiz, answers: before, models, now });
  const attempt = { ...open, ...endingOf(open, quiz, answers, now) };
  await updateAttempt(scope, attempt.id, endingOf(open, quiz, answers, now));
  if (attempt.uid === null) return { attempt, awards: [] };
  const newlyFinal = answers.filter(
    ({ questionId }) => !before.some((row) => row.questionId === questionId && row.finalAt),
  );
  const reward = { attempt: { ...attempt, uid: attempt.uid }, quiz, newlyFinal, at: attempt.finishedAt!, now };
  const { awards, pointsGained } = await rewardAttempt(scope, world, reward);
  return { attempt: { ...attempt, pointsGained }, awards };
}

interface Marking {
  readonly attempt: AttemptRow;
  readonly quiz: PinnedQuiz;
  readonly answers: readonly AnswerRow[];
  readonly models: ReadonlyMap<string, ModelMark>;
  readonly now: Date;
}

/** Marks what is not final yet, also the questions without an answer, and answers all rows as they are then. */
async function markOpenAnswers(
  scope: OrganizationScope,
  { attempt, quiz, answers, models, now }: Marking,
): Promise<AnswerRow[]> {
  const rows = new Map(answers.map((row) => [row.questionId, row]));
  const marks = attempt.plan.questions.flatMap(({ id }) => {
    const question = quiz.questionById.get(id);
    const row = rows.get(id) ?? null;
    if (!question || row?.finalAt) return [];
    const head = {
      attemptId: attempt.id,
      questionId: id,
      quizId: attempt.quizId,
      uid: attempt.uid,
      fingerprint: fingerprintOf(question),
    };
    return {
      ...head,
      ...markAnswer(quiz.inLanguage.questionById.get(id)!.marked, row, picturesOf(attempt.plan), models.get(id)),
    };
  });
  await saveMarks(scope, marks, now);
  return marks.length > 0 ? listAnswers(scope, attempt.id) : [...answers];
}

function endingOf(attempt: AttemptRow, { body }: PinnedQuiz, answers: readonly AnswerRow[], now: Date) {
  const marked = answers.map(({ credit, isBlank, certainty }) => ({
    credit: credit ?? 0,
    isBlank: isBlank ?? true,
    certainty,
  }));
  const { score, rights, certaintyPoints } = scoreOf(marked, body.certainty);
  const isTimedOut = isOverdue(attempt, now);
  const finishedAt = isTimedOut ? attempt.deadlineAt! : now;
  const elapsed = (finishedAt.getTime() - attempt.startedAt.getTime()) / 1000;
  const active = answers.reduce((sum, { seconds }) => sum + seconds, 0);
  return {
    finishedAt,
    finishedBy: isTimedOut ? ('clock' as const) : ('person' as const),
    score,
    rights,
    certaintyPoints,
    isPassed: score >= body.pass_mark,
    seconds: Math.round(active > 0 ? Math.min(active, elapsed) : elapsed),
  };
}

/** Ends the taker's attempt at a quiz when its time is up. Whoever touches it first does it. */
export async function finishOverdueOf(
  world: FinishWorld,
  { orgId, quizId, taker }: Omit<AttemptQuery, 'attemptId'>,
): Promise<void> {
  const now = world.clock.now();
  await inOrganization(world.db, orgId, async (scope) => {
    const open = await findOpenAttempt(scope, quizId, taker);
    if (open && isOverdue(open, now))
      await endAttempt(scope, world, { orgId, quizId, taker, attemptId: open.id }, { now });
  });
}

/** An answer that was sent in time may still be on its way. */
const ENDED_LATER_MS = 2 * GRACE_MS;

/** Has an attempt ended when its time is up, also when nobody comes back. */
export function queueEnd(scope: OrganizationScope, attempt: { id: string; deadlineAt: Date | null }, at: Date) {
  if (!attempt.deadlineAt) return;
  const dueAt = new Date(attempt.deadlineAt.getTime() + ENDED_LATER_MS);
  return enqueue(scope, jobKinds.endAttempt, { attempt_id: attempt.id }, { at, dueAt, key: attempt.id });
}

/** Ends an attempt whose time is up although nobody came back. */
export async function endOverdueAttempt(world: FinishWorld, orgId: string, attemptId: string): Promise<void> {
  const now = world.clock.now();
  await inOrganization(world.db, orgId, async (scope) => {
    const open = await findUnfinished(scope, attemptId);
    if (!open || !isOverdue(open, now)) return;
    const taker: AttemptOwner =
      open.uid === null ? { kind: 'device', deviceHash: open.deviceHash! } : { kind: 'member', uid: open.uid };
    await endAttempt(scope, world, { orgId, quizId: open.quizId, attemptId, taker }, { now });
  });
}

/** Attempts that are queued in one go. */
const AT_ONCE = 100;

/** Queues attempts that are overdue and wait for nobody: begun in an older version, or after a job that failed. */
export async function queueOverdueAttempts({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  await acrossOrganizations(db, async (tx) => {
    const overdue = await listOverdue(tx, new Date(at.getTime() - ENDED_LATER_MS), AT_ONCE);
    for (const { orgId, attemptId } of overdue)
      await enqueue({ tx, orgId }, jobKinds.endAttempt, { attempt_id: attemptId }, { at, key: attemptId });
  });
}
