import { expect, test } from 'vitest';
import { gentlePace } from './pace.ts';

/** What a pace does with work of 100 ms while the main thread works these shares of its time. */
async function restsAt(loads: readonly number[]): Promise<number[]> {
  const rests: number[] = [];
  let next = 0;
  const pace = gentlePace({
    rest: async (ms) => void rests.push(ms),
    readLoad: () => loads[Math.min(next++, loads.length - 1)]!,
  });
  await pace(100);
  return rests;
}

test('background work takes a quarter of a processor', async () => {
  expect(await restsAt([0, 0.1])).toEqual([300]);
});

test('it waits while people are served', async () => {
  expect(await restsAt([0, 0.9, 0.6, 0.1])).toEqual([300, 300, 300]);
});

test('it goes on in the end, however busy the server is', async () => {
  expect(await restsAt([1])).toHaveLength(8);
});
