import { DEMO_ORGANIZATION } from '@snapwell/contract/simulations/public-demos';
import { useState } from 'react';
import type { TalkVoiceProps } from '#features/simulations/conversation/conversation-flow.tsx';
import { deviceKey } from '#platform/device/device-key.ts';
import { SpokenTalk } from '../org/practice/talk-voice.tsx';
import { PainTalk } from './pain-talk.tsx';

/** `/auditing-demo/pain-simulation-voice`: the same conversation, spoken; typing stays. */
export function PainSimulationVoiceScreen() {
  return <PainTalk Voice={StrangerVoice} />;
}

function StrangerVoice(props: TalkVoiceProps) {
  const [device] = useState(deviceKey);
  return <SpokenTalk {...props} orgId={DEMO_ORGANIZATION} deviceKey={device} isHandsFree />;
}
