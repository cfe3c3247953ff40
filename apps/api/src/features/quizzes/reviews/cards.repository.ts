import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { contentItems, modules } from '#features/catalogue/index.ts';
import { excluded } from '#platform/database/sql/excluded.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { quizAttempts, reviewCards, reviewLog } from '../quizzes.tables.ts';

export type CardRow = typeof reviewCards.$inferSelect;
export type NewCard = Omit<typeof reviewCards.$inferInsert, 'orgId' | 'createdAt'>;
export type NewReview = Omit<typeof reviewLog.$inferInsert, 'orgId'>;

/** A person's cards of one quiz, or of a glossary term. */
export async function findCardsOf(
  { tx, orgId }: OrganizationScope,
  uid: string,
  kind: CardRow['kind'],
  thingId: string,
): Promise<CardRow[]> {
  return tx
    .select()
    .from(reviewCards)
    .where(
      and(
        eq(reviewCards.orgId, orgId),
        eq(reviewCards.uid, uid),
        eq(reviewCards.kind, kind),
        eq(reviewCards.thingId, thingId),
      ),
    );
}

export async function findCard({ tx, orgId }: OrganizationScope, uid: string, cardId: string): Promise<CardRow | null> {
  const [row] = await tx
    .select()
    .from(reviewCards)
    .where(and(eq(reviewCards.orgId, orgId), eq(reviewCards.id, cardId), eq(reviewCards.uid, uid)))
    .for('update');
  return row ?? null;
}

/** Writes reviews into the log; answers the keys of those that were new. */
export async function logReviews(
  { tx, orgId }: OrganizationScope,
  reviews: readonly NewReview[],
): Promise<Set<string>> {
  if (reviews.length === 0) return new Set();
  const rows = await tx
    .insert(reviewLog)
    .values(reviews.map((review) => ({ ...review, orgId })))
    .onConflictDoNothing({ target: [reviewLog.orgId, reviewLog.uid, reviewLog.reviewKey] })
    .returning({ key: reviewLog.reviewKey });
  return new Set(rows.map(({ key }) => key));
}

export async function saveCards({ tx, orgId }: OrganizationScope, cards: readonly NewCard[]): Promise<void> {
  if (cards.length === 0) return;
  await tx
    .insert(reviewCards)
    .values(cards.map((card) => ({ ...card, orgId })))
    .onConflictDoUpdate({
      target: [reviewCards.orgId, reviewCards.uid, reviewCards.kind, reviewCards.thingId, reviewCards.questionId],
      set: excluded(reviewCards, ['orgId', 'id', 'uid', 'kind', 'thingId', 'questionId', 'shuffleSalt', 'createdAt']),
    });
}

export async function deleteCard(
  { tx, orgId }: OrganizationScope,
  uid: string,
  kind: CardRow['kind'],
  thingId: string,
): Promise<void> {
  await tx
    .delete(reviewCards)
    .where(
      and(
        eq(reviewCards.orgId, orgId),
        eq(reviewCards.uid, uid),
        eq(reviewCards.kind, kind),
        eq(reviewCards.thingId, thingId),
      ),
    );
}

/** A review that was reported before. */
export async function findReview({ tx, orgId }: OrganizationScope, uid: string, reviewKey: string) {
  const [row] = await tx
    .select()
    .from(reviewLog)
    .where(and(eq(reviewLog.orgId, orgId), eq(reviewLog.uid, uid), eq(reviewLog.reviewKey, reviewKey)));
  return row ?? null;
}

/** For this long a begun quiz keeps its questions out of the reviews; one that was left lying does not for ever. */
const RESTS_DAYS = 7;

/** The quizzes that a member is in the middle of: a review of their questions would give the key away. */
export async function listQuizzesUnderWay(
  { tx, orgId }: OrganizationScope,
  uid: string,
  now: Date,
): Promise<ReadonlySet<string>> {
  const since = new Date(now.getTime() - RESTS_DAYS * 86_400_000);
  const isRunning = or(isNull(quizAttempts.deadlineAt), gt(quizAttempts.deadlineAt, now));
  const isOpen = and(isNull(quizAttempts.finishedAt), gt(quizAttempts.startedAt, since), isRunning);
  const rows = await tx
    .selectDistinct({ quizId: quizAttempts.quizId })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.orgId, orgId), eq(quizAttempts.uid, uid), isOpen));
  return new Set(rows.map(({ quizId }) => quizId));
}

/** A person's cards; more than anybody has in practice. */
export async function listCards({ tx, orgId }: OrganizationScope, uid: string): Promise<CardRow[]> {
  return tx
    .select()
    .from(reviewCards)
    .where(and(eq(reviewCards.orgId, orgId), eq(reviewCards.uid, uid)))
    .orderBy(asc(reviewCards.dueAt), asc(reviewCards.id))
    .limit(5000);
}

