import type { RefObject } from 'react';

/** Moves the focus once what was just decided is on the screen: what had it may be gone. */
export function focusSoon(to: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => to.current?.focus());
}
