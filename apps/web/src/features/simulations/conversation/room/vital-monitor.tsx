import { t } from '@lingui/core/macro';
import type { ConversationView } from '@snapwell/contract/simulations/conversation-play.schemas';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { CSSProperties } from 'react';
import { AnimatedNumber } from '#ui/progress/animated-number.tsx';
import { VitalName } from '#features/simulations/vital-name.tsx';
import { COLOURS, kindOf, TRACE_WIDTH, traceOf } from './vital-traces.ts';

type Vital = ConversationView['vitals'][number];

/** Vital signs with their curves, each running at its own rate; still with reduced motion. */
export function VitalMonitor({ vitals, name }: { vitals: readonly Vital[]; name: string }) {
  if (vitals.length === 0) return null;
  return (
    <section
      aria-label={t`Monitor`}
      className="overflow-hidden rounded-lg border border-monitor-line bg-monitor max-nav:hidden"
    >
      <p className="px-4.5 py-3 text-xs text-ink-2">{name}</p>
      <dl>
        {vitals.map((vital) => (
          <MonitorRow key={vital.id} vital={vital} />
        ))}
      </dl>
    </section>
  );
}

function MonitorRow({ vital }: { vital: Vital }) {
  const kind = kindOf(vital.title);
  return (
    <div
      className="grid grid-cols-[1fr_auto] border-t border-monitor-line px-4.5 pt-2 pb-3 text-(--vital)"
      style={{ '--vital': COLOURS[kind] } as CSSProperties}
    >
      <dt className="text-xs font-semibold">{vital.title}</dt>
      <dd className="row-span-2 text-right font-display text-[2.5rem] leading-none font-bold tracking-[-0.03em] tabular-nums">
        <AnimatedNumber value={vital.value} />
        <small className="block font-text text-2xs leading-normal font-medium tracking-normal text-ink-3">
          {vital.unit}
        </small>
      </dd>
      <Trend vital={vital} />
      <Trace kind={kind} value={vital.value} />
    </div>
  );
}

function Trend({ vital: { value, start } }: { vital: Vital }) {
  if (Math.abs(value - start) < 1) return null;
  const Icon = value > start ? TrendingUp : TrendingDown;
  return (
    <dd className="flex items-center gap-1 text-2xs text-ink-2">
      <Icon className="size-3.5" aria-hidden="true" /> {t`${start} at the start`}
    </dd>
  );
}

function Trace({ kind, value }: { kind: ReturnType<typeof kindOf>; value: number }) {
  const trace = traceOf(kind, value);
  if (!trace) return null;
  return (
    <dd className="col-span-2 mt-1 h-11 overflow-hidden" aria-hidden="true">
      <svg
        viewBox={`0 0 ${TRACE_WIDTH} 60`}
        preserveAspectRatio="none"
        className="h-full w-[200%] motion-safe:animate-[trace_var(--run)_linear_infinite]"
        style={{ '--run': `${trace.seconds}s` } as CSSProperties}
      >
        <path
          d={trace.path}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
        />
      </svg>
    </dd>
  );
}

/** The same in one line, where there is no room for curves. */
export function VitalStrip({ vitals }: { vitals: readonly Vital[] }) {
  if (vitals.length === 0) return null;
  return (
    <dl
      aria-label={t`Vital signs`}
      className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-md bg-monitor nav:hidden"
    >
      {vitals.map((vital) => (
        <div
          key={vital.id}
          className="border-monitor-line px-1 py-2 text-center text-(--vital) not-first:border-l"
          style={{ '--vital': COLOURS[kindOf(vital.title)] } as CSSProperties}
        >
          <dt className="flex justify-center text-2xs font-semibold">
            <VitalName name={vital.title} shortUntil="nav" />
          </dt>
          <dd className="font-display text-xl leading-tight font-bold tabular-nums">
            <AnimatedNumber value={vital.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
