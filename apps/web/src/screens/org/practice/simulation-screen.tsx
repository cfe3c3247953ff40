import { useNavigate, useParams, useSearchParams } from 'react-router';
import { SimulationFlow } from '#features/simulations/simulation-flow.tsx';
import { ItemLanguages } from '#screens/item-languages.tsx';
import { paths, withAttempt } from '#platform/paths.ts';
import { missingSteps } from '../home/missing-steps.tsx';
import { WayToConversation } from '../learn/way-to-conversation.tsx';
import { useTextsLanguage } from '../learn/use-texts-language.ts';
import { useOrgId } from '../use-org-id.ts';

/** `/o/{orgId}/quiz-sim/{quizId}` */
export function SimulationScreen() {
  const orgId = useOrgId();
  const { quizId = '' } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const language = useTextsLanguage();
  return (
    <SimulationFlow
      key={quizId}
      scope={{ orgId, contentId: quizId, deviceKey: null, language }}
      Languages={ItemLanguages}
      attemptId={search.get('attempt')}
      resultsPath={(attemptId) => withAttempt(paths.quizSimulationResults(orgId, quizId), search, attemptId)}
      missingSteps={(lock) => missingSteps(orgId, lock)}
      onBegun={(attemptId) =>
        void navigate(withAttempt(paths.quizSimulation(orgId, quizId), search, attemptId), { replace: true })
      }
      onLeave={(moduleId) => void navigate(moduleId ? paths.module(orgId, moduleId) : paths.orgHome(orgId))}
      onFinished={(attemptId) =>
        void navigate(withAttempt(paths.quizSimulationResults(orgId, quizId), search, attemptId), { replace: true })
      }
    >
      <div className="wrap pt-4 empty:hidden">
        <WayToConversation aloneTo={paths.orgHome(orgId)} />
      </div>
    </SimulationFlow>
  );
}
