import { plural, t } from '@lingui/core/macro';
import { isSortable } from '@dnd-kit/dom/sortable';
import { useSortable } from '@dnd-kit/react/sortable';
import { ChevronDown, Copy, GripVertical, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { DragArea } from '#ui/arrange/drag-area.tsx';
import { moveItem, placeByKey } from '#ui/arrange/order.ts';
import { PlacePicker } from '#ui/arrange/order-list.tsx';
import { classNames } from '#ui/class-names.ts';
import { type Cursor, itemsOf } from './cursor.ts';

interface ItemListProps<T> {
  at: Cursor<T[]>;
  label: string;
  /** What an item is called: 'Card 3', or its first words. */
  nameOf(item: NoInfer<T>, at: number): string;
  create(): NoInfer<T>;
  addLabel: string;
  /** How many the format allows. */
  most: number;
  /** Shown while there is none: what to do. */
  empty: string;
  /** Items are closed until one opens them: for long lists of large items. */
  isFolded?: boolean;
  /** The copy of an item, with ids of its own; absent: the item as it is. */
  copyOf?(item: NoInfer<T>): NoInfer<T>;
  /** After one was taken away: what else has to change. */
  onRemove?(item: NoInfer<T>): void;
  children(item: Cursor<NoInfer<T>>, at: number): ReactNode;
}

/**
 * A list of a body: add, copy, remove and reorder, by dragging, arrow keys on the handle, or a place chosen from a
 * list. The focus goes to what was added or moved.
 */
export function ItemList<T>(props: ItemListProps<T>) {
  const { at, label, create, addLabel, most, empty, nameOf, isFolded = false, copyOf = structuredClone } = props;
  const { keys, reorder } = useItemKeys(at.value.length);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focus = useFocusOnItem(list, addButton);
  const insert = (item: T, place: number, act: string) => {
    const key = reorder((now, fresh) => now.toSpliced(place, 0, fresh));
    setOpen((now) => new Set([...now, key]));
    focus({ place, on: 'field' });
    at.change((now) => now.toSpliced(place, 0, item), act);
  };
  const remove = (place: number) => {
    const name = nameOf(at.value[place]!, place);
    reorder((now) => now.toSpliced(place, 1));
    focus({ place: Math.min(place, at.value.length - 2), on: 'row' });
    at.change((now) => now.toSpliced(place, 1), t`${name} removed.`);
    props.onRemove?.(at.value[place]!);
  };
  const move = (from: number, to: number, isByKey: boolean) => {
    if (moveItem(keys, from, to) === keys) return;
    const [name, place, count] = [nameOf(at.value[from]!, from), to + 1, at.value.length];
    reorder((now) => [...moveItem(now, from, to)]);
    if (isByKey) focus({ place: to, on: 'handle' });
    at.change((now) => [...moveItem(now, from, to)], t`${name}: now at place ${place} of ${count}.`);
  };
  const toggle = (key: number) =>
    setOpen((now) => (now.has(key) ? new Set([...now].filter((each) => each !== key)) : new Set([...now, key])));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {at.value.length === 0 && (
        <p className="rounded-lg border-[1.5px] border-dashed border-line-strong px-5 py-6 text-center text-ink-2">
          {empty}
        </p>
      )}
      <DragArea
        onDragEnd={({ source }, isCancelled) => {
          if (!isCancelled && isSortable(source)) move(source.initialIndex, source.index, false);
        }}
      >
        <ol ref={list} aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
          {itemsOf(at).map((item, i) => (
            <Item
              key={keys[i]}
              id={`${label} ${keys[i]}`}
              at={i}
              count={at.value.length}
              name={nameOf(item.value, i)}
              problems={item.problems.length}
              problem={item.problem}
              isOpen={!isFolded || open.has(keys[i]!)}
              onToggle={isFolded ? () => toggle(keys[i]!) : undefined}
              onMove={(to, isByKey) => move(i, to, isByKey)}
              onCopy={at.value.length < most ? () => insert(copyOf(item.value), i + 1, t`Copied.`) : undefined}
              onRemove={() => remove(i)}
            >
              {() => props.children(item, i)}
            </Item>
          ))}
        </ol>
      </DragArea>
      {at.value.length < most && (
        <span>
          <Button ref={addButton} onClick={() => insert(create(), at.value.length, t`Added.`)}>
            <Plus className="size-4.5" aria-hidden="true" /> {addLabel}
          </Button>
        </span>
      )}
    </div>
  );
}

