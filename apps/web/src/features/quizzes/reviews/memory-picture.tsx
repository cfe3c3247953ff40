import { plural, t } from '@lingui/core/macro';
import type { ReviewQueue } from '@snapwell/contract/quizzes/reviews.schemas';
import { classNames } from '#ui/class-names.ts';
import { layOutShore, type Shore, topicsSeen } from './memory-shore.ts';

const DOTS = ['fill-leaf', 'fill-snap', 'fill-sky', 'fill-(--pebble)'];
const KEYS = ['bg-leaf', 'bg-snap', 'bg-sky', 'bg-(--pebble)', 'bg-ink-3'];
const OTHER = 'fill-ink-3';
const WAVE = 24;
/** Memories appear in so many drawings, one after the other: nothing is painted anew meanwhile. */
const WAVES = 5;
const WAVE_MS = 80;

/** The memory as a slope into the water: what is fresh lies high, what is due lies in the water. */
export function MemoryPicture({ queue: { memory, cards, due } }: { queue: ReviewQueue }) {
  const missed = memory.filter(({ is_missed: isMissed }) => isMissed).length;
  const words = [
    t`${plural(cards, { one: 'One memory', other: '# memories' })} on a slope that falls with time. ${due} lie in the water: they are due.`,
    ...(missed > 0 ? [missedWords(missed)] : []),
  ].join(' ');
  return (
    <div className="mt-auto forced-color-adjust-none">
      <ShoreView shore={layOutShore(memory, { width: 1152, height: 400 })} label={words} className="max-lg:hidden" />
      <ShoreView
        shore={layOutShore(memory, { width: 760, height: 330 })}
        label={words}
        className="max-sm:hidden lg:hidden"
      />
      <ShoreView shore={layOutShore(memory, { width: 358, height: 300 })} label={words} className="sm:hidden" />
      <ul className="flex flex-wrap gap-x-4.5 gap-y-1.5 bg-(--slope) px-5.5 pb-5 text-xs font-semibold sm:px-8 sm:pb-6">
        {topicsSeen(memory).map(({ topic, colour }) => (
          <Key key={colour} look={KEYS[colour]!}>
            {topic ?? t`other`}
          </Key>
        ))}
        {due > 0 && <Key look="bg-ember">{t`due today`}</Key>}
        {missed > 0 && <Key look="bg-berry">{t`missed, comes back`}</Key>}
      </ul>
    </div>
  );
}

const missedWords = (missed: number) =>
  t`${plural(missed, { one: 'One lies there because you missed it.', other: '# lie there because you missed them.' })}`;

function Key({ look, children }: { look: string; children: string }) {
  return (
    <li className="flex min-w-0 items-center gap-2 wrap-anywhere">
      <i className={classNames('size-3 flex-none rounded-full', look)} />
      {children}
    </li>
  );
}

function ShoreView({ shore, label, className }: { shore: Shore; label: string; className: string }) {
  const { width, height, slope, water, dots, radius } = shore;
  const fresh = dots.filter(({ number, isMissed }) => number === null && !isMissed);
  return (
    <div role="img" aria-label={label} className={classNames('relative overflow-hidden', className)}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} className="block h-auto w-full">
        <path d={waves(water.x - 50, water.y, width, height)} className="fill-(--sea)" />
        <path d={waves(water.x, water.y + 22, width, height)} className="fill-(--sea-near)" />
        <path d={`${slope}V${height}H0Z`} className="fill-(--slope)" />
        <path d={slope} className="fill-none stroke-(--slope-edge) stroke-5" strokeLinecap="round" />
      </svg>
      {Array.from({ length: WAVES }, (_, wave) => (
        <svg
          key={wave}
          viewBox={`0 0 ${width} ${height}`}
          className="absolute inset-0 size-full animate-appear"
          style={{ animationDelay: `${wave * WAVE_MS}ms` }}
        >
          {fresh
            .filter((_dot, at) => at % WAVES === wave)
            .map(({ x, y, topic }) => (
              <circle
                key={`${x} ${y}`}
                cx={x}
                cy={y}
                r={radius}
                className={classNames('stroke-(--night) stroke-2', topic === null ? OTHER : DOTS[topic])}
              />
            ))}
        </svg>
      ))}
      <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full">
        {dots.map(
          ({ x, y, number }, at) => number !== null && <Due key={at} x={x} y={y} radius={radius + 2} number={number} />,
        )}
        {dots.map(
          ({ x, y, isMissed }) =>
            isMissed && (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={radius + 2} className="fill-berry stroke-(--night) stroke-3" />
            ),
        )}
      </svg>
    </div>
  );
}

function Due({ x, y, radius, number }: { x: number; y: number; radius: number; number: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={radius * 1.45} className="fill-ember opacity-30" />
      <circle cx={x} cy={y} r={radius} className="fill-ember stroke-(--night) stroke-3" />
      {radius > 11 && (
        <text x={x} y={y + 5} textAnchor="middle" className="fill-(--on-due) font-display text-[14px] font-extrabold">
          {number}
        </text>
      )}
    </g>
  );
}

function waves(from: number, y: number, width: number, height: number): string {
  const count = Math.ceil((width - from) / WAVE) + 1;
  return ['M', from, ',', y, 'q12-8,24,0', 't24,0'.repeat(count), 'V', height, 'H', from, 'Z'].join('');
}
