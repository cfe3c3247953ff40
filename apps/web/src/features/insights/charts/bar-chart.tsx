import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { classNames } from '#ui/class-names.ts';
import { ChartFrame, type Drawing } from './chart-frame.tsx';
import { textLines } from './text-lines.ts';

export type BarTone = 'leaf' | 'ember' | 'snap' | 'sky' | 'berry' | 'quiet';

export interface BarRow {
  readonly key: string;
  readonly label: string;
  /** Shares of the whole width, the widest first: a funnel nests its steps in one bar. */
  readonly shares: readonly number[];
  /** Right of the label: '78%'. */
  readonly value: string;
  /** Below the bar, quieter. */
  readonly note?: string | undefined;
  readonly tone?: BarTone | undefined;
  /** The period before, as a tick across the bar. */
  readonly before?: number | null | undefined;
  /** Before the label: what is right, what is wrong; never by colour alone. */
  readonly mark?: 'right' | 'wrong' | undefined;
}

export interface BarGroup {
  readonly key: string;
  /** Over its rows: the question whose answers they are. */
  readonly title?: string | undefined;
  readonly rows: readonly BarRow[];
}

export interface BarChartProps {
  label: string;
  groups: readonly BarGroup[];
}

const FILLS: Record<BarTone, string> = {
  leaf: 'fill-leaf',
  ember: 'fill-ember',
  snap: 'fill-snap',
  sky: 'fill-sky',
  berry: 'fill-berry',
  quiet: 'fill-ink-3',
};
/** Of a nested bar, from its widest step to its last. */
const STEPS: Record<number, readonly number[]> = { 1: [1], 2: [0.3, 1], 3: [0.25, 0.55, 1], 4: [0.18, 0.38, 0.64, 1] };
const LINE = 18;
const BAR = 18;
const VALUE_WIDTH = 64;

/** Labelled bars, one below another: shares of a whole, answers of a question, steps of a funnel. */
export function BarChart({ label, groups }: BarChartProps) {
  const rows = groups.flatMap(({ title, rows }) => rows.map((row) => ({ ...row, title })));
  return (
    <ChartFrame
      label={label}
      points={rows.length}
      readout={(index) => {
        const { title, label: name, value, note } = rows[index]!;
        return [title, `${name}: ${value}`, note].filter(Boolean).join(' · ');
      }}
      draw={(width, at) => draw(groups, width, at)}
    />
  );
}

function draw(groups: readonly BarGroup[], width: number, at: number | null): Drawing {
  const x = scaleLinear<number>({ domain: [0, 1], range: [0, width], clamp: true });
  const content = [];
  let y = 0;
  let index = 0;
  for (const group of groups) {
    if (group.title) {
      const lines = textLines(group.title, width, { size: 15, lines: 3 });
      content.push(<Words key={group.key} lines={lines} y={y} look="fill-ink text-sm font-semibold" />);
      y += lines.length * (LINE + 2) + 4;
    }
    for (const row of group.rows) {
      const drawn = drawRow(row, { x, y, width, isLookedAt: index === at, isAnswer: group.title !== undefined });
      content.push(<g key={`${group.key}/${row.key}`}>{drawn.content}</g>);
      y += drawn.height;
      index++;
    }
    y += group.title ? 14 : 0;
  }
  return { height: Math.max(y, 1), content };
}

interface RowSpace {
  x: (share: number) => number;
  y: number;
  width: number;
  isLookedAt: boolean;
  /** Below a question: closer together, in plain letters. */
  isAnswer: boolean;
}

function drawRow(row: BarRow, { x, y, width, isLookedAt, isAnswer }: RowSpace): Drawing {
  const { label, shares, value, note, tone = 'leaf', before, mark } = row;
  const signs = { right: '✓ ', wrong: '✕ ' };
  const words = `${mark ? signs[mark] : ''}${label}`;
  const lines = textLines(words, width - VALUE_WIDTH, { size: 15, lines: 2 });
  const top = y + lines.length * LINE + 4;
  const noteLines = note ? textLines(note, width, { size: 13, lines: 2 }) : [];
  const opacities = STEPS[shares.length] ?? shares.map((_, i) => (i + 1) / shares.length);
  const thickness = isAnswer ? 10 : BAR;
  const radius = thickness / 3;
  return {
    height:
      lines.length * LINE + 4 + thickness + noteLines.length * LINE + (isAnswer ? 8 : noteLines.length > 0 ? 16 : 12),
    content: (
      <>
        <Words lines={lines} y={y} look={classNames('text-sm', isAnswer ? 'fill-ink-2' : 'fill-ink font-semibold')} />
        <text x={width} y={y + 14} textAnchor="end" className="fill-ink font-display text-base font-bold tabular-nums">
          {value}
        </text>
        <rect
          x={0}
          y={top}
          width={width}
          height={thickness}
          rx={radius}
          className={classNames('fill-surface-2', isLookedAt && 'stroke-ink')}
          strokeWidth={2}
        />
        {shares.map((share, i) => (
          <Bar
            key={i}
            x={0}
            y={top}
            width={share > 0 ? Math.max(2, x(share)) : 0}
            height={thickness}
            rx={radius}
            className={FILLS[tone]}
            fillOpacity={opacities[i]}
          />
        ))}
        {typeof before === 'number' && (
          <line
            x1={x(before)}
            x2={x(before)}
            y1={top - 4}
            y2={top + thickness + 4}
            className="stroke-ink"
            strokeWidth={2}
          />
        )}
        <Words lines={noteLines} y={top + thickness + 2} look="fill-ink-2 text-xs" />
      </>
    ),
  };
}

function Words({ lines, y, look }: { lines: readonly string[]; y: number; look: string }) {
  return (
    <text className={look}>
      {lines.map((line, i) => (
        <tspan key={i} x={0} y={y + 14 + i * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
