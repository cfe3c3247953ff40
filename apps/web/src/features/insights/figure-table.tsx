import { type Column, DataTable } from '#ui/layout/data-table.tsx';
import type { CsvValue } from '#platform/csv.ts';
import type { ReactNode } from 'react';

/** A column of a panel's figures: what a cell holds, and how it's shown where that differs. */
export interface FigureColumn<Row> {
  readonly head: string;
  /** As it goes into a file: numbers as numbers, shares of 1. */
  readonly value: (row: Row) => CsvValue;
  readonly shown?: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
}

/** A panel's figures: the same for the table on the page and for the file. */
export interface FigureTable {
  readonly element: (caption: string) => ReactNode;
  readonly csv: () => CsvValue[][];
  readonly isEmpty: boolean;
}

/** Ties rows to their columns, the first of which names the row. */
export function figureTable<Row>(rows: readonly Row[], columns: readonly FigureColumn<Row>[]): FigureTable {
  const drawn: Column<Row & { readonly at: number }>[] = columns.map(({ head, value, shown, isNumber }, i) => ({
    key: String(i),
    head,
    cell: (row) => (shown ? shown(row) : (value(row) ?? '–')),
    ...(isNumber && { isNumber }),
    ...(i === 0 && { isName: true }),
  }));
  return {
    element: (caption) => (
      <DataTable
        caption={caption}
        columns={drawn}
        rows={rows.map((row, at) => ({ ...row, at }))}
        rowKey={({ at }) => String(at)}
      />
    ),
    csv: () => [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ value }) => value(row)))],
    isEmpty: rows.length === 0,
  };
}
