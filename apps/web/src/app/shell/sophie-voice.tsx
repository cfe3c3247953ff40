import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import { useEffect } from 'react';
import { connectVoiceEvents } from '#features/voice/connect-voice-events.ts';
import { VoiceButton } from '#features/voice/parts/voice-button.tsx';
import { beginVoice, endVoice, useVoice } from '#features/voice/session/voice-runner.ts';
import { phaseTexts, problemTexts } from '#features/voice/voice.texts.ts';
import { classNames } from '#ui/class-names.ts';

/** Speaking with the assistant, in her drawer. There is one microphone: a conversation that has it is named. */
export function SophieVoice({ orgId }: { orgId: string }) {
  const voice = useVoice();
  const { phase, subject, problem, captions } = voice;
  useEffect(() => connectVoiceEvents(), []);
  if (phase !== 'off' && subject?.about !== 'assistant')
    return (
      <p className="text-xs text-ink-2">
        {t`The microphone is with your conversation. Leave it to speak with ${ASSISTANT_NAME}; you can type here meanwhile.`}
      </p>
    );
  const isMine = subject?.about === 'assistant';
  const last = isMine ? captions.at(-1) : undefined;
  const words =
    isMine && problem ? i18n._(problemTexts[problem].title) : phase === 'off' ? null : i18n._(phaseTexts[phase]);
  return (
    <div className="flex min-w-0 items-center gap-2.5 text-sm">
      <VoiceButton
        voice={isMine ? voice : null}
        onStart={() => void beginVoice({ orgId, subject: { about: 'assistant' } })}
        onStop={endVoice}
      />
      <p
        role="status"
        className={classNames('min-w-0 flex-1 truncate text-ink-2', words === null && 'group-data-tight/tight:sr-only')}
      >
        {words ?? t`Speak with ${ASSISTANT_NAME}`}
        {phase !== 'off' && last && `: ${last.text}`}
      </p>
    </div>
  );
}
