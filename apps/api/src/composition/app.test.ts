import { PassThrough } from 'node:stream';
import pino from 'pino';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { createLogger } from '#platform/observing/logger.ts';
import { test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { createApp } from './app.ts';

test.for([
  { proxies: 0, counted: '127.0.0.1' },
  { proxies: 1, counted: '10.0.0.7' },
  { proxies: 2, counted: '198.51.100.4' },
])(
  'behind $proxies proxies a stranger is counted by $counted, whatever they write before it',
  async ({ proxies, counted }, { server }) => {
    const callers: string[] = [];
    const limit = async (_budget: string, who: string) => void callers.push(who);
    const app = await createApp({ world: server.world, limit, logger: pino({ level: 'silent' }), proxies });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const invented of ['203.0.113.1', '203.0.113.2']) {
      await fetch(`${origin}/api/v1/events`, {
        method: 'POST',
        headers: { 'x-forwarded-for': `${invented}, 198.51.100.4, 10.0.0.7` },
      });
    }
    expect(callers).toEqual([counted, counted]);
    await app.close();
  },
);

test('a request is logged with its address, status and id, and without what it carries', async ({ server }) => {
  const lines = new PassThrough();
  const logger = createLogger({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, lines);
  const app = await createApp({ world: server.world, limit: async () => undefined, logger, proxies: 0 });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${origin}/api/v1/events?oobCode=secret-code`, {
    method: 'POST',
    headers: { authorization: 'Bearer secret-token', cookie: 'secret-cookie', 'content-type': 'application/json' },
    body: '{"answer": "secret-answer"}',
  });
  await app.close();
  const written = String(lines.read());
  expect(written).not.toContain('secret-');
  expect(written.split('\n').map((line) => line && JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      reqId: answer.headers.get('x-request-id'),
      req: expect.objectContaining({ method: 'POST', url: '/api/v1/events' }),
      status: 401,
      address: '127.0.0.1',
    }),
  );
});

test('what is much work, or many mails, draws from the smallest budget', async ({ server }) => {
  const grace = await aPerson(server.world.db);
  const { id } = await anOrganization(server.world.db);
  await join(server.world.db, grace, id, { role: 'ORG_ADMIN' });
  const budgets: string[] = [];
  const limit = async (budget: string) => void budgets.push(budget);
  const app = await createApp({ world: server.world, limit, logger: pino({ level: 'silent' }), proxies: 0 });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: `Bearer ${grace.token}` };
  await fetch(`${origin}/api/v1/organizations/${id}/library/export`, { headers });
  await fetch(`${origin}/api/v1/organizations/${id}/invites`, { headers, method: 'POST' });
  await fetch(`${origin}/api/v1/organizations/${id}/modules`, { headers });
  await app.close();
  expect(budgets).toEqual(['upload', 'upload', 'read']);
});

test('the description of the API is there unless it is switched off', async ({ server }) => {
  const options = { world: server.world, limit: async () => undefined, logger: pino({ level: 'silent' }), proxies: 0 };
  for (const hasApiDocs of [true, false]) {
    const app = await createApp({ ...options, hasApiDocs });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const statuses = await Promise.all(
      ['/api/docs/', '/api/openapi.json'].map(async (url) => (await fetch(origin + url)).status),
    );
    await app.close();
    expect(statuses).toEqual(hasApiDocs ? [200, 200] : [404, 404]);
  }
});

test('a stranger learns nothing of what is asked for before being let in', async ({ ask }) => {
  const malformed = await ask(null, 'GET', '/api/v1/admin/error-reports/not%20a%20fingerprint');
  expect([malformed.status, malformed.body.code]).toEqual([401, 'authentication_required']);
});

test('the log says whose request it was, and from where unless that is switched off', async ({ server }) => {
  const person = await aPerson(server.world.db);
  for (const logsAddresses of [true, false]) {
    const lines = new PassThrough();
    const logger = createLogger({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, lines);
    const limit = async () => undefined;
    const app = await createApp({ world: server.world, limit, logger, proxies: 0, logsAddresses });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${person.token}` };
    await fetch(`${origin}/api/v1/organizations`, { headers });
    await fetch(`${origin}/api/v1/admin/users`, { headers });
    await app.close();
    const requests = String(lines.read())
      .split('\n')
      .filter((line) => line.includes('"request"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(requests.map(({ uid, address }) => [uid, address])).toEqual(
      Array.from({ length: 2 }, () => [person.uid, logsAddresses ? '127.0.0.1' : undefined]),
    );
  }
});
