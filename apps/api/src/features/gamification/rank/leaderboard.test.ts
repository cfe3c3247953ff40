import { expect } from 'vitest';
import { aGroup, anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { compactRanks } from './compact-ranks.ts';
import { finishArticles } from '../gamification.factory.ts';

/** An organization and people who have finished so many articles each. */
async function aBoard(
  { world }: TestServer,
  finished: readonly number[],
  names = ['Ada Okafor', 'Tomas Berg', 'Priya Das', 'Marta Kowal', 'Linh Nguyen'],
) {
  const { id } = await anOrganization(world.db, { timezone: 'Europe/Berlin' });
  const people: Person[] = [];
  for (const [i, count] of finished.entries()) {
    const person = await aPerson(world.db, { name: names[i % names.length]! });
    await join(world.db, person, id);
    await finishArticles(world, id, person, { count });
    people.push(person);
  }
  return { orgId: id, path: `/api/v1/organizations/${id}/leaderboard`, people };
}

const ranksOf = (rows: { rank: number; points: number }[]) => rows.map(({ rank, points }) => [rank, points]);

test('people are ranked by their points, and equal points share a rank', async ({ ask, server, clock }) => {
  clock.set('2026-03-04T10:00:00Z');
  const { path, people } = await aBoard(server, [1, 3, 2, 2, 0]);
  const answer = await ask(people[0]!, 'GET', path);
  expect(ranksOf(answer.body.items)).toEqual([
    [1, 60],
    [2, 40],
    [2, 40],
    [4, 20],
  ]);
  expect(answer.body.items[0]).toMatchObject({ display_name: 'Tomas Berg', is_me: false, user_id: people[1]!.uid });
  expect(answer.body.items[3]).toMatchObject({ display_name: 'Ada Okafor', is_me: true });
});

test('a leaderboard is read page by page, and ranks run on', async ({ ask, server, clock }) => {
  clock.set('2026-03-04T10:00:00Z');
  const { path, people } = await aBoard(server, [1, 2, 2, 2, 5]);
  const rows: { rank: number; points: number }[] = [];
  let cursor = '';
  do {
    const { body } = await ask(people[0]!, 'GET', `${path}?limit=2${cursor}`);
    rows.push(...body.items);
    cursor = body.next_cursor && `&cursor=${body.next_cursor}`;
  } while (cursor);
  expect(ranksOf(rows)).toEqual([
    [1, 100],
    [2, 40],
    [2, 40],
    [2, 40],
    [5, 20],
  ]);
});

test('the own place is there with its neighbours, wherever the page is', async ({ ask, server, clock }) => {
  clock.set('2026-03-04T10:00:00Z');
  const { path, people } = await aBoard(server, [4, 7, 6, 5, 3, 2, 1]);
  const { body } = await ask(people[0]!, 'GET', `${path}?limit=1`);
  expect(ranksOf(body.around_me)).toEqual([
    [2, 120],
    [3, 100],
    [4, 80],
    [5, 60],
    [6, 40],
  ]);
  expect(body.around_me[2].is_me).toBe(true);
});

test('week and month count what was earned in them, by the calendar of the organization', async ({
  ask,
  server,
  clock,
}) => {
  const { orgId, path, people } = await aBoard(server, [0, 0]);
  const [ada, tomas] = people as [Person, Person];
  await finishArticles(server.world, orgId, ada, { count: 5, at: new Date('2026-02-27T12:00:00Z') }); // Friday, February
  await finishArticles(server.world, orgId, ada, { count: 3, at: new Date('2026-03-01T22:30:00Z') }); // Sunday, still the week before
  await finishArticles(server.world, orgId, ada, { count: 1, at: new Date('2026-03-01T23:30:00Z') }); // Monday in Berlin
  await finishArticles(server.world, orgId, tomas, { count: 2, at: new Date('2026-03-04T12:00:00Z') });
  clock.set('2026-03-04T13:00:00Z');
  const week = await ask(ada, 'GET', `${path}?period=week`);
  const month = await ask(ada, 'GET', `${path}?period=month`);
  expect(week.body).toMatchObject({ from: '2026-03-02', through: '2026-03-08' });
  expect(ranksOf(week.body.items)).toEqual([
    [1, 40],
    [2, 20],
  ]);
  expect(month.body).toMatchObject({ from: '2026-03-01', through: '2026-03-31' });
  expect(ranksOf(month.body.items)).toEqual([
    [1, 80],
    [2, 40],
  ]);
});

test('a group has its own ranking, and a group that is not there is not found', async ({ ask, server, clock }) => {
  clock.set('2026-03-04T10:00:00Z');
  const { orgId, path, people } = await aBoard(server, [1, 5, 2]);
  const ward = await aGroup(server.world.db, orgId, { name: 'Ward 4B', people: [people[0]!, people[2]!] });
  for (const period of ['all', 'week']) {
    const { body } = await ask(people[0]!, 'GET', `${path}?period=${period}&group=${ward.id}`);
    expect(ranksOf(body.items)).toEqual([
      [1, 40],
      [2, 20],
    ]);
    expect(ranksOf(body.around_me)).toEqual(ranksOf(body.items));
    expect(body.items[0].group).toBe('Ward 4B');
  }
  const missing = await ask(people[0]!, 'GET', `${path}?group=nobody`);
  expect(missing.status).toBe(404);
});

test('who hides their name is a learner to the others, and themselves to themselves', async ({
  ask,
  server,
  clock,
}) => {
  clock.set('2026-03-04T10:00:00Z');
  const { id } = await anOrganization(server.world.db);
  const [ada, tomas] = [await aPerson(server.world.db), await aPerson(server.world.db, { name: 'Tomas Berg' })];
  await join(server.world.db, ada, id, { isNameHidden: true });
  await join(server.world.db, tomas, id);
  await finishArticles(server.world, id, ada, { count: 2 });
  await finishArticles(server.world, id, tomas, { count: 1 });
  const seenBy = async (person: Person) =>
    (await ask(person, 'GET', `/api/v1/organizations/${id}/leaderboard`)).body.items[0];
  expect(await seenBy(tomas)).toEqual({
    rank: 1,
    user_id: null,
    display_name: 'A learner',
    photo_url: null,
    is_name_hidden: true,
    group: null,
    points: 40,
    change: null,
    days: [],
    is_me: false,
  });
  expect(await seenBy(ada)).toMatchObject({ display_name: 'Ada Okafor', is_me: true, is_name_hidden: true });
});

test('places gained are counted from the beginning of the day', async ({ ask, server, clock }) => {
  clock.set('2026-03-03T10:00:00Z');
  const { orgId, path, people } = await aBoard(server, [1, 2, 3]);
  const [ada] = people as [Person];
  await compactRanks(server.world);
  clock.set('2026-03-04T09:00:00Z');
  const quiet = await ask(ada, 'GET', path);
  expect(quiet.body.items.map(({ change }: { change: number }) => change)).toEqual([0, 0, 0]);
  await finishArticles(server.world, orgId, await someoneElse(server, orgId), { count: 1 });
  await compactRanks(server.world);
  clock.set('2026-03-04T10:00:00Z');
  await finishArticles(server.world, orgId, ada, { count: 3 });
  const { body } = await ask(ada, 'GET', path);
  expect(
    body.items.map(({ display_name, change }: { display_name: string; change: number }) => [display_name, change]),
  ).toEqual([
    ['Ada Okafor', 2],
    ['Priya Das', -1],
    ['Tomas Berg', -1],
    ['Marta Kowal', null], // had no place
  ]);
});

async function someoneElse({ world }: TestServer, orgId: string): Promise<Person> {
  const person = await aPerson(world.db, { name: 'Marta Kowal' });
  await join(world.db, person, orgId);
  return person;
}

test('nobody reads the leaderboard of an organization that is not theirs', async ({ ask, server }) => {
  const { path } = await aBoard(server, [1]);
  const eve = await aPerson(server.world.db, { name: 'Eve Moor' });
  expect(await ask(eve, 'GET', path)).toMatchObject({ status: 404 });
  expect(await ask(null, 'GET', path)).toMatchObject({ status: 401 });
});

test.for(['period=year', 'limit=0', 'cursor=nonsense', 'friends=1'])(
  'a leaderboard is not asked for by %s',
  async (query, { ask, server }) => {
    const { path, people } = await aBoard(server, [1]);
    expect(await ask(people[0]!, 'GET', `${path}?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  },
);
