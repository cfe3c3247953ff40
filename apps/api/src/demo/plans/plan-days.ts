import type { PastReview, PastSet, PastSitting } from '#features/quizzes/index.ts';
import { KNOWLEDGE } from './plan-attempts.ts';
import { type LearningStyle, randomFrom, type SampleLearner, type SampleVisit } from './plan-history.ts';

/** How many people of each style look at what is due, on how many of their visits, and at how many cards. */
const REVIEWS: Record<LearningStyle, { readonly people: number; readonly visits: number; readonly most: number }> = {
  keen: { people: 1, visits: 0.5, most: 4 },
  steady: { people: 0.5, visits: 0.4, most: 4 },
  occasional: { people: 0.2, visits: 0.3, most: 4 },
  lapsed: { people: 0.1, visits: 0.3, most: 3 },
  newcomer: { people: 0.5, visits: 0.3, most: 4 },
};
const MINUTE_MS = 60_000;

/** When sample people looked at what was due: at the beginning of many of their visits. */
export function planSittings(learners: readonly SampleLearner[], visits: readonly SampleVisit[]): PastSitting[] {
  return learners.flatMap(({ uid, style }) => {
    const chance = randomFrom(`${uid} reviews`);
    const { people, visits: share, most } = REVIEWS[style];
    if (chance() >= people) return [];
    return visits
      .filter((visit) => visit.uid === uid && chance() < share)
      .map(({ at }) => ({ uid, at, knowledge: KNOWLEDGE[style], most, chance }));
  });
}

/** The visits on which today's five minutes were done: something finished, and reviews or a second thing beside it. */
export function planSets(visits: readonly SampleVisit[], reviews: readonly PastReview[]): PastSet[] {
  return visits.flatMap(({ uid, at, finished }) => {
    const cards = reviewsDuring({ uid, at }, reviews).length;
    const [lesson, another] = finished;
    if (!lesson || (cards === 0 && !another)) return [];
    const steps: PastSet['steps'] = [
      ...(cards > 0 ? [{ kind: 'reviews', cards } as const] : []),
      { kind: 'lesson', contentId: lesson.contentId },
      ...(another ? [{ kind: 'new', contentId: another.contentId } as const] : []),
    ];
    return [{ uid, at, finishedAt: new Date(at.getTime() + (steps.length + 2) * MINUTE_MS), steps }];
  });
}

const SITTING_MS = 30 * MINUTE_MS;

/** The cards of the sitting with which a visit began. */
export function reviewsDuring(
  { uid, at }: Pick<SampleVisit, 'uid' | 'at'>,
  reviews: readonly PastReview[],
): PastReview[] {
  return reviews.filter(
    (review) => review.uid === uid && review.at >= at && review.at.getTime() < at.getTime() + SITTING_MS,
  );
}
