import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import pino from 'pino';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { createApp } from '#composition/app.ts';

test('a server stops within a second: devices that listen, one that does not read, a connection without a request', async ({
  server,
}) => {
  const { id: orgId } = await anOrganization(server.world.db);
  const ada = await aPerson(server.world.db);
  await join(server.world.db, ada, orgId);
  const app = await createApp({
    world: server.world,
    limit: async () => undefined,
    logger: pino({ level: 'silent' }),
    proxies: 0,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = [
    `GET /api/v1/organizations/${orgId}/live HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${ada.token}`,
    'accept: text/event-stream',
    '',
    '',
  ];

  const [reading, deaf, silent] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  reading.write(ask.join('\r\n'));
  deaf.write(ask.join('\r\n'));
  await Promise.all([once(reading, 'data'), once(deaf, 'readable'), once(silent, 'connect')]);
  for (const socket of [reading, deaf, silent]) socket.on('error', () => undefined);
  reading.resume();

  // As server-rendered pages ask for their data.
  expect((await app.inject('/healthz')).statusCode).toBe(200);

  const started = performance.now();
  await app.close();
  expect(performance.now() - started).toBeLessThan(1000);
  for (const socket of [reading, deaf, silent]) socket.destroy();
});
