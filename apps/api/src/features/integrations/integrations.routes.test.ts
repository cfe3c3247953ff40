import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished } from 'vitest';
import { createWebhookSender } from '#adapters/remote-files/webhook-sender.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { logActivity } from '#platform/observing/activity-log.ts';
import { type Ask, test, type TestServer } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { deliver, queueWebhooks } from './deliver-webhooks.ts';

async function anIntegratedOrganization(server: TestServer) {
  const { db } = server.world;
  const { id: orgId } = await anOrganization(db);
  const [grace, ada] = [await aPerson(db, { name: 'Grace Kim' }), await aPerson(db)];
  await join(db, grace, orgId, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  await join(db, ada, orgId);
  return { orgId, api: `/api/v1/organizations/${orgId}`, grace, ada };
}

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A receiver that answers with these statuses, one after the other, then with 200. */
async function aReceiver(statuses: number[] = []) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() });
      response.writeHead(statuses.shift() ?? 200, { location: '/inside' }).end('thanks');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, port: (server.address() as AddressInfo).port };
}

/** Makes a webhook whose address leads to a receiver on this machine, as no webhook of the product may. */
async function aWebhook(
  server: TestServer,
  place: Awaited<ReturnType<typeof anIntegratedOrganization>>,
  ask: Ask,
  port: number,
) {
  const made = await ask(place.grace, 'POST', `${place.api}/webhooks`, {
    url: 'https://receiver.example/hook',
    events: ['content.completed', 'member.left'],
  });
  expect(made.status).toBe(201);
  await inOrganization(server.world.db, place.orgId, ({ tx }) =>
    tx.execute(`update webhooks set url = 'http://127.0.0.1:${port}/hook' where id = '${made.body.id}'`),
  );
  return made.body as { id: string; secret: string };
}

const complete = ({ world }: TestServer, orgId: string, uid: string, at = new Date()) =>
  inOrganization(world.db, orgId, (scope) =>
    logActivity(scope, {
      uid,
      at,
      type: 'content_completed',
      facts: { content_id: 'wash', content_type: 'article', title: 'Wash your hands' },
    }),
  );

test('what happened is told once, signed as Standard Webhooks asks, and listed', async ({ ask, server }) => {
  const place = await anIntegratedOrganization(server);
  const { received, port } = await aReceiver();
  const { secret } = await aWebhook(server, place, ask, port);
  await complete(server, place.orgId, place.ada.uid);
  await queueWebhooks(server.world);
  await queueWebhooks(server.world);
  const deliveries = async () => (await ask(place.grace, 'GET', `${place.api}/webhook-deliveries`)).body.items;
  const [waiting, ...others] = await deliveries();
  expect(others).toEqual([]);
  const job = { orgId: place.orgId, payload: { delivery_id: waiting.id }, isLastAttempt: false };
  await deliver(server.world, job);
  await deliver(server.world, job);
  expect(received).toHaveLength(1);
  expect(new Webhook(secret).verify(received[0]!.body, received[0]!.headers)).toMatchObject({
    type: 'content.completed',
    data: { organization_id: place.orgId, user_id: place.ada.uid, content_id: 'wash' },
  });
  expect(() => new Webhook(secret).verify(`${received[0]!.body} `, received[0]!.headers)).toThrow(
    'No matching signature found',
  );
  expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 1, status: 200, error: null }]);
});

test('a message that is refused is tried again, has failed in the end, and can be sent again under the same id', async ({
  ask,
  server,
}) => {
  const place = await anIntegratedOrganization(server);
  const { received, port } = await aReceiver([500, 302]);
  await aWebhook(server, place, ask, port);
  await complete(server, place.orgId, place.ada.uid);
  await queueWebhooks(server.world);
  const path = `${place.api}/webhook-deliveries`;
  const [{ id }] = (await ask(place.grace, 'GET', path)).body.items;
  const job = (isLastAttempt: boolean) => ({ orgId: place.orgId, payload: { delivery_id: id }, isLastAttempt });
  await expect(deliver(server.world, job(false))).rejects.toThrow('The receiver answered 500');
  await expect(deliver(server.world, job(true))).rejects.toThrow('The receiver answered 302');
  expect((await ask(place.grace, 'GET', `${path}?state=failed`)).body.items).toMatchObject([{ id, attempts: 2 }]);
  expect((await ask(place.grace, 'POST', `${path}/${id}/replay`)).body).toMatchObject({ state: 'waiting' });
  await deliver(server.world, job(false));
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect((await ask(place.grace, 'GET', path)).body.items).toMatchObject([{ state: 'delivered', attempts: 3 }]);
});

