import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { useSession } from '#features/identity/session/session.ts';
import { ClaimOffer } from '#features/quizzes/claim-offer.tsx';
import { QuizSkeleton } from '#features/quizzes/quiz-skeleton.tsx';
import { cover, results as resultsOptions } from '#features/quizzes/quizzes.queries.ts';
import { ResultsView } from '#features/quizzes/results/results-view.tsx';
import { deviceKey } from '#platform/device/device-key.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { usePageTitle } from '#platform/device/page-title.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** `/p/{orgId}/quiz/{quizId}/results` */
export function PublicQuizResultsScreen() {
  const { orgId = '', quizId = '' } = useParams();
  const [device] = useState(deviceKey);
  const seat = { orgId, quizId, deviceKey: device };
  const isSignedIn = useSession().status === 'signed-in';
  const { data: results, error } = useQuery({
    ...resultsOptions(seat),
    throwOnError: (failure) => !isMissing(failure),
  });
  const { data: quiz } = useQuery({ ...cover(seat), throwOnError: false });
  const title = results?.quiz.title;
  usePageTitle(title && t`Results: ${title}`);
  if (!results)
    return (
      <>
        <QuizSkeleton />
        {isMissing(error) && <Navigate to={paths.publicQuiz(orgId, quizId)} replace />}
      </>
    );
  const canRetry = results.quiz.attempts_left !== 0 && results.quiz.next_attempt_at === null;
  return (
    <div className="glow">
      <ResultsView
        results={results}
        contentPath={null}
        actions={
          <>
            <ClaimOffer
              organizationName={quiz?.organization_name ?? t`the organization`}
              missed={results.attempt.total_questions - results.attempt.correct_answers}
              signUpPath={isSignedIn ? paths.home : paths.signUp}
            />
            {canRetry && (
              <Button size="lg" to={paths.publicQuiz(orgId, quizId)} className="max-sm:w-full">
                {t`Try again`}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
