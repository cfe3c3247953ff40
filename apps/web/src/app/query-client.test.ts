import type { Award } from '@snapwell/contract/gamification/award.schemas';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { weekLeaders } from '#features/gamification/gamification.queries.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { reportReachable, reportUnreachable } from '#platform/http/connection.ts';
import { createQueryClient } from './query-client.ts';

const mutate = (client: ReturnType<typeof createQueryClient>, answer: unknown, meta = {}) =>
  new MutationObserver(client, { mutationFn: async () => answer, meta }).mutate();

const gain = (id: string): Award => ({
  id,
  org_id: 'riverside',
  points: 20,
  total: 120,
  source: 'content',
  items: [{ source: 'content', points: 20 }],
  badges: [],
  at: '2026-03-02T10:00:00.000Z',
});

test('every award in the response to a write or a read is handed on, in its order', async () => {
  const onAward = vi.fn<(award: unknown) => void>();
  const client = createQueryClient({ onAward });
  await mutate(client, { is_completed: true, awards: [gain('a'), gain('b')] });
  await mutate(client, { is_completed: true, awards: [] });
  await mutate(client, undefined);
  await client.fetchQuery({ queryKey: ['x'], queryFn: async () => ({ awards: [gain('c')] }) });
  expect(onAward.mock.calls).toEqual([[gain('a')], [gain('b')], [gain('c')]]);
});

test('a response that was kept on the device announces nothing again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response());
  const onAward = vi.fn<(award: unknown) => void>();
  reportUnreachable();
  await createQueryClient({ onAward }).fetchQuery({ queryKey: ['x'], queryFn: async () => ({ awards: [gain('a')] }) });
  reportReachable();
  expect(onAward).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a gain makes the leaderboard of its organization out of date, without the live stream', async () => {
  const client = createQueryClient({ onAward: () => undefined });
  const [here, elsewhere] = [weekLeaders('riverside').queryKey, weekLeaders('academy').queryKey];
  for (const queryKey of [here, elsewhere]) client.setQueryData<unknown>(queryKey, 1);
  await mutate(client, { awards: [gain('a')] });
  expect([here, elsewhere].map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, false]);
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
