import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { content } from '#features/learning/learning.queries.ts';
import { SimulationResults } from '#features/simulations/simulation-results.tsx';
import { paths, withAttempt } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { StepTitle } from '#ui/progress/step-title.tsx';
import { useTextsLanguage } from '../learn/use-texts-language.ts';
import { useOrgId } from '../use-org-id.ts';

/** `/o/{orgId}/quiz/{quizId}/sim-results` */
export function SimulationResultsScreen() {
  const orgId = useOrgId();
  const { quizId = '' } = useParams();
  const [search] = useSearchParams();
  const language = useTextsLanguage();
  const navigate = useNavigate();
  const { data: item } = useQuery({ ...content(orgId, quizId), throwOnError: false });
  const isOfTodaysSet = search.get('from') === 'discover';
  const next = isOfTodaysSet ? null : (item?.next ?? null);
  const nextPath = next
    ? paths.content(orgId, next.id, { moduleId: next.module_id ?? undefined, chapterId: next.chapter_id ?? undefined })
    : isOfTodaysSet
      ? paths.discover(orgId)
      : paths.orgHome(orgId);
  return (
    <SimulationResults
      scope={{ orgId, contentId: quizId, deviceKey: null, language }}
      attemptId={search.get('attempt')}
      simulationPath={paths.quizSimulation(orgId, quizId)}
      onBegun={(attemptId) => void navigate(withAttempt(paths.quizSimulation(orgId, quizId), search, attemptId))}
      actions={
        <Button size="lg" to={nextPath} className="max-w-full max-sm:w-full">
          {next ? (
            <StepTitle lead={t`Next`}>{next.title}</StepTitle>
          ) : isOfTodaysSet ? (
            t`Back to today’s set`
          ) : (
            t`Go to your home`
          )}
          <ArrowRight className="size-5 flex-none" aria-hidden="true" />
        </Button>
      }
    />
  );
}
