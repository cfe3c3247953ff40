import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { NewCard, NewReview } from '../reviews/cards.repository.ts';
import { quizAnswers, quizAttempts, reviewCards, reviewLog } from '../quizzes.tables.ts';

/** Rows that one statement carries; PostgreSQL takes 65,535 parameters. */
const BATCH = 1000;

export type PastAttemptRow = Omit<typeof quizAttempts.$inferInsert, 'orgId'>;
export type PastAnswerRow = Omit<typeof quizAnswers.$inferInsert, 'orgId'>;

export interface PastRows {
  readonly attempts: readonly PastAttemptRow[];
  readonly answers: readonly PastAnswerRow[];
  readonly cards: readonly NewCard[];
  readonly reviews: readonly NewReview[];
}

/** Writes a past as it would have been kept when it happened. */
export async function insertPast(
  { tx, orgId }: OrganizationScope,
  { attempts, answers, cards, reviews }: PastRows,
): Promise<void> {
  for (const batch of batchesOf(attempts))
    await tx.insert(quizAttempts).values(batch.map((row) => ({ ...row, orgId })));
  for (const batch of batchesOf(answers)) await tx.insert(quizAnswers).values(batch.map((row) => ({ ...row, orgId })));
  for (const batch of batchesOf(cards)) await tx.insert(reviewCards).values(batch.map((row) => ({ ...row, orgId })));
  for (const batch of batchesOf(reviews)) await tx.insert(reviewLog).values(batch.map((row) => ({ ...row, orgId })));
}

function* batchesOf<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH);
}
