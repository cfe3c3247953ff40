import { t } from '@lingui/core/macro';
import type { LeaderboardRow } from '@snapwell/contract/gamification/leaderboard.schemas';
import { formatDay } from '#platform/locale/format.ts';
import { classNames } from '#ui/class-names.ts';
import { drawRankLines, LINES_WIDTH, ownWay, ROW_PITCH } from './rank-lines.ts';

/** The week so far as lines that run into the rows beside them; only one's own is coloured. A screen reader reads the rows. */
export function WeekLines({ rows, from }: { rows: readonly LeaderboardRow[]; from: string }) {
  const lines = drawRankLines(rows);
  const height = rows.length * ROW_PITCH;
  const [own, others] = [lines.filter(({ isOwn }) => isOwn), lines.filter(({ isOwn }) => !isOwn)];
  return (
    <div
      aria-hidden="true"
      className="relative flex-none forced-color-adjust-none max-lg:hidden"
      style={{ width: LINES_WIDTH }}
    >
      <p className="relative h-7 text-xs font-semibold text-ink-2">
        {lines[0]?.points.map(({ x }, day) => (
          <span
            key={x}
            className={classNames('absolute', day === lines[0]!.points.length - 1 ? 'right-0' : '-translate-x-1/2')}
            style={day === lines[0]!.points.length - 1 ? undefined : { left: x }}
          >
            {day === lines[0]!.points.length - 1 ? t`Now` : formatDay(dayAfter(from, day), { weekday: 'narrow' })}
          </span>
        ))}
      </p>
      <div className="relative">
        <Lines lines={others} height={height} />
        <Lines lines={own} height={height} className="absolute inset-0 [animation-delay:240ms]" />
      </div>
    </div>
  );
}

interface LinesProps {
  lines: ReturnType<typeof drawRankLines>;
  height: number;
  className?: string;
}

/** Everybody's lines, or one's own: each a drawing of its own, which appears without anything being painted anew. */
function Lines({ lines, height, className }: LinesProps) {
  return (
    <svg
      viewBox={`0 0 ${LINES_WIDTH} ${height}`}
      width={LINES_WIDTH}
      height={height}
      className={classNames('block animate-appear overflow-visible fill-none', className)}
      strokeLinecap="round"
    >
      {lines.map(({ path, isOwn, points }) => (
        <g key={path}>
          <path d={path} className={isOwn ? 'stroke-leaf stroke-8' : 'stroke-line stroke-4'} />
          {points.map(({ x, y }, day) =>
            isOwn
              ? day < points.length - 1 && (
                  <circle key={x} cx={x} cy={y} r={6.5} className="fill-paper stroke-leaf stroke-4" />
                )
              : day === 0 && <circle key={x} cx={x} cy={y} r={4.5} className="fill-line" />,
          )}
        </g>
      ))}
    </svg>
  );
}

const dayAfter = (from: string, days: number) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);

/** One's own week in one's own row, where there is no room for everybody's lines. */
export function OwnWay({ rows }: { rows: readonly LeaderboardRow[] }) {
  const way = ownWay(rows);
  if (way.length < 2) return null;
  const step = 300 / (way.length - 1);
  const points = way.map(
    (share, day) => `${day === 0 ? 'M' : 'L'}${(day * step).toFixed(1)} ${(28 - share * 24).toFixed(1)}`,
  );
  return (
    <svg
      viewBox="0 0 300 32"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1.5 h-8 w-full overflow-visible px-2 lg:hidden"
    >
      <path
        d={points.join('')}
        className="fill-none stroke-leaf stroke-4"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
