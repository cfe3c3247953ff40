/** How long to wait before each try to open a broken line again; after the last one it is given up. */
const PAUSES_MS = [300, 800, 1500, 3000, 5000, 8000, 12_000, 15_000, 15_000];

/**
 * Waits before a try, counted from 0; a network that comes back ends the wait. Answers whether it is worth another.
 */
export function pauseBeforeTry(tries: number): Promise<boolean> {
  const pause = PAUSES_MS[tries];
  if (pause === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve(true);
    };
    const timer = setTimeout(go, pause);
    window.addEventListener('online', go);
  });
}