export async function deleteCards({ tx, orgId }: OrganizationScope, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx.delete(reviewCards).where(and(eq(reviewCards.orgId, orgId), inArray(reviewCards.id, [...ids])));
}

/** How many reviews a person has made since a moment. */
export async function countReviews({ tx, orgId }: OrganizationScope, uid: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ reviews: sql<number>`count(*)::int` })
    .from(reviewLog)
    .where(
      and(
        eq(reviewLog.orgId, orgId),
        eq(reviewLog.uid, uid),
        eq(reviewLog.source, 'review'),
        sql`${reviewLog.at} >= ${since.toISOString()}`,
      ),
    );
  return row!.reviews;
}

/** The last answers to each of these cards, the oldest first. */
export async function listHistories(
  { tx, orgId }: OrganizationScope,
  cardIds: readonly string[],
): Promise<Map<string, { at: Date; recall: NewReview['recall'] }[]>> {
  if (cardIds.length === 0) return new Map();
  const rows = await tx
    .select({ cardId: reviewLog.cardId, at: reviewLog.at, recall: reviewLog.recall })
    .from(reviewLog)
    .where(and(eq(reviewLog.orgId, orgId), inArray(reviewLog.cardId, [...cardIds])))
    .orderBy(asc(reviewLog.at))
    .limit(5000);
  const histories = Map.groupBy(rows, ({ cardId }) => cardId);
  return new Map(
    [...histories].map(([id, reviews]) => [id, reviews.slice(-HISTORY).map(({ at, recall }) => ({ at, recall }))]),
  );
}
const HISTORY = 8;

/** Those of the cards whose last answer was wrong. */
export async function listMissed(
  { tx, orgId }: OrganizationScope,
  cardIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (cardIds.length === 0) return new Set();
  const rows = await tx
    .selectDistinctOn([reviewLog.cardId], { cardId: reviewLog.cardId, recall: reviewLog.recall })
    .from(reviewLog)
    .where(and(eq(reviewLog.orgId, orgId), inArray(reviewLog.cardId, [...cardIds])))
    .orderBy(reviewLog.cardId, desc(reviewLog.at), desc(reviewLog.id));
  return new Set(rows.flatMap(({ cardId, recall }) => (recall === 'forgotten' ? [cardId] : [])));
}

/** The title of the module that each of these items stands in. */
export async function listTopics(
  { tx, orgId }: OrganizationScope,
  contentIds: readonly string[],
): Promise<Map<string, string>> {
  if (contentIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: contentItems.id, title: modules.title })
    .from(contentItems)
    .innerJoin(modules, and(eq(modules.orgId, contentItems.orgId), eq(modules.id, contentItems.moduleId)))
    .where(and(eq(contentItems.orgId, orgId), inArray(contentItems.id, [...contentIds])));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** The reviews that came in after another row was made, the first one first. */
export async function listReviewsAfter(
  { tx, orgId }: OrganizationScope,
  { uid, after, limit }: { uid: string; after: string; limit: number },
) {
  return tx
    .select({ card: reviewCards, answer: reviewLog.answer, recall: reviewLog.recall, credit: reviewLog.credit })
    .from(reviewLog)
    .innerJoin(reviewCards, and(eq(reviewCards.orgId, orgId), eq(reviewCards.id, reviewLog.cardId)))
    .where(
      and(eq(reviewLog.orgId, orgId), eq(reviewLog.uid, uid), eq(reviewLog.source, 'review'), gt(reviewLog.id, after)),
    )
    .orderBy(asc(reviewLog.id))
    .limit(limit);
}

/** The question cards whose last answer was wrong, and given as a review; the latest first. */
export async function listLastMissed({ tx, orgId }: OrganizationScope, uid: string, limit: number) {
  const last = tx
    .selectDistinctOn([reviewLog.cardId], {
      cardId: reviewLog.cardId,
      source: reviewLog.source,
      recall: reviewLog.recall,
      answer: reviewLog.answer,
      at: reviewLog.at,
    })
    .from(reviewLog)
    .where(and(eq(reviewLog.orgId, orgId), eq(reviewLog.uid, uid)))
    .orderBy(reviewLog.cardId, desc(reviewLog.at), desc(reviewLog.id))
    .as('last_reviews');
  return tx
    .select({ card: reviewCards, answer: last.answer, at: last.at })
    .from(last)
    .innerJoin(reviewCards, and(eq(reviewCards.orgId, orgId), eq(reviewCards.id, last.cardId)))
    .where(and(eq(last.source, 'review'), eq(last.recall, 'forgotten'), eq(reviewCards.kind, 'question')))
    .orderBy(desc(last.at))
    .limit(limit);
}
