import { PainTalk } from './pain-talk.tsx';

/** `/auditing-demo/pain-simulation`: a conversation with somebody in pain, typed. */
export function PainSimulationScreen() {
  return <PainTalk />;
}
