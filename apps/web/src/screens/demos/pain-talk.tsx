import { DEMO_ORGANIZATION, demoSimulations } from '@snapwell/contract/simulations/public-demos';
import { type ComponentType, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ConversationFlow, type TalkVoiceProps } from '#features/simulations/conversation/conversation-flow.tsx';
import { deviceKey } from '#platform/device/device-key.ts';
import { paths } from '#platform/paths.ts';

/** The conversation about pain, for anybody: the address tells the attempt, and whether its debrief is looked at. */
export function PainTalk({ Voice }: { Voice?: ComponentType<TalkVoiceProps> }) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [device] = useState(deviceKey);
  return (
    <ConversationFlow
      scope={{ orgId: DEMO_ORGANIZATION, contentId: demoSimulations.pain, deviceKey: device }}
      attemptId={search.get('attempt')}
      isDebrief={search.has('debrief')}
      missingSteps={() => []}
      onAttempt={(attemptId, isDebrief) => {
        setSearch({ attempt: attemptId, ...(isDebrief && { debrief: '' }) });
        window.scrollTo(0, 0);
      }}
      onLeave={() => void navigate(paths.auditingDemo)}
      {...(Voice && { Voice })}
    />
  );
}
