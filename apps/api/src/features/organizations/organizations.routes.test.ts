import sharp from 'sharp';
import { expect } from 'vitest';
import { inOrganization } from '#platform/database/transaction.ts';
import { test } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { calendarOf, findMemberFacts } from './index.ts';
import { anOrganization, join } from './organizations.factory.ts';

const anId = () => `t-${crypto.randomUUID().slice(0, 12)}`;

test('whoever creates an organization runs it', async ({ ask, server }) => {
  const grace = await aPerson(server.world.db, { name: 'Grace Kim' });
  const id = anId();
  const made = await ask(grace, 'POST', '/api/v1/organizations', { name: 'Riverside', id, timezone: 'Europe/Berlin' });
  expect(made).toMatchObject({
    status: 201,
    body: { id, name: 'Riverside', timezone: 'Europe/Berlin', join_policy: 'invite', is_admin: true },
  });
  expect(made.body.membership).toMatchObject({
    role: 'ORG_ADMIN',
    system_level: 'admin',
    status: 'active',
    job_role: '',
  });
  expect((await ask(grace, 'GET', `/api/v1/organizations/${id}`)).body).toEqual(made.body);
});

test('a creation that is sent twice makes one organization', async ({ ask, server, clock }) => {
  const grace = await aPerson(server.world.db);
  const [name, id] = [`Ward ${anId()}`, anId()];
  clock.set('2026-03-02T10:00:00Z');
  const [first, again] = [
    await ask(grace, 'POST', '/api/v1/organizations', { name, id }),
    await ask(grace, 'POST', '/api/v1/organizations', { name, id }),
  ];
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect((await ask(grace, 'POST', '/api/v1/organizations', { name })).body.id).toBe(id);
  clock.set('2026-03-02T10:01:01Z');
  expect((await ask(grace, 'POST', '/api/v1/organizations', { name, id })).body.code).toBe('organization_id_taken');
});

test('without an address of its own an organization gets one from its name, even when that is taken', async ({
  ask,
  server,
  clock,
}) => {
  const grace = await aPerson(server.world.db);
  const name = `Ward ${anId()}`;
  clock.set('2026-03-02T10:00:00Z');
  const first = await ask(grace, 'POST', '/api/v1/organizations', { name });
  clock.set('2026-03-02T11:00:00Z');
  const second = await ask(grace, 'POST', '/api/v1/organizations', { name });
  expect(first.body.id).toBe(name.toLowerCase().replaceAll(' ', '-'));
  expect(second.body.id).toMatch(new RegExp(`^${first.body.id}-[a-z0-9]{4}$`));
});

test('an address that is taken is refused, and nothing of the other organization is touched', async ({
  ask,
  server,
}) => {
  const [grace, eve] = [await aPerson(server.world.db), await aPerson(server.world.db, { name: 'Eve Moor' })];
  const id = anId();
  await ask(grace, 'POST', '/api/v1/organizations', { name: 'Riverside', id });
  expect(await ask(eve, 'POST', '/api/v1/organizations', { name: 'Mine', id })).toMatchObject({
    status: 409,
    body: { code: 'organization_id_taken' },
  });
  expect((await ask(eve, 'GET', `/api/v1/organizations/${id}`)).status).toBe(404);
});

test.for([
  ['default', 'id'],
  ['a', 'id'],
  ['Riverside', 'id'],
  ['x'.repeat(41), 'id'],
])('an organization cannot have the address "%s"', async ([id, path], { ask, server }) => {
  const answer = await ask(await aPerson(server.world.db), 'POST', '/api/v1/organizations', { name: 'Riverside', id });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', details: [{ path }] } });
});

test.for(['Mars/Olympus', '+02:00', 'CET CEST', ''])('"%s" is no time zone', async (timezone, { ask, server }) => {
  const answer = await ask(await aPerson(server.world.db), 'POST', '/api/v1/organizations', {
    name: 'Riverside',
    timezone,
  });
  expect(answer).toMatchObject({ status: 400, body: { details: [{ path: 'timezone' }] } });
});

