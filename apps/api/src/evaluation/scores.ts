import { percentOf } from '@snapwell/contract/text/percent';

/** One line of the table: how many of how many. */
export interface Score {
  readonly name: string;
  readonly of: number;
  readonly hits: number;
}

export interface Gate {
  readonly name: string;
  readonly isMet: boolean;
  readonly wanted: string;
  readonly got: string;
}

export const share = ({ hits, of }: Pick<Score, 'hits' | 'of'>): number => (of === 0 ? 0 : hits / of);

/** The value below which so large a part of the values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0;
}

/** Rows as text, columns under one another: the first to the left, figures to the right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('   '),
    )
    .join('\n');
}

export const asPercent = (part: number): string => percentOf(part, 1);
