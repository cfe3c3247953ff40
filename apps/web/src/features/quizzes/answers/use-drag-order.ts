import { type PointerEvent, type RefObject, useState } from 'react';

/**
 * Drags an entry of a list by its handle, with mouse, pen or finger: it trades places with whatever it is held over.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const placeAt = (y: number): number => {
    const entries = [...(list.current?.children ?? [])].map((entry) => entry.getBoundingClientRect());
    const below = entries.findIndex(({ top, height }) => y < top + height);
    return below < 0 ? entries.length - 1 : below;
  };
  return {
    isDragged: (at: number) => dragged === at,
    handleOf: (at: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(at);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (dragged !== at) return;
        const to = placeAt(event.clientY);
        if (to === at) return;
        move(at, to);
        setDragged(to);
      },
      onPointerUp: () => setDragged(null),
      onPointerCancel: () => setDragged(null),
    }),
  };
}