test('one person creates ten organizations and no more, a system administrator as many as it takes', async ({
  ask,
  server,
}) => {
  const [grace, root] = [await aPerson(server.world.db), await aPerson(server.world.db, { role: 'ADMIN' })];
  for (let i = 0; i < 10; i++) {
    await anOrganization(server.world.db, { createdBy: grace.uid });
    await anOrganization(server.world.db, { createdBy: root.uid });
  }
  expect(await ask(grace, 'POST', '/api/v1/organizations', { name: 'Eleventh' })).toMatchObject({
    status: 409,
    body: { code: 'limit_reached' },
  });
  expect((await ask(root, 'POST', '/api/v1/organizations', { name: 'Eleventh' })).status).toBe(201);
});

test('a system administrator looks at an organization without belonging to it; a suspended one is closed to its members', async ({
  ask,
  server,
}) => {
  const { db } = server.world;
  const [ada, root] = [await aPerson(db), await aPerson(db, { role: 'ADMIN' })];
  const { id } = await anOrganization(db, { isSuspended: true });
  await join(db, ada, id, { role: 'ORG_ADMIN' });
  expect((await ask(root, 'GET', `/api/v1/organizations/${id}`)).body).toMatchObject({
    id,
    is_admin: true,
    membership: null,
  });
  expect((await ask(ada, 'GET', `/api/v1/organizations/${id}`)).status).toBe(404);
  expect((await ask(root, 'GET', `/api/v1/organizations/${anId()}`)).status).toBe(404);
  expect((await ask(root, 'GET', `/api/v1/organizations/${anId()}/settings`)).status).toBe(404);
});

