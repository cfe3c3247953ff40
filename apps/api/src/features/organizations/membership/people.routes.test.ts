import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { followLeave } from '#composition/job-kinds.ts';
import type { TestServer } from '#testing/api-test.ts';
import { test } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { workOff } from '#testing/work-off.ts';
import { aGroup, anOrganization, join } from '../organizations.factory.ts';
import { memberships } from '../organizations.tables.ts';

/** Grace runs it; Noor leads Ward 2A with Ada in it; Tom is in Theatre, Uma in no group. */
async function aHospital({ world: { db } }: TestServer) {
  const [grace, noor, ada, tom, uma] = [
    await aPerson(db, { name: 'Grace Kim' }),
    await aPerson(db, { name: 'Noor Haddad' }),
    await aPerson(db, { name: 'Ada Okafor' }),
    await aPerson(db, { name: 'Tom Berg' }),
    await aPerson(db, { name: 'Uma Zola' }),
  ];
  const { id: orgId } = await anOrganization(db, { timezone: 'Europe/Berlin', joinPolicy: 'open' });
  const day = (n: number) => new Date(`2026-03-0${n}T08:00:00Z`);
  await join(db, grace, orgId, { role: 'ORG_ADMIN', systemLevel: 'admin', joinedAt: day(1), lastVisitAt: day(9) });
  await join(db, noor, orgId, { systemLevel: 'manager', joinedAt: day(2), lastVisitAt: day(8) });
  await join(db, ada, orgId, { joinedAt: day(3), jobRole: 'Registered nurse', lastVisitAt: day(4) });
  await join(db, tom, orgId, { joinedAt: day(4) });
  await join(db, uma, orgId, { joinedAt: day(5), lastVisitAt: day(7) });
  const ward = await aGroup(db, orgId, { name: 'Ward 2A', people: [ada], leaders: [noor] });
  const theatre = await aGroup(db, orgId, { name: 'Theatre', people: [tom, ada] });
  return { grace, noor, ada, tom, uma, orgId, ward, theatre, path: `/api/v1/organizations/${orgId}` };
}

const namesOf = ({ body }: { body: { items: { display_name: string }[] } }) =>
  body.items.map(({ display_name: name }) => name.split(' ')[0]);

test('members are found, narrowed and put in order', async ({ ask, server, clock }) => {
  clock.set('2026-03-20T08:00:00Z');
  const { grace, ward, path, uma, ada } = await aHospital(server);
  const list = async (query: string) => namesOf(await ask(grace, 'GET', `${path}/members?${query}`));
  expect(await list('sort=name')).toEqual(['Ada', 'Grace', 'Noor', 'Tom', 'Uma']);
  expect(await list('sort=last_seen')).toEqual(['Tom', 'Ada', 'Uma', 'Noor', 'Grace']);
  expect(await list('search=registered')).toEqual(['Ada']);
  expect(await list(`group=${ward.id}&sort=name`)).toEqual(['Ada', 'Noor']);
  expect(await list('group=none&sort=name')).toEqual(['Grace', 'Uma']);
  expect(await list('level=manager')).toEqual(['Noor']);
  expect(await list('is_leading=true&sort=name')).toEqual(['Grace', 'Noor']);
  await ask(grace, 'POST', `${path}/members/acts`, {
    uids: [uma.uid],
    act: { type: 'set_status', status: 'on_leave' },
  });
  expect(await list('status=on_leave')).toEqual(['Uma']);
  expect(await list('is_unseen=true&sort=name')).toEqual(['Ada', 'Tom']);
  await ask(grace, 'POST', `${path}/members/acts`, { uids: [ada.uid], act: { type: 'deactivate' } });
  expect(await list('is_deactivated=true')).toEqual(['Ada']);
  expect((await ask(grace, 'GET', `${path}/member-counts`)).body).toEqual({
    members: 5,
    unseen: 1,
    on_leave: 1,
    leading: 2,
    without_group: 2,
    deactivated: 1,
    groups: 2,
    open_invites: 0,
  });
});

test.for(['name', 'last_seen', 'newest'])('pages by %s hold everybody once', async (sort, { ask, server }) => {
  const { grace, path } = await aHospital(server);
  const seen: (string | undefined)[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await ask(grace, 'GET', `${path}/members?limit=2&sort=${sort}${cursor && `&cursor=${cursor}`}`);
    seen.push(...namesOf(page));
    cursor = page.body.next_cursor;
  }
  expect([...seen].sort()).toEqual(['Ada', 'Grace', 'Noor', 'Tom', 'Uma']);
});

