import type { ReviewCard, Recall } from '@snapwell/contract/quizzes/reviews.schemas';
import { DAILY_SET_REVIEWS } from '@snapwell/contract/quizzes/quizzes.limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { QuizSkeleton } from '#features/quizzes/quiz-skeleton.tsx';
import { ReviewOverview } from '#features/quizzes/reviews/review-overview.tsx';
import { ReviewSession } from '#features/quizzes/reviews/review-session.tsx';
import { reviews } from '#features/quizzes/reviews/reviews.queries.ts';
import { paths } from '#platform/paths.ts';
import { useOrgId } from './use-org-id.ts';

/** `/o/{orgId}/review`: what the learner is about to forget. */
export function ReviewsScreen() {
  const orgId = useOrgId();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // A step of today's set: as many as the set asks for, and then back to it.
  const isOfSet = search.get('from') === 'discover';
  const homePath = isOfSet ? paths.discover(orgId) : paths.orgHome(orgId);
  const { data: queue } = useQuery({ ...reviews(orgId), staleTime: 0 });
  const [sitting, setSitting] = useState<readonly ReviewCard[] | null>(null);
  const [recalls, setRecalls] = useState<readonly Recall[] | null>(null);
  const leave = () => {
    setSitting(null);
    void queryClient.invalidateQueries({ queryKey: reviews(orgId).queryKey });
  };
  if (sitting) {
    return (
      <ReviewSession
        orgId={orgId}
        cards={sitting}
        contentPath={(contentId) => paths.content(orgId, contentId)}
        onLeave={leave}
        onDone={(made) => {
          setRecalls(made);
          leave();
          if (isOfSet) void navigate(homePath);
        }}
      />
    );
  }
  if (!queue) return <QuizSkeleton />;
  return (
    <div className="glow">
      <div className="mx-auto w-[min(46rem,100%-2rem)] py-8 sm:py-12">
        <ReviewOverview
          queue={queue}
          recalls={recalls}
          homePath={homePath}
          onStart={() => setSitting(isOfSet ? queue.items.slice(0, DAILY_SET_REVIEWS) : queue.items)}
        />
      </div>
    </div>
  );
}
