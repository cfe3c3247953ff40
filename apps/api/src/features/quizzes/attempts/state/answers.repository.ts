import type { Certainty, Marker } from '@snapwell/contract/quizzes/attempt.schemas';
import type { Answer } from '@snapwell/contract/quizzes/question-types';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { quizAnswers } from '#features/quizzes/quizzes.tables.ts';

export type AnswerRow = typeof quizAnswers.$inferSelect;

export async function listAnswers({ tx, orgId }: OrganizationScope, attemptId: string): Promise<AnswerRow[]> {
  return tx
    .select()
    .from(quizAnswers)
    .where(and(eq(quizAnswers.orgId, orgId), eq(quizAnswers.attemptId, attemptId)));
}

interface AnswerKey {
  readonly attemptId: string;
  readonly questionId: string;
}

export async function findAnswer(
  { tx, orgId }: OrganizationScope,
  { attemptId, questionId }: AnswerKey,
): Promise<AnswerRow | null> {
  const [row] = await tx
    .select()
    .from(quizAnswers)
    .where(
      and(eq(quizAnswers.orgId, orgId), eq(quizAnswers.attemptId, attemptId), eq(quizAnswers.questionId, questionId)),
    );
  return row ?? null;
}

/** Whose row it is and what it belongs to; the same for every write. */
export interface AnswerOwner extends AnswerKey {
  readonly quizId: string;
  readonly uid: string | null;
  readonly fingerprint: string;
}

export interface Mark {
  readonly credit: number;
  readonly isBlank: boolean;
  readonly markedBy: Marker;
  readonly reason: string | null;
  readonly evidence: readonly string[];
  readonly answerText: string | null;
}

export interface Change extends Partial<Mark> {
  readonly answer: Answer | null;
  readonly certainty: Certainty | null;
  readonly isUnknown: boolean;
  readonly changedAt: Date;
  readonly savedAt: Date;
  readonly finalAt: Date | null;
  readonly seconds: number;
}

/**
 * Writes a change unless a later one is there, or the answer is final: then null. So changes may come late, twice and
 * in any order.
 */
export async function saveChange(
  { tx, orgId }: OrganizationScope,
  head: AnswerOwner,
  { evidence, ...change }: Change,
): Promise<AnswerRow | null> {
  const values = { ...change, ...(evidence && { evidence: [...evidence] }) };
  const [row] = await tx
    .insert(quizAnswers)
    .values({ ...head, ...values, orgId })
    .onConflictDoUpdate({
      target: [quizAnswers.orgId, quizAnswers.attemptId, quizAnswers.questionId],
      set: { ...values, seconds: sql`greatest(${quizAnswers.seconds}, excluded.seconds)` },
      setWhere: and(
        isNull(quizAnswers.finalAt),
        or(isNull(quizAnswers.changedAt), lt(quizAnswers.changedAt, change.changedAt)),
      ),
    })
    .returning();
  return row ?? null;
}

export async function saveFlag(
  { tx, orgId }: OrganizationScope,
  head: AnswerOwner,
  { isFlagged, at }: { isFlagged: boolean; at: Date },
): Promise<void> {
  await tx
    .insert(quizAnswers)
    .values({ ...head, orgId, isFlagged, savedAt: at })
    .onConflictDoUpdate({
      target: [quizAnswers.orgId, quizAnswers.attemptId, quizAnswers.questionId],
      set: { isFlagged },
    });
}

/**
 * Makes answers final with their marks, also those of questions that were left out, which get a row now. One
 * statement.
 */
export async function saveMarks(
  { tx, orgId }: OrganizationScope,
  marks: readonly (AnswerOwner & Mark)[],
  at: Date,
): Promise<void> {
  if (marks.length === 0) return;
  await tx
    .insert(quizAnswers)
    .values(
      marks.map(({ evidence, ...mark }) => ({ ...mark, evidence: [...evidence], orgId, savedAt: at, finalAt: at })),
    )
    .onConflictDoUpdate({
      target: [quizAnswers.orgId, quizAnswers.attemptId, quizAnswers.questionId],
      set: {
        finalAt: sql`coalesce(${quizAnswers.finalAt}, excluded.final_at)`,
        credit: sql`excluded.credit`,
        isBlank: sql`excluded.is_blank`,
        markedBy: sql`excluded.marked_by`,
        reason: sql`excluded.reason`,
        evidence: sql`excluded.evidence`,
        answerText: sql`excluded.answer_text`,
      },
    });
}

export async function giveAnswers({ tx, orgId }: OrganizationScope, attemptId: string, uid: string): Promise<void> {
  await tx
    .update(quizAnswers)
    .set({ uid })
    .where(and(eq(quizAnswers.orgId, orgId), eq(quizAnswers.attemptId, attemptId)));
}
