import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ConversationFlow } from '#features/simulations/conversation/conversation-flow.tsx';
import { paths } from '#platform/paths.ts';
import { missingSteps } from '../home/missing-steps.tsx';
import { useOrgId } from '../use-org-id.ts';
import { TalkVoice } from './talk-voice.tsx';

/** `/o/{orgId}/live-scenarios/{scenarioId}`: the address tells the attempt, and whether its debrief is looked at. */
export function LiveScenarioScreen() {
  const orgId = useOrgId();
  const { scenarioId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  return (
    <ConversationFlow
      scope={{ orgId, contentId: scenarioId, deviceKey: null }}
      attemptId={search.get('attempt')}
      isDebrief={search.has('debrief')}
      missingSteps={(lock) => missingSteps(orgId, lock)}
      onAttempt={(attemptId, isDebrief) => {
        setSearch({ attempt: attemptId, ...(isDebrief && { debrief: '' }) });
        window.scrollTo(0, 0);
      }}
      onLeave={(moduleId) => void navigate(moduleId ? paths.module(orgId, moduleId) : paths.orgHome(orgId))}
      Voice={TalkVoice}
    />
  );
}
