import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import { expect } from 'vitest';
import { verifyLedger } from '#features/gamification/index.ts';
import { aLibraryFolder, anArticle, giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { test as base } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';

interface CompletionFixture {
  readonly orgId: string;
  readonly ada: Person;
  readonly path: string;
}

const NOW = '2026-03-12T12:00:00Z';
const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * 86_400_000).toISOString();
const names = Array.from({ length: 12 }, (_, i) => `item-${i + 1}`);
const short = aLibraryFolder(
  Object.fromEntries(names.map((title, i) => [`${String(i + 1).padStart(2, '0')}-${title}.md`, anArticle({ title })])),
);
const long = 'Pain is what the person says it is, always. '.repeat(60);
const longOnes = aLibraryFolder({
  '01-first.md': anArticle({ title: 'First', text: long }),
  '02-second.md': anArticle({ title: 'Second', text: long }),
});

/** Ada has just joined an organization that keeps streaks by finished items. */
const test = base.extend('place', async ({ server, clock }): Promise<CompletionFixture> => {
  clock.set(NOW);
  const { db } = server.world;
  const { id: orgId } = await anOrganization(db);
  const ada = await aPerson(db);
  await join(db, ada, orgId, { role: 'ORG_ADMIN', joinedAt: new Date(daysAgo(20)) });
  return { orgId, ada, path: `/api/v1/organizations/${orgId}` };
});

test.beforeEach(async ({ ask, place: { ada, path } }) => {
  await ask(ada, 'PUT', `${path}/point-rules`, { ...defaultPointRules, streak_kept_by: 'finished_item' });
});

test('days that somebody makes up are no streak, and their points belong to the day they arrive', async ({
  ask,
  server,
  place: { orgId, ada, path },
}) => {
  await giveLibrary(server.world, orgId, short);
  for (const [i, id] of names.entries())
    await ask(ada, 'POST', `${path}/content/${id}/completion`, { furthest: 1, at: daysAgo(11 - i) });
  const { body } = await ask(ada, 'GET', `${path}/standing`);
  expect(body.daily_streak_info).toMatchObject({ current_streak: 1, max_streak: 1, points_earned_today: 12 * 20 });
  expect(await verifyLedger(server.world, orgId)).toEqual([]);
});

test('nothing was completed before somebody became a member', async ({ ask, server, place: { orgId, path } }) => {
  await giveLibrary(server.world, orgId, short);
  const newcomer = await aPerson(server.world.db);
  await join(server.world.db, newcomer, orgId, { joinedAt: new Date(NOW) });
  await ask(newcomer, 'POST', `${path}/content/item-1/completion`, { furthest: 1, at: daysAgo(2) });
  const { body } = await ask(newcomer, 'GET', `${path}/content/item-1`);
  expect(body.progress.completed_at).toBe(new Date(NOW).toISOString());
});

test('two days in a basement count when they are told of, as the days they were', async ({
  ask,
  server,
  clock,
  place: { orgId, ada, path },
}) => {
  await giveLibrary(server.world, orgId, short);
  const complete = (id: string, at: string) =>
    ask(ada, 'POST', `${path}/content/${id}/completion`, { furthest: 1, at });
  clock.set(daysAgo(3));
  for (const id of ['item-1', 'item-2', 'item-3']) await ask(ada, 'GET', `${path}/content/${id}`);
  await complete('item-1', daysAgo(3));
  clock.set(NOW);
  for (const [i, id] of ['item-2', 'item-3', 'item-4'].entries()) await complete(id, daysAgo(2 - i));
  const { body } = await ask(ada, 'GET', `${path}/standing`);
  expect(body.daily_streak_info).toMatchObject({ current_streak: 4, points_earned_today: 20 });
  expect(await verifyLedger(server.world, orgId)).toEqual([]);
});

