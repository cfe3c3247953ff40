import { t } from '@lingui/core/macro';
import type { QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useTellAssistant } from '#features/copilot/context/current-page.ts';
import { content } from '#features/learning/learning.queries.ts';
import { QuizSkeleton } from '#features/quizzes/quiz-skeleton.tsx';
import { results as resultsOptions } from '#features/quizzes/quizzes.queries.ts';
import { practiceWords } from '#features/quizzes/practice-words.ts';
import { ResultsView } from '#features/quizzes/results/results-view.tsx';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { usePageTitle } from '#platform/device/page-title.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { StepTitle } from '#ui/progress/step-title.tsx';
import { useTextsLanguage } from '../learn/use-texts-language.ts';
import { useOrgId } from '../use-org-id.ts';

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** `/o/{orgId}/quiz/{quizId}/results` */
export function QuizResultsScreen() {
  const orgId = useOrgId();
  const { quizId = '' } = useParams();
  const language = useTextsLanguage();
  const { data: results, error } = useQuery({
    ...resultsOptions({ orgId, quizId, deviceKey: null, language }),
    throwOnError: (failure) => !isMissing(failure),
  });
  const { data: item } = useQuery({ ...content(orgId, quizId), throwOnError: false });
  const [search] = useSearchParams();
  const profile = useProfile();
  const isOfTodaysSet = search.get('from') === 'discover';
  const title = results?.quiz.title;
  useTellAssistant('results', results && quizId, () =>
    results ? { page_id: 'content', content: { id: quizId, title: results.quiz.title, type: 'quiz' } } : null,
  );
  usePageTitle(title && t`Results: ${title}`);
  // Whoever comes here without results has not taken it yet.
  if (isMissing(error)) return <Navigate to={paths.quiz(orgId, quizId)} replace />;
  if (!results) return <QuizSkeleton />;
  const next = item?.next ?? null;
  const nextPath =
    next &&
    paths.content(orgId, next.id, { moduleId: next.module_id ?? undefined, chapterId: next.chapter_id ?? undefined });
  const { quiz } = results;
  const { organization } = profile;
  const person = organization
    ? [organization.display_name, organization.organization_name].filter(Boolean).join(' · ')
    : undefined;
  // Who did not pass reads first: trying again at once asks only what was just shown.
  const lesson = isDone(results)
    ? undefined
    : results.questions.filter(({ verdict }) => !verdict.is_right).find(({ verdict }) => verdict.teaches)?.verdict
        .teaches;
  const moduleLink = quiz.module_id ? paths.module(orgId, quiz.module_id) : paths.orgHome(orgId);
  return (
    <div className="glow">
      <ResultsView
        results={results}
        contentPath={(contentId) => paths.content(orgId, contentId)}
        reviewsPath={paths.reviews(orgId)}
        person={person}
        trail={
          <Breadcrumbs
            crumbs={[
              { label: t`Home`, to: paths.orgHome(orgId) },
              ...(item?.module ? [{ label: item.module.title, to: paths.module(orgId, item.module.id) }] : []),
              { label: t`Results` },
            ]}
          />
        }
        actions={
          isOfTodaysSet ? (
            <SnapButton to={paths.discover(orgId)} className="max-sm:w-full">
              {t`Back to today’s set`}
            </SnapButton>
          ) : (
            <ResultActions
              results={results}
              lesson={lesson && { title: lesson.title, to: paths.content(orgId, lesson.content_id) }}
              next={next && nextPath ? { title: next.title, to: nextPath } : null}
              moduleLink={moduleLink}
              retry={paths.quiz(orgId, quizId)}
              practise={paths.quizPractice(orgId, quizId)}
            />
          )
        }
      />
    </div>
  );
}

const isDone = ({ attempt, quiz }: QuizResults): boolean =>
  attempt.is_passed || (quiz.counted_score ?? 0) >= quiz.pass_mark;

interface WayOn {
  readonly title: string;
  readonly to: string;
}

interface ResultActionsProps {
  results: QuizResults;
  /** To read before one tries again. */
  lesson: WayOn | null | undefined;
  next: WayOn | null;
  moduleLink: string;
  retry: string;
  practise: string;
}

/** The one next step first, then the tries, then the way back. */
function ResultActions({ results, lesson, next, moduleLink, retry, practise }: ResultActionsProps) {
  const { quiz, attempt } = results;
  const missed = attempt.total_questions - attempt.correct_answers;
  const canRetry = quiz.attempts_left !== 0 && quiz.next_attempt_at === null;
  const isPractice = attempt.mode !== 'full';
  const leadsOn = !lesson && (isDone(results) || !canRetry);
  // Where the main step leads on, it is the way back already.
  const hasWayBack = quiz.module_id !== null && (!leadsOn || (isPractice && next !== null));
  const again = isPractice ? t`Try the whole quiz again` : t`Try again`;
  return (
    <>
      {lesson ? (
        <>
          <SnapButton to={lesson.to} className="max-w-full max-sm:w-full">
            <StepTitle lead={t`Read`}>{lesson.title}</StepTitle>
            <ArrowRight className="size-5 flex-none" aria-hidden="true" />
          </SnapButton>
          {canRetry && (
            <Button size="lg" to={retry} className="max-sm:w-full">
              <RotateCcw className="size-5" aria-hidden="true" /> {again}
            </Button>
          )}
        </>
      ) : leadsOn ? (
        <SnapButton to={next?.to ?? moduleLink} className="max-w-full max-sm:w-full">
          {next ? <StepTitle lead={t`Next`}>{next.title}</StepTitle> : t`Back to the module`}
          <ArrowRight className="size-5 flex-none" aria-hidden="true" />
        </SnapButton>
      ) : (
        <SnapButton to={retry} className="max-sm:w-full">
          {again}
        </SnapButton>
      )}
      {missed > 0 && attempt.correct_answers > 0 && !isPractice && canRetry && (
        <Button size="lg" to={practise} className="max-sm:w-full">
          <RotateCcw className="size-5" aria-hidden="true" /> {practiceWords(missed)}
        </Button>
      )}
      {hasWayBack && (
        <Button size="lg" to={moduleLink} className="max-sm:w-full">
          {t`Back to the module`}
        </Button>
      )}
    </>
  );
}
