import { defaultPointRules } from '@snapwell/contract/gamification/rules.schemas';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { comeBy, daysFrom, finishArticles, finishDailySet } from './gamification.factory.ts';
import { awardPoints } from './index.ts';

async function aMember({ world }: TestServer, given: Parameters<typeof join>[3] = {}) {
  const { id: orgId } = await anOrganization(world.db, { timezone: 'Europe/Berlin' });
  const ada = await aPerson(world.db);
  await join(world.db, ada, orgId, given);
  return { orgId, ada, path: `/api/v1/organizations/${orgId}` };
}

test('on the first day the next bonus is 50 in 6 days', async ({ ask, server, clock }) => {
  const { orgId, ada, path } = await aMember(server);
  await comeBy(server.world, orgId, ada, ['2026-03-04']);
  clock.set('2026-03-04T13:00:00Z');
  const { body } = await ask(ada, 'GET', `${path}/standing?include_rank=true`);
  expect(body).toMatchObject({
    snap_points: 30,
    snap_points_rank: 1,
    streak_freezes: 0,
    streak_repair: null,
    daily_streak_info: {
      current_streak: 1,
      max_streak: 1,
      points_earned_today: 30,
      is_first_visit_today: true,
      streak_bonus_points: 0,
      next_streak_bonus: 50,
      days_until_next_bonus: 6,
    },
  });
});

test('the week shows visits, freezes, today, and the day of the next bonus', async ({ ask, server, clock }) => {
  const { orgId, ada, path } = await aMember(server);
  // Seven days earn a freeze; Tuesday 10 is missed and takes it.
  await comeBy(server.world, orgId, ada, [...daysFrom('2026-03-02', 8), '2026-03-11']);
  clock.set('2026-03-11T13:00:00Z');
  const { body } = await ask(ada, 'GET', `${path}/standing`);
  expect(body.daily_streak_info).toMatchObject({ current_streak: 9, next_streak_bonus: 50, days_until_next_bonus: 5 });
  expect(
    body.streak_week.map(({ mark, is_today, bonus_points }: Record<string, unknown>) => [mark, is_today, bonus_points]),
  ).toEqual([
    ['visited', false, null],
    ['frozen', false, null],
    ['visited', true, null],
    ['to_come', false, null],
    ['to_come', false, null],
    ['to_come', false, null],
    ['to_come', false, null],
  ]);
  const calendar = await ask(ada, 'GET', `${path}/calendar?from=2026-03-07&through=2026-03-11`);
  expect(calendar.body.items).toEqual([
    { day: '2026-03-07', points: 30, mark: 'visited' },
    { day: '2026-03-08', points: 80, mark: 'visited' },
    { day: '2026-03-09', points: 30, mark: 'visited' },
    { day: '2026-03-10', points: 0, mark: 'frozen' },
    { day: '2026-03-11', points: 30, mark: 'visited' },
  ]);
});

test('the days before the first visit are not missed, those after it are', async ({ ask, server, clock }) => {
  const { orgId, ada, path } = await aMember(server);
  const marks = async () =>
    (await ask(ada, 'GET', `${path}/standing`)).body.streak_week.map(({ mark }: { mark: string }) => mark);
  clock.set('2026-03-04T08:00:00Z');
  expect(await marks()).toEqual(['neutral', 'neutral', ...Array<string>(5).fill('to_come')]);
  await comeBy(server.world, orgId, ada, ['2026-03-04']);
  clock.set('2026-03-06T13:00:00Z');
  expect(await marks()).toEqual(['neutral', 'neutral', 'visited', 'missed', 'to_come', 'to_come', 'to_come']);
});

test('leave pauses a streak', async ({ ask, server, clock }) => {
  const { orgId, ada, path } = await aMember(server);
  await comeBy(server.world, orgId, ada, daysFrom('2026-03-02', 3));
  clock.set('2026-03-05T08:00:00Z');
  await ask(ada, 'PUT', `${path}/status`, { status: 'on_leave' });
  clock.set('2026-03-20T08:00:00Z');
  await ask(ada, 'PUT', `${path}/status`, { status: 'active' });
  await comeBy(server.world, orgId, ada, ['2026-03-21']);
  clock.set('2026-03-21T13:00:00Z');
  const { body } = await ask(ada, 'GET', `${path}/standing`);
  expect(body.daily_streak_info.current_streak).toBe(4);
});

