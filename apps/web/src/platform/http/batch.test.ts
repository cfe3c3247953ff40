import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createBatch } from './batch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aBatch(send: (items: number[], isLeaving: boolean) => Promise<unknown> = async () => undefined) {
  const sent: number[][] = [];
  const batch = createBatch<number>({
    size: 3,
    delayMs: 1000,
    send: (items, isLeaving) => {
      sent.push(items);
      return send(items, isLeaving);
    },
  });
  return { batch, sent };
}

test('what comes within the delay goes together', async () => {
  const { batch, sent } = aBatch();
  batch.add(1);
  batch.add(2);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([[1, 2]]);
});

test('a full batch does not wait, and the rest follows', async () => {
  const { batch, sent } = aBatch();
  for (const item of [1, 2, 3, 4]) batch.add(item);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([[1, 2, 3], [4]]);
});

test('what could not be sent is tried once more, then dropped', async () => {
  const { batch, sent } = aBatch(() => Promise.reject(new Error('offline')));
  batch.add(1);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([[1], [1]]);
});

test('a page that is left sends at once', async () => {
  const leaving: boolean[] = [];
  const { batch, sent } = aBatch(async (_items, isLeaving) => leaving.push(isLeaving));
  batch.add(1);
  await batch.flush(true);
  expect([sent, leaving]).toEqual([[[1]], [true]]);
});

/** What a page keeps, and the next one reads. */
function aShelf() {
  let items: readonly number[] = [];
  return { read: () => [...items], write: (now: readonly number[]) => void (items = now) };
}

test('what is kept outlives the page that could not send it, and nothing is dropped while nobody is reached', async () => {
  const kept = aShelf();
  const first = createBatch<number>({ size: 3, delayMs: 1000, kept, send: () => Promise.reject(new Error('offline')) });
  for (const item of [1, 2, 3, 4]) first.add(item);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(kept.read()).toEqual([1, 2, 3, 4]);

  const sent: number[][] = [];
  createBatch<number>({ size: 3, delayMs: 1000, kept, send: async (items) => void sent.push(items) });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([[1, 2, 3], [4]]);
  expect(kept.read()).toEqual([]);
});

test('what is on its way when the page goes is kept; what the server refuses is not', async () => {
  const kept = aShelf();
  const leaving = createBatch<number>({ size: 3, delayMs: 1000, kept, send: () => new Promise(() => undefined) });
  leaving.add(1);
  void leaving.flush(true);
  expect(kept.read()).toEqual([1]);

  const refused = new ApiError('No.', { status: 400, code: 'invalid_input' });
  const next = createBatch<number>({ size: 3, delayMs: 1000, kept, send: () => Promise.reject(refused) });
  await next.flush();
  expect(kept.read()).toEqual([]);
});
