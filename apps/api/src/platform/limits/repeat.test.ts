import { expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

test('work that has more to do goes on without a pause', async () => {
  vi.useFakeTimers();
  let left = 5;
  const stop = repeat(
    1000,
    async () => --left > 0,
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(1010);
  expect(left).toBe(0);
  await stop();
  vi.useRealTimers();
});

test('work is repeated after pauses, also after a failure, and stops when told', async () => {
  vi.useFakeTimers();
  const failures: unknown[] = [];
  let turns = 0;
  const stop = repeat(
    1000,
    async () => {
      turns++;
      if (turns === 2) throw new Error('out of luck');
    },
    (error) => failures.push(error),
  );
  await vi.advanceTimersByTimeAsync(4500);
  expect(turns).toBe(3);
  expect(failures).toHaveLength(1);
  await stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(turns).toBe(3);
  vi.useRealTimers();
});

test('what keeps failing is tried ever more rarely, at last every half minute, and as often as before once it works', async () => {
  vi.useFakeTimers();
  const turns: number[] = [];
  let isBroken = true;
  const began = Date.now();
  const work = async () => {
    turns.push((Date.now() - began) / 1000);
    if (isBroken) throw new Error('out of reach');
  };
  const stop = repeat(1000, work, () => undefined);
  await vi.advanceTimersByTimeAsync(92_000);
  expect(turns).toEqual([1, 3, 7, 15, 31, 61, 91]);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(turns.slice(7)).toEqual([121, 122, 123]);
  await stop();
  vi.useRealTimers();
});
