import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ConversationFlow } from '#features/simulations/conversation/conversation-flow.tsx';
import { ItemLanguages } from '#screens/item-languages.tsx';
import { paths } from '#platform/paths.ts';
import { missingSteps } from '../home/missing-steps.tsx';
import { useTextsLanguage } from '../learn/use-texts-language.ts';
import { useOrgId } from '../use-org-id.ts';
import { TalkVoice } from './talk-voice.tsx';

/** `/o/{orgId}/live-scenarios/{scenarioId}`: the address tells the attempt, and whether its debrief is looked at. */
export function LiveScenarioScreen() {
  const orgId = useOrgId();
  const { scenarioId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const language = useTextsLanguage();
  return (
    <ConversationFlow
      scope={{ orgId, contentId: scenarioId, deviceKey: null, language }}
      Languages={ItemLanguages}
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
