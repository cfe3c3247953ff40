import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Square, Volume2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type Loudness, usePatientVoice } from './patient-voice.ts';

interface Exchange {
  readonly question: MessageDescriptor;
  readonly reply: MessageDescriptor;
  readonly sound: string;
  /** How she is after it. */
  readonly pulse: number;
}

/** Two of the many things that one can ask her, and her own words in the sample simulation. */
const EXCHANGES: readonly Exchange[] = [
  {
    question: msg`Good afternoon, how are you?`,
    reply: msg`Hello. Oh, I am fine, thank you. You have so much to do.`,
    sound: '/audio/patient/fine.mp3',
    pulse: 94,
  },
  {
    question: msg`How is it when you cough?`,
    reply: msg`When I cough it is terrible. So I don't cough. Eight, I would say, if you want a number.`,
    sound: '/audio/patient/movement.mp3',
    pulse: 102,
  },
];

/** Draws the patient; `loudness` moves the mouth. */
export type DrawPatient = (props: { loudness: Loudness; isSpeaking: boolean; description: string }) => ReactNode;

interface PatientTalkProps {
  drawPatient: DrawPatient;
  title: ReactNode;
  lead: ReactNode;
  action?: ReactNode;
}

/** A patient whom one asks, and who answers aloud. */
export function PatientTalk({ drawPatient, title, lead, action }: PatientTalkProps) {
  const { speaking, play, stop, loudness } = usePatientVoice();
  const [asked, setAsked] = useState<number[]>([]);
  const ask = (at: number) => {
    setAsked([...asked.filter((each) => each !== at), at]);
    void play(EXCHANGES[at]!.sound);
  };
  const pulse = EXCHANGES[asked.at(-1) ?? 0]!.pulse;
  return (
    <div className="grid items-end gap-x-[clamp(32px,5vw,72px)] gap-y-8 lg:grid-cols-2">
      <div className="pb-[clamp(0px,7vw,112px)] max-lg:pb-0">
        {title}
        <p className="mt-4.5 max-w-[46ch] text-lg text-ink-2">{lead}</p>
        <div className="mt-8 grid max-w-[500px] gap-3.5" aria-live="polite">
          {asked.map((at) => (
            <Lines key={at} exchange={EXCHANGES[at]!} isSpeaking={speaking === EXCHANGES[at]!.sound} />
          ))}
        </div>
        <div className="mt-6 flex max-w-[500px] flex-wrap gap-2.5">
          {EXCHANGES.map((exchange, at) => {
            const isSpeaking = speaking === exchange.sound;
            return (
              <button
                key={exchange.sound}
                type="button"
                onClick={() => (isSpeaking ? stop() : ask(at))}
                className="inline-flex min-h-12 items-center gap-2.5 rounded-full border-[1.5px] border-line-strong bg-surface px-4.5 text-left font-semibold hover:bg-surface-2"
              >
                {isSpeaking ? (
                  <Square className="size-4.5" aria-hidden="true" />
                ) : (
                  <Volume2 className="size-5" aria-hidden="true" />
                )}
                {isSpeaking ? t`Stop` : i18n._(exchange.question)}
              </button>
            );
          })}
        </div>
        <p className="mt-4 max-w-[52ch] text-sm text-ink-3">
          {t`She is made up. You hear the voice that is built into Snapwell, recorded once for this page, in English; in a simulation she answers what you say.`}
        </p>
        {action}
      </div>
      <div className="relative mx-auto w-full max-w-[640px]">
        <dl className="absolute top-2 left-0 z-1 rounded-md bg-monitor px-4 py-3 text-(--trace-heart)">
          <dt className="text-xs font-semibold">{t`Pulse`}</dt>
          <dd className="figure text-[2rem] leading-none">{pulse}</dd>
        </dl>
        {drawPatient({
          loudness,
          isSpeaking: speaking !== null,
          description: t`Elsa Lindqvist, 68, in bed after an operation`,
        })}
      </div>
    </div>
  );
}

function Lines({ exchange, isSpeaking }: { exchange: Exchange; isSpeaking: boolean }) {
  return (
    <>
      <p className="w-fit max-w-[92%] animate-rise justify-self-end rounded-[20px] rounded-br-[6px] bg-leaf-soft px-4.5 py-3 text-lg leading-snug">
        <small className="block text-2xs font-semibold text-ink-2">{t`You`}</small>
        {i18n._(exchange.question)}
      </p>
      <p
        className={classNames(
          'w-fit max-w-[92%] animate-rise rounded-[20px] rounded-bl-[6px] bg-surface-2 px-4.5 py-3 text-lg leading-snug',
          isSpeaking && 'ring-2 ring-leaf',
        )}
      >
        <small className="block text-2xs font-semibold text-ink-2">{t`Mrs Lindqvist`}</small>
        {i18n._(exchange.reply)}
      </p>
    </>
  );
}
