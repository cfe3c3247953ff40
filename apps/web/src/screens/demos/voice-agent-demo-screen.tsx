import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { DEMO_ORGANIZATION } from '@snapwell/contract/simulations/public-demos';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { ClinicCall } from '#features/demos/clinic/clinic-call.tsx';
import {
  addExchange,
  type ClinicExchange,
  clinicStateOf,
  forgetCall,
  saying,
  useExchanges,
} from '#features/demos/clinic/clinic-store.ts';
import { VoiceButton } from '#features/voice/parts/voice-button.tsx';
import { beginVoice, endVoice, sayTyped, useVoice } from '#features/voice/session/voice-runner.ts';
import { isHint, problemTexts } from '#features/voice/voice.texts.ts';
import { deviceKey } from '#platform/device/device-key.ts';
import { wordsOf } from '#platform/http/api-error.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';

/** `/auditing-demo/voice-agent-demo`: a voice agent that answers for a made-up clinic, spoken with or typed to. */
export function VoiceAgentDemoScreen() {
  const exchanges = useExchanges();
  const asking = useMutation(saying);
  const { isMine, isOn, voice, begin } = useClinicVoice(exchanges);
  const last = voice.captions.at(-1);
  const isHeard = isOn && voice.phase === 'thinking' && last?.who === 'person';
  const voiceProblem = isMine && voice.problem && !isHint(voice.problem) ? problemTexts[voice.problem] : null;
  const problem = voiceProblem
    ? `${i18n._(voiceProblem.title)}. ${i18n._(voiceProblem.what)} ${i18n._(voiceProblem.steps[0]!)}`
    : asking.error && wordsOf(asking.error);
  const hangUp = () => {
    endVoice();
    forgetCall();
  };
  return (
    <div className="wrap pt-6 pb-16">
      <Button variant="ghost" to={paths.auditingDemo} className="-ml-4">
        <ArrowLeft className="size-4.5" aria-hidden="true" /> {t`The charts`}
      </Button>
      <h1 className="mt-2">{t`Call the clinic`}</h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-2">
        {t`A voice agent picks up. Ask for the hours, book a slot, try to get medical advice out of it, or tell it of an emergency.`}
      </p>
      <ClinicCall
        exchanges={exchanges}
        pending={asking.isPending ? asking.variables : isHeard ? last.text : null}
        problem={problem}
        voice={<VoiceButton voice={isMine ? voice : null} onStart={begin} onStop={endVoice} />}
        onSay={(said) => (isOn && sayTyped(said)) || asking.mutate(said)}
        onHangUp={hangUp}
      />
    </div>
  );
}

/** The call spoken: what was heard and answered comes as exchanges, the same as what is typed. */
function useClinicVoice(exchanges: readonly ClinicExchange[]) {
  const [device] = useState(deviceKey);
  const voice = useVoice();
  const isMine = voice.subject?.about === 'clinic';
  const isOn = isMine && voice.phase !== 'off';
  const begin = () =>
    void beginVoice({
      orgId: DEMO_ORGANIZATION,
      deviceKey: device,
      subject: { about: 'clinic', state: JSON.stringify(clinicStateOf(exchanges)) },
      isOpening: exchanges.length === 0,
      isGoingOn: exchanges.length > 0,
    });
  useEffect(() => endVoice, []);
  const shown = isMine ? voice.shown : null;
  const take = useEffectEvent((exchange: ClinicExchange) => addExchange(exchange));
  useEffect(() => {
    if (shown?.name === 'clinic_turn') take(shown.arguments as ClinicExchange);
  }, [shown]);
  return { isMine, isOn, voice, begin };
}
