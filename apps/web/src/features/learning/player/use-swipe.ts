import { type PointerEvent, useRef } from 'react';

/** A finger that moves further sideways than this swipes. */
const SWIPE_PX = 48;

/** A finger's swipe: to the left is a step on (1), to the right one back (-1). */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const began = from.current;
      from.current = null;
      if (began === null || Math.abs(event.clientX - began) < SWIPE_PX) return;
      onSwipe(event.clientX < began ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
