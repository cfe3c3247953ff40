import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { HEALTH_SLOT_MINUTES, HEALTH_SLOTS } from '@snapwell/contract/admin/system.limits';
import type { ServiceHealth } from '@snapwell/contract/admin/system.schemas';
import { Check, Clock, Minus, X } from 'lucide-react';
import { formatNumber, formatTime } from '#platform/locale/format.ts';
import { classNames } from '#ui/class-names.ts';
import { serviceNames } from '../kit/admin-texts.ts';

const SLOT_MS = HEALTH_SLOT_MINUTES * 60_000;
const FILLS = { well: 'fill-leaf/50', slow: 'fill-snap-edge', down: 'fill-berry' };

interface ServiceStripsProps {
  services: readonly ServiceHealth[];
  /** When the first service that is down went down: one line through all. */
  since: string | null;
  now: number;
}

/** A strip for each service: six hours in cells of five minutes. Height is time, colour and a word are state. */
export function ServiceStrips({ services, since, now }: ServiceStripsProps) {
  const first = Math.floor(now / SLOT_MS) * SLOT_MS - (HEALTH_SLOTS - 1) * SLOT_MS;
  const line = since ? ((Date.parse(since) - first) / SLOT_MS / HEALTH_SLOTS) * 100 : null;
  return (
    <div>
      {services.map((service) => (
        <div
          key={service.service}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 border-b border-line py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)_9.5rem]"
        >
          <div className="min-w-0 py-1">
            <p className="font-semibold">{i18n._(serviceNames[service.service])}</p>
            <p
              className={classNames(
                'text-xs wrap-anywhere',
                service.state === 'down' ? 'text-berry-ink' : 'text-ink-3',
              )}
            >
              {describe(service)}
            </p>
          </div>
          <div className="relative max-sm:order-last max-sm:col-span-2">
            <Strip service={service} first={first} />
            {line !== null && line >= 0 && (
              <span
                aria-hidden="true"
                className="absolute -inset-y-2 border-l-2 border-dashed border-ember"
                style={{ left: `${line}%` }}
              />
            )}
          </div>
          <StateWord service={service} />
        </div>
      ))}
      <div
        className="flex justify-between pt-2 text-xs text-ink-3 tabular-nums sm:mr-[10.75rem] sm:ml-[12.25rem]"
        aria-hidden="true"
      >
        {[0, 1 / 3, 2 / 3, 1].map((share) => (
          <span key={share}>{formatTime(first + share * HEALTH_SLOTS * SLOT_MS)}</span>
        ))}
      </div>
    </div>
  );
}

function Strip({ service, first }: { service: ServiceHealth; first: number }) {
  const slowest = Math.max(1, ...service.cells.map(({ took_ms: ms }) => ms));
  return (
    <svg viewBox={`0 0 ${HEALTH_SLOTS * 10} 40`} preserveAspectRatio="none" className="h-9 w-full" aria-hidden="true">
      {service.cells.map(({ at, state, took_ms: ms }) => {
        const height = state === 'down' ? 38 : 8 + (ms / slowest) * (state === 'slow' ? 30 : 16);
        const x = ((Date.parse(at) - first) / SLOT_MS) * 10;
        return (
          <rect key={at} x={x + 1.2} width={7.6} y={40 - height} height={height} rx={2} className={FILLS[state]} />
        );
      })}
    </svg>
  );
}

function StateWord({ service: { state, since } }: { service: ServiceHealth }) {
  const look = 'flex items-center gap-1.5 justify-self-end text-sm font-semibold sm:justify-self-start [&>svg]:size-4';
  if (state === null)
    return (
      <span className={classNames(look, 'text-ink-3')}>
        <Minus aria-hidden="true" /> {t`Not checked yet`}
      </span>
    );
  if (state === 'well')
    return (
      <span className={classNames(look, 'text-leaf-ink')}>
        <Check aria-hidden="true" /> {t`Well`}
      </span>
    );
  const from = formatTime(since!);
  return state === 'down' ? (
    <span className={classNames(look, 'text-berry-ink')}>
      <X aria-hidden="true" /> {t`Down since ${from}`}
    </span>
  ) : (
    <span className={classNames(look, 'text-snap-ink')}>
      <Clock aria-hidden="true" /> {t`Slow since ${from}`}
    </span>
  );
}

function describe({ service, state, took_ms: ms, detail }: ServiceHealth): string {
  if (state === null) return '';
  if (state === 'down') return detail;
  const time = t`${formatNumber(ms ?? 0)} ms`;
  if (service === 'pages') return t`${time}, the longest wait of a hundred`;
  if (service === 'database') return t`${detail}, ${time} a read`;
  if (service === 'assistant') return detail || t`Built-in engine`;
  if (service === 'jobs') {
    const waiting = Number(detail);
    return t`${plural(waiting, { one: '# waits', other: '# wait' })}`;
  }
  return detail || time;
}