interface ItemProps {
  id: string;
  at: number;
  count: number;
  name: string;
  problems: number;
  problem: string | undefined;
  isOpen: boolean;
  onToggle?: () => void;
  onMove: (to: number, isByKey: boolean) => void;
  onCopy?: () => void;
  onRemove: () => void;
  /** Drawn only while it is open. */
  children: () => ReactNode;
}

function Item({
  id,
  at,
  count,
  name,
  problems,
  problem,
  isOpen,
  onToggle,
  onMove,
  onCopy,
  onRemove,
  children,
}: ItemProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index: at });
  const place = at + 1;
  return (
    <li
      ref={ref}
      className={classNames(
        'min-w-0 rounded-lg border-[1.5px] bg-surface',
        isDragging ? 'border-leaf shadow-float' : problems > 0 && !isOpen ? 'border-berry' : 'border-line',
      )}
    >
      <div className="flex min-h-14 items-center gap-1 py-1.5 pe-1.5 ps-1">
        <button
          ref={handleRef}
          type="button"
          data-handle={name}
          aria-label={t`Move ${name}, place ${place} of ${count}. Use the arrow keys.`}
          onKeyDown={(event) => {
            const to = placeByKey(event.key, at, count);
            if (to === null) return;
            event.preventDefault();
            onMove(to, true);
          }}
          className="grid size-11 flex-none cursor-grab touch-none place-items-center rounded-control text-ink-3 hover:text-ink active:cursor-grabbing"
        >
          <GripVertical className="size-5" aria-hidden="true" />
        </button>
        <PlacePicker name={name} at={at} count={count} onMove={(to) => onMove(to, true)} />
        {onToggle ? (
          <button
            type="button"
            data-row
            aria-expanded={isOpen}
            onClick={onToggle}
            className="group flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-start font-semibold hover:bg-surface-2"
          >
            <span className="line-clamp-2 min-w-0 flex-1 leading-snug sm:line-clamp-1">{name}</span>
            {problems > 0 && (
              <Chip tone="berry">{t`${plural(problems, { one: '# to mend', other: '# to mend' })}`}</Chip>
            )}
            <ChevronDown className="size-5 flex-none text-ink-2 group-aria-expanded:rotate-180" aria-hidden="true" />
          </button>
        ) : (
          <span className="min-w-0 flex-1 truncate px-2 text-sm font-semibold text-ink-2">{name}</span>
        )}
        {onCopy && (
          <IconButton label={t`Copy: ${name}`} onClick={onCopy} className="max-sm:hidden">
            <Copy aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={t`Remove: ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {problem && (
        <p role="alert" className="px-4 pb-2 text-xs font-semibold text-berry-ink">
          {problem}
        </p>
      )}
      {isOpen && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-4" data-fields>
          {children()}
        </div>
      )}
    </li>
  );
}

/** Keys that go with their items when these move. What changes from outside gets new ones at the end. */
function useItemKeys(count: number) {
  const [{ keys, next }, setState] = useState(() => ({
    keys: Array.from({ length: count }, (_, i) => i),
    next: count,
  }));
  if (keys.length !== count && keys.length > count) setState({ keys: keys.slice(0, count), next });
  if (keys.length < count) {
    const more = Array.from({ length: count - keys.length }, (_, i) => next + i);
    setState({ keys: [...keys, ...more], next: next + more.length });
  }
  const reorder = (change: (now: number[], fresh: number) => number[]): number => {
    setState({ keys: change(keys, next), next: next + 1 });
    return next;
  };
  return { keys, reorder };
}

interface FocusTarget {
  readonly place: number;
  readonly on: 'field' | 'row' | 'handle';
}

const PARTS: Record<FocusTarget['on'], string> = {
  field: '[data-fields] :is(input, textarea, button, [role="combobox"]), [data-row]',
  row: '[data-row], [data-handle]',
  handle: '[data-handle]',
};

/** Puts the focus on an item once it stands where it belongs; without items on what adds one. */
function useFocusOnItem(
  list: { readonly current: HTMLElement | null },
  fallback: { readonly current: HTMLElement | null },
) {
  const wanted = useRef<FocusTarget | null>(null);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { place, on } = wanted.current;
    wanted.current = null;
    const target = list.current?.children[place]?.querySelector<HTMLElement>(PARTS[on]);
    (target ?? fallback.current)?.focus();
  });
  return (target: FocusTarget) => {
    wanted.current = target;
  };
}