test('groups stand in the order of their numbers', async ({ ask, server }) => {
  const { grace, path } = await aHospital(server);
  for (const name of ['Unit 14', 'unit 7']) await ask(grace, 'POST', `${path}/groups`, { name });
  const { items } = (await ask(grace, 'GET', `${path}/groups`)).body;
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Theatre', 'unit 7', 'Unit 14', 'Ward 2A']);
});

test('a manager sees the groups that they lead and nothing beyond, by no filter', async ({ ask, server }) => {
  const { noor, ada, tom, uma, theatre, ward, path } = await aHospital(server);
  const list = async (query: string) => namesOf(await ask(noor, 'GET', `${path}/members?sort=name&${query}`));
  expect((await ask(noor, 'GET', `${path}/team`)).body).toEqual({
    groups: [{ id: ward.id, name: 'Ward 2A', members: 2 }],
    is_everybody: false,
  });
  expect(await list('')).toEqual(['Ada', 'Noor']);
  const filters = ['group=none', 'search=tom', 'search=berg', 'role=ORG_ADMIN', 'level=admin', 'is_unseen=true'];
  for (const filter of filters) expect(await list(filter)).not.toContain('Tom');
  expect(await list(`group=${theatre.id}`)).toEqual(['Ada']);
  expect(await list('group=none')).toEqual([]);
  const card = (await ask(noor, 'GET', `${path}/members/${ada.uid}`)).body;
  expect(card.groups.map(({ name }: { name: string }) => name)).toEqual(['Ward 2A']);
  const outside = await Promise.all(
    [tom, uma].flatMap(({ uid }) => [
      ask(noor, 'GET', `${path}/members/${uid}`),
      ask(noor, 'GET', `${path}/members/${uid}/events`),
      ask(noor, 'PUT', `${path}/members/${uid}/leave`, { from: '2026-03-20', until: null }),
      ask(noor, 'DELETE', `${path}/members/${uid}/leave`),
      ask(noor, 'PUT', `${path}/members/${uid}/extra-time`, { percent: 25 }),
    ]),
  );
  expect(outside.map(({ status }) => status)).toEqual(outside.map(() => 404));
  expect((await ask(noor, 'GET', `${path}/member-counts`)).body).toMatchObject({ members: 2, groups: 1 });
  const { content } = (await ask(noor, 'GET', `${path}/members.csv`)).body;
  expect([content.includes('Ada'), content.includes('Tom'), content.includes('Uma')]).toEqual([true, false, false]);
  expect((await ask(ada, 'GET', `${path}/team`)).status).toBe(404);
  expect((await ask(ada, 'GET', `${path}/members`)).status).toBe(403);
});

