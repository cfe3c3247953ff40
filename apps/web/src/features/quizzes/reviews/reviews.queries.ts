import type { PracticeOffer } from '@snapwell/contract/copilot/stream.schemas';
import * as endpoints from '@snapwell/contract/quizzes/reviews.endpoints';
import type { ReviewAnswer } from '@snapwell/contract/quizzes/reviews.schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';

const reviewKey = (orgId: string) => ['quizzes', orgId, 'reviews'] as const;

/** What is due, the most faded first. */
export const reviews = (orgId: string) =>
  queryOptions({
    queryKey: reviewKey(orgId),
    queryFn: () => call(endpoints.getReviews, { params: { orgId }, query: {} }, { isCacheSkipped: true, isKept: true }),
  });

/** Answers a card. The same `review_id` may be sent again. */
export const answerCard = (orgId: string) =>
  mutationOptions({
    mutationFn: ({ cardId, body }: { cardId: string; body: ReviewAnswer }) =>
      call(endpoints.answerReview, { params: { orgId, cardId }, body }),
    // Reviews are a step of today's set, which learning keeps under this key.
    meta: { invalidates: [['learning', orgId, 'daily-set']] },
  });

/** What can be asked right now, of a lesson and of what is due. Asked anew for each offer of it. */
export const practice = (orgId: string, { content_id: contentId, wanted }: PracticeOffer, offerId: string) =>
  queryOptions({
    queryKey: [...reviewKey(orgId), 'practice', contentId, wanted, offerId],
    queryFn: () => call(endpoints.startPractice, { params: { orgId }, body: { content_id: contentId, wanted } }),
    staleTime: Infinity,
    throwOnError: false,
  });

/** Makes a card of what is selected in a lesson. */
export const makeCard = (orgId: string) =>
  mutationOptions({
    mutationFn: (body: { content_id: string; selection: string }) =>
      call(endpoints.addLessonCard, { params: { orgId }, body }),
    meta: { invalidates: [reviewKey(orgId), ['learning', orgId, 'daily-set']] },
  });

export const keptTerms = (orgId: string) =>
  queryOptions({
    queryKey: [...reviewKey(orgId), 'terms'],
    queryFn: () => call(endpoints.listKeptTerms, { params: { orgId } }),
  });

export const setTermKept = (orgId: string) =>
  mutationOptions({
    mutationFn: ({ term, isKept }: { term: string; isKept: boolean }) =>
      call(isKept ? endpoints.keepTerm : endpoints.dropTerm, { params: { orgId, term } }),
    meta: { invalidates: [reviewKey(orgId)] },
  });