test('a lost streak comes back after three finished things, and only once a month', async ({ ask, server, clock }) => {
  const { orgId, ada, path } = await aMember(server);
  await comeBy(server.world, orgId, ada, [...daysFrom('2026-03-02', 5), '2026-03-08']);
  clock.set('2026-03-08T13:00:00Z');
  const lost = await ask(ada, 'GET', `${path}/standing`);
  expect(lost.body.streak_repair).toEqual({
    streak: 5,
    until: '2026-03-09T23:00:00.000Z',
    things_done: 0,
    things_needed: 3,
  });
  await finishArticles(server.world, orgId, ada, { count: 2 });
  expect(await ask(ada, 'POST', `${path}/streak/repair`)).toMatchObject({
    status: 409,
    body: { code: 'catch_up_not_finished' },
  });
  await finishArticles(server.world, orgId, ada, { count: 1 });
  const mended = await ask(ada, 'POST', `${path}/streak/repair`);
  expect(mended.body.standing).toMatchObject({
    streak_repair: null,
    daily_streak_info: { current_streak: 6, max_streak: 6 },
  });
  expect(mended.body.standing.streak_week[5].mark).toBe('repaired');
  expect(await ask(ada, 'POST', `${path}/streak/repair`)).toMatchObject({
    status: 409,
    body: { code: 'no_streak_to_repair' },
  });
});

test('a whole daily set is a catch-up set by itself', async ({ ask, server, clock }) => {
  const { orgId, ada, path } = await aMember(server);
  await comeBy(server.world, orgId, ada, [...daysFrom('2026-03-02', 5), '2026-03-08']);
  clock.set('2026-03-08T13:00:00Z');
  await finishDailySet(server.world, orgId, ada, '2026-03-08');
  const { body } = await ask(ada, 'POST', `${path}/streak/repair`);
  expect(body.standing.daily_streak_info.current_streak).toBe(6);
});

test('a repair that completes a week pays the bonus of that day', async ({ ask, server, clock }) => {
  const { orgId, ada, path } = await aMember(server);
  await comeBy(server.world, orgId, ada, [...daysFrom('2026-03-02', 6), '2026-03-09']);
  clock.set('2026-03-09T13:00:00Z');
  await finishArticles(server.world, orgId, ada, { count: 3 });
  const { body } = await ask(ada, 'POST', `${path}/streak/repair`);
  expect(body).toMatchObject({
    awards: [{ source: 'streak_bonus', points: 50 }],
    standing: { streak_freezes: 1, daily_streak_info: { current_streak: 7 } },
  });
});

test('what was earned is listed, the newest first', async ({ ask, server, clock }) => {
  const { orgId, ada, path } = await aMember(server);
  await comeBy(server.world, orgId, ada, ['2026-03-04']);
  clock.set('2026-03-04T13:00:00Z');
  await finishArticles(server.world, orgId, ada, { count: 2 });
  const first = await ask(ada, 'GET', `${path}/gains?limit=2`);
  const second = await ask(ada, 'GET', `${path}/gains?limit=2&cursor=${first.body.next_cursor}`);
  expect([...first.body.items, ...second.body.items].map(({ source, points }) => [source, points])).toEqual([
    ['content', 20],
    ['content', 20],
    ['visit', 30],
  ]);
  expect(second.body.next_cursor).toBeNull();
});

