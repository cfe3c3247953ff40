import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { SimulationFlow } from '#features/simulations/simulation-flow.tsx';
import { deviceKey } from '#platform/device/device-key.ts';
import { paths, withAttempt } from '#platform/paths.ts';

/** `/p/{orgId}/quiz-sim/{quizId}`: a simulation for anybody, bound to this device until they sign up. */
export function PublicSimulationScreen() {
  const { orgId = '', quizId = '' } = useParams();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [device] = useState(deviceKey);
  return (
    <SimulationFlow
      key={quizId}
      scope={{ orgId, contentId: quizId, deviceKey: device }}
      attemptId={search.get('attempt')}
      resultsPath={(attemptId) => withAttempt(paths.publicQuizSimulationResults(orgId, quizId), search, attemptId)}
      onBegun={(attemptId) =>
        void navigate(withAttempt(paths.publicQuizSimulation(orgId, quizId), search, attemptId), { replace: true })
      }
      onLeave={() => void navigate(paths.publicQuizSimulation(orgId, quizId))}
      onFinished={(attemptId) =>
        void navigate(withAttempt(paths.publicQuizSimulationResults(orgId, quizId), search, attemptId), {
          replace: true,
        })
      }
    />
  );
}
