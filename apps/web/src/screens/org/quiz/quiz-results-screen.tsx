import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { kindName } from '#features/learning/catalogue/kind-look.tsx';
import { content } from '#features/learning/learning.queries.ts';
import { QuizSkeleton } from '#features/quizzes/quiz-skeleton.tsx';
import { results as resultsOptions } from '#features/quizzes/quizzes.queries.ts';
import { NextCards } from '#features/quizzes/results/next-cards.tsx';
import { ResultsView } from '#features/quizzes/results/results-view.tsx';
import { ApiError } from '#platform/http/api-error.ts';
import { usePageTitle } from '#platform/device/page-title.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { StepTitle } from '#ui/progress/step-title.tsx';
import { useOrgId } from '../use-org-id.ts';

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** `/o/{orgId}/quiz/{quizId}/results` */
export function QuizResultsScreen() {
  const orgId = useOrgId();
  const { quizId = '' } = useParams();
  const { data: results, error } = useQuery({
    ...resultsOptions({ orgId, quizId, deviceKey: null }),
    throwOnError: (failure) => !isMissing(failure),
  });
  const { data: item } = useQuery({ ...content(orgId, quizId), throwOnError: false });
  const [search] = useSearchParams();
  const isOfTodaysSet = search.get('from') === 'discover';
  const title = results?.quiz.title;
  usePageTitle(title && t`Results: ${title}`);
  // Whoever comes here without results has not taken it yet.
  if (isMissing(error)) return <Navigate to={paths.quiz(orgId, quizId)} replace />;
  if (!results) return <QuizSkeleton />;
  const next = item?.next ?? null;
  const nextPath =
    next &&
    paths.content(orgId, next.id, { moduleId: next.module_id ?? undefined, chapterId: next.chapter_id ?? undefined });
  const { quiz, attempt } = results;
  const missed = attempt.total_questions - attempt.correct_answers;
  const isDone = attempt.is_passed || (quiz.counted_score ?? 0) >= quiz.pass_mark;
  const canRetry = quiz.attempts_left !== 0 && quiz.next_attempt_at === null;
  const retry = paths.quiz(orgId, quizId);
  const moduleLink = quiz.module_id ? paths.module(orgId, quiz.module_id) : paths.orgHome(orgId);
  return (
    <div className="glow">
      <ResultsView
        results={results}
        contentPath={(contentId) => paths.content(orgId, contentId)}
        actions={
          <>
            {isOfTodaysSet ? (
              <SnapButton to={paths.discover(orgId)} className="max-sm:w-full">
                {t`Back to today’s set`}
              </SnapButton>
            ) : isDone || !canRetry ? (
              <SnapButton to={nextPath ?? moduleLink} className="max-w-full max-sm:w-full">
                {next ? <StepTitle lead={t`Next`}>{next.title}</StepTitle> : t`Back to the module`}
                <ArrowRight className="size-5 flex-none" aria-hidden="true" />
              </SnapButton>
            ) : (
              <SnapButton to={retry} className="max-sm:w-full">
                {t`Try again`}
              </SnapButton>
            )}
            {isDone && missed > 0 && (
              <Button size="lg" to={retry} className="max-sm:w-full">
                <RotateCcw className="size-5" aria-hidden="true" /> {t`Retry the ${missed} missed`}
              </Button>
            )}
          </>
        }
      >
        <NextCards
          next={next && nextPath ? { path: nextPath, title: next.title, detail: detailOf(next) } : null}
          reviews={results.reviews}
          reviewsPath={paths.reviews(orgId)}
          leaderboardPath={paths.leaderboard(orgId)}
        />
      </ResultsView>
    </div>
  );
}

const detailOf = ({ kind, minutes }: { kind: Parameters<typeof kindName>[0]; minutes: number }) =>
  `${kindName(kind)} · ${t`${minutes} min`}`;
