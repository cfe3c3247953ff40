import { t } from '@lingui/core/macro';
import type { ReviewCard, ReviewQueue } from '@snapwell/contract/quizzes/reviews.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { dailySet } from '#features/learning/daily/daily.queries.ts';
import { QuizSkeleton } from '#features/quizzes/quiz-skeleton.tsx';
import { ReviewOverview } from '#features/quizzes/reviews/review-overview.tsx';
import { openCards, useAnsweredCards } from '#features/quizzes/reviews/review-outbox.ts';
import { ReviewSession } from '#features/quizzes/reviews/review-session.tsx';
import { reviews } from '#features/quizzes/reviews/reviews.queries.ts';
import type { Sitting } from '#features/quizzes/reviews/sitting.ts';
import { usePageTitle } from '#platform/device/page-title.ts';
import { paths } from '#platform/paths.ts';
import { Glowing } from '#screens/glowing.tsx';
import { useOrgId } from '../use-org-id.ts';

/** `/o/{orgId}/review`: what the learner is about to forget. */
export function ReviewsScreen() {
  const orgId = useOrgId();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  usePageTitle(t`Reviews`);
  const [search] = useSearchParams();
  // A step of today's set: as many as the set asks for, and from there on with it.
  const isOfSet = search.get('from') === 'discover';
  const homePath = isOfSet ? paths.discover(orgId) : paths.orgHome(orgId);
  const { data } = useQuery({ ...reviews(orgId), staleTime: 0 });
  const answered = useAnsweredCards(orgId);
  const queue = data && withoutAnswered(data, answered);
  const [begun, setBegun] = useState<readonly ReviewCard[] | null>(null);
  const left = useLeftInSet(orgId, isOfSet, answered.size);
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const endSession = () => {
    setBegun(null);
    void queryClient.invalidateQueries({ queryKey: reviews(orgId).queryKey });
  };
  const leave = () => (isOfSet ? void navigate(homePath) : endSession());
  // The set said how many: they begin at once.
  if (isOfSet && !begun && sitting === null && queue && left !== null && left > 0 && queue.items.length > 0)
    setBegun(queue.items.slice(0, left));
  if (begun) {
    return (
      <ReviewSession
        orgId={orgId}
        cards={begun}
        contentPath={(contentId) => paths.content(orgId, contentId)}
        onLeave={leave}
        onDone={(made) => {
          // None was answered here: there is nothing to say.
          if (made.length === 0) return leave();
          setSitting(made);
          endSession();
        }}
      />
    );
  }
  if (!queue || (isOfSet && left === null)) return <QuizSkeleton />;
  return (
    <Glowing className="pt-6 pb-20">
      <ReviewOverview
        queue={queue}
        unmarked={answered.size}
        sitting={sitting}
        isOfSet={isOfSet}
        homePath={homePath}
        onStart={() => setBegun(queue.items)}
      />
    </Glowing>
  );
}

/** The queue without the cards that were answered without a connection. */
function withoutAnswered(queue: ReviewQueue, answered: ReadonlySet<string>): ReviewQueue {
  const items = openCards(queue.items, answered);
  return { ...queue, items, due: queue.due - (queue.items.length - items.length) };
}

/** How many reviews today's set still asks for; null until that is known. */
function useLeftInSet(orgId: string, isOfSet: boolean, answered: number): number | null {
  const { data: set } = useQuery({ ...dailySet(orgId), enabled: isOfSet });
  if (!set) return null;
  const step = set.steps.find(({ kind }) => kind === 'reviews');
  return step?.kind === 'reviews' ? Math.max(0, step.cards - step.reviewed - answered) : 0;
}
