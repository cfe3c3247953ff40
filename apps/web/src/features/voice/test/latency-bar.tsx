import { t } from '@lingui/core/macro';
import type { TurnTimings } from '@snapwell/contract/voice/realtime';
import type { CSSProperties } from 'react';
import { formatNumber } from '#platform/locale/format.ts';

const LONGEST_MS = 1600;
/** An answer that begins within this feels like a person's. */
const PERSON_MS = 1200;

interface LatencyBarProps {
  timings: TurnTimings;
  tries: number;
}

/** How long it takes from the last word to the first sound, step by step, beside what people are used to. */
export function LatencyBar({ timings, tries }: LatencyBarProps) {
  const seconds = (ms: number) => formatNumber(ms / 1000, { maximumFractionDigits: 2 });
  const parts = [
    { name: t`Hearing`, ms: timings.recognition_ms, tone: 'bg-leaf' },
    { name: t`Answer`, ms: timings.answer_ms, tone: 'bg-leaf-edge' },
    { name: t`Voice`, ms: timings.speech_ms, tone: 'bg-leaf' },
  ];
  const longest = Math.max(LONGEST_MS, timings.total_ms);
  const total = seconds(timings.total_ms);
  const person = seconds(PERSON_MS);
  return (
    <section>
      <h2 className="text-xl">
        <span className="num text-[1.5em] tracking-tight">{t`${total} s`}</span> {t`until the answer begins`}
      </h2>
      <p className="text-ink-2">
        {tries === 1 ? t`Measured just now.` : t`Measured just now, the middle of ${tries} tries.`}
      </p>
      <div
        role="img"
        aria-label={t`From your last word to the first sound: ${total} seconds. Up to ${person} seconds feels like a person.`}
        className="relative mt-11"
      >
        <div className="flex h-12 gap-0.5 overflow-hidden rounded-[14px] bg-surface-2">
          {parts.map(({ name, ms, tone }) => (
            <span
              key={name}
              className={tone}
              style={{ width: `${(ms / longest) * 100}%` }}
              title={t`${name}: ${ms} ms`}
            />
          ))}
        </div>
        <span
          style={{ '--x': `${(PERSON_MS / longest) * 100}%` } as CSSProperties}
          className="absolute -top-8 right-[calc(100%-var(--x))] h-22 border-r-[3px] border-dashed border-ink pr-2.5 text-sm leading-tight whitespace-nowrap text-ink-2"
        >
          {t`${person} s feels like a person`}
        </span>
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {parts.map(({ name, ms }) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-ink-2">{name}</dt>
            <dd className="num font-semibold">{t`${ms} ms`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