test('a manager reminds and sends on leave, and decides about nobody’s place', async ({ ask, server }) => {
  const { noor, ada, tom, ward, path } = await aHospital(server);
  const act = (...[what, uids]: [object, string[]]) => ask(noor, 'POST', `${path}/members/acts`, { uids, act: what });
  const reminded = await act({ type: 'remind' }, [ada.uid, tom.uid]);
  expect(reminded.body).toEqual({
    changed: [{ uid: ada.uid, before: null }],
    skipped: [{ uid: tom.uid, reason: 'not_found' }],
  });
  expect(server.outbox.list().filter(({ to }) => to === ada.email)).toMatchObject([
    { subject: 'Five minutes wait for you at Riverside', text: expect.stringContaining('Noor Haddad asks you') },
  ]);
  expect((await act({ type: 'remind' }, [ada.uid])).body.skipped).toEqual([{ uid: ada.uid, reason: 'reminded' }]);
  const refused = await Promise.all([
    act({ type: 'deactivate' }, [ada.uid]),
    act({ type: 'set_level', level: 'manager' }, [ada.uid]),
    act({ type: 'add_to_group', group_id: ward.id }, [ada.uid]),
    ask(noor, 'DELETE', `${path}/members/${ada.uid}`),
    ask(noor, 'PATCH', `${path}/members/${ada.uid}`, { job_role: 'Chief' }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

test('an act on many says who was changed and who was not, so that it can be taken back', async ({ ask, server }) => {
  const { grace, noor, ada, tom, uma, theatre, path } = await aHospital(server);
  const act = async (what: object, people: Person[]) =>
    (await ask(grace, 'POST', `${path}/members/acts`, { uids: people.map(({ uid }) => uid), act: what })).body;
  const added = await act({ type: 'add_to_group', group_id: theatre.id }, [ada, tom, uma]);
  expect(added).toEqual({ changed: [{ uid: uma.uid, before: null }], skipped: [] });
  await act({ type: 'remove_from_group', group_id: theatre.id }, [uma]);
  expect((await ask(grace, 'GET', `${path}/members/${uma.uid}`)).body.groups).toEqual([]);
  const raised = await act({ type: 'set_level', level: 'manager' }, [noor, ada, grace]);
  expect(raised).toEqual({
    changed: [{ uid: ada.uid, before: 'learner' }],
    skipped: [{ uid: grace.uid, reason: 'admin' }],
  });
  const shut = await act({ type: 'deactivate' }, [grace, ada, tom]);
  expect(shut.changed.map(({ uid }: { uid: string }) => uid).sort()).toEqual([ada.uid, tom.uid].sort());
  expect(shut.skipped).toEqual([{ uid: grace.uid, reason: 'yourself' }]);
  expect((await ask(ada, 'GET', `${path}/profile`)).status).toBe(404);
  expect((await act({ type: 'reactivate' }, [ada])).changed).toEqual([{ uid: ada.uid, before: null }]);
  expect((await ask(ada, 'GET', `${path}/profile`)).status).toBe(200);
});

test('who leads a group is a manager, and who is a learner again leads none', async ({ ask, server }) => {
  const { grace, tom, theatre, path } = await aHospital(server);
  await ask(grace, 'POST', `${path}/groups/${theatre.id}/members`, { put: [{ uid: tom.uid, is_leader: true }] });
  expect((await ask(grace, 'GET', `${path}/members/${tom.uid}`)).body).toMatchObject({
    system_level: 'manager',
    groups: [{ id: theatre.id, name: 'Theatre', is_leader: true }],
  });
  expect((await ask(tom, 'GET', `${path}/team`)).status).toBe(200);
  await ask(grace, 'PATCH', `${path}/members/${tom.uid}`, { system_level: 'learner' });
  expect((await ask(grace, 'GET', `${path}/members/${tom.uid}`)).body.groups[0].is_leader).toBe(false);
  expect((await ask(tom, 'GET', `${path}/team`)).status).toBe(404);
});

test('a leave begins and ends by itself, on the days of the member’s own calendar', async ({ ask, server, clock }) => {
  const { grace, ada, path } = await aHospital(server);
  const status = async () => (await ask(grace, 'GET', `${path}/members/${ada.uid}`)).body.status;
  const at = async (time: string) => {
    clock.set(time);
    await workOff(server.world, followLeave);
    return status();
  };
  clock.set('2026-03-20T10:00:00Z');
  const set = await ask(grace, 'PUT', `${path}/members/${ada.uid}/leave`, { from: '2026-03-27', until: '2026-03-29' });
  // Berlin puts its clocks forward on the 29th.
  expect(set.body.leave).toEqual({ from: '2026-03-26T23:00:00.000Z', until: '2026-03-29T22:00:00.000Z' });
  expect(await at('2026-03-26T22:59:00Z')).toBe('active');
  expect(await at('2026-03-26T23:01:00Z')).toBe('on_leave');
  expect(await at('2026-03-29T21:59:00Z')).toBe('on_leave');
  expect(await at('2026-03-29T22:01:00Z')).toBe('active');
  const backwards = { from: '2026-05-02', until: '2026-05-01' };
  expect((await ask(grace, 'PUT', `${path}/members/${ada.uid}/leave`, backwards)).status).toBe(400);
});

test('a leave is taken back, or ended by the member who is here again', async ({ ask, server, clock }) => {
  const { grace, ada, path } = await aHospital(server);
  const leave = `${path}/members/${ada.uid}/leave`;
  clock.set('2026-03-20T10:00:00Z');
  expect((await ask(grace, 'PUT', leave, { from: '2026-03-18', until: '2026-04-30' })).body.status).toBe('on_leave');
  await ask(ada, 'PUT', `${path}/status`, { status: 'active' });
  expect((await ask(grace, 'GET', `${path}/members/${ada.uid}`)).body).toMatchObject({ status: 'active', leave: null });
  await ask(grace, 'PUT', leave, { from: '2026-04-01', until: null });
  expect((await ask(grace, 'DELETE', leave)).body).toMatchObject({ status: 'active', leave: null });
  clock.set('2026-04-02T10:00:00Z');
  await workOff(server.world, followLeave);
  expect((await ask(grace, 'GET', `${path}/members/${ada.uid}`)).body.status).toBe('active');
});

test('what happened to a member is told, with who did it', async ({ ask, server, clock }) => {
  const { grace, ada, path, theatre } = await aHospital(server);
  const member = `${path}/members/${ada.uid}`;
  const steps: [string, string, object?][] = [
    ['PATCH', member, { job_role: 'Ward sister' }],
    ['PUT', `${member}/extra-time`, { percent: 25 }],
    ['POST', `${path}/groups/${theatre.id}/members`, { remove: [ada.uid] }],
    ['PUT', `${member}/deactivation`],
    ['DELETE', `${member}/deactivation`],
  ];
  for (const [i, [method, address, body]] of steps.entries()) {
    clock.set(`2026-03-20T10:0${i}:00Z`);
    expect((await ask(grace, method, address, body)).status).toBe(200);
  }
  const { items } = (await ask(grace, 'GET', `${member}/events`)).body;
  expect(items.map(({ type, by }: { type: string; by: string }) => [type, by])).toEqual(
    ['member_reactivated', 'member_deactivated', 'member_ungrouped', 'member_extra_time_set', 'member_changed'].map(
      (type) => [type, 'Grace Kim'],
    ),
  );
  expect(items[2].facts).toMatchObject({ name: 'Theatre' });
  const page = (await ask(grace, 'GET', `${member}/events?limit=2`)).body;
  expect((await ask(grace, 'GET', `${member}/events?cursor=${page.next_cursor}`)).body.items).toHaveLength(3);
});

test('who was removed comes back with what they did, without what was arranged for them', async ({ ask, server }) => {
  const { grace, ada, path, orgId } = await aHospital(server);
  const { db } = server.world;
  await ask(ada, 'GET', `${path}/profile`);
  await ask(grace, 'PATCH', `${path}/members/${ada.uid}`, { system_level: 'manager' });
  await ask(grace, 'PUT', `${path}/members/${ada.uid}/extra-time`, { percent: 50 });
  await ask(grace, 'PUT', `${path}/members/${ada.uid}/leave`, { from: '2099-01-01', until: null });
  const board = async () => (await ask(grace, 'GET', `${path}/leaderboard`)).body;
  expect(JSON.stringify(await board())).toContain('Ada Okafor');
  expect((await ask(grace, 'DELETE', `${path}/members/${ada.uid}`)).body).toEqual({ is_removed: true });
  expect(JSON.stringify(await board())).not.toContain('Ada Okafor');
  expect((await ask(grace, 'GET', `${path}/members/${ada.uid}`)).status).toBe(404);
  expect((await ask(ada, 'POST', `/api/v1/organizations/${orgId}/join`)).body).toMatchObject({ is_new: true });
  expect((await ask(ada, 'GET', `${path}/profile`)).body.snap_points).toBe(30);
  expect((await ask(grace, 'GET', `${path}/members/${ada.uid}`)).body).toMatchObject({
    system_level: 'learner',
    role: 'basic',
    job_role: 'Registered nurse',
    groups: [],
    extra_time_percent: 0,
    leave: null,
    status: 'active',
  });
  const [row] = await db.select().from(memberships).where(eq(memberships.uid, ada.uid));
  expect(row?.leftAt).toBeNull();
});

test('of two administrators who remove each other at once one stays', async ({ ask, server }) => {
  const { grace, ada, path } = await aHospital(server);
  await ask(grace, 'PATCH', `${path}/members/${ada.uid}`, { role: 'ORG_ADMIN' });
  const answers = await Promise.all([
    ask(grace, 'DELETE', `${path}/members/${ada.uid}`),
    ask(ada, 'DELETE', `${path}/members/${grace.uid}`),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('the members as a table open in a spreadsheet, and hold no formula', async ({ ask, server }) => {
  const { grace, ada, path, noor } = await aHospital(server);
  await ask(grace, 'PATCH', `${path}/members/${ada.uid}`, { job_role: '=1+1' });
  const { file_name: name, content } = (await ask(grace, 'GET', `${path}/members.csv`)).body;
  expect(name).toMatch(/^members-.*\.csv$/);
  const lines = (content as string).split('\r\n');
  expect(lines[0]).toBe('\uFEFFemail,name,groups,level,job role,status,joined,last seen');
  expect(lines.find((line) => line.startsWith(ada.email))).toContain(",'=1+1,");
  expect(lines.find((line) => line.startsWith(noor.email))).toContain('Ward 2A,manager');
  expect((await ask(grace, 'GET', `${path}/members.csv?search=haddad`)).body.content.split('\r\n')).toHaveLength(3);
});
