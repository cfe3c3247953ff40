import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { AudioLines, Circle, Hand, Keyboard, Mic, VolumeX } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { chooseRecording, chooseTurns, closeVoiceMicrophone, interrupt } from '../session/voice-runner.ts';
import type { Voice } from '../session/voice.ts';
import { isHint, phaseTexts, problemTexts } from '../voice.texts.ts';
import { HoldButton } from './hold-button.tsx';
import { VoiceBars } from './voice-bars.tsx';

const SHORT_SPEAKING = msg`Speaking`;

interface VoiceDockProps {
  voice: Voice;
  /** Whom one speaks with. */
  name: string;
  /** What is said may be recorded here, for who says it. */
  canRecord: boolean;
}

/** The lower edge of a room while one speaks: whose turn it is, how turns end, and the way to typing. */
export function VoiceDock({ voice, name, canRecord }: VoiceDockProps) {
  const { turns, phase, engines } = voice;
  const isHeld = turns === 'push-to-talk';
  const canHold = engines?.recognition !== 'browser';
  return (
    <section
      aria-label={t`Speaking with ${name}`}
      data-phase={phase}
      className="flex min-w-0 flex-1 flex-wrap items-center justify-center gap-x-4 gap-y-2.5 nav:flex-nowrap nav:justify-between"
    >
      <div className="order-2 flex items-center gap-1 nav:order-1">
        <Button variant="ghost" className="max-sm:px-2.5" onClick={closeVoiceMicrophone}>
          <Keyboard className="size-5" aria-hidden="true" /> {t`Type instead`}
        </Button>
        {canRecord && <RecordButton isOn={voice.isRecording} />}
        {canHold && (
          <div className="contents nav:hidden">
            <TurnsButton isHeld={isHeld} />
          </div>
        )}
      </div>
      <div className="order-1 grid w-full max-w-[28rem] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 rounded-full bg-surface-2 py-1.5 pr-5 pl-1.5 nav:order-2 nav:w-[28rem]">
        {isHeld ? <HoldButton phase={phase} /> : <Lamp voice={voice} />}
        <div className="min-w-0 leading-tight">
          <b className="block truncate font-semibold">{titleOf(voice)}</b>
          <small className="block text-xs text-pretty text-ink-2">{hintOf(voice, name)}</small>
        </div>
        {phase === 'speaking' || phase === 'thinking' ? (
          <IconButton label={t`Interrupt ${name}`} variant="outline" className="rounded-full" onClick={interrupt}>
            <VolumeX aria-hidden="true" />
          </IconButton>
        ) : (
          <VoiceBars isLive={voice.microphone === 'open'} />
        )}
      </div>
      <div className="order-3 hidden items-center gap-3 nav:flex">{canHold && <TurnsButton isHeld={isHeld} />}</div>
    </section>
  );
}

/** Hands-free there is nothing to press: it shows that one is heard. */
function Lamp({ voice: { phase, microphone } }: { voice: Voice }) {
  const isListening = phase === 'listening' || phase === 'hearing';
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-14 flex-none place-items-center rounded-full [&>svg]:size-6',
        isListening ? 'bg-leaf text-on-leaf' : 'bg-surface text-ink-2',
        phase === 'hearing' && 'ring-6 ring-leaf-soft',
      )}
    >
      {phase === 'opening' || microphone === 'opening' ? <Spinner /> : isListening ? <Mic /> : <AudioLines />}
    </span>
  );
}

function TurnsButton({ isHeld }: { isHeld: boolean }) {
  return (
    <Button
      variant="ghost"
      aria-pressed={isHeld}
      className="max-sm:px-2.5 aria-pressed:bg-leaf-soft aria-pressed:text-leaf-ink"
      onClick={() => chooseTurns(isHeld ? 'hands-free' : 'push-to-talk')}
    >
      <Hand className="size-5" aria-hidden="true" /> {t`Hold to talk`}
    </Button>
  );
}

/** Nothing is recorded until this is pressed. */
function RecordButton({ isOn }: { isOn: boolean }) {
  return (
    <Button
      variant="ghost"
      aria-pressed={isOn}
      title={t`For you alone: to hear your sentences again afterwards. It’s deleted with the conversation.`}
      className="max-sm:px-2.5 aria-pressed:bg-ember-soft aria-pressed:text-ember-ink"
      onClick={() => chooseRecording(!isOn)}
    >
      <Circle className={classNames('size-4', isOn && 'fill-current')} aria-hidden="true" />
      {isOn ? t`Recording` : t`Record me`}
    </Button>
  );
}

function titleOf({ phase, turns, microphone, isReconnecting }: Voice): string {
  if (isReconnecting) return t`Connecting again`;
  if (microphone === 'opening') return t`Waiting for the microphone`;
  if (phase === 'listening' && turns === 'push-to-talk') return t`Hold to talk`;
  return i18n._(phase === 'speaking' ? SHORT_SPEAKING : phaseTexts[phase]);
}

function hintOf(
  { phase, turns, isReconnecting, isUnheard, isRecording, problem, engines }: Voice,
  name: string,
): string {
  if (isReconnecting) return t`The connection broke. Wait a moment, then say it again.`;
  if (problem && isHint(problem)) return i18n._(problemTexts[problem].title);
  if (phase === 'speaking') return t`Just talk to interrupt`;
  if (isUnheard) return t`We heard no words. Say it again.`;
  if (isRecording) return t`Recorded for you alone, to listen to afterwards`;
  if (turns === 'push-to-talk') return t`Press, speak, let go. Or tap once, and again when done.`;
  if (engines?.recognition === 'browser') return t`Your browser listens and speaks`;
  if (engines?.recognition === 'provider') return t`A voice service listens. Talk any time, also over ${name}.`;
  return t`This server listens. Talk any time, also over ${name}.`;
}
