import { createObservable, useObservable } from './observable.ts';

/** While the server is out of reach it is looked for this often. */
const LOOK_AGAIN_MS = 5_000;

/**
 * Whether the server answers. The browser's own word for it (`navigator.onLine`) is not used: it is false on a machine
 * without a network whose server runs on the same machine, and true beside a router without a line.
 */
const isReachable = createObservable(true);
let timer: ReturnType<typeof setInterval> | null = null;

export const useReachable = (): boolean => useObservable(isReachable);
export const watchReachable = isReachable.subscribe;
export const isServerReachable = isReachable.get;

/** A call was answered, however. */
export function noteAnswer(): void {
  if (timer) clearInterval(timer);
  timer = null;
  window.removeEventListener('online', look);
  isReachable.set(true);
}

/** A call found nobody. From now on somebody looks until the server is back. */
export function noteSilence(): void {
  if (timer) return;
  isReachable.set(false);
  timer = setInterval(look, LOOK_AGAIN_MS);
  window.addEventListener('online', look);
}

function look(): void {
  fetch('/healthz', { cache: 'no-store' }).then(
    () => noteAnswer(),
    () => undefined,
  );
}
