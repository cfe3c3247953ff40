import { t } from '@lingui/core/macro';
import { isSortable } from '@dnd-kit/dom/sortable';
import { useSortable } from '@dnd-kit/react/sortable';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { DragArea } from './drag-area.tsx';
import { placeByKey } from './order.ts';

export interface SortableRow {
  readonly id: string;
  /** What a screen reader calls it. */
  readonly name: string;
  readonly content: ReactNode;
}

interface SortableRowsProps {
  label: string;
  rows: readonly SortableRow[];
  onMove: (from: number, to: number) => void;
  className?: string;
  rowClassName?: string;
}

/**
 * Things of one's own making in an order of one's own: each with whatever it is made of beside its handle. It is
 * dragged by the handle, or moved by the arrow keys, Home and End on it.
 */
export function SortableRows({ label, rows, onMove, className, rowClassName }: SortableRowsProps) {
  const [said, setSaid] = useState('');
  const moving = useRef<HTMLElement | null>(null);
  const move = (from: number, to: number, by: HTMLElement | null) => {
    if (from === to || to < 0 || to >= rows.length) return;
    moving.current = by;
    onMove(from, to);
    const { name } = rows[from]!;
    const [place, count] = [to + 1, rows.length];
    setSaid(t`${name}: now at place ${place} of ${count}.`);
  };
  // A row that changes its place loses the focus in the browser.
  useLayoutEffect(() => {
    moving.current?.focus();
    moving.current = null;
  });
  return (
    <DragArea
      onDragEnd={({ source }, isCancelled) => {
        if (!isCancelled && isSortable(source)) move(source.initialIndex, source.index, null);
      }}
    >
      <ol aria-label={label} className={className}>
        {rows.map((row, at) => (
          <Row
            key={row.id}
            row={row}
            at={at}
            count={rows.length}
            className={rowClassName}
            onMove={(to, by) => move(at, to, by)}
          />
        ))}
      </ol>
      <output className="sr-only">{said}</output>
    </DragArea>
  );
}

interface RowProps {
  row: SortableRow;
  at: number;
  count: number;
  className: string | undefined;
  onMove: (to: number, by: HTMLElement) => void;
}

function Row({ row: { id, name, content }, at, count, className, onMove }: RowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index: at });
  const place = at + 1;
  return (
    <li ref={ref} className={classNames('flex items-start', className, isDragging && 'z-10 opacity-90 shadow-float')}>
      <button
        ref={handleRef}
        type="button"
        data-handle={name}
        aria-label={t`Move ${name}, place ${place} of ${count}. Use the arrow keys.`}
        onKeyDown={(event) => {
          const to = placeByKey(event.key, at, count);
          if (to === null) return;
          event.preventDefault();
          onMove(to, event.currentTarget);
        }}
        className="grid h-11 w-8 flex-none cursor-grab touch-none place-items-center rounded-control text-ink-3 hover:text-ink active:cursor-grabbing"
      >
        <GripVertical className="size-5" aria-hidden="true" />
      </button>
      {content}
    </li>
  );
}
