import { t } from '@lingui/core/macro';
import type { ScenesResult } from '@snapwell/contract/simulations/scenes-play.schemas';
import { Check, X } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type Lane, layOutWays, type Stop, type WayMapLayout } from './map-layout.ts';

/** Longer ways are drawn downwards on wide screens too: their names would not fit beside each other. */
const MOST_ACROSS = 8;

/** Your way beside the best one. The same stands in words in the lists below it. */
export function WayMap({ outcome }: { outcome: ScenesResult }) {
  const headingId = useId();
  const layout = layOutWays(outcome);
  const isLong = layout.lastStep + 1 > MOST_ACROSS;
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={headingId}>{t`Your way and the best way`}</h2>
        <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-xs font-semibold text-ink-2">
          <KeyLine tone="bg-ink">{t`Together`}</KeyLine>
          {layout.partsAt !== null && (
            <>
              <KeyLine tone="bg-leaf">{t`Best`}</KeyLine>
              <KeyLine tone="bg-ember">{t`You`}</KeyLine>
            </>
          )}
          <li className="flex items-center gap-2">
            <span className="w-6 border-t-2 border-dotted border-ink-3" /> {t`Not taken`}
          </li>
        </ul>
      </div>
      <p className="sr-only">{inWords(layout)}</p>
      <div aria-hidden="true" className="rounded-lg border border-line bg-surface">
        <div className={isLong ? 'hidden' : 'max-sm:hidden'}>
          <MapAcross layout={layout} />
        </div>
        <div className={isLong ? undefined : 'sm:hidden'}>
          <MapDown layout={layout} />
        </div>
      </div>
    </section>
  );
}

function inWords({ stops, partsAt }: WayMapLayout): string {
  const own = stops.filter(({ lane }) => lane !== 'best').length;
  const number = (partsAt ?? 0) + 1;
  if (partsAt === null) return t`Your way is the best way, over ${own} scenes.`;
  return t`Your way has ${own} scenes. In scene ${number} it leaves the best way.`;
}

