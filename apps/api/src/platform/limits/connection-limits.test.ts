import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorCatalogue } from '@snapwell/contract/http/error';
import { errorBody } from '@snapwell/contract/http/error.schemas';
import pino from 'pino';
import { expect, onTestFinished, vi } from 'vitest';
import { test, type TestServer } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { createApp } from '#composition/app.ts';
import type { ConnectionLimits } from './connection-limits.ts';

async function serveWith({ world }: TestServer, limits: Partial<ConnectionLimits>, proxies = 0) {
  const app = await createApp({
    world,
    limit: async () => undefined,
    logger: pino({ level: 'silent' }),
    proxies,
    limits: { checkEveryMs: 20, ...limits },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
}

const head = (line: string, headers: readonly string[]) =>
  [`${line} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n');

test('a body that comes too slowly ends its connection, before anybody has signed in', async ({ server }) => {
  const open = await serveWith(server, { requestMs: 60 });
  const socket = await open();
  socket.write(head('POST /api/v1/events', ['content-type: application/json', 'content-length: 1000']) + '{"ev');
  expect(await text(socket)).toContain('request_timeout');
});

test('an upload may take longer than that, and no longer than uploads may', async ({ server }) => {
  const person = await aPerson(server.world.db);
  const open = await serveWith(server, { requestMs: 1, headMs: 300, uploadMs: 300 });
  const socket = await open();
  const headers = [`authorization: Bearer ${person.token}`, 'content-type: multipart/form-data; boundary=x'];
  socket.write(head('PUT /api/v1/users/profile-picture', [...headers, 'content-length: 1000']) + '--x\r\n');
  const other = await open();
  other.write(head('POST /api/v1/events', ['content-type: application/json', 'content-length: 1000']) + '{"ev');
  await text(other);
  expect(socket.readyState).toBe('open');
  expect(await text(socket)).toContain('request_timeout');
});

test('the head of a request that never ends, and a connection that sends nothing, are cut', async ({ server }) => {
  const open = await serveWith(server, { headMs: 60 });
  const [half, silent] = [await open(), await open()];
  half.write('GET /healthz HTTP/1.1\r\nhost: local');
  const answers = await Promise.all([text(half), text(silent)]);
  expect(answers[0]).toContain('request_timeout');
});

test('one address holds so many connections and no more, until it lets go of some', async ({ server }) => {
  const open = await serveWith(server, { perAddress: 2 });
  const [first] = [await open(), await open()];
  const third = await open();
  expect(await text(third)).toBe('');
  first.destroy();
  await once(first, 'close');
  await vi.waitFor(async () => {
    const next = await open();
    next.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    expect(await text(next)).toContain('HTTP/1.1 200 OK');
  });
});

test('behind a proxy, which holds the connections of everybody, its address is not counted', async ({ server }) => {
  const open = await serveWith(server, { perAddress: 1 }, 1);
  const [, second] = [await open(), await open()];
  second.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  expect(await text(second)).toContain('HTTP/1.1 200 OK');
});

test.for([
  ['a head that is too long', `GET /healthz?${'x'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`, 431],
  [
    'a head that is too long before a body',
    `POST /healthz?${'x'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 3000000\r\n\r\n${'x'.repeat(3_000_000)}`,
    431,
  ],
  ['what is no HTTP', 'hello\r\n\r\n', 400],
] as const)('%s is refused in the words of everything else', async ([, sent, status], { server }) => {
  const open = await serveWith(server, {});
  const socket = await open();
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status}`);
  expect(head).toContain('cache-control: no-store');
  const { code } = errorBody.strict().parse(JSON.parse(body));
  expect(errorCatalogue).toMatchObject({ [code]: { status } });
});