test('who was deactivated or has left does not enter', async ({ ask, server }) => {
  const { db } = server.world;
  const [ada, noor] = [await aPerson(db), await aPerson(db)];
  const { id } = await anOrganization(db);
  await join(db, ada, id, { isDeactivated: true });
  await join(db, noor, id, { leftAt: new Date() });
  const answers = await Promise.all([ada, noor].map((person) => ask(person, 'GET', `/api/v1/organizations/${id}`)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

test('an administrator changes the settings that are given, and only those', async ({ ask, server }) => {
  const { db } = server.world;
  const grace = await aPerson(db);
  const { id } = await anOrganization(db, { summary: 'A hospital group' });
  await join(db, grace, id, { role: 'ORG_ADMIN' });
  const path = `/api/v1/organizations/${id}/settings`;
  const change = {
    name: 'Riverside North',
    day_start_hour: 5,
    days_off: { weekdays: [6, 7], dates: ['2026-12-25'] },
    background: { type: 'color', color: '#aabbcc' },
  };
  const changed = await ask(grace, 'PATCH', path, change);
  expect(changed).toMatchObject({ status: 200, body: { ...change, summary: 'A hospital group', join_code: null } });
  expect((await ask(grace, 'GET', path)).body).toEqual(changed.body);
  expect((await ask(grace, 'PATCH', path, {})).body).toEqual(changed.body);
});

test.for([
  [{ join_policy: 'domain' }, 'join_domains'],
  [{ join_domains: ['not a domain'] }, 'join_domains.0'],
  [{ days_off: { weekdays: [8], dates: [] } }, 'days_off.weekdays.0'],
  [{ background: { type: 'image', url: 'javascript:alert(1)' } }, 'background.url'],
  [{ background: { type: 'image', url: '/files/../secrets.json' } }, 'background.url'],
  [{ background: { type: 'color', color: 'red;}body{display:none' } }, 'background.color'],
  [{ is_suspended: false }, ''],
] as const)('the setting %o is refused', async ([change, path], { ask, server }) => {
  const { db } = server.world;
  const grace = await aPerson(db);
  const { id } = await anOrganization(db);
  await join(db, grace, id, { role: 'ORG_ADMIN' });
  const answer = await ask(grace, 'PATCH', `/api/v1/organizations/${id}/settings`, change);
  expect(answer.status).toBe(400);
  expect(answer.body.details.map((detail: { path: string }) => detail.path)).toContain(path);
});

test('a member sees nothing of what only administrators may know', async ({ ask, server }) => {
  const { db } = server.world;
  const ada = await aPerson(db);
  const { id } = await anOrganization(db, {
    assistantInstructions: 'Be brief.',
    joinCode: anId(),
    joinDomains: ['riverside.example'],
  });
  await join(db, ada, id);
  const seen = await ask(ada, 'GET', `/api/v1/organizations/${id}`);
  expect(seen.body.is_admin).toBe(false);
  expect(Object.keys(seen.body).filter((field) => /instructions|code|domains/.test(field))).toEqual([]);
  expect((await ask(ada, 'GET', `/api/v1/organizations/${id}/settings`)).status).toBe(403);
});

test('a logo is stored anew as a square, and the one before is gone', async ({ ask, server }) => {
  const { db } = server.world;
  const grace = await aPerson(db);
  const { id } = await anOrganization(db);
  await join(db, grace, id, { role: 'ORG_ADMIN' });
  const upload = async (colour: string) => {
    const form = new FormData();
    const png = await sharp({ create: { width: 300, height: 100, channels: 3, background: colour } })
      .png()
      .toBuffer();
    form.set('logo', new Blob([new Uint8Array(png)]), 'logo.png');
    return ask(grace, 'PUT', `/api/v1/organizations/${id}/logo`, form);
  };
  const [first, second] = [await upload('red'), await upload('blue')];
  const stored = await fetch(server.origin + second.body.logo_url);
  expect(await sharp(Buffer.from(await stored.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 512,
    height: 512,
  });
  expect((await fetch(server.origin + first.body.logo_url)).status).toBe(404);
  expect((await ask(grace, 'GET', `/api/v1/organizations/${id}`)).body.logo_url).toBe(second.body.logo_url);
});

test('going on leave and coming back is remembered, however often it is said', async ({ ask, server, clock }) => {
  const { db } = server.world;
  const ada = await aPerson(db);
  const { id } = await anOrganization(db);
  await join(db, ada, id);
  const path = `/api/v1/organizations/${id}/status`;
  clock.set('2026-03-02T10:00:00Z');
  const left = await ask(ada, 'PUT', path, { status: 'on_leave' });
  await ask(ada, 'PUT', path, { status: 'on_leave' });
  clock.set('2026-03-09T08:00:00Z');
  const back = await ask(ada, 'PUT', path, { status: 'active' });
  expect([left.body.data.status, back.body.data.status]).toEqual(['on_leave', 'active']);
  const facts = await inOrganization(db, id, (scope) => findMemberFacts(scope, ada.uid));
  expect(calendarOf(facts!, new Date()).leaves).toEqual([
    { from: new Date('2026-03-02T10:00:00Z'), until: new Date('2026-03-09T08:00:00Z') },
  ]);
  expect((await ask(ada, 'PUT', path, { status: 'asleep' })).status).toBe(400);
});

test('a member says what they do, hides their name and keeps their own clock', async ({ ask, server }) => {
  const { db } = server.world;
  const ada = await aPerson(db);
  const { id } = await anOrganization(db);
  await join(db, ada, id);
  const path = `/api/v1/organizations/${id}/membership`;
  const said = { job_role: 'Registered nurse', is_name_hidden: true, timezone: 'America/New_York', day_start_hour: 4 };
  expect((await ask(ada, 'PATCH', path, said)).body).toMatchObject(said);
  expect((await ask(ada, 'PATCH', path, { timezone: null })).body).toMatchObject({ ...said, timezone: null });
  expect((await ask(ada, 'PATCH', path, {})).body).toMatchObject({ job_role: 'Registered nurse' });
  expect((await ask(ada, 'PATCH', path, { role: 'ORG_ADMIN' })).status).toBe(400);
});
