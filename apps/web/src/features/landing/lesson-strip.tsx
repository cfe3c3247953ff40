import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Chip, type Tone } from '#ui/action/chip.tsx';
import { Spark } from '#ui/cover/drawings/spark.tsx';
import { AnswerOption } from '#ui/form/answer-option.tsx';

/** One lesson, minute by minute. On a narrow screen it is pushed sideways. */
export function LessonStrip() {
  return (
    <div
      role="group"
      tabIndex={0}
      aria-label={t`One lesson, minute by minute`}
      className="mt-[clamp(36px,5vw,64px)] snap-x snap-proximity overflow-x-auto px-[max(16px,calc((100vw-72rem)/2))] pt-1 pb-6 [scrollbar-width:none]"
    >
      <ol className="grid min-w-[1152px] grid-cols-5 gap-4">
        <Minute at="0:00" tone="leaf" chip={t`Read`} title={t`Pain has a face, even in silence`}>
          <p className="text-sm leading-normal text-ink-2">
            <Trans>
              Some people will never say it. Watch the{' '}
              <mark className="rounded-sm bg-snap-soft text-inherit">brow, the hands, the breath</mark>, and how they
              lie when nobody looks.
            </Trans>
          </p>
          <p className="mt-auto text-xs text-ink-3">{t`1 min · read aloud if you like`}</p>
        </Minute>
        <Minute at="1:10" tone="sky" chip={t`Look`} title={t`Put the scale to the person`}>
          <ul className="grid gap-2 text-sm">
            {[t`Answers for themselves: 0 to 10`, t`A child of six: faces`, t`Cannot speak: behaviour`].map((row) => (
              <li key={row} className="rounded-control border border-line bg-paper px-3 py-2.5">
                {row}
              </li>
            ))}
          </ul>
        </Minute>
        <Minute at="2:20" tone="snap" chip={t`Answer`} title={t`What do you chart?`}>
          <div className="grid gap-2 text-sm [&>div]:min-h-13 [&>div]:text-sm">
            <AnswerOption keyName="1" state="off">{t`'Denies pain'`}</AnswerOption>
            <AnswerOption keyName="2" state="right">{t`What I saw and asked`}</AnswerOption>
          </div>
        </Minute>
        <Minute at="3:40" tone="ember" chip={t`Remember`} title={t`What you missed comes back`}>
          <svg viewBox="0 0 180 96" className="w-full" aria-hidden="true">
            <path d="M6 14c10 34 24 50 42 58" className="fill-none stroke-ember stroke-4" strokeLinecap="round" />
            <path d="M48 16c16 26 34 38 60 46" className="fill-none stroke-snap-edge stroke-4" strokeLinecap="round" />
            <path d="M108 16c20 14 40 22 66 26" className="fill-none stroke-leaf stroke-4" strokeLinecap="round" />
          </svg>
          <p className="text-sm leading-normal text-ink-2">
            {t`Just before you'd forget it, and ever more rarely: two minutes each.`}
          </p>
        </Minute>
        <Minute at="5:00" tone="snap" chip={t`Done`} title={t`One more day in a row`} isLast>
          <p className="figure flex items-center gap-2 text-[2.5rem] leading-none">
            <Spark className="size-9" /> +20
          </p>
          <p className="mt-auto text-sm leading-normal text-on-field-gold">
            {t`Points, a streak, a place among colleagues. Night shifts and days off don't break it.`}
          </p>
        </Minute>
      </ol>
    </div>
  );
}

interface MinuteProps {
  at: string;
  tone: Tone;
  chip: string;
  title: string;
  isLast?: boolean;
  children: ReactNode;
}

function Minute({ at, tone, chip, title, isLast = false, children }: MinuteProps) {
  return (
    <li className="grid snap-center grid-rows-[auto_1fr] gap-3.5">
      <span className="figure flex items-center gap-2.5 text-sm text-ink-2">
        <span className={`size-3 rounded-full ${isLast ? 'bg-snap' : 'bg-leaf'}`} />
        {at}
        {!isLast && <span className="-mr-4 h-0.5 flex-1 border-t-2 border-dotted border-line-strong" />}
      </span>
      <div
        className={`flex min-h-[300px] flex-col gap-3 rounded-lg border p-5 shadow-card ${isLast ? 'border-transparent bg-field-gold text-on-field-gold' : 'border-line bg-surface'}`}
      >
        <Chip tone={tone} className="self-start">
          {chip}
        </Chip>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}
