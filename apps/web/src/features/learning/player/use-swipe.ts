import { type PointerEvent, useRef } from 'react';

/** A finger that moves further sideways than this turns the page. */
const SWIPE_PX = 48;

/** Turns by a finger's swipe: to the left goes on, to the right goes back. */
export function useSwipe(onTurn: (step: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const began = from.current;
      from.current = null;
      if (began === null || Math.abs(event.clientX - began) < SWIPE_PX) return;
      onTurn(event.clientX < began ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
