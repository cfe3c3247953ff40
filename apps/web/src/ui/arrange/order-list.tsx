import { t } from '@lingui/core/macro';
import { useSortable } from '@dnd-kit/react/sortable';
import { isSortable } from '@dnd-kit/dom/sortable';
import { ArrowDown, ArrowUp, ChevronsUpDown, GripVertical } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { DragArea } from './drag-area.tsx';
import { moveItem, placeByKey } from './order.ts';

const LOOKS = {
  open: 'border-line bg-surface',
  right: 'border-leaf bg-leaf-soft',
  wrong: 'border-berry bg-berry-soft',
  shown: 'border-sky bg-sky-soft',
};

export interface OrderedItem {
  readonly id: string;
  /** What a screen reader calls it. */
  readonly name: string;
  readonly content: ReactNode;
  readonly look?: keyof typeof LOOKS;
  /** A word at its end, once the order is final: 'Right'. */
  readonly remark?: string;
}

interface OrderListProps {
  label?: string;
  items: readonly OrderedItem[];
  /** All ids in their new order. */
  onOrder: (ids: string[]) => void;
  /** The order is final: there is nothing to move by. */
  isFixed?: boolean;
}

/**
 * Things to bring into order: dragged by a handle, moved by the arrow keys on it, by buttons, or straight to a place
 * chosen from a list.
 */
export function OrderList({ label, items, onOrder, isFixed = false }: OrderListProps) {
  const [said, setSaid] = useState('');
  const moving = useRef<HTMLElement | null>(null);
  const ids = items.map(({ id }) => id);
  const move = (from: number, to: number, by: Element | null) => {
    const next = moveItem(ids, from, to);
    if (next === ids) return;
    moving.current = by as HTMLElement | null;
    onOrder([...next]);
    const { name } = items[from]!;
    const [place, count] = [to + 1, items.length];
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
      <ol aria-label={label} className="grid gap-2.5">
        {items.map((item, at) => (
          <OrderRow
            key={item.id}
            item={item}
            at={at}
            count={items.length}
            isFixed={isFixed}
            onMove={(to, by) => move(at, to, by)}
          />
        ))}
      </ol>
      <output className="sr-only">{said}</output>
    </DragArea>
  );
}

interface OrderRowProps {
  item: OrderedItem;
  at: number;
  count: number;
  isFixed: boolean;
  /** `by` is what was used, and keeps the focus. */
  onMove: (to: number, by: Element) => void;
}

function OrderRow({ item, at, count, isFixed, onMove }: OrderRowProps) {
  const { id, name, content, look = 'open', remark } = item;
  const { ref, handleRef, isDragging, sortable } = useSortable({ id, index: at, disabled: isFixed });
  const place = at + 1;
  const shownAt = sortable.index;
  return (
    <li
      ref={ref}
      className={classNames(
        'flex min-h-15 items-center gap-1.5 rounded-[18px] border-2 py-1.5 pe-1.5 ps-1 sm:gap-2.5',
        isDragging ? 'border-leaf bg-surface shadow-float' : LOOKS[look],
      )}
    >
      {!isFixed && (
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
          className="grid size-11 flex-none cursor-grab touch-none place-items-center rounded-control text-ink-3 hover:text-ink active:cursor-grabbing"
        >
          <GripVertical className="size-5" aria-hidden="true" />
        </button>
      )}
      {isFixed ? (
        <span className="figure w-10 flex-none text-center text-ink-2">{at + 1}</span>
      ) : (
        <PlacePicker name={name} at={shownAt} count={count} onMove={onMove} />
      )}
      <span className="min-w-0 flex-1 leading-snug font-[550]">{content}</span>
      {remark && <span className="px-2 text-xs font-semibold">{remark}</span>}
      {/* Not switched off at the ends: the focus would be lost there. On a phone the place is chosen instead. */}
      {!isFixed && (
        <span className="flex max-sm:hidden in-data-phone:hidden">
          <IconButton
            label={t`Move up: ${name}`}
            aria-disabled={at === 0}
            onClick={(event) => onMove(at - 1, event.currentTarget)}
          >
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t`Move down: ${name}`}
            aria-disabled={at === count - 1}
            onClick={(event) => onMove(at + 1, event.currentTarget)}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </li>
  );
}

/** The number of a row, which opens the list of all places: the short way for far moves and on a phone. */
export function PlacePicker({
  name,
  at,
  count,
  onMove,
}: Pick<OrderRowProps, 'at' | 'count' | 'onMove'> & { name: string }) {
  return (
    <span className="relative flex h-11 w-13 flex-none items-center justify-center gap-1 rounded-control border-[1.5px] border-line-strong bg-surface ps-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky">
      <span className="figure" aria-hidden="true">
        {at + 1}
      </span>
      <ChevronsUpDown className="size-3.5 text-ink-3" aria-hidden="true" />
      <select
        aria-label={t`Place of ${name}`}
        value={at}
        onChange={(event) => onMove(Number(event.target.value), event.currentTarget)}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {Array.from({ length: count }, (_, place) => (
          <option key={place} value={place}>
            {place + 1}
          </option>
        ))}
      </select>
    </span>
  );
}