function KeyLine({ tone, children }: { tone: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span className={classNames('h-1.5 w-6 rounded-full', tone)} /> {children}
    </li>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const ACROSS = { width: 1180, height: 340, side: 90, lanes: { best: 90, both: 170, you: 250 } } as const;
const DOWN = { width: 358, step: 92, top: 40, lanes: { best: 48, both: 110, you: 190 } } as const;

function MapAcross({ layout }: { layout: WayMapLayout }) {
  const { width, height, side, lanes } = ACROSS;
  const gap = layout.lastStep === 0 ? 0 : (width - 2 * side) / layout.lastStep;
  const place = (lane: Lane, step: number): Point => ({ x: side + step * gap, y: lanes[lane] });
  return (
    <div className="relative" style={{ aspectRatio: `${width} / ${height}` }}>
      <Ways layout={layout} place={place} size={{ width, height }} isDown={false} />
      {layout.stops.map((stop) => {
        const { x, y } = place(stop.lane, stop.step);
        const isAbove = stop.lane === 'best' || (stop.lane === 'both' && stop.step % 2 === 0);
        return (
          <StopLabel
            key={`${stop.lane}${stop.step}`}
            stop={stop}
            className={classNames('-translate-x-1/2 text-center', isAbove ? '-translate-y-full pb-8' : 'pt-8')}
            style={{
              left: `${(x / width) * 100}%`,
              top: `${(y / height) * 100}%`,
              width: `${(Math.min(gap * (layout.partsAt === null ? 1.6 : 1), 190) / width) * 100}%`,
            }}
          />
        );
      })}
    </div>
  );
}

function MapDown({ layout }: { layout: WayMapLayout }) {
  const { width, step: gap, top, lanes } = DOWN;
  const height = top * 2 + layout.lastStep * gap;
  const place = (lane: Lane, step: number): Point => ({ x: lanes[lane], y: top + step * gap });
  return (
    <div className="relative mx-auto max-w-100" style={{ aspectRatio: `${width} / ${height}` }}>
      <Ways layout={layout} place={place} size={{ width, height }} isDown />
      {layout.stops.map((stop) => {
        const { x, y } = place(stop.lane, stop.step);
        const until = stop.lane === 'best' ? lanes.you - 26 : width - 6;
        return (
          <StopLabel
            key={`${stop.lane}${stop.step}`}
            stop={stop}
            className="-translate-y-1/2"
            style={{
              left: `${((x + 28) / width) * 100}%`,
              top: `${(y / height) * 100}%`,
              width: `${((until - x - 28) / width) * 100}%`,
            }}
          />
        );
      })}
    </div>
  );
}

const LABEL: Record<Lane, string> = { both: 'text-ink', best: 'text-leaf-ink', you: 'text-ember-ink' };

function StopLabel({ stop, className, style }: { stop: Stop; className: string; style: CSSProperties }) {
  return (
    <span
      className={classNames('absolute grid text-xs leading-tight', className)}
      style={{ ...style, animationDelay: `${stop.step * 80}ms` }}
    >
      <b className={classNames('line-clamp-2 font-display', stop.ending ? LABEL[stop.lane] : 'text-ink')}>
        {stop.title}
      </b>
      <span className={stop.isTurningPoint ? 'font-semibold text-ember-ink' : 'text-ink-2'}>
        {stop.isTurningPoint ? t`Here it turned` : stop.at}
      </span>
    </span>
  );
}

interface WaysProps {
  layout: WayMapLayout;
  place: (lane: Lane, step: number) => Point;
  size: { width: number; height: number };
  isDown: boolean;
}

function Ways({ layout: { stops, partsAt }, place, size, isDown }: WaysProps) {
  const lastOf = (...lanes: readonly Lane[]) =>
    Math.max(-1, ...stops.filter(({ lane }) => lanes.includes(lane)).map(({ step }) => step));
  const parting = partsAt === null ? null : place('both', partsAt);
  const branch = (lane: Lane): string | null => {
    const last = lastOf(lane);
    if (!parting || last < 0) return null;
    const first = place(lane, partsAt! + 1);
    const end = place(lane, last);
    // The bend leaves along the shared line and arrives along its own.
    const [mx, my] = [(parting.x + first.x) / 2, (parting.y + first.y) / 2];
    const bend = isDown ? [parting.x, my, first.x, my] : [mx, parting.y, mx, first.y];
    return ['M', parting.x, parting.y, 'C', ...bend, first.x, first.y, 'L', end.x, end.y].join(' ');
  };
  const start = place('both', 0);
  const sharedEnd = place('both', lastOf('both'));
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className="absolute inset-0 size-full fill-none" strokeWidth="9">
      {stops.map((stop) => (
        <Stubs key={`${stop.lane}${stop.step}`} stop={stop} at={place(stop.lane, stop.step)} isDown={isDown} />
      ))}
      <path d={branch('best') ?? ''} className="stroke-leaf" strokeLinecap="round" />
      <path d={branch('you') ?? ''} className="stroke-ember" strokeLinecap="round" />
      <path d={`M${start.x} ${start.y}L${sharedEnd.x} ${sharedEnd.y}`} className="stroke-ink" strokeLinecap="round" />
      {stops.map((stop) => (
        <StopNode key={`${stop.lane}${stop.step}`} stop={stop} at={place(stop.lane, stop.step)} />
      ))}
    </svg>
  );
}

/** Ways not taken: dotted, and each ends in a small ring. */
function Stubs({ stop, at, isDown }: { stop: Stop; at: Point; isDown: boolean }) {
  // Where no name stands.
  const side = stop.lane === 'both' && stop.step % 2 === 0 ? 1 : -1;
  const shown = Math.min(stop.stubs, 2);
  return Array.from({ length: shown }, (_, i) => {
    const end = isDown
      ? { x: at.x - 20 - i * 14, y: at.y + 34 + i * 14 }
      : { x: at.x + 46 + i * 16, y: at.y + side * (34 + i * 22) };
    return (
      <g key={i} className="stroke-ink-3" strokeWidth="2">
        <path
          d={`M${at.x} ${at.y}Q${isDown ? end.x : at.x + 14} ${isDown ? at.y + 8 : end.y} ${end.x} ${end.y}`}
          strokeDasharray="1 6"
          strokeLinecap="round"
        />
        <circle cx={end.x} cy={end.y} r="5" className="fill-surface" />
      </g>
    );
  });
}

const STROKE: Record<Lane, string> = { both: 'stroke-ink', best: 'stroke-leaf', you: 'stroke-ember' };

function StopNode({ stop, at }: { stop: Stop; at: Point }) {
  const { lane, number, ending, isTurningPoint } = stop;
  const isBestEnd = ending !== null && lane !== 'you';
  const Mark = ending === 'poor' ? X : Check;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {isTurningPoint && <circle r="29" className="fill-ember/25" />}
      <circle
        r={ending ? 21 : isTurningPoint ? 20 : 17}
        strokeWidth="5"
        className={classNames(
          isTurningPoint
            ? 'fill-ember stroke-ember'
            : isBestEnd
              ? 'fill-leaf stroke-leaf'
              : `fill-surface ${STROKE[lane]}`,
        )}
      />
      {ending ? (
        <g className={isBestEnd ? 'text-on-leaf' : 'text-ember-ink'}>
          <Mark x={-12} y={-12} width={24} height={24} strokeWidth={3.5} />
        </g>
      ) : (
        number !== null && (
          <text
            y="6"
            textAnchor="middle"
            strokeWidth="0"
            className={classNames('figure text-[17px]', isTurningPoint ? 'fill-on-snap' : 'fill-ink')}
          >
            {number}
          </text>
        )
      )}
    </g>
  );
}
