import type { TakenStep } from '@snapwell/contract/simulations/attempts.schemas';
import { useEffect, useEffectEvent } from 'react';
import type { TalkVoiceProps } from '#features/simulations/conversation/conversation-flow.tsx';
import { ProblemDock } from '#features/voice/dock/problem-dock.tsx';
import { VoiceDock } from '#features/voice/dock/voice-dock.tsx';
import { VoiceButton } from '#features/voice/parts/voice-button.tsx';
import {
  beginVoice,
  closeVoiceMicrophone,
  currentVoice,
  dismissProblem,
  endVoice,
  openVoiceMicrophone,
  sayTyped,
  useVoice,
} from '#features/voice/session/voice-runner.ts';
import { partnerMouth } from '#features/voice/session/partner-mouth.ts';
import type { Voice } from '#features/voice/session/voice.ts';
import { isHint } from '#features/voice/voice.texts.ts';
import { useOrgId } from '../use-org-id.ts';

/** Speaking in the room of a conversation. */
export function TalkVoice(props: TalkVoiceProps) {
  return <SpokenTalk {...props} orgId={useOrgId()} deviceKey={null} isHandsFree={false} />;
}

/** The same, listening from the beginning. */
export function HandsFreeVoice(props: TalkVoiceProps) {
  return <SpokenTalk {...props} orgId={useOrgId()} deviceKey={null} isHandsFree />;
}

interface SpokenTalkProps extends TalkVoiceProps {
  orgId: string;
  /** Of a stranger; null for members. */
  deviceKey: string | null;
  isHandsFree: boolean;
}

/** The attempt spoken: what is heard and answered comes back as steps. */
export function SpokenTalk({
  attempt,
  name,
  onTaken,
  onMovedOn,
  children,
  orgId,
  deviceKey,
  isHandsFree,
}: SpokenTalkProps) {
  const voice = useVoice();
  const isMine = isAbout(voice, attempt.id);
  const isOn = isMine && voice.phase !== 'off';
  const isOver = attempt.status !== 'open';
  const begin = () =>
    void beginVoice({
      orgId,
      deviceKey,
      subject: { about: 'attempt', attemptId: attempt.id },
      turns: isMine ? voice.turns : 'hands-free',
      isOpening: attempt.steps === 0,
      isGoingOn: isMine,
    });
  const listen = () => (isOn ? void openVoiceMicrophone() : begin());
  // Without a press a browser gives a page no sound: whoever comes by the address presses first.
  const beginByItself = useEffectEvent(() => {
    if (isHandsFree && !isOver && (navigator.userActivation?.hasBeenActive ?? true)) begin();
  });
  const endMine = useEffectEvent(() => isAbout(currentVoice(), attempt.id) && endVoice());
  useEffect(() => {
    beginByItself();
    return () => void endMine();
  }, []);

  const shown = isMine ? voice.shown : null;
  const take = useEffectEvent((taken: TakenStep) => onTaken(taken));
  useEffect(() => {
    if (shown?.name === 'simulation_step') take(shown.arguments as TakenStep);
  }, [shown]);
  const { reconnections } = voice;
  const moveOn = useEffectEvent(() => onMovedOn());
  useEffect(() => {
    // An answer may have been on its way when the line broke.
    if (reconnections > 0) moveOn();
  }, [reconnections]);
  useEffect(() => {
    // Their last words are heard to the end.
    if (isOn && isOver && voice.phase === 'listening') endVoice();
  }, [isOn, isOver, voice.phase]);

  const last = isMine ? voice.captions.at(-1) : undefined;
  const pending = isOn && voice.phase === 'thinking' && last?.who === 'person' ? last.text : null;
  return children({
    mouth: isOn ? partnerMouth : null,
    control: (
      <VoiceButton
        voice={isMine ? voice : null}
        isPaused={isOn && voice.microphone === 'off'}
        onStart={listen}
        onStop={endVoice}
      />
    ),
    dock: isMine ? dockOf() : null,
    pending,
    say: (said) => isOn && sayTyped(said),
  });

  function dockOf() {
    if (voice.problem !== null && !isHint(voice.problem))
      return <ProblemDock problem={voice.problem} onType={type} onRetry={listen} />;
    if (!isOn || voice.microphone === 'off') return null;
    return (
      <VoiceDock voice={voice} name={name} canRecord={deviceKey === null && voice.engines?.recognition !== 'browser'} />
    );
  }

  function type(): void {
    closeVoiceMicrophone();
    dismissProblem();
  }
}

const isAbout = ({ subject }: Voice, attemptId: string): boolean =>
  subject?.about === 'attempt' && subject.attemptId === attemptId;
