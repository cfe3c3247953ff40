import { vi } from 'vitest';

/** A window whose person asks, or does not ask, for less motion. Ends with `vi.unstubAllGlobals()`. */
export function stubReducedMotion(isReduced: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isReduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
