import { t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { ConversationFlow } from '#features/simulations/conversation/conversation-flow.tsx';
import { firstConversation } from '#features/simulations/simulations.queries.ts';
import { SimulationSkeleton } from '#features/simulations/simulation-skeleton.tsx';
import { paths } from '#platform/paths.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { missingSteps } from '../home/missing-steps.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';
import { HandsFreeVoice } from './talk-voice.tsx';

/** `/o/{orgId}/voice-simulation-demo`: a conversation hands-free; `scenario` names it, else the library's first. */
export function VoiceSimulationDemoScreen() {
  const orgId = useOrgId();
  const [search] = useSearchParams();
  const chosen = search.get('scenario');
  if (chosen !== null) return <SpokenScenario contentId={chosen} />;
  return (
    <Region skeleton={<SimulationSkeleton />} title={t`The conversations could not be loaded`}>
      <FirstScenario orgId={orgId} />
    </Region>
  );
}

function FirstScenario({ orgId }: { orgId: string }) {
  const { data: contentId } = useSuspenseQuery(firstConversation(orgId));
  if (contentId !== null) return <SpokenScenario contentId={contentId} />;
  return (
    <EmptyState title={t`There’s no conversation to practise yet`}>
      {t`Conversations appear here as soon as one is open to you.`}
    </EmptyState>
  );
}

function SpokenScenario({ contentId }: { contentId: string }) {
  const orgId = useOrgId();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  return (
    <ConversationFlow
      scope={{ orgId, contentId, deviceKey: null }}
      attemptId={search.get('attempt')}
      isDebrief={search.has('debrief')}
      missingSteps={(lock) => missingSteps(orgId, lock)}
      onAttempt={(attemptId, isDebrief) => {
        setSearch({ scenario: contentId, attempt: attemptId, ...(isDebrief && { debrief: '' }) });
        window.scrollTo(0, 0);
      }}
      onLeave={(moduleId) => void navigate(moduleId ? paths.module(orgId, moduleId) : paths.orgHome(orgId))}
      Voice={HandsFreeVoice}
    />
  );
}
