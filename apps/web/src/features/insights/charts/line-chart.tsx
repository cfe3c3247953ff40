import { t } from '@lingui/core/macro';
import { AreaClosed, LinePath } from '@visx/shape';
import { scaleLinear } from '@visx/scale';
import { formatDay, formatNumber } from '#platform/locale/format.ts';
import { ChartFrame } from './chart-frame.tsx';

export interface DayPoint {
  readonly day: string;
  /** Null where it's too few to be shown. */
  readonly now: number | null;
  /** The same day of the period before. */
  readonly before?: number | null | undefined;
}

export interface LineChartProps {
  label: string;
  days: readonly DayPoint[];
  format?: (value: number) => string;
}

const TOP = 26;
const BOTTOM = 30;
const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

/** A value a day, with the period before dashed behind it, the best day marked, and weekends as bands. */
export function LineChart({ label, days, format = formatNumber }: LineChartProps) {
  const hasBefore = days.some(({ before }) => typeof before === 'number');
  const readout = (index: number) => {
    const { day, now, before } = days[index]!;
    const date = formatDay(day, { weekday: 'long', ...SHORT });
    const value = now === null ? t`too few to show` : format(now);
    if (!hasBefore || typeof before !== 'number') return t`${date}: ${value}`;
    const valueBefore = format(before);
    return t`${date}: ${value}, before ${valueBefore}`;
  };
  return (
    <ChartFrame
      label={label}
      points={days.length}
      readout={readout}
      pointAt={({ x, width }) => nearest(x, width, days.length)}
      draw={(width, at) => {
        const height = Math.round(Math.min(420, Math.max(210, width * 0.56)));
        return { height, content: <Lines {...{ days, width, height, at, hasBefore, format }} /> };
      }}
    />
  );
}

interface LinesProps {
  days: readonly DayPoint[];
  width: number;
  height: number;
  at: number | null;
  hasBefore: boolean;
  format: (value: number) => string;
}

const innerOf = (width: number) => ({ left: 36, right: width - (width < 480 ? 54 : 84) });

function nearest(x: number, width: number, count: number): number | null {
  const { left, right } = innerOf(width);
  if (count === 0 || x < left - 12 || x > right + 12) return null;
  if (count === 1) return 0;
  return Math.min(count - 1, Math.max(0, Math.round(((x - left) / (right - left)) * (count - 1))));
}

function Lines({ days, width, height, at, hasBefore, format }: LinesProps) {
  const { left, right } = innerOf(width);
  const values = days.flatMap(({ now, before }) => [now ?? 0, before ?? 0]);
  const y = scaleLinear<number>({ domain: [0, Math.max(...values, 1)], range: [height - BOTTOM, TOP], nice: 3 });
  const x = (index: number) =>
    days.length < 2 ? (left + right) / 2 : left + ((right - left) * index) / (days.length - 1);
  const best = bestOf(days);
  const last = days.length - 1;
  const indexes = days.map((_, index) => index);
  const step = days.length < 2 ? 0 : (right - left) / (days.length - 1);
  const now = { defined: (i: number) => days[i]!.now !== null, x, y: (i: number) => y(days[i]!.now ?? 0) };
  return (
    <>
      {indexes
        .filter((i) => isWeekend(days[i]!.day))
        .map((i) => (
          <rect
            key={i}
            x={Math.max(left, x(i) - step / 2)}
            width={Math.max(0, Math.min(right, x(i) + step / 2) - Math.max(left, x(i) - step / 2))}
            y={TOP}
            height={height - BOTTOM - TOP}
            className="fill-surface-2"
          />
        ))}
      {y.ticks(3).map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-ink-3 text-2xs tabular-nums">
            {format(tick)}
          </text>
        </g>
      ))}
      {dateMarks(days.length, width).map((i) => (
        <text
          key={i}
          x={x(i)}
          y={height - 8}
          textAnchor={i === 0 ? 'start' : i === last ? 'end' : 'middle'}
          className="fill-ink-3 text-2xs"
        >
          {formatDay(days[i]!.day, SHORT)}
        </text>
      ))}
      <AreaClosed data={indexes} {...now} yScale={y} className="fill-leaf" fillOpacity={0.09} />
      {hasBefore && (
        <LinePath
          data={indexes}
          defined={(i) => typeof days[i]!.before === 'number'}
          x={x}
          y={(i) => y(days[i]!.before ?? 0)}
          className="fill-none stroke-ink-3"
          strokeWidth={1.75}
          strokeDasharray="3 5"
          strokeLinecap="round"
        />
      )}
      <LinePath
        data={indexes}
        {...now}
        className="fill-none stroke-leaf"
        strokeWidth={3}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {best !== null && (
        <>
          <circle cx={x(best)} cy={y(days[best]!.now!)} r={5} className="fill-surface stroke-leaf" strokeWidth={3} />
          {best !== last && (
            <text
              x={x(best)}
              y={y(days[best]!.now!) - 12}
              textAnchor={best === 0 ? 'start' : 'middle'}
              className="fill-ink font-display text-base font-bold"
            >
              {format(days[best]!.now!)}
            </text>
          )}
        </>
      )}
      <EndLabels day={days[last]} {...{ y, right, format, hasBefore }} />
      {at !== null && (
        <g>
          <line x1={x(at)} x2={x(at)} y1={TOP} y2={height - BOTTOM} className="stroke-ink-3" />
          {days[at]!.now !== null && (
            <circle cx={x(at)} cy={y(days[at]!.now)} r={6} className="fill-leaf stroke-surface" strokeWidth={2} />
          )}
        </g>
      )}
    </>
  );
}

interface EndLabelsProps extends Pick<LinesProps, 'format' | 'hasBefore'> {
  day: DayPoint | undefined;
  y: (value: number) => number;
  right: number;
}

/** The last values, beside the ends of their lines, apart even where the lines meet. */
function EndLabels({ day, y, right, format, hasBefore }: EndLabelsProps) {
  if (day?.now === undefined || day.now === null) return null;
  const before = hasBefore && typeof day.before === 'number' ? day.before : null;
  const nowY = y(day.now);
  const beforeY = before === null ? 0 : y(before);
  const isTight = before !== null && Math.abs(nowY - beforeY) < 32;
  const push = isTight ? (32 - Math.abs(nowY - beforeY)) / 2 : 0;
  const direction = nowY <= beforeY ? 1 : -1;
  const label = (value: number, at: number, words: string, look: string) => (
    <text x={right + 8} y={at} className={look}>
      <tspan className="font-display text-base font-bold">{format(value)}</tspan>
      <tspan x={right + 8} dy={13} className="text-2xs">
        {words}
      </tspan>
    </text>
  );
  return (
    <>
      {label(day.now, nowY - push * direction, t`now`, 'fill-leaf-ink')}
      {before !== null && label(before, beforeY + push * direction, t`before`, 'fill-ink-3')}
    </>
  );
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

/** The highest day, the latest of several; none while all are zero. */
function bestOf(days: readonly DayPoint[]): number | null {
  let best: number | null = null;
  for (const [index, { now }] of days.entries())
    if (now !== null && now > 0 && (best === null || now >= days[best]!.now!)) best = index;
  return best;
}

/** Which days have their date written below: the first, the last, and some between. */
function dateMarks(count: number, width: number): number[] {
  if (count <= 1) return count === 1 ? [0] : [];
  const steps = Math.max(1, Math.min(count - 1, width < 480 ? 2 : 4));
  return Array.from({ length: steps + 1 }, (_, i) => Math.round((i * (count - 1)) / steps));
}
