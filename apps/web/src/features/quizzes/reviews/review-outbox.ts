import type { ReviewAnswer, ReviewCard, Reviewed } from '@snapwell/contract/quizzes/reviews.schemas';
import { runMutation } from '#platform/http/api.ts';
import { currentOwner, registerKind, useWaitingEntries } from '#platform/outbox/outbox.ts';
import type { Kind } from '#platform/outbox/outbox-kind.ts';
import { answerCard, reviews as reviewQueue } from './reviews.queries.ts';

const KIND = 'review';

interface PendingReview {
  readonly orgId: string;
  readonly cardId: string;
  readonly review: ReviewAnswer;
}

const review: Kind<PendingReview, Reviewed> = {
  name: KIND,
  send: ({ body: { orgId, cardId, review: body } }, queryClient) =>
    runMutation(queryClient, answerCard(orgId), { cardId, body }),
  onSent({ body: { orgId, cardId } }, { due }, queryClient) {
    // Also what was sent late, beside a queue that still has the card.
    queryClient.setQueryData(
      reviewQueue(orgId).queryKey,
      (queue) => queue && { ...queue, due, items: openCards(queue.items, new Set([cardId])) },
    );
  },
  onRefused({ body: { orgId } }, _refusal, queryClient) {
    // Answered on another device, or gone from the library: the queue says what is left.
    void queryClient.invalidateQueries({ queryKey: reviewQueue(orgId).queryKey });
  },
};
const reviews = registerKind(review);

const entryOf = (body: PendingReview) => ({
  owner: currentOwner() ?? '',
  key: `card ${body.orgId}/${body.cardId}`,
  body,
});

/** Stores a review on this device and waits for what the server makes of it. */
export const deliverReview = (pending: PendingReview): Promise<Reviewed> => reviews.deliver(entryOf(pending));

/** Stores a review on this device; it is sent when the server can be reached. */
export const storeReview = (pending: PendingReview): Promise<void> => reviews.add(entryOf(pending));

/** Cards of an organization whose review waits for the server: they are not asked again. */
export function useAnsweredCards(orgId: string): ReadonlySet<string> {
  const waiting = useWaitingEntries().filter(({ kind }) => kind === KIND);
  // Entries of a kind were added by it.
  const bodies = waiting.map(({ body }) => body as PendingReview);
  return new Set(bodies.filter((body) => body.orgId === orgId).map(({ cardId }) => cardId));
}

/** The cards of a queue that are still to be answered. */
export const openCards = (items: readonly ReviewCard[], answered: ReadonlySet<string>): ReviewCard[] =>
  items.filter(({ id }) => !answered.has(id));
