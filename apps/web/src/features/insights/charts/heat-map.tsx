import { t } from '@lingui/core/macro';
import { scaleBand } from '@visx/scale';
import { formatPercent } from '#platform/locale/format.ts';
import { classNames } from '#ui/class-names.ts';
import { ChartFrame, type Drawing } from './chart-frame.tsx';
import { textLines } from './text-lines.ts';

export interface HeatCell {
  readonly column: string;
  /** 0 to 1; null where there are too few people to show it. */
  readonly share: number | null;
  readonly note?: string | undefined;
}

export interface HeatRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly HeatCell[];
}

export interface HeatMapProps {
  label: string;
  rows: readonly HeatRow[];
}

/** From which share on a step of the colour begins, and how much of it there is. */
const STEPS = [
  { from: 0.55, opacity: 1, isDark: true },
  { from: 0.4, opacity: 0.62, isDark: true },
  { from: 0.25, opacity: 0.36, isDark: false },
  { from: 0.15, opacity: 0.18, isDark: false },
  { from: 0, opacity: 0, isDark: false },
] as const;
const CELL = 48;
const GAP = 4;
/** Heads of columns are 12 px high; half-bold letters are wider. */
const HEAD = 13.5;
/** Narrower than this a group's name and number don't fit. */
const NARROW = 62;

const stepOf = (share: number) => STEPS.find(({ from }) => share >= from) ?? STEPS[4];

/** Skills by groups, in five steps of one colour, the number always printed. Where it's narrow, the three worst of each. */
export function HeatMap({ label, rows }: HeatMapProps) {
  const cells = rows.flatMap((row) => row.cells.map((cell) => ({ ...cell, row: row.label })));
  return (
    <ChartFrame
      label={label}
      points={cells.length}
      readout={(index) => {
        const { row, column, share, note } = cells[index]!;
        const value = share === null ? t`too few people to show` : formatPercent(share);
        return [`${row}, ${column}: ${value}`, note].filter(Boolean).join(' · ');
      }}
      draw={(width, at) => (isNarrow(rows, width) ? drawWorst(rows, width, at) : drawAll(rows, width, at))}
    />
  );
}

const labelWidth = (width: number) => Math.min(220, Math.round(width * 0.27));

const isNarrow = (rows: readonly HeatRow[], width: number) =>
  (width - labelWidth(width)) / Math.max(1, rows[0]?.cells.length ?? 1) < NARROW;

function drawAll(rows: readonly HeatRow[], width: number, at: number | null): Drawing {
  const left = labelWidth(width);
  const columns = rows[0]?.cells.map(({ column }) => column) ?? [];
  const x = scaleBand({ domain: columns.map((_, i) => i), range: [left, width] });
  const y = scaleBand({ domain: rows.map((_, i) => i), range: [34, 34 + rows.length * (CELL + GAP)] });
  const wide = x.bandwidth() - GAP;
  return {
    height: 34 + rows.length * (CELL + GAP),
    content: (
      <>
        {columns.map((column, i) => (
          <text key={column} className="fill-ink-2 text-2xs font-semibold" textAnchor="middle">
            {textLines(column, wide, { size: HEAD, lines: 2, keepsEnd: true }).map((line, l, lines) => (
              <tspan key={l} x={(x(i) ?? 0) + wide / 2} y={26 - (lines.length - 1 - l) * 14}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
        {rows.map((row, r) => (
          <g key={row.key}>
            <text className="fill-ink text-sm font-semibold">
              {textLines(row.label, left - 12, { size: 15, lines: 2 }).map((line, l, lines) => (
                <tspan key={l} x={0} y={(y(r) ?? 0) + CELL / 2 + 5 + (l - (lines.length - 1) / 2) * 18}>
                  {line}
                </tspan>
              ))}
            </text>
            {row.cells.map((cell, c) => (
              <Cell
                key={cell.column}
                cell={cell}
                x={x(c) ?? 0}
                y={y(r) ?? 0}
                width={wide}
                isLookedAt={at === r * columns.length + c}
              />
            ))}
          </g>
        ))}
      </>
    ),
  };
}

/** One skill below another, with its three worst groups. */
function drawWorst(rows: readonly HeatRow[], width: number, at: number | null): Drawing {
  const wide = (width - GAP * 2) / 3;
  const rowHeight = CELL + 46;
  const columns = rows[0]?.cells.length ?? 0;
  return {
    height: rows.length * rowHeight,
    content: rows.map((row, r) => (
      <g key={row.key}>
        <text x={0} y={r * rowHeight + 16} className="fill-ink text-sm font-semibold">
          {textLines(row.label, width, { size: 15, lines: 1 })[0]}
        </text>
        {worstOf(row).map((cell, c) => (
          <Cell
            key={cell.column}
            cell={cell}
            x={c * (wide + GAP)}
            y={r * rowHeight + 26}
            width={wide}
            isNamed
            isLookedAt={at === r * columns + row.cells.indexOf(cell)}
          />
        ))}
      </g>
    )),
  };
}

const worstOf = ({ cells }: HeatRow) => cells.toSorted((a, b) => (b.share ?? -1) - (a.share ?? -1)).slice(0, 3);

interface CellProps {
  cell: HeatCell;
  x: number;
  y: number;
  width: number;
  isLookedAt: boolean;
  /** The group's name stands in the cell. */
  isNamed?: boolean;
}

function Cell({ cell: { column, share }, x, y, width, isLookedAt, isNamed = false }: CellProps) {
  const step = stepOf(share ?? 0);
  const ink = step.isDark ? 'fill-on-snap' : 'fill-ink';
  const height = isNamed ? CELL + 8 : CELL;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={10} className="fill-surface-2" />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={10}
        className={classNames('fill-ember', isLookedAt && 'stroke-ink')}
        strokeWidth={2}
        fillOpacity={step.opacity}
      />
      {isNamed && (
        <text x={x + 8} y={y + 19} className={classNames(ink, 'text-2xs')}>
          {textLines(column, width - 12, { size: 12, lines: 1, keepsEnd: true })[0]}
        </text>
      )}
      <text
        x={isNamed ? x + 8 : x + width / 2}
        y={isNamed ? y + 43 : y + height / 2 + 6}
        textAnchor={isNamed ? 'start' : 'middle'}
        className={classNames(ink, 'font-display text-lg font-bold tabular-nums')}
      >
        {share === null ? '–' : formatPercent(share)}
      </text>
    </g>
  );
}
