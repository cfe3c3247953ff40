import pino from 'pino';
import { expect } from 'vitest';
import { test } from '#testing/api-test.ts';
import { createApp } from './app.ts';

test.for([
  { proxies: 0, counted: '127.0.0.1' },
  { proxies: 1, counted: '10.0.0.7' },
  { proxies: 2, counted: '198.51.100.4' },
])('behind $proxies proxies a stranger is counted by $counted, whatever they write before it', async ({ proxies, counted }, { server }) => {
  const callers: string[] = [];
  const limit = async (_budget: string, who: string) => void callers.push(who);
  const app = await createApp({ world: server.world, limit, logger: pino({ level: 'silent' }), proxies });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const invented of ['203.0.113.1', '203.0.113.2']) {
    await fetch(`${origin}/api/v1/events`, { method: 'POST', headers: { 'x-forwarded-for': `${invented}, 198.51.100.4, 10.0.0.7` } });
  }
  expect(callers).toEqual([counted, counted]);
  await app.close();
});
