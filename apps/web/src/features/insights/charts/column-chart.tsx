import { t } from '@lingui/core/macro';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { formatNumber } from '#platform/locale/format.ts';
import { classNames } from '#ui/class-names.ts';
import { ChartFrame } from './chart-frame.tsx';

export interface ColumnValue {
  /** Below the column: '1 to 2', '80'. */
  readonly label: string;
  /** Null where it's too few to be shown. */
  readonly value: number | null;
  readonly before?: number | null | undefined;
  /** What the chart is about: it is in full colour, the others are lighter. */
  readonly isMarked?: boolean | undefined;
}

export interface ColumnChartProps {
  label: string;
  columns: readonly ColumnValue[];
  format?: (value: number) => string;
}

const TOP = 24;
const BOTTOM = 26;

/** How many there are of each: streaks by length, scores by tens. The period before is a dashed line over its column. */
export function ColumnChart({ label, columns, format = formatNumber }: ColumnChartProps) {
  const scales = (width: number, height: number) => ({
    x: scaleBand({ domain: columns.map((_, i) => i), range: [0, width], padding: 0.22 }),
    y: scaleLinear<number>({
      domain: [0, Math.max(...columns.flatMap(({ value, before }) => [value ?? 0, before ?? 0]), 1)],
      range: [height - BOTTOM, TOP],
    }),
  });
  const heightOf = (width: number) => (width < 480 ? 190 : 230);
  const readout = (index: number) => {
    const { label: name, value, before } = columns[index]!;
    const words = value === null ? t`too few to show` : format(value);
    if (typeof before !== 'number') return t`${name}: ${words}`;
    const valueBefore = format(before);
    return t`${name}: ${words}, before ${valueBefore}`;
  };
  return (
    <ChartFrame
      label={label}
      points={columns.length}
      readout={readout}
      pointAt={({ x, width }) => {
        const index = Math.floor((x / width) * columns.length);
        return index >= 0 && index < columns.length ? index : null;
      }}
      draw={(width, at) => {
        const height = heightOf(width);
        const { x, y } = scales(width, height);
        const wide = x.bandwidth();
        return {
          height,
          content: (
            <>
              <line x1={0} x2={width} y1={height - BOTTOM} y2={height - BOTTOM} className="stroke-line" />
              {columns.map(({ label: name, value, before, isMarked }, i) => {
                const left = x(i) ?? 0;
                const top = y(value ?? 0);
                return (
                  <g key={i}>
                    <Bar
                      x={left}
                      width={wide}
                      y={top}
                      height={height - BOTTOM - top}
                      rx={Math.min(6, (height - BOTTOM - top) / 2)}
                      className={classNames('fill-leaf', at === i && 'stroke-ink')}
                      strokeWidth={2}
                      fillOpacity={isMarked === false ? 0.4 : 1}
                    />
                    {typeof before === 'number' && (
                      <line
                        x1={left - 3}
                        x2={left + wide + 3}
                        y1={y(before)}
                        y2={y(before)}
                        className="stroke-ink-3"
                        strokeWidth={2}
                        strokeDasharray="3 3"
                      />
                    )}
                    <text
                      x={left + wide / 2}
                      y={Math.min(top, y(typeof before === 'number' ? before : 0)) - 6}
                      textAnchor="middle"
                      className="fill-ink font-display text-sm font-bold tabular-nums"
                    >
                      {value === null ? '–' : format(value)}
                    </text>
                    <text x={left + wide / 2} y={height - 8} textAnchor="middle" className="fill-ink-3 text-2xs">
                      {name}
                    </text>
                  </g>
                );
              })}
            </>
          ),
        };
      }}
    />
  );
}
