import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug } from '../http/ids.ts';
import { PRACTICE_MOST, REVIEWS_AT_ONCE, SELECTED_LENGTH } from './quizzes.limits.ts';
import { keptTerm, lessonCardMade, practice, reviewAnswer, reviewed, reviewQueue } from './reviews.schemas.ts';

export const getReviews = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/reviews',
  summary: 'What the caller is about to forget: the cards that are due, the most faded first.',
  authority: 'member',
  params: orgParams,
  query: z.strictObject({ limit: z.coerce.number().int().min(0).max(50).default(REVIEWS_AT_ONCE) }),
  result: reviewQueue,
});

export const answerReview = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/reviews/:cardId/answers',
  summary: 'Answers a card and decides when it comes back. Repeating it is one review.',
  authority: 'member',
  params: z.strictObject({ orgId: slug, cardId: z.uuid() }),
  body: reviewAnswer,
  result: reviewed,
});

export const addLessonCard = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/reviews/points',
  summary: 'Makes a card of what is selected in an article, in the words of the article. Repeating it is one card.',
  authority: 'member',
  params: orgParams,
  body: z.strictObject({ content_id: slug, selection: z.string().trim().min(3).max(SELECTED_LENGTH) }),
  result: lessonCardMade,
});

export const startPractice = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/reviews/practice',
  summary:
    'What the caller can be asked right now: of the lesson that is named, where so many are wanted of the lessons around it, then of what is due. Their questions become cards.',
  authority: 'member',
  params: orgParams,
  body: z.strictObject({
    content_id: slug.nullable().default(null),
    wanted: z.int().min(1).max(PRACTICE_MOST).optional(),
  }),
  result: practice,
});

export const listKeptTerms = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/reviews/terms',
  summary: 'The glossary terms that the caller keeps in mind.',
  authority: 'member',
  params: orgParams,
  result: z.object({ items: z.array(z.object({ slug: z.string(), due_at: z.string() })) }),
});

export const keepTerm = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/reviews/terms/:term',
  summary: 'Keeps a glossary term among the reviews.',
  authority: 'member',
  params: z.strictObject({ orgId: slug, term: slug }),
  result: keptTerm,
});

export const dropTerm = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/reviews/terms/:term',
  summary: 'Takes a glossary term out of the reviews.',
  authority: 'member',
  params: z.strictObject({ orgId: slug, term: slug }),
  result: keptTerm,
});
