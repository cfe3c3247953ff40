import { pointCalled } from './sources/lesson-points.ts';
import type { Recall, ReviewCard } from '@snapwell/contract/quizzes/reviews.schemas';
import { show } from '@snapwell/contract/quizzes/question-rules/all-types';
import { arrangeCard } from './arrange-card.ts';
import type { Sources } from './sources/card-sources.ts';
import type { CardRow } from './cards.repository.ts';
import { retrievabilityOf, review } from './scheduler.ts';

export interface PastReview {
  readonly at: Date;
  readonly recall: Recall;
}

/** A card as it is asked, with nothing of its key; null when what it asks about is gone. */
export function presentCard(
  card: CardRow,
  { quizzes, terms, points }: Sources,
  now: Date,
  history: readonly PastReview[] = [],
): ReviewCard | null {
  const head = {
    id: card.id,
    due_at: card.dueAt.toISOString(),
    reviews: card.reps,
    retrievability: retrievabilityOf(card, now),
    history: history.map(({ at, recall }) => ({ at: at.toISOString(), recall })),
    rests_days: review(card.reviewedAt ? card : null, 'good', now).scheduledDays,
  };
  if (card.kind === 'term') {
    const term = terms.get(card.thingId);
    return term ? { kind: 'term', ...head, term: { slug: card.thingId, ...term } } : null;
  }
  if (card.kind === 'point') {
    const point = pointCalled(points.get(card.thingId), card.questionId);
    if (!point) return null;
    const { front, back, title } = point;
    return { kind: 'point', ...head, point: { front, back, content_id: card.thingId, title } };
  }
  const quiz = quizzes.get(card.thingId);
  const question = quiz?.questionById.get(card.questionId);
  if (!quiz || !question) return null;
  return {
    kind: 'question',
    ...head,
    quiz: { id: card.thingId, title: quiz.title },
    question: show(question, arrangeCard(card, question), quiz.findPicture),
  };
}
