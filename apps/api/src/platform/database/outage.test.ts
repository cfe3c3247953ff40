import { createServer, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import pg from 'pg';
import { expect, test } from 'vitest';
import { sendError } from '../http/error-response.ts';
import { openDatabase } from './database.ts';
import { isOutage } from './outage.ts';

const url = process.env.TEST_DATABASE_URL;

test.skipIf(!url)(
  'a connection that the server cuts while it is in use fails its own work only, and the next work gets a new one',
  async () => {
    const database = await openDatabase({ url, dataDir: null });
    const client = await database.pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // Nobody listens for its errors here: that is what ended the process.
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    await ended;
    await expect(client.query('select 1')).rejects.toThrow(/terminat|connection/i);
    client.release(true);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  },
);

test('while the database is away a request is answered with 503 and when to come again', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const pool = new pg.Pool({ host: '127.0.0.1', port });

  const app = fastify();
  app.setErrorHandler(sendError);
  app.get('/', () => pool.query('select 1'));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  await app.close();
});

test.each([
  ['a disk that is full', { code: '53100' }, true],
  ['a server that has no connection left', { code: '53300' }, true],
  ['a value that is there already', { code: '23505' }, false],
  ['two transactions in each other’s way', { code: '40001' }, false],
])('%s is known for what it is, also inside the wrapper of a query', (_, properties, isAway) => {
  expect(isOutage(new Error('Failed query', { cause: Object.assign(new Error('refused'), properties) }))).toBe(isAway);
});
