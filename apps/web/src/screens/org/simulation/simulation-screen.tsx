import { useNavigate, useParams, useSearchParams } from 'react-router';
import { SimulationFlow } from '#features/simulations/simulation-flow.tsx';
import { paths } from '#platform/paths.ts';
import { missingSteps } from '../home/missing-steps.tsx';
import { useOrgId } from '../use-org-id.ts';

/** `/o/{orgId}/quiz-sim/{quizId}` */
export function SimulationScreen() {
  const orgId = useOrgId();
  const { quizId = '' } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <SimulationFlow
      key={quizId}
      scope={{ orgId, contentId: quizId, deviceKey: null }}
      attemptId={search.get('attempt')}
      resultsPath={(attemptId) => paths.quizSimulationResults(orgId, quizId, attemptId)}
      missingSteps={(lock) => missingSteps(orgId, lock)}
      onBegun={(attemptId) => void navigate(paths.quizSimulation(orgId, quizId, attemptId), { replace: true })}
      onLeave={(moduleId) => void navigate(moduleId ? paths.module(orgId, moduleId) : paths.orgHome(orgId))}
      onFinished={(attemptId) =>
        void navigate(paths.quizSimulationResults(orgId, quizId, attemptId), { replace: true })
      }
    />
  );
}
