import { expect } from 'vitest';
import { test } from '#testing/api-test.ts';
import { aPerson, tokenOf } from '#testing/people.ts';
import { anOrganization, join } from '../organizations.factory.ts';

const aWord = () => crypto.randomUUID().slice(0, 8);
const unproved = <P extends { uid: string; email: string; name: string }>(person: P) => ({
  ...person,
  token: tokenOf({ ...person, isEmailVerified: false }),
});

test('an open organization is found and joined, once', async ({ ask, server }) => {
  const { db } = server.world;
  const ada = await aPerson(db);
  const word = aWord();
  const { id } = await anOrganization(db, { name: `Academy ${word}`, joinPolicy: 'open' });
  const find = () => ask(ada, 'GET', `/api/v1/joinable-organizations?search=${word.toUpperCase()}`);
  expect((await find()).body.items).toMatchObject([{ id, reason: 'open', invite: null }]);
  const path = `/api/v1/organizations/${id}/join`;
  const [first, second] = [await ask(ada, 'POST', path), await ask(ada, 'POST', path)];
  expect([first.body, second.body]).toEqual([
    { organization_id: id, organization_name: `Academy ${word}`, is_new: true },
    { organization_id: id, organization_name: `Academy ${word}`, is_new: false },
  ]);
  expect((await find()).body.items).toEqual([]);
  expect((await ask(ada, 'GET', `/api/v1/organizations/${id}`)).body.membership).toMatchObject({
    role: 'basic',
    system_level: 'learner',
  });
});

test('one organization is offered to who may join it, and does not exist for anybody else', async ({ ask, server }) => {
  const { db } = server.world;
  const [ada, eve] = [await aPerson(db), await aPerson(db, { name: 'Eve Moor' })];
  const open = await anOrganization(db, { name: 'Open House', joinPolicy: 'open' });
  const closed = await anOrganization(db);
  const grace = await aPerson(db);
  await join(db, grace, closed.id, { role: 'ORG_ADMIN' });
  await ask(grace, 'POST', `/api/v1/organizations/${closed.id}/invites`, { rows: [{ email: eve.email }] });
  const offered = async (person: typeof ada, orgId: string) =>
    (await ask(person, 'GET', `/api/v1/joinable-organizations/${orgId}`)).body;
  expect(await offered(ada, open.id)).toMatchObject({ id: open.id, name: 'Open House', reason: 'open', invite: null });
  expect(await offered(eve, closed.id)).toMatchObject({ id: closed.id, reason: 'invited', invite: {} });
  const missing = { code: 'not_found' };
  expect(await offered(ada, closed.id)).toMatchObject(missing);
  expect(await offered(ada, 'nowhere-at-all')).toMatchObject(missing);
  await ask(ada, 'POST', `/api/v1/organizations/${open.id}/join`);
  expect(await offered(ada, open.id)).toMatchObject(missing);
});

test('two clicks at once make one member', async ({ ask, server }) => {
  const { db } = server.world;
  const ada = await aPerson(db);
  const { id } = await anOrganization(db, { joinPolicy: 'open' });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ask(ada, 'POST', `/api/v1/organizations/${id}/join`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(answers.filter(({ body }) => body.is_new)).toHaveLength(1);
});

test('an organization for a domain opens to a proved address of it only', async ({ ask, server }) => {
  const { db } = server.world;
  const domain = `${aWord()}.example`;
  const { id } = await anOrganization(db, { joinPolicy: 'domain', joinDomains: [domain] });
  const ada = await aPerson(db);
  const withAddress = (isEmailVerified: boolean) => ({
    ...ada,
    token: tokenOf({ ...ada, email: `ada@${domain}`, isEmailVerified }),
  });
  const listed = async (person: typeof ada) =>
    (await ask(person, 'GET', '/api/v1/joinable-organizations?limit=100')).body.items.some(
      (item: { id: string }) => item.id === id,
    );
  expect([await listed(ada), await listed(withAddress(false)), await listed(withAddress(true))]).toEqual([
    false,
    false,
    true,
  ]);
  expect((await ask(ada, 'POST', `/api/v1/organizations/${id}/join`)).status).toBe(404);
  expect((await ask(withAddress(false), 'POST', `/api/v1/organizations/${id}/join`)).status).toBe(404);
  expect((await ask(withAddress(true), 'POST', `/api/v1/organizations/${id}/join`)).body).toMatchObject({
    is_new: true,
  });
});

test('what is by invitation, suspended or not there at all looks the same from outside', async ({ ask, server }) => {
  const { db } = server.world;
  const eve = await aPerson(db);
  const [closed, suspended] = [
    await anOrganization(db),
    await anOrganization(db, { joinPolicy: 'open', isSuspended: true }),
  ];
  const answers = await Promise.all(
    [closed.id, suspended.id, 'nowhere-at-all'].map((id) => ask(eve, 'POST', `/api/v1/organizations/${id}/join`)),
  );
  expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(3).fill('404 not_found'));
});

