import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ConversationFlow } from '#features/simulations/conversation/conversation-flow.tsx';
import { SimulationFlow } from '#features/simulations/simulation-flow.tsx';
import { SimulationSkeleton } from '#features/simulations/simulation-skeleton.tsx';
import type { SimulationScope } from '#features/simulations/simulation-scope.ts';
import { cover } from '#features/simulations/simulations.queries.ts';
import { deviceKey } from '#platform/device/device-key.ts';
import { PublicItemLanguages } from '#screens/item-languages.tsx';
import { paths, withAttempt } from '#platform/paths.ts';

/** `/p/{orgId}/quiz-sim/{quizId}`: a simulation for anybody, bound to this device until they sign up. */
export function PublicSimulationScreen() {
  const { orgId = '', quizId = '' } = useParams();
  const [device] = useState(deviceKey);
  const scope = { orgId, contentId: quizId, deviceKey: device };
  const { data: simulation } = useQuery(cover(scope));
  if (!simulation) return <SimulationSkeleton />;
  return simulation.about.play === 'conversation' ? (
    <PublicConversation key={quizId} scope={scope} />
  ) : (
    <PublicScenes key={quizId} scope={scope} />
  );
}

function PublicConversation({ scope }: { scope: SimulationScope }) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  return (
    <ConversationFlow
      scope={scope}
      attemptId={search.get('attempt')}
      isDebrief={search.has('debrief')}
      missingSteps={() => []}
      Languages={PublicItemLanguages}
      onAttempt={(attemptId, isDebrief) => {
        setSearch({ attempt: attemptId, ...(isDebrief && { debrief: '' }) });
        window.scrollTo(0, 0);
      }}
      onLeave={() => void navigate(paths.publicQuizSimulation(scope.orgId, scope.contentId))}
    />
  );
}

function PublicScenes({ scope }: { scope: SimulationScope }) {
  const { orgId, contentId: quizId } = scope;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <SimulationFlow
      scope={scope}
      Languages={PublicItemLanguages}
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