test('a late report never slips in between days that were counted: the streak stays provable', async ({
  ask,
  server,
  clock,
  place: { orgId, ada, path },
}) => {
  await giveLibrary(server.world, orgId, short);
  clock.set(daysAgo(1));
  for (const id of ['item-1', 'item-2']) await ask(ada, 'GET', `${path}/content/${id}`);
  clock.set(NOW);
  await ask(ada, 'POST', `${path}/content/item-1/completion`, { furthest: 1 });
  await ask(ada, 'POST', `${path}/content/item-2/completion`, { furthest: 1, at: daysAgo(1) });
  expect((await ask(ada, 'GET', `${path}/standing`)).body.daily_streak_info.current_streak).toBe(1);
  expect(await verifyLedger(server.world, orgId)).toEqual([]);
});

test('what is completed faster than anybody can read is complete, and pays once, when the time has passed', async ({
  ask,
  server,
  clock,
  place: { orgId, ada, path },
}) => {
  await giveLibrary(server.world, orgId, longOnes);
  const complete = async () => (await ask(ada, 'POST', `${path}/content/first/completion`, { furthest: 1 })).body;
  await ask(ada, 'GET', `${path}/content/first`);
  clock.set('2026-03-12T12:00:05Z');
  expect(await complete()).toMatchObject({ is_completed: true, awards: [], pays_in_ms: 15_000 });
  clock.set('2026-03-12T12:00:15Z');
  expect(await complete()).toMatchObject({ awards: [], pays_in_ms: 5_000 });
  expect((await ask(ada, 'GET', `${path}/content/first`)).body.progress).toMatchObject({
    is_completed: true,
    pays_in_ms: 5_000,
  });
  clock.set('2026-03-12T12:00:20Z');
  const answers = await Promise.all(Array.from({ length: 8 }, complete));
  expect(answers.flatMap(({ awards }) => awards)).toMatchObject([{ source: 'content', points: 20 }]);
  expect(await complete()).toMatchObject({ awards: [], pays_in_ms: null });
});

test('what was read without a network pays at once when it is told of', async ({
  ask,
  server,
  place: { orgId, ada, path },
}) => {
  await giveLibrary(server.world, orgId, longOnes);
  const [began, ended] = ['2026-03-12T09:00:00.000Z', '2026-03-12T09:00:30.000Z'];
  await ask(ada, 'PUT', `${path}/content/first/progress`, { furthest: 0.2, at: began });
  const { body } = await ask(ada, 'POST', `${path}/content/first/completion`, { furthest: 1, at: ended });
  expect(body).toMatchObject({ awards: [{ points: 20 }], pays_in_ms: null });
});

test('two last steps of the set that do not pay yet, on two devices in one moment, still pay for the set', async ({
  ask,
  server,
  place: { orgId, ada, path },
}) => {
  await giveLibrary(server.world, orgId, longOnes);
  await ask(ada, 'GET', `${path}/daily-set`);
  const complete = (id: string) => ask(ada, 'POST', `${path}/content/${id}/completion`, { furthest: 1 });
  const answers = await Promise.all(['first', 'second'].map(complete));
  expect(answers.flatMap(({ body }) => body.awards)).toMatchObject([{ source: 'daily_set' }]);
});

test('looking at a locked item is no time spent on it', async ({ ask, server, clock, place: { orgId, ada, path } }) => {
  const locked = anArticle({ title: 'Second', head: 'opens: after_previous\n', text: long });
  await giveLibrary(server.world, orgId, aLibraryFolder({ '01-first.md': anArticle(), '02-second.md': locked }));
  expect((await ask(ada, 'GET', `${path}/content/second`)).body.body).toBeNull();
  clock.set('2026-03-12T13:00:00Z');
  await ask(ada, 'POST', `${path}/content/first/completion`, { furthest: 1 });
  const { body } = await ask(ada, 'POST', `${path}/content/second/completion`, { furthest: 1 });
  expect(body).toMatchObject({ awards: [], pays_in_ms: 20_000 });
});
