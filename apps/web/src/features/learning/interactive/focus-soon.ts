import type { RefObject } from 'react';

/** Moves the focus once what was just decided is on the screen: what had it may be gone. */
export function focusSoon(to: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => to.current?.focus());
}

/** What has the focus now has it again once the screen has changed around it. */
export function keepFocus(): void {
  const had = document.activeElement;
  requestAnimationFrame(() => had instanceof HTMLElement && had.isConnected && had.focus());
}
