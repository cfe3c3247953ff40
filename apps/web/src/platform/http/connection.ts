import { useObservable } from '../observable.ts';
import { perDevice } from '../person.ts';

/** While the server is out of reach it is looked for this often. */
const LOOK_AGAIN_MS = 5_000;

/**
 * Whether the server answers. The browser's own word for it (`navigator.onLine`) is not used: it is false on a machine
 * without a network whose server runs on the same machine, and true beside a router without a line.
 */
const isReachable = perDevice(true);
const onLook = () => void look();
let timer: ReturnType<typeof setInterval> | null = null;

export const useReachable = (): boolean => useObservable(isReachable);
export const watchReachable = isReachable.subscribe;
export const isServerReachable = isReachable.get;

/** A call was answered, however. */
export function reportReachable(): void {
  if (timer) clearInterval(timer);
  timer = null;
  window.removeEventListener('online', onLook);
  isReachable.set(true);
}

/** A call found nobody. From now on somebody looks until the server is back. */
export function reportUnreachable(): void {
  if (timer) return;
  isReachable.set(false);
  timer = setInterval(onLook, LOOK_AGAIN_MS);
  window.addEventListener('online', onLook);
}

/** Something answered that cannot be read: perhaps a network's own page, which stands before the server. */
export async function doubtAnswer(): Promise<void> {
  if (!(await isServerThere())) reportUnreachable();
}

/** Whether it is the server itself that answers, and not something on the way to it. */
export async function isServerThere(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store' });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'ok';
  } catch {
    return false;
  }
}

async function look(): Promise<void> {
  if (await isServerThere()) reportReachable();
}