test.for([
  'https://127.0.0.1/',
  'https://localhost/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://169.254.169.254/',
  'https://10.0.0.1./',
  'http://93.184.215.14/',
])('nothing is sent to %s', async (address) => {
  const failure: unknown = await createWebhookSender()
    .post(address, {}, '{}')
    .catch((error: unknown) => error);
  const { message, cause } = failure as Error;
  expect(`${message} ${String(cause)}`).toMatch(/Not sent|is not a public server/);
});

test('a webhook is by https, of one organization, and changed only by who runs it', async ({ ask, server }) => {
  const place = await anIntegratedOrganization(server);
  const other = await anIntegratedOrganization(server);
  const path = `${place.api}/webhooks`;
  const plain = await ask(place.grace, 'POST', path, { url: 'http://a.example/', events: ['member.left'] });
  expect(plain.status).toBe(400);
  const { id } = (await ask(place.grace, 'POST', path, { url: 'https://a.example/', events: ['member.left'] })).body;
  expect((await ask(place.ada, 'GET', path)).status).toBe(403);
  expect((await ask(other.grace, 'PATCH', `${other.api}/webhooks/${id}`, { is_active: false })).status).toBe(404);
  const listed = (await ask(place.grace, 'GET', path)).body.items;
  expect(listed).toMatchObject([{ id, is_active: true }]);
  expect(JSON.stringify(listed)).not.toContain('whsec_');
  expect((await ask(place.grace, 'PATCH', `${path}/${id}`, { is_active: false })).body.is_active).toBe(false);
  expect((await ask(place.grace, 'DELETE', `${path}/${id}`)).body).toEqual({ is_deleted: true });
});

test('a key opens what its scopes name in its organization, until it ends or is revoked', async ({
  ask,
  server,
  clock,
}) => {
  const place = await anIntegratedOrganization(server);
  const other = await anIntegratedOrganization(server);
  const body = { name: 'Payroll', scopes: ['members:read'], days: 30 };
  const { token, ...shown } = (await ask(place.grace, 'POST', `${place.api}/api-tokens`, body)).body;
  const program = { ...place.grace, token };
  const status = async (method: string, path: string, sent?: object) => (await ask(program, method, path, sent)).status;
  expect(await status('GET', `${place.api}/members`)).toBe(200);
  // Not its scope, not its organization, and nothing of the person who made it.
  expect(await status('POST', `${place.api}/invites`, { rows: [] })).toBe(403);
  expect(await status('GET', `${place.api}/api-tokens`)).toBe(403);
  expect(await status('GET', `${other.api}/members`)).toBe(404);
  expect(await status('GET', '/api/v1/users/profile')).toBe(403);
  expect(await status('GET', '/api/v1/users/me/export')).toBe(403);
  const [listed] = (await ask(place.grace, 'GET', `${place.api}/api-tokens`)).body.items;
  expect(listed).toMatchObject({ id: shown.id, hint: token.slice(0, 8), is_revoked: false });
  expect(listed.last_used_at).not.toBeNull();
  expect(JSON.stringify(listed)).not.toContain(token);
  clock.set(new Date(Date.now() + 31 * 86_400_000).toISOString());
  expect(await status('GET', `${place.api}/members`)).toBe(401);
  clock.set('');
  expect((await ask(place.grace, 'DELETE', `${place.api}/api-tokens/${shown.id}`)).body.is_revoked).toBe(true);
  expect(await status('GET', `${place.api}/members`)).toBe(401);
  expect((await ask({ ...place.grace, token: 'swk_nonsense' }, 'GET', `${place.api}/members`)).status).toBe(401);
});

test('a key does no more than its maker may now', async ({ ask, server }) => {
  const place = await anIntegratedOrganization(server);
  const second = await aPerson(server.world.db, { name: 'Olu Peters' });
  await join(server.world.db, second, place.orgId, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  const body = { name: 'Lists', scopes: ['members:read'], days: 1 };
  const { token } = (await ask(second, 'POST', `${place.api}/api-tokens`, body)).body;
  const members = async () => (await ask({ ...second, token }, 'GET', `${place.api}/members`)).status;
  const before = await members();
  await ask(place.grace, 'PATCH', `${place.api}/members/${second.uid}`, { role: 'basic', system_level: 'learner' });
  const without = await members();
  await ask(place.grace, 'DELETE', `${place.api}/members/${second.uid}`);
  expect([before, without, await members()]).toEqual([200, 403, 404]);
});
