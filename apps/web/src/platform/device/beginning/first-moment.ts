import { isInputWaiting } from './early-input.ts';

/** When a browser that is never idle has waited long enough. */
const PATIENCE_MS = 2_000;
const FIRST_STEPS = ['pointerdown', 'keydown', 'scroll'] as const;

let over: Promise<void> | null = null;

/**
 * Resolves when somebody begins to do something with the page, or has read its first words: it has loaded, and the
 * browser has time. What nobody misses before waits for it. On the server nothing waits.
 */
export function firstMomentOver(): Promise<void> {
  if (typeof window === 'undefined' || isInputWaiting()) return Promise.resolve();
  over ??= Promise.race([firstStep(), rest()]);
  return over;
}

function firstStep(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const step of FIRST_STEPS) window.removeEventListener(step, done, true);
      resolve();
    };
    for (const step of FIRST_STEPS) window.addEventListener(step, done, { capture: true, passive: true });
  });
}

async function rest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise<void>((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in window)
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS }));
}