test('an award names the badges that came with it, and they are listed with how far the others are', async ({
  ask,
  server,
  clock,
}) => {
  const { orgId, ada, path } = await aMember(server);
  clock.set('2026-03-04T13:00:00Z');
  const award = await inOrganization(server.world.db, orgId, (scope) =>
    awardPoints(scope, server.world, {
      uid: ada.uid,
      at: clock.now(),
      source: 'content',
      kind: 'video',
      sourceId: 'hands',
    }),
  );
  expect(award?.badges).toEqual(['first-step']);
  const { body } = await ask(ada, 'GET', `${path}/badges`);
  expect(body.items).toContainEqual({ id: 'first-step', earned_at: '2026-03-04T13:00:00.000Z', reached: 1, needed: 1 });
  expect(body.items).toContainEqual({ id: 'page-turner', earned_at: null, reached: 1, needed: 25 });
});

test('an organization changes its rules, and what was paid before stays', async ({ ask, server, clock }) => {
  const { orgId, ada, path } = await aMember(server, { role: 'ORG_ADMIN' });
  clock.set('2026-03-04T13:00:00Z');
  await finishArticles(server.world, orgId, ada, { count: 1 });
  const rules = { ...defaultPointRules, content: { ...defaultPointRules.content, article: 100 } };
  expect((await ask(ada, 'GET', `${path}/point-rules`)).body).toEqual({ version: 0, rules: defaultPointRules });
  expect((await ask(ada, 'PUT', `${path}/point-rules`, rules)).body).toEqual({ version: 1, rules });
  await finishArticles(server.world, orgId, ada, { count: 1 });
  expect((await ask(ada, 'GET', `${path}/standing`)).body.snap_points).toBe(120);
});

test.for([
  ['a negative price', { visit: -1 }],
  ['more than can be', { perfect_quiz: 1_000_000 }],
  ['something unknown', { bribe: 5 }],
] as const)('rules with %s are refused', async ([, wrong], { ask, server }) => {
  const { ada, path } = await aMember(server, { role: 'ORG_ADMIN' });
  expect(await ask(ada, 'PUT', `${path}/point-rules`, { ...defaultPointRules, ...wrong })).toMatchObject({
    status: 400,
  });
});

test('where a streak asks for a finished item, coming by is not enough', async ({ ask, server, clock }) => {
  const { orgId, ada, path } = await aMember(server, { role: 'ORG_ADMIN' });
  await ask(ada, 'PUT', `${path}/point-rules`, { ...defaultPointRules, streak_kept_by: 'finished_item' });
  await comeBy(server.world, orgId, ada, ['2026-03-04']);
  clock.set('2026-03-04T13:00:00Z');
  const streak = async () => (await ask(ada, 'GET', `${path}/standing`)).body.daily_streak_info.current_streak;
  expect(await streak()).toBe(0);
  await finishArticles(server.world, orgId, ada, { count: 1 });
  expect(await streak()).toBe(1);
});

test('an administrator takes a gain back, a member does not', async ({ ask, server, clock }) => {
  clock.set('2026-03-04T13:00:00Z');
  const { orgId, ada, path } = await aMember(server);
  const grace = await aPerson(server.world.db, { name: 'Grace Kim' });
  await join(server.world.db, grace, orgId, { role: 'ORG_ADMIN' });
  await finishArticles(server.world, orgId, ada, { count: 2 });
  const [gain] = (await ask(ada, 'GET', `${path}/gains`)).body.items;
  const reversal = `${path}/members/${ada.uid}/gains/${gain.id}/reversal`;
  expect(await ask(ada, 'POST', reversal)).toMatchObject({ status: 403 });
  expect((await ask(grace, 'POST', reversal)).body).toEqual({ snap_points: 20 });
  expect(await ask(grace, 'POST', `${path}/members/${grace.uid}/gains/${gain.id}/reversal`)).toMatchObject({
    status: 404,
  });
});

