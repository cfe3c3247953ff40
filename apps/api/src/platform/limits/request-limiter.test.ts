import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { test, type TestServer } from '#testing/api-test.ts';
import { createRequestCounts } from './request-limiter.ts';

const perMinute = { read: 4, write: 2, upload: 1 };

/** Two processes that serve together, and how time passes for them. */
function twoProcesses({ database }: TestServer) {
  let time = Date.now();
  const start = () => createRequestCounts({ perMinute, shared: database.pool, now: () => time });
  return { here: start(), there: start(), pass: (ms: number) => void (time += ms) };
}

const refused = { code: 'too_many_requests' };

test('a budget is used up by its own requests, and is there again in the next minute', async () => {
  let time = Date.now();
  const { limit } = createRequestCounts({ perMinute, shared: null, now: () => time });
  await limit('write', 'ada');
  await limit('write', 'ada');
  await expect(limit('write', 'ada')).rejects.toMatchObject(refused);
  await limit('read', 'ada');
  await limit('write', 'eve');
  time += 60_000;
  await limit('write', 'ada');
});

test('processes that serve together share a budget', async ({ server }) => {
  const { here, there, pass } = twoProcesses(server);
  const ada = randomUUID();
  for (let i = 0; i < 3; i++) await here.limit('read', ada);
  await there.limit('read', ada);
  await here.exchange();
  await there.exchange();
  await expect(there.limit('read', ada)).rejects.toMatchObject(refused);
  pass(60_000);
  await there.limit('read', ada);
});

test('what was told once is not told again', async ({ server }) => {
  const { here, there } = twoProcesses(server);
  const ada = randomUUID();
  await here.limit('read', ada);
  for (let i = 0; i < 5; i++) await here.exchange();
  await there.limit('read', ada);
  await there.exchange();
  await there.limit('read', ada);
  await there.limit('read', ada);
  await expect(there.limit('read', ada)).rejects.toMatchObject(refused);
});
