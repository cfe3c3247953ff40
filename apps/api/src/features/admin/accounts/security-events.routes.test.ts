import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { createTrail } from '#platform/http/trail.ts';
import { type Ask, test, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person, tokenOf } from '#testing/people.ts';

/** An organization with its administrator and a learner, and the system administrator, who belongs to none. */
async function aPlace({ world: { db } }: TestServer) {
  const { id: orgId } = await anOrganization(db);
  const [grace, ada] = [await aPerson(db, { name: 'Grace Kim' }), await aPerson(db)];
  const root = await aPerson(db, { name: 'Root', role: 'ADMIN' });
  await join(db, grace, orgId, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  await join(db, ada, orgId);
  return { orgId, api: `/api/v1/organizations/${orgId}`, grace, ada, root };
}

const eventsOf = async (ask: Ask, root: Person, query: string) =>
  (await ask(root, 'GET', `/api/v1/admin/security-events?limit=100&${query}`)).body.items;
const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type);

test('a change of rights is found again with who made it, to whom, where and from which address', async ({
  ask,
  server,
}) => {
  const { orgId, api, grace, ada, root } = await aPlace(server);
  await ask(grace, 'PATCH', `${api}/members/${ada.uid}`, { role: 'ORG_ADMIN', job_role: 'Her own words' });
  await ask(grace, 'POST', `${api}/members/${ada.uid}/deactivation`);
  await ask(grace, 'DELETE', `${api}/members/${ada.uid}`);
  const events = await eventsOf(ask, root, `org_id=${orgId}`);
  expect(typesOf(events)).toEqual(expect.arrayContaining(['member_removed', 'member_changed']));
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'member_changed',
      uid: grace.uid,
      email: grace.email,
      address: '127.0.0.1',
      org_id: orgId,
      details: expect.objectContaining({ uid: ada.uid, role: 'ORG_ADMIN' }),
    }),
  );
  expect(JSON.stringify(events)).not.toContain('own words');
});

test('whoever asks for more than they may leaves a trail, and pays for it from their budget', async ({
  ask,
  server,
  clock,
}) => {
  const { orgId, api, ada, root } = await aPlace(server);
  clock.set('2026-03-02T10:00:00Z');
  expect((await ask(ada, 'GET', `${api}/members`)).status).toBe(403);
  clock.set('2026-03-02T10:00:01Z');
  expect((await ask(ada, 'GET', '/api/v1/admin/users')).status).toBe(403);
  expect(await eventsOf(ask, root, `uid=${ada.uid}`)).toMatchObject([
    { type: 'call_refused', org_id: null, details: { call: 'GET /api/v1/admin/users' } },
    { type: 'call_refused', org_id: orgId, details: { call: 'GET /api/v1/organizations/:orgId/members' } },
  ]);
});

test('a system administrator who looks into an organization without belonging to it leaves a trail; its own do not', async ({
  ask,
  server,
}) => {
  const { orgId, api, grace, root } = await aPlace(server);
  await ask(root, 'GET', `${api}/members`);
  await ask(grace, 'GET', `${api}/members`);
  expect(await eventsOf(ask, root, `org_id=${orgId}`)).toMatchObject([
    { type: 'admin_access', uid: root.uid, details: { call: 'GET /api/v1/organizations/:orgId/members' } },
  ]);
});

test('settings, exports and what administrators do to accounts are in the trail', async ({ ask, server }) => {
  const { orgId, api, grace, ada, root } = await aPlace(server);
  await ask(grace, 'PATCH', `${api}/settings`, { summary: 'Private words' });
  await ask({ ...ada, token: tokenOf({ ...ada }) }, 'GET', '/api/v1/users/me/export');
  await ask(root, 'PATCH', `/api/v1/admin/users/${ada.uid}`, { is_disabled: true });
  expect(await eventsOf(ask, root, `org_id=${orgId}&type=settings_changed`)).toMatchObject([
    { uid: grace.uid, details: { fields: ['summary'] } },
  ]);
  expect(typesOf(await eventsOf(ask, root, `uid=${ada.uid}`))).toEqual(['data_exported']);
  expect((await eventsOf(ask, root, `uid=${root.uid}&type=account_changed`))[0].details).toEqual({
    uid: ada.uid,
    is_disabled: true,
  });
});

test('events come page by page, of a time, and for system administrators only', async ({ ask, server, clock }) => {
  const { grace, root } = await aPlace(server);
  for (const day of [1, 2, 3]) {
    clock.set(`2026-03-0${day}T12:00:00Z`);
    await server.world.trail.record({ type: 'sign_in', uid: grace.uid });
  }
  const list = (query: string) => ask(root, 'GET', `/api/v1/admin/security-events?uid=${grace.uid}&${query}`);
  const first = await list('limit=2');
  const second = await list(`limit=2&cursor=${first.body.next_cursor}`);
  expect([...first.body.items, ...second.body.items].map(({ at }) => at.slice(0, 10))).toEqual([
    '2026-03-03',
    '2026-03-02',
    '2026-03-01',
  ]);
  expect(second.body.next_cursor).toBeNull();
  expect((await list('from=2026-03-02T00:00:00Z&until=2026-03-03T00:00:00Z')).body.items).toHaveLength(1);
  expect((await ask(grace, 'GET', '/api/v1/admin/security-events')).status).toBe(403);
});

test('events are kept for a year, and no longer', async ({ ask, server, clock }) => {
  const { grace, root } = await aPlace(server);
  for (const time of ['2025-03-01T11:00:00Z', '2025-03-01T13:00:00Z']) {
    clock.set(time);
    await server.world.trail.record({ type: 'sign_in', uid: grace.uid });
  }
  clock.set('2026-03-01T12:00:00Z');
  await server.world.trail.sweep(365);
  expect(await eventsOf(ask, root, `uid=${grace.uid}`)).toMatchObject([{ at: '2025-03-01T13:00:00.000Z' }]);
});

test('who erases their account stays in the trail as somebody, without address and name', async ({ ask, server }) => {
  const { ada, root } = await aPlace(server);
  await server.world.trail.record({ type: 'sign_in', uid: ada.uid, email: ada.email, address: '203.0.113.9' });
  await server.world.trail.record({ type: 'sign_in_refused', email: ada.email, address: '203.0.113.9' });
  expect((await ask(ada, 'DELETE', '/api/v1/users/me')).status).toBe(200);
  expect(await eventsOf(ask, root, `uid=${ada.uid}`)).toMatchObject([{ type: 'sign_in', email: null, address: null }]);
  const all = await eventsOf(ask, root, 'type=sign_in_refused');
  expect(JSON.stringify(all)).not.toContain(ada.email);
});

test('a trail that cannot be written does not undo what was done', async ({ server }) => {
  const failures: unknown[] = [];
  const trail = createTrail({ ...server.world, report: (error) => failures.push(error) });
  await trail.record({ type: 'sign_in', details: { unwritable: 'a\0b' } });
  expect(failures).toHaveLength(1);
});
