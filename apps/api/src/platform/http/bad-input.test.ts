import { allEndpoints } from '@snapwell/contract/api/all-endpoints';
import type { EndpointDefinition } from '@snapwell/contract/http/endpoint';
import { endpointList } from '@snapwell/contract/api/permissions';
import { JSON_BODY_BYTES } from '@snapwell/contract/http/request-limits';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';

/** Everything that takes JSON, with the path of an organization that is there. */
const takingJson = Object.values(allEndpoints)
  .flatMap((endpoints) => Object.values<EndpointDefinition>(endpoints))
  .filter((endpoint) => endpoint.body !== undefined && endpoint.authority !== 'anyone');

test('what is no JSON, too large, of another type or unknown is refused by every endpoint, and nothing is written', async ({
  server,
}) => {
  const grace = await aPerson(server.world.db, { name: 'Grace Kim', role: 'ADMIN' });
  const { id: orgId } = await anOrganization(server.world.db, {});
  await join(server.world.db, grace, orgId, { role: 'ORG_ADMIN' });
  const before = await countRows(server);

  for (const endpoint of takingJson.filter(({ method, path }) => server.app.hasRoute({ method, url: path }))) {
    const send = sender(server, grace, endpoint, orgId);
    const answers = [
      await send('{"half": '),
      await send('<xml/>', 'application/xml'),
      await send(JSON.stringify({ text: 'x'.repeat(endpoint.bodyBytes ?? JSON_BODY_BYTES) })),
      await send('[1, 2]'),
      await send('{"no_such_field": true}'),
    ];
    expect([`${endpoint.method} ${endpoint.path}`, ...answers]).toEqual([
      `${endpoint.method} ${endpoint.path}`,
      '400 malformed_json',
      '415 unsupported_media_type',
      '413 payload_too_large',
      '400 invalid_request',
      '400 invalid_request',
    ]);
  }
  expect(await countRows(server)).toEqual(before);
});

test('an id longer than any, and a text that the database cannot hold, are refused by every endpoint', async ({
  server,
}) => {
  const root = await aPerson(server.world.db, { role: 'ADMIN' });
  const { id: orgId } = await anOrganization(server.world.db, {});
  await join(server.world.db, root, orgId, { role: 'ORG_ADMIN' });
  const wrong: string[] = [];
  for (const { endpoint } of endpointList) {
    const refuse = async (expected: string, address: string, body?: string) => {
      const answer = await answerOf(server, root, { method: endpoint.method, address, body });
      if (answer !== expected) wrong.push(`${endpoint.method} ${address.slice(0, 120)} answered ${answer}`);
    };
    const address = endpoint.path.replace(':orgId', orgId).replaceAll(/:\w+/g, 'some-id');
    await refuse('400 invalid_request', `${address}?q=%00`);
    if (endpoint.path.includes(':')) await refuse('404 not_found', endpoint.path.replaceAll(/:\w+/g, 'x'.repeat(300)));
    if (endpoint.body) {
      await refuse('400 invalid_request', address, JSON.stringify({ deep: [{ text: 'a\0b' }] }));
      await refuse('400 invalid_request', address, String.raw`{"half of a character": "\ud800"}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('an address that cannot be read is refused in the same words as everything else', async ({ server }) => {
  const response = await fetch(`${server.origin}/api/v1/organizations/%E0%A4%A/profile`);
  const body = (await response.json()) as Record<string, unknown>;
  expect(response.status).toBe(400);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(Object.keys(body).toSorted()).toEqual(['code', 'message', 'request_id']);
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts\b/);
});

function sender(server: TestServer, person: Person, endpoint: EndpointDefinition, orgId: string) {
  const path = endpoint.path.replace(':orgId', orgId).replaceAll(/:\w+/g, 'some-id');
  return (body: string, type?: string) =>
    answerOf(server, person, { method: endpoint.method, address: path, body, type });
}

interface Sent {
  readonly method: string;
  readonly address: string;
  readonly body?: string | undefined;
  readonly type?: string | undefined;
}

async function answerOf(
  { origin }: TestServer,
  { token }: Person,
  { method, address, body, type = 'application/json' }: Sent,
) {
  const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': type }) };
  const response = await fetch(origin + address, { method, headers, ...(body !== undefined && { body }) });
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
}

/** How many rows each table holds. */
async function countRows({ database }: TestServer): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const counts: Record<string, number> = {};
  const client = await database.pool.connect();
  try {
    await client.query(`begin`);
    await client.query(`select set_config('app.org_id', '*', true)`);
    for (const { name } of rows)
      counts[name] = (await client.query<{ count: number }>(`select count(*) as count from "${name}"`)).rows[0]!.count;
    await client.query('commit');
  } finally {
    client.release();
  }
  return counts;
}
