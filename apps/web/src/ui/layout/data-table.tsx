import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface Column<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand right, in one width. */
  isNumber?: boolean;
  /** The cell that names the row; on a card it goes across the top. */
  isName?: boolean;
  /** Buttons: no label on a card, across the bottom, full width. */
  isAction?: boolean;
  canSort?: boolean;
}

export interface Sorting {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> {
  /** What the table shows, for a screen reader. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
}

/** Rows and columns; under 640 px every row is a card with the labels beside the values. */
export function DataTable<Row>({ caption, columns, rows, rowKey, sorting, onSort }: DataTableProps<Row>) {
  return (
    <table className="w-full border-collapse text-sm max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} sorting={sorting} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="border-line not-last:border-b max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-2 max-sm:py-3.5 max-sm:first:pt-0 max-sm:last:pb-0"
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head<Row>({
  column,
  sorting,
  onSort,
}: { column: Column<Row> } & Pick<DataTableProps<Row>, 'sorting' | 'onSort'>) {
  const { key, head, isNumber, isAction, canSort } = column;
  const direction = sorting?.key === key ? sorting.direction : undefined;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={canSort ? (direction ?? 'none') : undefined}
      className={classNames(
        'border-b border-line py-2 text-xs font-semibold whitespace-nowrap text-ink-3 last:pr-0',
        // Words that follow a figure begin right behind it: they keep more distance.
        isNumber ? 'pr-6 pl-3 text-right' : 'pr-3 text-left',
      )}
    >
      {canSort && onSort ? (
        <button
          type="button"
          className="group reach inline-flex items-center gap-1 hover:text-ink"
          onClick={() => onSort({ key, direction: direction === 'descending' ? 'ascending' : 'descending' })}
        >
          {head}
          <Arrow
            className={classNames('size-3.5', !direction && 'opacity-0 group-hover:opacity-60')}
            aria-hidden="true"
          />
        </button>
      ) : (
        <span className={isAction ? 'sr-only' : undefined}>{head}</span>
      )}
    </th>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { head, cell, isNumber, isName, isAction } = column;
  const content = cell(row);
  const isEmpty = content === null || content === undefined || content === '';
  const look = classNames(
    'py-2.5 align-middle last:pr-0 max-sm:p-0 max-sm:text-left',
    isNumber ? 'pr-6 pl-3 text-right tabular-nums' : 'pr-3',
    isAction && 'text-right max-sm:*:w-full',
    (isName || isAction) && 'max-sm:col-span-2',
    // A card has no use for a label without a value.
    isEmpty ? 'max-sm:hidden' : 'max-sm:block',
  );
  if (isName) {
    return (
      <th scope="row" className={classNames(look, 'text-left font-semibold')}>
        {content}
      </th>
    );
  }
  return (
    <td className={look}>
      {!isAction && (
        <span aria-hidden="true" className="block text-xs text-ink-3 sm:hidden">
          {head}
        </span>
      )}
      {content}
    </td>
  );
}
