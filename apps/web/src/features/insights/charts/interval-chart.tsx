import { t } from '@lingui/core/macro';
import { scaleLinear } from '@visx/scale';
import { classNames } from '#ui/class-names.ts';
import { ChartFrame, type Drawing } from './chart-frame.tsx';
import { textLines } from './text-lines.ts';

export interface IntervalRow {
  readonly key: string;
  readonly label: string;
  /** A difference of shares, -1 to 1, with the interval that holds it in 95 of 100 cases. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly note?: string | undefined;
}

export interface IntervalChartProps {
  label: string;
  rows: readonly IntervalRow[];
  format: (difference: number) => string;
}

const ROW = 74;

/** Differences with how far they can be relied on: a mark, its interval, and the line of no difference. */
export function IntervalChart({ label, rows, format }: IntervalChartProps) {
  return (
    <ChartFrame
      label={label}
      points={rows.length}
      readout={(index) => {
        const { label: name, value, low, high } = rows[index]!;
        const [words, from, to] = [format(value), format(low), format(high)];
        return t`${name}: ${words}, likely between ${from} and ${to}`;
      }}
      draw={(width, at) => draw(rows, { width, at, format })}
    />
  );
}

interface Space {
  width: number;
  at: number | null;
  format: (difference: number) => string;
}

function draw(rows: readonly IntervalRow[], { width, at, format }: Space): Drawing {
  const most = Math.max(0.1, ...rows.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  const x = scaleLinear<number>({ domain: [-most, most], range: [8, width - 8] });
  const height = rows.length * ROW + 22;
  return {
    height,
    content: (
      <>
        <line x1={x(0)} x2={x(0)} y1={0} y2={height - 20} className="stroke-line-strong" strokeDasharray="2 4" />
        <text x={x(0)} y={height - 4} textAnchor="middle" className="fill-ink-3 text-2xs">
          {t`no difference`}
        </text>
        {rows.map(({ key, label, value, low, high, note }, i) => {
          const y = i * ROW;
          const isClear = low > 0 || high < 0;
          const tone = !isClear ? 'ink-3' : value > 0 ? 'leaf' : 'berry';
          const fills = { 'ink-3': 'fill-ink-3', leaf: 'fill-leaf', berry: 'fill-berry' };
          const strokes = { 'ink-3': 'stroke-ink-3', leaf: 'stroke-leaf', berry: 'stroke-berry' };
          return (
            <g key={key}>
              <rect x={0} y={y} width={width} height={40} className="fill-surface" />
              <text x={0} y={y + 14} className="fill-ink text-sm font-semibold">
                {textLines(label, width - 80, { size: 15, lines: 1 })[0]}
              </text>
              <text x={width} y={y + 14} textAnchor="end" className="fill-ink font-display text-base font-bold">
                {format(value)}
              </text>
              {note && (
                <text x={0} y={y + 32} className="fill-ink-2 text-xs">
                  {textLines(note, width, { size: 13, lines: 1 })[0]}
                </text>
              )}
              <line x1={x(low)} x2={x(high)} y1={y + 52} y2={y + 52} className={strokes[tone]} strokeWidth={3} />
              {[low, high].map((end) => (
                <line
                  key={end}
                  x1={x(end)}
                  x2={x(end)}
                  y1={y + 46}
                  y2={y + 58}
                  className={strokes[tone]}
                  strokeWidth={3}
                />
              ))}
              <circle
                cx={x(value)}
                cy={y + 52}
                r={7}
                className={classNames(fills[tone], at === i ? 'stroke-ink' : 'stroke-surface')}
                strokeWidth={2}
              />
            </g>
          );
        })}
      </>
    ),
  };
}
