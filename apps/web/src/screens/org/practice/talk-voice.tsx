import { i18n } from '@lingui/core';
import type { TakenStep } from '@snapwell/contract/simulations/attempts.schemas';
import { useEffect, useEffectEvent } from 'react';
import type { TalkVoiceProps } from '#features/simulations/conversation/conversation-flow.tsx';
import { VoiceButton } from '#features/voice/parts/voice-button.tsx';
import { beginVoice, endVoice, sayTyped, useVoice } from '#features/voice/session/voice-runner.ts';
import { partnerMouth } from '#features/voice/session/partner-mouth.ts';
import { isHint, problemTexts } from '#features/voice/voice.texts.ts';
import { useOrgId } from '../use-org-id.ts';

/** Speaking in the room of a conversation. */
export function TalkVoice(props: TalkVoiceProps) {
  return <SpokenTalk {...props} isHandsFree={false} />;
}

/** The same, listening from the beginning. */
export function HandsFreeVoice(props: TalkVoiceProps) {
  return <SpokenTalk {...props} isHandsFree />;
}

function SpokenTalk({ attempt, onTaken, children, isHandsFree }: TalkVoiceProps & { isHandsFree: boolean }) {
  const orgId = useOrgId();
  const voice = useVoice();
  const { subject } = voice;
  const isMine = subject?.about === 'attempt' && subject.attemptId === attempt.id;
  const isOn = isMine && voice.phase !== 'off';
  const isOver = attempt.status !== 'open';
  const begin = () =>
    void beginVoice({
      orgId,
      subject: { about: 'attempt', attemptId: attempt.id },
      isOpening: attempt.steps === 0,
      isGoingOn: isMine,
    });
  const beginByItself = useEffectEvent(() => isHandsFree && !isOver && begin());
  useEffect(() => {
    beginByItself();
    return endVoice;
  }, []);

  const shown = isMine ? voice.shown : null;
  const take = useEffectEvent((taken: TakenStep) => onTaken(taken));
  useEffect(() => {
    if (shown?.name === 'simulation_step') take(shown.arguments as TakenStep);
  }, [shown]);
  useEffect(() => {
    // Their last words are heard to the end.
    if (isOn && isOver && voice.phase === 'listening') endVoice();
  }, [isOn, isOver, voice.phase]);

  const last = isMine ? voice.captions.at(-1) : undefined;
  const pending = isOn && voice.phase === 'thinking' && last?.who === 'person' ? last.text : null;
  const problem = isMine && voice.problem && !isHint(voice.problem) ? problemTexts[voice.problem] : null;
  return children({
    mouth: isOn ? partnerMouth : null,
    control: <VoiceButton voice={isMine ? voice : null} onStart={begin} onStop={endVoice} />,
    pending,
    problem: problem && `${i18n._(problem.title)}. ${i18n._(problem.what)} ${i18n._(problem.steps[0]!)}`,
    say: sayTypedIfOn,
  });

  function sayTypedIfOn(said: string): boolean {
    return isOn && sayTyped(said);
  }
}
