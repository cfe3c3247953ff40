import { HIDDEN_BELOW } from '@snapwell/contract/analytics/insights.limits';
import { expect } from 'vitest';
import { aLibraryFolder, anArticle, giveLibrary } from '#features/library/library.factory.ts';
import { aGroup, anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test as base, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';

const library = aLibraryFolder({
  '01-ask-first.md': anArticle({ title: 'Ask first' }),
  '02-which-scale.md': anArticle({ title: 'Which scale' }),
});

/** Ada is a learner of an organization with two articles. */
const test = base.extend('place', async ({ server }) => {
  const { id: orgId } = await anOrganization(server.world.db);
  await giveLibrary(server.world, orgId, library);
  const ada = await aMember(server, orgId);
  return { orgId, ada, api: `/api/v1/organizations/${orgId}` };
});

async function aMember({ world: { db } }: TestServer, orgId: string): Promise<Person> {
  const person = await aPerson(db);
  await join(db, person, orgId);
  return person;
}

const completed = { furthest: 1 };

test('who has completed an item says whether it was clear, again and otherwise; the last answer counts', async ({
  ask,
  place: { ada, api },
}) => {
  const item = `${api}/content/ask-first`;
  const said = async () => (await ask(ada, 'GET', item)).body.progress.is_clear;
  const say = (is_clear: boolean) => ask(ada, 'PUT', `${item}/clarity`, { is_clear });
  await ask(ada, 'POST', `${item}/completion`, completed);
  const before = (await ask(ada, 'GET', item)).body.progress;
  expect(before).toMatchObject({ is_completed: true, is_clear: null });

  expect(await say(false)).toMatchObject({ status: 200, body: { is_done: true } });
  expect(await said()).toBe(false);
  expect((await say(false)).status).toBe(200);
  expect(await said()).toBe(false);
  expect((await say(true)).status).toBe(200);
  expect((await ask(ada, 'GET', item)).body.progress).toEqual({ ...before, is_clear: true });

  // A late report of reading takes nothing back, and says it as well.
  const report = await ask(ada, 'PUT', `${item}/progress`, { furthest: 0.3, place: {} });
  expect(report.body).toMatchObject({ furthest: 1, is_clear: true });
  expect((await ask(ada, 'GET', `${api}/content/which-scale`)).body.progress.is_clear).toBeNull();
});

test('nothing is said of an item before it is complete', async ({ ask, place: { ada, api } }) => {
  const item = `${api}/content/ask-first`;
  await ask(ada, 'PUT', `${item}/progress`, { furthest: 1, place: {} });
  expect(await ask(ada, 'PUT', `${item}/clarity`, { is_clear: true })).toMatchObject({
    status: 409,
    body: { code: 'content_unfinished' },
  });
  expect((await ask(ada, 'GET', item)).body.progress).toMatchObject({ is_completed: false, is_clear: null });
});

test('only members say it, of what is there, with yes or no', async ({ ask, server, place: { ada, api } }) => {
  const elsewhere = await anOrganization(server.world.db);
  const eve = await aMember(server, elsewhere.id);
  const path = `${api}/content/ask-first/clarity`;
  await ask(ada, 'POST', `${api}/content/ask-first/completion`, completed);
  expect((await ask(null, 'PUT', path, { is_clear: true })).status).toBe(401);
  expect((await ask(eve, 'PUT', path, { is_clear: true })).status).toBe(404);
  expect((await ask(ada, 'PUT', `${api}/content/none/clarity`, { is_clear: true })).status).toBe(404);
  expect((await ask(ada, 'PUT', path, { is_clear: null })).status).toBe(400);
  expect((await ask(ada, 'GET', `${api}/content/ask-first`)).body.progress.is_clear).toBeNull();
});

test('what somebody says is in the export of their own data', async ({ ask, place: { ada, api } }) => {
  await ask(ada, 'POST', `${api}/content/ask-first/completion`, completed);
  await ask(ada, 'PUT', `${api}/content/ask-first/clarity`, { is_clear: false });
  const { status, body } = await ask(ada, 'GET', '/api/v1/users/me/export');
  expect(status).toBe(200);
  expect(body.tables.progress).toMatchObject([{ content_id: 'ask-first', is_clear: false }]);
});

test('insights count who found it unclear, from as many people of the same groups as cannot be told apart', async ({
  ask,
  server,
  place: { orgId, api },
}) => {
  const { db } = server.world;
  const admin = await aPerson(db);
  await join(db, admin, orgId, { role: 'ORG_ADMIN' });
  const people: Person[] = [];
  for (let i = 0; i < HIDDEN_BELOW; i++) people.push(await aMember(server, orgId));
  const ward = await aGroup(db, orgId, { people });
  const outside = await aMember(server, orgId);
  const say = async (person: Person, isClear: boolean) => {
    await ask(person, 'POST', `${api}/content/ask-first/completion`, completed);
    await ask(person, 'PUT', `${api}/content/ask-first/clarity`, { is_clear: isClear });
  };
  const clarityIn = async (query = '') => {
    const { body } = await ask(admin, 'GET', `${api}/insights/content${query}`);
    const rows = body.rows as { content_id: string; clarity: unknown }[];
    return Object.fromEntries(rows.map(({ content_id, clarity }) => [content_id, clarity]));
  };

  // Four of the ward and one outside of it: five, and by the filter of the ward one would know the fifth.
  for (const person of people.slice(1)) await say(person, person === people[1]);
  await say(outside, false);
  expect(await clarityIn()).toEqual({ 'ask-first': null, 'which-scale': null });
  expect(await clarityIn(`?group_id=${ward.id}`)).toEqual({ 'ask-first': null, 'which-scale': null });

  await say(people[0]!, true);
  const told = { 'ask-first': { answers: 5, not_clear: 3 }, 'which-scale': null };
  expect(await clarityIn()).toEqual(told);
  expect(await clarityIn(`?group_id=${ward.id}`)).toEqual(told);
  expect(JSON.stringify(await clarityIn())).not.toContain(people[0]!.uid);

  await say(people[0]!, false);
  expect(await clarityIn()).toMatchObject({ 'ask-first': { answers: 5, not_clear: 4 } });
});