test('the first gain of a week gives a seat in a league; a fifth moves up when it is over', async ({
  ask,
  server,
  clock,
}) => {
  const { orgId, ada, path } = await aMember(server);
  const others = [];
  for (let i = 0; i < 5; i++) {
    const person = await aPerson(server.world.db, { name: `Person ${i}` });
    await join(server.world.db, person, orgId);
    others.push(person);
  }
  clock.set('2026-03-03T10:00:00Z');
  expect((await ask(ada, 'GET', `${path}/league`)).body.league).toMatchObject({
    tier: 'bronze',
    came: null,
    items: [],
  });
  await finishArticles(server.world, orgId, ada, { count: 3 });
  for (const person of others) await finishArticles(server.world, orgId, person, { count: 1 });
  const { league } = (await ask(ada, 'GET', `${path}/league`)).body;
  expect(league).toMatchObject({
    tier: 'bronze',
    from: '2026-03-02',
    through: '2026-03-08',
    moves_up: 1,
    moves_down: 0,
  });
  expect(league.items.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2, 2, 2, 2, 2]);
  clock.set('2026-03-10T10:00:00Z');
  expect((await ask(ada, 'GET', `${path}/league`)).body.league).toMatchObject({
    tier: 'silver',
    came: 'up',
    items: [],
  });
  await finishArticles(server.world, orgId, ada, { count: 1 });
  expect((await ask(ada, 'GET', `${path}/league`)).body.league).toMatchObject({
    tier: 'silver',
    came: 'up',
    items: [{ rank: 1, is_me: true }],
  });
});

test('leagues are switched off by the person or by the organization', async ({ ask, server, clock }) => {
  const { orgId, ada, path } = await aMember(server, { role: 'ORG_ADMIN' });
  clock.set('2026-03-03T10:00:00Z');
  expect((await ask(ada, 'PATCH', `${path}/game-settings`, { is_in_league: false })).body).toEqual({
    is_in_league: false,
  });
  await finishArticles(server.world, orgId, ada, { count: 1 });
  expect((await ask(ada, 'GET', `${path}/league`)).body).toEqual({ league: null });
  await ask(ada, 'PATCH', `${path}/game-settings`, { is_in_league: true });
  await finishArticles(server.world, orgId, ada, { count: 1 });
  expect((await ask(ada, 'GET', `${path}/league`)).body.league.items).toHaveLength(1);
  await ask(ada, 'PUT', `${path}/point-rules`, { ...defaultPointRules, leagues: false });
  expect((await ask(ada, 'GET', `${path}/league`)).body).toEqual({ league: null });
});

test.for([
  'from=2026-03-01',
  'from=2026-03-02&through=2026-03-01',
  'from=2020-01-01&through=2026-01-01',
  'from=yesterday&through=today',
])('a calendar is not asked for by %s', async (query, { ask, server }) => {
  const { ada, path } = await aMember(server);
  expect(await ask(ada, 'GET', `${path}/calendar?${query}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  });
});

test('what was taken back is written down under who did it, and cannot be taken back itself', async ({
  ask,
  server,
  clock,
}) => {
  clock.set('2026-03-04T13:00:00Z');
  const { orgId, ada, path } = await aMember(server);
  const grace = await aPerson(server.world.db, { name: 'Grace Kim' });
  await join(server.world.db, grace, orgId, { role: 'ORG_ADMIN' });
  await finishArticles(server.world, orgId, ada, { count: 1 });
  const [gain] = (await ask(ada, 'GET', `${path}/gains`)).body.items;
  const reverse = (id: string) => ask(grace, 'POST', `${path}/members/${ada.uid}/gains/${id}/reversal`);
  await reverse(gain.id);
  expect((await reverse(gain.id)).body).toEqual({ snap_points: 0 });
  const { entries, activities } = await inOrganization(server.world.db, orgId, async ({ tx }) => ({
    entries: (await tx.execute<{ id: string }>(sql`select id from points_ledger where source = 'reversal'`)).rows,
    activities: (await tx.execute(sql`select uid, facts from activity_log where type = 'points_reversed'`)).rows,
  }));
  expect(activities).toEqual([{ uid: grace.uid, facts: { member: ada.uid, entry: gain.id, points: 20 } }]);
  expect(entries).toHaveLength(1);
  expect((await reverse(entries[0]!.id)).status).toBe(404);
  expect((await ask(ada, 'GET', `${path}/standing`)).body.snap_points).toBe(0);
});
