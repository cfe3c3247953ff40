import { isRefusal } from './api-error.ts';

export interface Batch<T> {
  add(item: T): void;
  /** Sends what is waiting now; `isLeaving` when the page goes away and only a kept-alive call gets through. */
  flush(isLeaving?: boolean): Promise<void>;
}

interface BatchOptions<T> {
  /** Sends that many at most at once. */
  readonly size: number;
  /** Waits that long for more before it sends. */
  readonly delayMs: number;
  send(items: T[], isLeaving: boolean): Promise<unknown>;
  /**
   * Keeps what is not sent yet while the page is loaded anew. With it nothing is dropped because nobody could be reached.
   * The server must take each once, however often it comes: what was on its way is sent again.
   */
  readonly kept?: { read(): T[]; write(items: readonly T[]): void };
}

/**
 * Waiting items beyond this are dropped, the oldest first: a server that is away for a day must not fill the memory.
 */
const MOST_WAITING = 200;

/** While nobody can be reached it is tried less and less often, up to this. */
const LONGEST_DELAY_MS = 60_000;

/**
 * Gathers small facts and sends them together. A batch that fails is tried once more with the next one, then dropped;
 * where facts are kept, only one that the server refuses.
 */
export function createBatch<T>({ size, delayMs, send, kept }: BatchOptions<T>): Batch<T> {
  let waiting: { item: T; attempts: number }[] = (kept?.read() ?? []).map((item) => ({ item, attempts: 0 }));
  let onTheirWay: typeof waiting = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let failures = 0;

  const keep = () => kept?.write([...onTheirWay, ...waiting].map(({ item }) => item));
  const isWorthAnother = (attempts: number, error: unknown) => (kept ? !isRefusal(error) : attempts === 0);

  const flush = async (isLeaving = false) => {
    if (timer) clearTimeout(timer);
    timer = null;
    const sent = waiting.splice(0, size);
    if (sent.length === 0) return;
    onTheirWay = [...onTheirWay, ...sent];
    let failed: typeof waiting = [];
    try {
      await send(
        sent.map(({ item }) => item),
        isLeaving,
      );
      failures = 0;
    } catch (error) {
      failures++;
      failed = sent.filter(({ attempts }) => isWorthAnother(attempts, error));
    }
    onTheirWay = onTheirWay.filter((one) => !sent.includes(one));
    waiting = [...failed.map(({ item, attempts }) => ({ item, attempts: attempts + 1 })), ...waiting];
    keep();
    if (waiting.length > 0 && !isLeaving) wait();
  };

  const wait = () => {
    const delay = kept ? Math.min(LONGEST_DELAY_MS, delayMs * 2 ** failures) : delayMs;
    timer ??= setTimeout(() => void flush(), delay);
  };
  if (waiting.length > 0) wait();

  return {
    flush,
    add(item) {
      waiting.push({ item, attempts: 0 });
      waiting = waiting.slice(-MOST_WAITING);
      keep();
      // What failed is not tried again with every fact that comes.
      if (waiting.length >= size && failures === 0) void flush();
      else wait();
    },
  };
}

/** Sends what is waiting when the page is hidden or left, and when there is a network again. */
export function flushOnLeave(batch: Batch<never>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void batch.flush(true);
  });
  window.addEventListener('online', () => void batch.flush());
}
