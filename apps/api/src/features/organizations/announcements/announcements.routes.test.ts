import { expect } from 'vitest';
import { test as base } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { insertGroup, putMembersIntoGroup } from '../groups/groups.repository.ts';
import { anOrganization, join } from '../organizations.factory.ts';

/** Grace runs the organization, Ada learns in it. */
const test = base.extend('place', async ({ server }) => {
  const { db } = server.world;
  const { id: orgId } = await anOrganization(db);
  const [ada, grace] = [await aPerson(db), await aPerson(db)];
  await join(db, ada, orgId);
  await join(db, grace, orgId, { role: 'ORG_ADMIN' });
  return { ada, grace, orgId, api: `/api/v1/organizations/${orgId}/announcements` };
});

const titles = ({ body }: { body: { items: { title: string }[] } }) => body.items.map(({ title }) => title);

test('what an administrator posts stands before the members, pinned first and then the newest', async ({
  ask,
  clock,
  place: { ada, grace, api },
}) => {
  for (const [time, title, is_pinned] of [
    ['2026-03-01T08:00:00Z', 'Welcome', true],
    ['2026-03-02T08:00:00Z', 'Older', false],
    ['2026-03-03T08:00:00Z', 'Newer', false],
  ] as const) {
    clock.set(time);
    expect((await ask(grace, 'POST', api, { title, body: 'Read this.', is_pinned })).status).toBe(201);
  }
  const all = await ask(ada, 'GET', api);
  expect(titles(all)).toEqual(['Welcome', 'Newer', 'Older']);
  const first = await ask(ada, 'GET', `${api}?limit=2`);
  const second = await ask(ada, 'GET', `${api}?limit=2&cursor=${first.body.next_cursor}`);
  expect([...titles(first), ...titles(second)]).toEqual(titles(all));
  expect(second.body.next_cursor).toBeNull();
  const id = all.body.items[2].id;
  expect((await ask(grace, 'PATCH', `${api}/${id}`, { is_pinned: true })).body).toMatchObject({
    title: 'Older',
    is_pinned: true,
  });
  expect(titles(await ask(ada, 'GET', api))).toEqual(['Older', 'Welcome', 'Newer']);
  expect((await ask(grace, 'DELETE', `${api}/${id}`)).body).toEqual({ is_deleted: true });
  expect((await ask(grace, 'DELETE', `${api}/${id}`)).status).toBe(404);
  expect(titles(await ask(ada, 'GET', api))).toEqual(['Welcome', 'Newer']);
});

test('a learner posts nothing, and somebody else finds nothing', async ({
  ask,
  server,
  place: { ada, grace, api },
}) => {
  expect((await ask(ada, 'POST', api, { title: 'Party', body: 'At mine.' })).status).toBe(403);
  const { id } = (await ask(grace, 'POST', api, { title: 'Here', body: 'For us.' })).body;
  const { id: otherId } = await anOrganization(server.world.db);
  const eve = await aPerson(server.world.db);
  await join(server.world.db, eve, otherId, { role: 'ORG_ADMIN' });
  expect((await ask(eve, 'GET', api)).status).toBe(404);
  expect(
    (await ask(eve, 'PATCH', `/api/v1/organizations/${otherId}/announcements/${id}`, { title: 'Mine' })).status,
  ).toBe(404);
});

test('an announcement needs a title and a text', async ({ ask, place: { grace, api } }) => {
  expect((await ask(grace, 'POST', api, { title: ' ', body: 'Text.' })).status).toBe(400);
  expect((await ask(grace, 'POST', api, { title: 'T', body: 'x'.repeat(2001) })).status).toBe(400);
});

test('an announcement for a group, for later, or ended is seen by nobody else and at no other time', async ({
  ask,
  clock,
  server,
  place: { ada, grace, orgId, api },
}) => {
  const { db } = server.world;
  const ben = await aPerson(db);
  await join(db, ben, orgId);
  await inOrganization(db, orgId, async (scope) => {
    await insertGroup(scope, { id: 'night', name: 'Night team' });
    await putMembersIntoGroup(scope, 'night', [{ uid: ada.uid, is_leader: false }]);
  });
  clock.set('2026-03-01T08:00:00Z');
  const post = (announcement: object) => ask(grace, 'POST', api, { body: 'Read this.', ...announcement });
  const { body: tomorrow } = await post({
    title: 'Tomorrow',
    posted_at: '2026-03-02T08:00:00Z',
    ends_at: '2026-03-03T08:00:00Z',
    group_ids: ['night'],
  });
  expect(tomorrow).toMatchObject({ state: 'scheduled', group_ids: ['night'] });
  const seen = async () => [titles(await ask(ada, 'GET', api)), titles(await ask(ben, 'GET', api))];
  expect(await seen()).toEqual([[], []]);
  clock.set('2026-03-02T08:00:00Z');
  expect(await seen()).toEqual([['Tomorrow'], []]);
  clock.set('2026-03-03T08:00:00Z');
  expect(await seen()).toEqual([[], []]);
  const all = await ask(grace, 'GET', `${api}/all`);
  expect(all.body.items).toMatchObject([{ title: 'Tomorrow', state: 'ended' }]);
  expect((await ask(grace, 'PATCH', `${api}/${tomorrow.id}`, { ends_at: null })).body).toMatchObject({
    state: 'shown',
  });
  expect(await seen()).toEqual([['Tomorrow'], []]);
  expect((await ask(ada, 'GET', `${api}/all`)).status).toBe(403);
  expect((await post({ title: 'For whom?', group_ids: ['nobody'] })).body.details).toMatchObject([
    { path: 'group_ids' },
  ]);
  expect((await post({ title: 'When?', ends_at: '2026-03-01T08:00:00Z' })).body.details).toMatchObject([
    { path: 'ends_at' },
  ]);
});
