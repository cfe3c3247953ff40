import { t } from '@lingui/core/macro';
import { Mic, MicOff } from 'lucide-react';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import type { Voice } from '../session/voice.ts';

interface VoiceButtonProps {
  /** Of a session that is about something else nothing is shown. */
  voice: Voice | null;
  /** The session goes on without a microphone: pressed, it listens again. */
  isPaused?: boolean;
  onStart: () => void;
  onStop: () => void;
  className?: string;
}

/** Turns speaking on and off. Its ring says whose turn it is. */
export function VoiceButton({ voice, isPaused = false, onStart, onStop, className = '' }: VoiceButtonProps) {
  const phase = voice?.phase ?? 'off';
  const isOn = phase !== 'off' && !isPaused;
  const isListening = phase === 'listening' || phase === 'hearing';
  const look = isListening ? 'bg-leaf-soft text-leaf-ink ring-2 ring-leaf' : isOn ? 'bg-surface-2' : '';
  return (
    <IconButton
      label={isOn ? t`Stop speaking` : t`Speak`}
      aria-pressed={isOn}
      data-phase={phase}
      onClick={isOn ? onStop : onStart}
      className={`rounded-full ${look} ${className}`}
    >
      {phase === 'opening' ? (
        <Spinner />
      ) : isOn && voice?.microphone !== 'open' ? (
        <MicOff aria-hidden="true" />
      ) : (
        <Mic aria-hidden="true" />
      )}
    </IconButton>
  );
}
