import { type PointerEvent, useRef, useState } from 'react';

/** A press that moves less than this is a press. */
const SLOP_PX = 6;

interface Drag {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** The target below the pointer. */
  readonly over: string | null;
}

/**
 * Things that are dragged onto others by mouse or finger. What has `handle(id)` moves; what has a `data-drop` takes it.
 * For keys every game has buttons that do the same.
 */
export function useDrag(onDrop: (id: string, target: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const begun = useRef<{ id: string; x: number; y: number; isDragged: boolean } | null>(null);
  const wasDragged = useRef(false);

  const end = () => {
    begun.current = null;
    setDrag(null);
  };
  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      if (event.button !== 0) return;
      begun.current = { id, x: event.clientX, y: event.clientY, isDragged: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = begun.current;
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.isDragged && Math.hypot(x, y) < SLOP_PX) return;
      from.isDragged = true;
      setDrag({ id: from.id, x, y, over: targetAt(event) });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const target = begun.current?.isDragged ? targetAt(event) : null;
      wasDragged.current = begun.current?.isDragged ?? false;
      end();
      if (target !== null) onDrop(id, target);
    },
    onPointerCancel: end,
    // The press that ends a drag chooses nothing.
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    style:
      drag?.id === id
        ? {
            transform: `translate(${drag.x}px, ${drag.y}px)`,
            position: 'relative' as const,
            zIndex: 10,
            transition: 'none',
          }
        : undefined,
  });
  return { handle, dragged: drag?.id ?? null, over: drag?.over ?? null };
}

/** The target below the pointer, whatever is being dragged above it. */
function targetAt({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const target = element.closest<HTMLElement>('[data-drop]');
    if (target && !target.contains(currentTarget)) return target.dataset.drop ?? null;
  }
  return null;
}
