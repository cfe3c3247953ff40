import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { inOrganization } from '#platform/database/transaction.ts';
import type { TestServer } from '#testing/api-test.ts';
import { test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { aGroup, anOrganization, join } from '../organizations.factory.ts';

async function aWard({ world: { db } }: TestServer) {
  const [grace, ada, noor] = [
    await aPerson(db, { name: 'Grace Kim' }),
    await aPerson(db),
    await aPerson(db, { name: 'Noor Haddad' }),
  ];
  const { id: orgId } = await anOrganization(db);
  await join(db, grace, orgId, { role: 'ORG_ADMIN', systemLevel: 'admin', joinedAt: new Date('2026-01-01T00:00:00Z') });
  await join(db, ada, orgId, { joinedAt: new Date('2026-01-02T00:00:00Z') });
  await join(db, noor, orgId, { systemLevel: 'manager', joinedAt: new Date('2026-01-03T00:00:00Z') });
  return { grace, ada, noor, orgId, path: `/api/v1/organizations/${orgId}` };
}

const uidsOf = ({ body }: { body: { items: { uid: string }[] } }) => body.items.map(({ uid }) => uid);

test('administrators read the members newest first, page by page, and search them by name or address', async ({
  ask,
  server,
}) => {
  const { grace, ada, noor, path } = await aWard(server);
  const first = await ask(grace, 'GET', `${path}/members?limit=2`);
  const second = await ask(grace, 'GET', `${path}/members?limit=2&cursor=${first.body.next_cursor}`);
  expect([uidsOf(first), uidsOf(second), second.body.next_cursor]).toEqual([[noor.uid, ada.uid], [grace.uid], null]);
  expect(uidsOf(await ask(grace, 'GET', `${path}/members?search=HADDAD`))).toEqual([noor.uid]);
  expect(uidsOf(await ask(grace, 'GET', `${path}/members?search=${ada.email}`))).toEqual([ada.uid]);
  expect(uidsOf(await ask(grace, 'GET', `${path}/members?role=ORG_ADMIN`))).toEqual([grace.uid]);
  expect((await ask(grace, 'GET', `${path}/members?cursor=nonsense`)).status).toBe(400);
});

test('members are narrowed to a group', async ({ ask, server }) => {
  const { grace, ada, orgId, path } = await aWard(server);
  const group = await aGroup(server.world.db, orgId, { people: [ada] });
  const listed = await ask(grace, 'GET', `${path}/members?group=${group.id}`);
  expect(listed.body.items).toMatchObject([{ uid: ada.uid, groups: [{ id: group.id, name: 'Ward 2A' }] }]);
});

test('a promotion opens the whole organization, stepping down closes it again', async ({ ask, server }) => {
  const { grace, ada, path } = await aWard(server);
  const change = (body: object) => ask(grace, 'PATCH', `${path}/members/${ada.uid}`, body);
  expect((await change({ role: 'ORG_ADMIN' })).body).toMatchObject({ role: 'ORG_ADMIN', system_level: 'admin' });
  expect((await ask(ada, 'GET', `${path}/members`)).status).toBe(200);
  expect((await change({ role: 'basic' })).body).toMatchObject({ role: 'basic', system_level: 'learner' });
  expect((await ask(ada, 'GET', `${path}/members`)).status).toBe(403);
  expect((await change({ system_level: 'manager', job_role: 'Ward sister' })).body).toMatchObject({
    system_level: 'manager',
    job_role: 'Ward sister',
  });
});

test('the last administrator cannot step down', async ({ ask, server }) => {
  const { grace, path } = await aWard(server);
  const answer = await ask(grace, 'PATCH', `${path}/members/${grace.uid}`, { role: 'basic' });
  expect(answer).toMatchObject({ status: 409, body: { code: 'last_admin' } });
});

test('two administrators who demote each other at once leave one', async ({ ask, server }) => {
  const { grace, ada, orgId, path } = await aWard(server);
  await ask(grace, 'PATCH', `${path}/members/${ada.uid}`, { role: 'ORG_ADMIN' });
  const answers = await Promise.all([
    ask(grace, 'PATCH', `${path}/members/${ada.uid}`, { role: 'basic' }),
    ask(ada, 'PATCH', `${path}/members/${grace.uid}`, { role: 'basic' }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { rows } = await server.database.pool.query(
    `select uid from memberships where org_id = $1 and role = 'ORG_ADMIN'`,
    [orgId],
  );
  expect(rows).toHaveLength(1);
});

test("somebody of another organization cannot be changed from one's own", async ({ ask, server }) => {
  const [here, there] = [await aWard(server), await aWard(server)];
  expect((await ask(here.grace, 'PATCH', `${here.path}/members/${there.ada.uid}`, { role: 'ORG_ADMIN' })).status).toBe(
    404,
  );
  expect((await ask(here.grace, 'PATCH', `${there.path}/members/${there.ada.uid}`, { role: 'ORG_ADMIN' })).status).toBe(
    404,
  );
});

test('groups are made, renamed and removed; everybody sees which they belong to', async ({ ask, server }) => {
  const { grace, ada, path } = await aWard(server);
  const made = await ask(grace, 'POST', `${path}/groups`, { name: 'Ward 4B' });
  expect(made).toMatchObject({ status: 201, body: { name: 'Ward 4B', is_member: false, is_leader: false } });
  expect(await ask(grace, 'POST', `${path}/groups`, { name: 'ward 4b' })).toMatchObject({
    status: 409,
    body: { code: 'group_name_taken' },
  });
  const group = `${path}/groups/${made.body.id}`;
  expect((await ask(grace, 'POST', `${group}/members`, { put: [{ uid: ada.uid }] })).body).toEqual({
    put: 1,
    removed: 0,
  });
  expect((await ask(ada, 'GET', `${path}/groups`)).body.items).toEqual([
    { id: made.body.id, name: 'Ward 4B', is_member: true, is_leader: false },
  ]);
  expect((await ask(grace, 'PATCH', group, { name: 'Theatre' })).body).toMatchObject({ name: 'Theatre' });
  expect((await ask(grace, 'DELETE', group)).body).toEqual({ is_deleted: true });
  expect((await ask(grace, 'DELETE', group)).status).toBe(404);
  expect((await ask(ada, 'GET', `${path}/groups`)).body.items).toEqual([]);
});

test('an organization has five hundred groups and no more', async ({ ask, server }) => {
  const { grace, orgId, path } = await aWard(server);
  await inOrganization(server.world.db, orgId, ({ tx }) =>
    tx.execute(
      sql`insert into groups (org_id, id, name) select ${orgId}, 'g' || i, 'Group ' || i from generate_series(1, 499) i`,
    ),
  );
  expect((await ask(grace, 'POST', `${path}/groups`, { name: 'The last' })).status).toBe(201);
  expect(await ask(grace, 'POST', `${path}/groups`, { name: 'One more' })).toMatchObject({
    status: 409,
    body: { code: 'limit_reached' },
  });
  expect((await ask(grace, 'GET', `${path}/groups`)).body.items).toHaveLength(500);
});

test('a manager sees the people of the group they lead and of no other', async ({ ask, server }) => {
  const { grace, ada, noor, orgId, path } = await aWard(server);
  const { db } = server.world;
  const [led, other] = [
    await aGroup(db, orgId, { people: [ada], leaders: [noor] }),
    await aGroup(db, orgId, { name: 'Theatre', people: [noor] }),
  ];
  const seen = await ask(noor, 'GET', `${path}/groups/${led.id}/members`);
  expect(
    seen.body.items.map(({ uid, is_leader }: { uid: string; is_leader: boolean }) => [uid, is_leader]).sort(),
  ).toEqual(
    [
      [ada.uid, false],
      [noor.uid, true],
    ].sort(),
  );
  expect((await ask(noor, 'GET', `${path}/groups/${other.id}/members`)).status).toBe(404);
  expect((await ask(ada, 'GET', `${path}/groups/${led.id}/members`)).status).toBe(403);
  expect(uidsOf(await ask(grace, 'GET', `${path}/groups/${other.id}/members`))).toEqual([noor.uid]);
});

test('people of a group are put in, made leaders and taken out; strangers are passed over', async ({ ask, server }) => {
  const { grace, ada, noor, orgId, path } = await aWard(server);
  const eve = await aPerson(server.world.db, { name: 'Eve Moor' });
  const group = await aGroup(server.world.db, orgId, { people: [ada] });
  const change = (body: object) => ask(grace, 'POST', `${path}/groups/${group.id}/members`, body);
  expect(
    (await change({ put: [{ uid: eve.uid }, { uid: noor.uid, is_leader: true }], remove: [ada.uid] })).body,
  ).toEqual({ put: 1, removed: 1 });
  expect((await ask(grace, 'GET', `${path}/groups/${group.id}/members`)).body.items).toMatchObject([
    { uid: noor.uid, is_leader: true },
  ]);
  expect((await change({ put: [{ uid: noor.uid }] })).body).toEqual({ put: 1, removed: 0 });
  expect((await ask(noor, 'GET', `${path}/groups`)).body.items).toMatchObject([{ is_member: true, is_leader: false }]);
});

test('a group of another organization is not there', async ({ ask, server }) => {
  const [here, there] = [await aWard(server), await aWard(server)];
  const group = await aGroup(server.world.db, there.orgId);
  const answers = await Promise.all([
    ask(here.grace, 'PATCH', `${here.path}/groups/${group.id}`, { name: 'Mine' }),
    ask(here.grace, 'DELETE', `${here.path}/groups/${group.id}`),
    ask(here.grace, 'GET', `${here.path}/groups/${group.id}/members`),
    ask(here.grace, 'POST', `${here.path}/groups/${group.id}/members`, { put: [{ uid: here.ada.uid }] }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
