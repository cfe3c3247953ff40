import { allEndpoints } from '@snapwell/contract/http/all-endpoints';
import type { EndpointDefinition } from '@snapwell/contract/http/endpoint';
import { JSON_BODY_BYTES } from '@snapwell/contract/http/request-limits';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';

/** Everything that takes JSON, with the path of an organization that is there. */
const takingJson = Object.values(allEndpoints)
  .flatMap((endpoints) => Object.values<EndpointDefinition>(endpoints))
  .filter((endpoint) => endpoint.body !== undefined && endpoint.authority !== 'anyone');

test('what is no JSON, too large, of another type or unknown is refused by every endpoint, and nothing is written', async ({ server }) => {
  const grace = await aPerson(server.world.db, { name: 'Grace Kim', role: 'ADMIN' });
  const { id: orgId } = await anOrganization(server.world.db, {});
  await join(server.world.db, grace, orgId, { role: 'ORG_ADMIN' });
  const before = await countRows(server);

  for (const endpoint of takingJson.filter(({ method, path }) => server.app.hasRoute({ method, url: path }))) {
    const send = sender(server, grace, endpoint, orgId);
    const answers = [
      await send('{"half": '),
      await send('<xml/>', 'application/xml'),
      await send(JSON.stringify({ text: 'x'.repeat(JSON_BODY_BYTES) })),
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

test('an address that cannot be read is refused in the same words as everything else', async ({ server }) => {
  const response = await fetch(`${server.origin}/api/v1/organizations/%E0%A4%A/profile`);
  const body = (await response.json()) as Record<string, unknown>;
  expect(response.status).toBe(400);
  expect(Object.keys(body).toSorted()).toEqual(['code', 'message', 'request_id']);
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts\b/);
});

function sender({ origin }: TestServer, person: Person, endpoint: EndpointDefinition, orgId: string) {
  const path = endpoint.path.replace(':orgId', orgId).replaceAll(/:\w+/g, 'some-id');
  return async (body: string, type = 'application/json') => {
    const response = await fetch(origin + path, { method: endpoint.method, body, headers: { 'content-type': type, authorization: `Bearer ${person.token}` } });
    const { code } = (await response.json()) as { code: string };
    return `${response.status} ${code}`;
  };
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
    for (const { name } of rows) counts[name] = (await client.query<{ count: number }>(`select count(*) as count from "${name}"`)).rows[0]!.count;
    await client.query('commit');
  } finally {
    client.release();
  }
  return counts;
}
