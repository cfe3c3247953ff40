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
}

/**
 * Waiting items beyond this are dropped, the oldest first: a server that is away for a day must not fill the memory.
 */
const MOST_WAITING = 200;

/**
 * Gathers small facts and sends them together. A batch that fails is tried once more with the next one, then dropped.
 */
export function createBatch<T>({ size, delayMs, send }: BatchOptions<T>): Batch<T> {
  let waiting: { item: T; attempts: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  const flush = async (isLeaving = false) => {
    if (timer) clearTimeout(timer);
    timer = null;
    const sent = waiting.splice(0, size);
    if (sent.length === 0) return;
    try {
      await send(
        sent.map(({ item }) => item),
        isLeaving,
      );
    } catch {
      waiting = [
        ...sent.filter(({ attempts }) => attempts === 0).map(({ item }) => ({ item, attempts: 1 })),
        ...waiting,
      ];
    }
    if (waiting.length > 0 && !isLeaving) timer ??= setTimeout(() => void flush(), delayMs);
  };

  return {
    flush,
    add(item) {
      waiting.push({ item, attempts: 0 });
      waiting = waiting.slice(-MOST_WAITING);
      if (waiting.length >= size) void flush();
      else timer ??= setTimeout(() => void flush(), delayMs);
    },
  };
}

/** Sends what is waiting when the page is hidden or left. */
export function flushOnLeave(batch: Batch<never>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void batch.flush(true);
  });
}
