import { hasEarlyStep, isInputWaiting } from './early-input.ts';

/** When a browser that is never idle has waited long enough. */
const PATIENCE_MS = 2_000;
const FIRST_STEPS = ['pointerdown', 'click', 'keydown', 'focusin', 'scroll'] as const;

let over: Promise<void> | null = null;
let step: Promise<void> | null = null;

/**
 * Resolves when somebody begins to do something with the page, or has read its first words: it has loaded, and the
 * browser has time. What nobody misses before waits for it. On the server nothing waits.
 */
export function firstMomentOver(): Promise<void> {
  if (typeof window === 'undefined' || isInputWaiting()) return Promise.resolve();
  over ??= Promise.race([firstStepTaken(), rest()]);
  return over;
}

/** Resolves when somebody begins to do something with the page, or has done so before its scripts were here. */
export function firstStepTaken(): Promise<void> {
  step ??= isInputWaiting() || hasEarlyStep() || scrollY > 0 ? Promise.resolve() : firstStep();
  return step;
}

function firstStep(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const kind of FIRST_STEPS) window.removeEventListener(kind, done, true);
      resolve();
    };
    for (const kind of FIRST_STEPS) window.addEventListener(kind, done, { capture: true, passive: true });
  });
}

async function rest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise<void>((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
  // Not every browser says when it is idle.
  if ('requestIdleCallback' in window)
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS }));
}
