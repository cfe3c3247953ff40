import { plural, t } from '@lingui/core/macro';
import { ArrowRight, Check } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import type { TodayStop } from './today-stop.ts';
import { useTodayStops } from './today-stops.tsx';

/** What needs whoever runs the organization, as a round: one thing is open, the others wait in a line each. */
export function TodayRound({ orgId }: { orgId: string }) {
  const stops = useTodayStops(orgId);
  const [now] = useState(() => new Date());
  const minutes = stops.reduce((sum, stop) => sum + stop.minutes, 0);
  if (stops.length === 0) return <NothingLeft orgId={orgId} />;
  return (
    <>
      <header className="mb-8 flex items-center gap-5">
        <span className="grid size-24 flex-none place-items-center content-center rounded-full border-8 border-line font-display">
          <b className="text-2xl leading-none">{minutes}</b>
          <small>{t`min`}</small>
        </span>
        <div>
          <h1 className="text-3xl">
            {t`${plural(stops.length, { one: 'One thing needs you.', other: '# things need you.' })}`}
          </h1>
          <p className="mt-1 text-ink-2">{formatDate(now, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
        </div>
      </header>
      <ol className="max-w-3xl">
        {stops.map((stop, i) => (
          <li key={stop.id} className="relative grid grid-cols-[2rem_minmax(0,1fr)] gap-4 pb-8">
            <span aria-hidden="true" className="absolute top-8 bottom-0 left-[0.9375rem] w-0.5 bg-line" />
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-full border-2 border-line-strong bg-paper text-sm font-bold"
            >
              {i + 1}
            </span>
            {i === 0 ? <OpenStop stop={stop} /> : <WaitingStop stop={stop} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function OpenStop({ stop: { title, minutes, open, to, act } }: { stop: TodayStop }) {
  return (
    <section className="rounded-xl bg-surface p-6 shadow-card dark:border dark:border-line">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-xl">{title}</h2>
        <span className="text-sm text-ink-2">{t`about ${minutes} min`}</span>
      </div>
      <div className="my-4 grid gap-3">{open}</div>
      <SnapButton to={to}>
        {act} <ArrowRight className="size-5" aria-hidden="true" />
      </SnapButton>
    </section>
  );
}

function WaitingStop({ stop: { title, minutes, detail, to, act } }: { stop: TodayStop }) {
  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-start">
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="text-sm text-ink-2">{detail}</p>
      </div>
      <span className="text-sm text-ink-2">{t`${minutes} min`}</span>
      <Button size="sm" to={to} className="justify-self-start">
        {act}
      </Button>
    </div>
  );
}

function NothingLeft({ orgId }: { orgId: string }) {
  return (
    <div className="grid max-w-2xl gap-5 py-10 sm:grid-cols-[auto_1fr] sm:items-center">
      <span className="grid size-28 place-items-center rounded-full border-8 border-leaf text-leaf-ink">
        <Check className="size-12" aria-hidden="true" />
      </span>
      <div>
        <h1 className="text-3xl">{t`Nothing needs you.`}</h1>
        <p className="mt-2 text-ink-2">{t`People who are late, reports, written answers and drafts stand here as soon as there are some.`}</p>
        <Button className="mt-4" to={paths.panelContent(orgId)}>{t`Go to the content`}</Button>
      </div>
    </div>
  );
}
