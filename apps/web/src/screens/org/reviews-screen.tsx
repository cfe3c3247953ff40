import type { ReviewCard, Recall } from '@snapwell/contract/quizzes/reviews.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
        }}
      />
    );
  }
  if (!queue) return <QuizSkeleton />;
  return (
    <div className="glow">
      <div className="mx-auto w-[min(46rem,100%-2rem)] py-8 sm:py-12">
        <ReviewOverview queue={queue} recalls={recalls} homePath={paths.orgHome(orgId)} onStart={() => setSitting(queue.items)} />
      </div>
    </div>
  );
}