test('the list of what can be joined is read page by page, each organization once, by name', async ({
  ask,
  server,
}) => {
  const { db } = server.world;
  const ada = await aPerson(db);
  const word = aWord();
  const names = ['alpha', 'Bravo', 'charlie', 'Delta', 'echo'].map((name) => `${word} ${name}`);
  for (const name of names.toReversed()) await anOrganization(db, { name, joinPolicy: 'open' });
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await ask(
      ada,
      'GET',
      `/api/v1/joinable-organizations?search=${word}&limit=2${cursor && `&cursor=${cursor}`}`,
    );
    found.push(...body.items.map((item: { name: string }) => item.name));
    cursor = body.next_cursor;
  }
  expect(found).toEqual(names);
});

test('a percent sign in a search is a percent sign', async ({ ask, server }) => {
  const ada = await aPerson(server.world.db);
  const word = aWord();
  await anOrganization(server.world.db, { name: `${word} 100% open_door`, joinPolicy: 'open' });
  const count = async (search: string) =>
    (await ask(ada, 'GET', `/api/v1/joinable-organizations?search=${encodeURIComponent(search)}`)).body.items.length;
  expect([
    await count(`${word} 100%`),
    await count(`${word}%door`),
    await count(`${word} 100% open_`),
    await count(`${word}_100`),
  ]).toEqual([1, 0, 1, 0]);
});

test('a code lets in whoever has it, until it is changed', async ({ ask, server }) => {
  const { db } = server.world;
  const [grace, ada, noor] = [await aPerson(db), await aPerson(db), await aPerson(db)];
  const { id } = await anOrganization(db);
  await join(db, grace, id, { role: 'ORG_ADMIN' });
  const rotate = async () =>
    (await ask(grace, 'POST', `/api/v1/organizations/${id}/join-code`)).body.join_code as string;
  const first = await rotate();
  expect(first).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  expect(
    (await ask(unproved(ada), 'POST', '/api/v1/join-codes', { code: ` ${first.toLowerCase().replace('-', ' ')} ` }))
      .body,
  ).toMatchObject({
    organization_id: id,
    is_new: true,
  });
  const second = await rotate();
  expect(await ask(noor, 'POST', '/api/v1/join-codes', { code: first })).toMatchObject({
    status: 404,
    body: { code: 'join_code_not_found' },
  });
  await ask(grace, 'DELETE', `/api/v1/organizations/${id}/join-code`);
  expect((await ask(noor, 'POST', '/api/v1/join-codes', { code: second })).status).toBe(404);
});

test('who was shut out does not come back through another door', async ({ ask, server }) => {
  const { db } = server.world;
  const ada = await aPerson(db);
  const { id } = await anOrganization(db, { joinPolicy: 'open', joinCode: 'ABCDEFGHJK' });
  await join(db, ada, id, { isDeactivated: true, leftAt: new Date() });
  const answers = [
    await ask(ada, 'POST', `/api/v1/organizations/${id}/join`),
    await ask(ada, 'POST', '/api/v1/join-codes', { code: 'ABCDE-FGHJK' }),
  ];
  expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
    Array(2).fill('409 membership_deactivated'),
  );
});

test('who comes back begins as a learner again', async ({ ask, server }) => {
  const { db } = server.world;
  const ada = await aPerson(db);
  const { id } = await anOrganization(db, { joinPolicy: 'open' });
  await join(db, ada, id, {
    role: 'ORG_ADMIN',
    systemLevel: 'admin',
    leftAt: new Date(),
    joinedAt: new Date('2020-01-01'),
  });
  expect((await ask(ada, 'POST', `/api/v1/organizations/${id}/join`)).body.is_new).toBe(true);
  expect((await ask(ada, 'GET', `/api/v1/organizations/${id}`)).body).toMatchObject({
    is_admin: false,
    membership: { role: 'basic', system_level: 'learner' },
  });
});

test('nobody belongs to more than a hundred organizations', async ({ ask, server }) => {
  const { db } = server.world;
  const ada = await aPerson(db);
  for (let i = 0; i < 100; i++) await join(db, ada, (await anOrganization(db)).id);
  const { id } = await anOrganization(db, { joinPolicy: 'open' });
  expect(await ask(ada, 'POST', `/api/v1/organizations/${id}/join`)).toMatchObject({
    status: 409,
    body: { code: 'limit_reached' },
  });
});
