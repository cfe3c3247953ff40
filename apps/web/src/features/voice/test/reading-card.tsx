import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Mic, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { InkPanel } from '#ui/layout/ink-panel.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { classNames } from '#ui/class-names.ts';
import { LevelWave } from '../parts/level-wave.tsx';
import { loudness } from '../session/voice-runner.ts';
import type { Voice } from '../session/voice.ts';
import { phaseTexts } from '../voice.texts.ts';
import type { ComparedWord } from './compare-words.ts';

interface ReadingCardProps {
  voice: Voice;
  sentence: string;
  words: readonly ComparedWord[] | null;
  /** Nothing leaves the server. */
  isLocal: boolean;
  onStart: () => void;
  onStop: () => void;
  /** Which microphone. */
  children?: ReactNode;
}

/** A sentence to read aloud: what was heard of it, how loud it was, and the button that listens. */
export function ReadingCard({ voice, sentence, words, isLocal, onStart, onStop, children }: ReadingCardProps) {
  const isOn = voice.phase !== 'off';
  const isLive = isOn && voice.microphone === 'open';
  return (
    <InkPanel className="grid items-center gap-7 px-5.5 py-6.5 lg:grid-cols-[1fr_1.15fr] lg:gap-12 lg:px-10 lg:py-9">
      <div>
        <p className="text-xs font-semibold text-leaf-ink">{t`Read this aloud`}</p>
        <p
          lang="en"
          className="mt-2.5 mb-4 font-display text-[clamp(1.625rem,1.1rem+1.6vw,2.375rem)] leading-[1.22] font-bold tracking-tight"
        >
          {words === null ? sentence : <Compared words={words} />}
        </p>
        <p className="min-h-5 text-sm text-ink-2">{words ? describeMissed(words) : null}</p>
      </div>
      <div>
        <p className="mb-2 text-xs text-ink-2">{t`Loud enough is where the bars touch the green`}</p>
        <LevelWave isLive={isLive} read={loudness.person} />
        <div className="mt-4.5 grid grid-cols-[68px_1fr] items-center gap-4 xl:grid-cols-[68px_1fr_auto]">
          <button
            type="button"
            aria-label={isOn ? t`Stop listening` : t`Start listening`}
            onClick={isOn ? onStop : onStart}
            className={classNames(
              'grid size-17 place-items-center rounded-full bg-leaf text-on-leaf transition-transform active:scale-96',
              isLive && 'ring-8 ring-leaf-soft',
            )}
          >
            {voice.phase === 'opening' ? (
              <Spinner />
            ) : isOn ? (
              <Square className="size-6 fill-current" aria-hidden="true" />
            ) : (
              <Mic className="size-7" aria-hidden="true" />
            )}
          </button>
          <div role="status">
            <b className="block font-semibold">
              {i18n._(voice.microphone === 'opening' ? phaseTexts.opening : phaseTexts[voice.phase])}
            </b>
            <small className="block text-xs leading-snug text-ink-2">
              {isLocal
                ? t`Nothing is recorded, and nothing leaves this server.`
                : t`Nothing is recorded. A voice service of your organization listens.`}
            </small>
          </div>
          <div className="max-xl:col-span-2">{children}</div>
        </div>
      </div>
    </InkPanel>
  );
}

function Compared({ words }: { words: readonly ComparedWord[] }) {
  return words.map(({ text, heardAs, isRight }, at) => (
    <span key={at}>
      {at > 0 && ' '}
      <span
        className={isRight ? undefined : heardAs === null ? 'text-ink-3' : 'border-b-[3.5px] border-dashed border-snap'}
      >
        {text}
      </span>
    </span>
  ));
}

function describeMissed(words: readonly ComparedWord[]): string {
  const missed = words.filter(({ isRight }) => !isRight);
  if (missed.length === 0) return t`Every word came through.`;
  const other = missed.find(({ heardAs }) => heardAs !== null);
  if (!other) return t`The grey words weren’t heard.`;
  const { text, heardAs } = other;
  return t`“${text}” came as “${heardAs!}”.`;
}
