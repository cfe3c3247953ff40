import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayClearing, UNDO_MS } from './delayed-clearing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin(send: (isLeaving: boolean) => Promise<unknown> = async () => undefined) {
  const told = { send: vi.fn(send), onUndone: vi.fn(), onFailed: vi.fn(), onOver: vi.fn() };
  return { told, clearing: delayClearing(told) };
}

test('what is cleared goes when it can no longer be taken back', async () => {
  const { told, clearing } = begin();
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(told.send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told.send).toHaveBeenCalledExactlyOnceWith(false);
  expect(told.onOver).toHaveBeenCalledOnce();
  clearing.undo();
  expect(told.onUndone).not.toHaveBeenCalled();
});

test('taken back, nothing is cleared, also when the page goes away later', async () => {
  const { told, clearing } = begin();
  clearing.undo();
  expect(told.onUndone).toHaveBeenCalledOnce();
  await clearing.commit(true);
  await vi.advanceTimersByTimeAsync(2 * UNDO_MS);
  expect(told.send).not.toHaveBeenCalled();
});

test('whoever leaves the page has not taken it back: it is cleared at once, and once', async () => {
  const { told, clearing } = begin();
  void clearing.commit(true);
  expect(told.send).toHaveBeenCalledExactlyOnceWith(true);
  await vi.advanceTimersByTimeAsync(2 * UNDO_MS);
  expect(told.send).toHaveBeenCalledOnce();
});

test('what could not be cleared is told', async () => {
  const { told } = begin(async () => Promise.reject(new Error('gone')));
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(told.onFailed).toHaveBeenCalledOnce();
  expect(told.onOver).toHaveBeenCalledOnce();
});
