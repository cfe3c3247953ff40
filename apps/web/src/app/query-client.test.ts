import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#platform/api-error.ts';
import { createQueryClient } from './query-client.ts';

const mutate = (client: ReturnType<typeof createQueryClient>, answer: unknown, meta = {}) =>
  new MutationObserver(client, { mutationFn: async () => answer, meta }).mutate();

test('an award in any answer is announced, an answer without one is not', async () => {
  const onAward = vi.fn<(award: unknown) => void>();
  const client = createQueryClient({ onAward });
  await mutate(client, { is_completed: true, award: { points: 20 } });
  await mutate(client, { is_completed: true, award: null });
  await mutate(client, undefined);
  expect(onAward.mock.calls).toEqual([[{ points: 20 }]]);
});

test('a write makes out of date what it names', async () => {
  const client = createQueryClient({ onAward: () => undefined });
  client.setQueryData(['learning', 'home'], 1);
  client.setQueryData(['other'], 1);
  await mutate(client, {}, { invalidates: [['learning']] });
  expect([
    client.getQueryState(['learning', 'home'])?.isInvalidated,
    client.getQueryState(['other'])?.isInvalidated,
  ]).toEqual([true, false]);
});

test.for([
  [404, 'not_found', 1],
  [403, 'http', 1],
  [500, 'http', 1],
  [503, 'unavailable', 3],
  [0, 'network', 2],
  [0, 'timeout', 1],
  [0, 'parse', 1],
] as const)('a read that fails with %i (%s) is tried %i times', async ([status, code, attempts]) => {
  vi.useFakeTimers();
  const client = createQueryClient({ onAward: () => undefined });
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new ApiError('x', { status, code })));
  const stop = new QueryObserver(client, { queryKey: ['x'], queryFn, throwOnError: false }).subscribe(() => undefined);
  await vi.runAllTimersAsync();
  expect(queryFn).toHaveBeenCalledTimes(attempts);
  stop();
  client.clear();
  vi.useRealTimers();
});
