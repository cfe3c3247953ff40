import { classNames } from '../class-names.ts';
import { boxBetween, PATH_WIDTH, type PathPoint, pathBetween, stretchBetween, waySignBetween } from './path-layout.ts';
import type { PathStepState } from './path-node.tsx';
import type { PathMapStep } from './path-step.tsx';

const LINE_LOOKS: Record<PathStepState, string> = {
  done: 'stroke-leaf stroke-12',
  now: 'stroke-leaf stroke-12',
  open: 'stroke-line stroke-12',
  locked: 'stroke-line-strong stroke-6 [stroke-dasharray:.1_14]',
};

/** On the line itself: small, so that the line stays one. */
const WAY_SIGN = 'm-2-4 4 4-4 4';
const WAY_SIGN_LOOKS: Record<PathStepState, string> = {
  done: 'stroke-surface',
  now: 'stroke-surface',
  open: 'stroke-ink-2',
  locked: 'stroke-ink-2',
};

/** Each piece that moves is a layer; what lies further down is not seen meanwhile. */
const MOST_MOVING = 60;
/** The pieces appear one after the other, all told within a second and a half. */
const delayOf = (at: number, count: number) => Math.round(at * Math.min(60, 1500 / Math.max(1, count)));

/** The line through all rows, where there is room for rows; each piece appears by itself. */
export function RowLines({
  steps,
  points,
  height,
  top,
}: {
  steps: readonly PathMapStep[];
  points: readonly { x: number; row: number }[];
  height: number;
  top: number;
}) {
  return (
    <div
      className="pointer-events-none absolute left-0 max-xl:hidden"
      style={{ top: -top, width: PATH_WIDTH, height }}
      aria-hidden="true"
    >
      {steps.slice(1).map((step, at) => (
        <LinePiece
          key={step.id}
          from={points[at]!}
          to={points[at + 1]!}
          state={stretchBetween(steps[at]!.state, step.state)}
          delayMs={at < MOST_MOVING ? delayOf(at, steps.length) : null}
        />
      ))}
    </div>
  );
}

interface LinePieceProps {
  from: PathPoint;
  to: PathPoint;
  state: PathStepState;
  /** Null: it stands there at once. */
  delayMs: number | null;
}

/** A drawing of its own, no larger than what it shows: the browser makes it appear without painting anything anew. */
function LinePiece({ from, to, state, delayMs }: LinePieceProps) {
  const { x, y, width, height } = boxBetween(from, to);
  const sign = waySignBetween(from, to);
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      className={classNames('absolute fill-none', delayMs !== null && 'animate-appear')}
      style={{ left: x, top: y, animationDelay: delayMs === null ? undefined : `${delayMs}ms` }}
      strokeLinecap="round"
    >
      <path d={pathBetween(from, to)} className={LINE_LOOKS[state]} />
      {/* Among dots the sign would be one more of them. */}
      {state === 'locked' && <circle cx={sign.x} cy={sign.y} r="11" className="fill-paper" />}
      {/* Every second row runs against the way one reads. */}
      <path
        d={WAY_SIGN}
        transform={`translate(${sign.x} ${sign.y}) rotate(${sign.turn})`}
        className={classNames('stroke-2', WAY_SIGN_LOOKS[state])}
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** From the middle of one step to that of the next, on phones. */
export function UprightLine({ from, to, state }: { from: number; to: number; state: PathStepState }) {
  return (
    <svg
      viewBox="0 0 140 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute top-10.5 left-0 h-full w-35 overflow-visible fill-none xl:hidden"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d={`M${from} 0C${from} 50 ${to} 50 ${to} 100`}
        vectorEffect="non-scaling-stroke"
        className={classNames(LINE_LOOKS[state], state !== 'locked' && 'stroke-10!')}
      />
    </svg>
  );
}
