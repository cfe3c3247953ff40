import { expect } from 'vitest';
import { aGroup, anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { finishArticles } from '../gamification.factory.ts';

/** An organization in Berlin with so many people. */
async function aHospital({ world }: TestServer, count: number) {
  const { id: orgId } = await anOrganization(world.db, { timezone: 'Europe/Berlin' });
  const people: Person[] = [];
  for (let at = 0; at < count; at++) {
    const person = await aPerson(world.db);
    await join(world.db, person, orgId);
    people.push(person);
  }
  return { orgId, people, path: `/api/v1/organizations/${orgId}/houses` };
}

test('each group tells how many people it has and how many learned today', async ({ ask, server, clock }) => {
  const { orgId, people, path } = await aHospital(server, 7);
  const [ada, tomas, priya, linh, marta, henrik] = people as [Person, Person, Person, Person, Person, Person];
  await aGroup(server.world.db, orgId, { name: 'Ward 2A', people: [ada, tomas, priya] });
  await aGroup(server.world.db, orgId, { name: 'Night team', people: [linh, marta, henrik] });
  clock.set('2026-03-04T13:00:00Z');
  await finishArticles(server.world, orgId, ada, { count: 2 });
  await finishArticles(server.world, orgId, linh, { at: new Date('2026-03-03T12:00:00Z') });
  const { body } = await ask(ada, 'GET', path);
  expect(body).toMatchObject({ members: 7, learned: 1, have_i_learned: true });
  expect(body.items).toMatchObject([
    { name: 'Night team', members: 3, learned: 0, week_points: 20, is_mine: false },
    { name: 'Ward 2A', members: 3, learned: 1, week_points: 40, is_mine: true },
    { id: null, name: null, members: 1, learned: 0, week_points: 0, is_mine: false },
  ]);
});

test('a group of two has no house of its own: a window would say who learned', async ({ ask, server }) => {
  const { orgId, people, path } = await aHospital(server, 3);
  const [ada, tomas] = people as [Person, Person];
  await aGroup(server.world.db, orgId, { name: 'Pain nurses', people: [ada, tomas] });
  await finishArticles(server.world, orgId, tomas, {});
  const { body } = await ask(ada, 'GET', path);
  expect(body.items).toEqual([{ id: null, name: null, members: 3, learned: 1, week_points: 20, is_mine: true }]);
});

test('somebody in two groups is one window', async ({ ask, server }) => {
  const { orgId, people, path } = await aHospital(server, 3);
  await aGroup(server.world.db, orgId, { name: 'Ward 2A', people });
  await aGroup(server.world.db, orgId, { name: 'Emergency', people });
  const { body } = await ask(people[0]!, 'GET', path);
  expect(body.items).toMatchObject([{ name: 'Emergency', members: 3, is_mine: true }]);
});

test("the week's ranking tells what each day brought", async ({ ask, server, clock }) => {
  const { orgId, people } = await aHospital(server, 1);
  await finishArticles(server.world, orgId, people[0]!, { count: 2, at: new Date('2026-03-02T12:00:00Z') });
  // Half past midnight in Berlin: Wednesday.
  await finishArticles(server.world, orgId, people[0]!, { at: new Date('2026-03-03T23:30:00Z') });
  clock.set('2026-03-05T13:00:00Z');
  const { body } = await ask(people[0]!, 'GET', `/api/v1/organizations/${orgId}/leaderboard?period=week`);
  expect(body.items[0].days).toEqual([40, 0, 20, 0]);
});
