import { DEMO_ORGANIZATION, demoSimulations } from '@snapwell/contract/simulations/public-demos';
import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ConversationFlow, type TalkVoiceProps } from '#features/simulations/conversation/conversation-flow.tsx';
import { deviceKey } from '#platform/device/device-key.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';

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
    >
      <p className="wrap pt-6">
        <Button variant="ghost" to={paths.auditingDemo} className="-ml-3">
          <ArrowLeft className="size-4.5" aria-hidden="true" /> {t`The charts`}
        </Button>
      </p>
    </ConversationFlow>
  );
}
