import { expect } from 'vitest';
import { MOST_PEOPLE } from '@snapwell/contract/analytics/insights.limits';
import { allEndpoints } from '@snapwell/contract/api/all-endpoints';
import { and, eq, sql } from 'drizzle-orm';
import { contentItems } from '#features/catalogue/index.ts';
import { comeBy } from '#features/gamification/gamification.factory.ts';
import { aGroup, anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { beginLife, END, type Life, live, plainMember } from '#testing/insights/random-history.ts';
import { rollUps } from './analytics.tables.ts';
import { moduleUses } from './uses.tables.ts';
import { rollUp } from './roll-ups/roll-up.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** A ward with a leader, two members who have not come for three weeks, and one outside of it. */
async function aWard({ world: { db } }: TestServer) {
  const { id: orgId } = await anOrganization(db);
  const [admin, leader, ada, ben, eve] = [
    await aPerson(db),
    await aPerson(db),
    await aPerson(db, { name: 'Ada Okafor' }),
    await aPerson(db, { name: 'Ben Moor' }),
    await aPerson(db, { name: 'Eve Stone' }),
  ];
  await join(db, admin, orgId, { role: 'ORG_ADMIN', lastVisitAt: new Date() });
  await join(db, leader, orgId, { systemLevel: 'manager', lastVisitAt: new Date() });
  for (const person of [ada, eve]) await join(db, person, orgId, { joinedAt: daysAgo(90), lastVisitAt: daysAgo(21) });
  await join(db, ben, orgId, { joinedAt: daysAgo(90), lastVisitAt: daysAgo(21), status: 'on_leave' });
  const group = await aGroup(db, orgId, { people: [ada, ben], leaders: [leader] });
  const other = await aGroup(db, orgId, { name: 'Ward 4B', people: [eve] });
  const at = (path: string) => `/api/v1/organizations/${orgId}/insights${path}`;
  return { orgId, admin, leader, ada, ben, eve, group, other, at };
}

test('who has not come for two weeks is at risk, unless they are on leave', async ({ ask, server }) => {
  const { admin, leader, ada, eve, at } = await aWard(server);
  const uids = async (as: Person) =>
    (await ask(as, 'GET', at('/at-risk'))).body.rows.map((row: { uid: string }) => row.uid).toSorted();
  expect(await uids(admin)).toEqual([ada.uid, eve.uid].toSorted());
  expect(await uids(leader)).toEqual([ada.uid]);
});

test('a streak that ended with a missed day is none, in every figure', async ({ ask, server, clock }) => {
  const { orgId, admin, ada, eve, at } = await aWard(server);
  await comeBy(server.world, orgId, ada, ['2026-03-08', '2026-03-09', '2026-03-10']);
  await comeBy(server.world, orgId, eve, ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']);
  clock.set('2026-03-10T18:00:00Z');
  expect((await ask(admin, 'GET', at('/streaks'))).body.totals).toEqual({ members: 5, with_streak: 1, longest: 3 });
  const streakOf = async ({ uid }: Person) => (await ask(admin, 'GET', at(`/people/${uid}`))).body.current_streak;
  expect([await streakOf(ada), await streakOf(eve)]).toEqual([3, 0]);
  const { items } = (await ask(admin, 'GET', `/api/v1/analytics/organizations/${orgId}/users`)).body;
  const listed = new Map(
    items.map((row: { user_id: string; current_streak: number }) => [row.user_id, row.current_streak]),
  );
  expect([listed.get(ada.uid), listed.get(eve.uid)]).toEqual([3, 0]);
});

test('a member is written to once a week, by whomever', async ({ ask, server, clock }) => {
  const { admin, leader, ada, ben, at } = await aWard(server);
  const nudge = (as: Person, ...people: Person[]) =>
    ask(as, 'POST', at('/nudges'), { uids: people.map(({ uid }) => uid) });
  expect((await nudge(leader, ada, ben)).body).toEqual({
    sent: [ada.uid],
    skipped: [{ uid: ben.uid, why: 'on_leave' }],
  });
  expect((await nudge(admin, ada)).body).toEqual({ sent: [], skipped: [{ uid: ada.uid, why: 'recently' }] });
  const mails = server.outbox.list().filter(({ to }) => to === ada.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Five minutes for you at Riverside']);
  const { body } = await ask(admin, 'GET', at('/at-risk'));
  expect(body.rows.find((row: { uid: string }) => row.uid === ada.uid)).toMatchObject({ can_nudge: false });
  clock.set(new Date(Date.now() + 7 * DAY_MS + 1000).toISOString());
  expect((await nudge(admin, ada)).body.sent).toEqual([ada.uid]);
});

test('where more are at risk than are listed, whoever was written to makes room', async ({ ask, server }) => {
  const { admin, ada, orgId, at } = await aWard(server);
  await inOrganization(server.world.db, orgId, async ({ tx }) => {
    const people = sql`generate_series(1, ${MOST_PEOPLE}::int) as n`;
    await tx.execute(
      sql`insert into users (uid, email, username, display_name, first_name, last_name) select ${orgId} || n, ${orgId} || n || '@x.example', 'm' || n, 'M', 'M', '' from ${people}`,
    );
    await tx.execute(sql`insert into memberships (org_id, uid, joined_at, last_visit_at)
      select ${orgId}, ${orgId} || n, ${daysAgo(90).toISOString()}::timestamptz, ${daysAgo(20).toISOString()}::timestamptz from ${people}`);
  });
  const listed = async () => (await ask(admin, 'GET', at('/at-risk'))).body;
  const uidsOf = ({ rows }: { rows: { uid: string }[] }) => rows.map(({ uid }) => uid);
  const before = await listed();
  expect(before.totals.people).toBe(MOST_PEOPLE + 2);
  expect(uidsOf(before)).toHaveLength(MOST_PEOPLE);
  expect(uidsOf(before)).toContain(ada.uid);
  await ask(admin, 'POST', at('/nudges'), { uids: [ada.uid] });
  const after = await listed();
  expect(after.totals.people).toBe(MOST_PEOPLE + 2);
  expect(uidsOf(after)).toHaveLength(MOST_PEOPLE);
  expect(uidsOf(after)).not.toContain(ada.uid);
});

test('who leads a group reads nothing outside of it, by any panel, filter or figure', async ({ ask, server }) => {
  const { orgId, leader, eve, ada, group, other, at } = await aWard(server);
  const panels = ['summary', 'active-learners', 'streaks', 'funnel', 'quiz-scores', 'questions', 'content'];
  const more = ['overdue', 'at-risk', 'points', 'rubric', 'knowledge', 'certainty', 'before-after'];
  for (const panel of [...panels, ...more]) {
    const own = await ask(leader, 'GET', at(`/${panel}?group_id=${group.id}`));
    const foreign = await ask(leader, 'GET', at(`/${panel}?group_id=${other.id}`));
    const all = await ask(leader, 'GET', at(`/${panel}?compare=previous`));
    expect([panel, own.status, foreign.status, all.status]).toEqual([panel, 200, 404, 200]);
    expect(JSON.stringify([own.body, all.body])).not.toContain(eve.uid);
  }
  expect((await ask(leader, 'GET', at(''))).body).toMatchObject({ is_everybody: false, groups: [{ id: group.id }] });
  expect((await ask(leader, 'GET', at('/active-learners'))).body.totals.members).toBe(3);
  expect((await ask(leader, 'GET', at(`/people/${eve.uid}`))).status).toBe(404);
  expect((await ask(leader, 'GET', at(`/people/${ada.uid}`))).body).toMatchObject({ uid: ada.uid, own: null });
  expect((await ask(leader, 'POST', at('/nudges'), { uids: [eve.uid] })).status).toBe(404);
  const stats = `/api/v1/analytics/organizations/${orgId}`;
  expect((await ask(leader, 'GET', `${stats}/users/${eve.uid}/stats`)).status).toBe(404);
  expect((await ask(leader, 'GET', `${stats}/users?group_id=${other.id}`)).status).toBe(404);
  const { body } = await ask(leader, 'GET', `${stats}/users`);
  expect(body.items).toHaveLength(3);
  expect((await ask(leader, 'GET', `${stats}/dashboard`)).body).toMatchObject({ members: 3, at_risk: 1 });
});

test('members see their own figures, with what they are likely to know, and nobody else’s', async ({ ask, server }) => {
  const { ada, ben, at } = await aWard(server);
  const own = await ask(ada, 'GET', at(`/people/${ada.uid}`));
  expect(own.body).toMatchObject({ uid: ada.uid, own: { recall: [], certainty: { answers: 0 } } });
  expect((await ask(ada, 'GET', at(`/people/${ben.uid}`))).status).toBe(404);
});

test('a manager who leads no group sees nothing', async ({ ask, server }) => {
  const { orgId, at } = await aWard(server);
  const idle = await aPerson(server.world.db);
  await join(server.world.db, idle, orgId, { systemLevel: 'manager' });
  expect((await ask(idle, 'GET', at('/active-learners'))).body.totals).toMatchObject({ learners: 0, members: 0 });
  expect((await ask(idle, 'GET', at('/at-risk'))).body.rows).toEqual([]);
});

test('the members of the specification come 20 at a time, each once, and a strange cursor is refused', async ({
  ask,
  server,
}) => {
  const { db } = server.world;
  const { id: orgId } = await anOrganization(db);
  const admin = await aPerson(db);
  await join(db, admin, orgId, { role: 'ORG_ADMIN' });
  for (let i = 0; i < 24; i++) await join(db, await aPerson(db), orgId);
  const users = `/api/v1/analytics/organizations/${orgId}/users`;
  const first = (await ask(admin, 'GET', users)).body;
  expect(first.items).toHaveLength(20);
  const second = (await ask(admin, 'GET', `${users}?cursor=${first.next_cursor}`)).body;
  const ids = [...first.items, ...second.items].map((item: { user_id: string }) => item.user_id);
  expect([new Set(ids).size, second.next_cursor]).toEqual([25, null]);
  expect((await ask(admin, 'GET', `${users}?cursor=nonsense`)).status).toBe(400);
});

test('the five endpoints of the specification say what the panels say', async ({ ask, server, clock }) => {
  const members = Array.from({ length: 6 }, () => plainMember);
  const doings: Life['doings'] = members.flatMap((_, member) => [
    { kind: 'complete', member, daysAgo: 3, minute: member, item: 0, skill: 1 },
    { kind: 'attempt', member, daysAgo: 2, minute: member, item: 0, skill: member / 5 },
  ]);
  const life: Life = { timezone: 'UTC', dayStartHour: 0, dayOff: 7, members, asked: [], doings };
  const { orgId, people, admin, ...lived } = await beginLife(server.world, life);
  await live(server.world, { orgId, people, admin, ...lived }, life, doings);
  clock.set(END.toISOString());
  await rollUp(server.world, orgId);
  const insights = async (path: string) =>
    (await ask(admin, 'GET', `/api/v1/organizations/${orgId}/insights${path}`)).body;
  const stats = async (path: string) =>
    (await ask(admin, 'GET', `/api/v1/analytics/organizations/${orgId}${path}`)).body;
  const [active, scores, funnel] = [
    await insights('/active-learners'),
    await insights('/quiz-scores'),
    await insights('/funnel'),
  ];
  const dashboard = await stats('/dashboard');
  expect(dashboard.active_learners.range).toBe(active.totals.learners);
  expect(dashboard.quizzes.mean_score).toBe(scores.totals.mean);
  expect(dashboard.items_finished).toBe(6);
  expect(await stats('/modules/m0/stats')).toMatchObject({ started: 6, first_lesson: 6, finished: 0, items: 4 });
  expect(funnel.rows[0]).toMatchObject({ started: 6, first_lesson: 6 });
  expect(await stats('/content/m0-i0/stats')).toMatchObject({ opened: 6, finished: 6, skipped: 0 });
  expect(await stats(`/users/${people[5]!.uid}/stats`)).toMatchObject({
    user_id: people[5]!.uid,
    items_finished: 1,
    quizzes: { attempts: 1, mean: 100 },
    active_days: 2,
  });
  expect((await ask(admin, 'GET', `/api/v1/analytics/organizations/${orgId}/modules/none/stats`)).status).toBe(404);
});

test('an item that leaves the library leaves the funnel, and roll-ups of a former version are made anew', async ({
  ask,
  server,
  clock,
}) => {
  const members = Array.from({ length: 6 }, () => plainMember);
  const doings: Life['doings'] = members.flatMap((_, member) => [
    { kind: 'complete', member, daysAgo: 3, minute: member, item: 0, skill: 1 },
    { kind: 'complete', member, daysAgo: 2, minute: member, item: 2, skill: 1 },
  ]);
  const life: Life = { timezone: 'UTC', dayStartHour: 0, dayOff: 7, members, asked: [], doings };
  const { world } = server;
  const lived = await beginLife(world, life);
  const { orgId, admin } = lived;
  await live(world, lived, life, doings);
  clock.set(END.toISOString());
  await rollUp(world, orgId);
  const funnel = async () => (await ask(admin, 'GET', `/api/v1/organizations/${orgId}/insights/funnel`)).body.rows[0];
  expect(await funnel()).toMatchObject({ items: 4, started: 6, half: 6, finished: 0 });
  // What members did first is of an item that isn't published any more, and half of the rest is two again.
  await inOrganization(world.db, orgId, ({ tx }) =>
    tx
      .update(contentItems)
      .set({ status: 'draft' })
      .where(and(eq(contentItems.orgId, orgId), eq(contentItems.id, 'm0-i0'))),
  );
  await rollUp(world, orgId);
  expect(await funnel()).toMatchObject({ items: 3, started: 6, first_lesson: 6, half: 0 });

  await inOrganization(world.db, orgId, async ({ tx }) => {
    await tx.delete(moduleUses).where(eq(moduleUses.orgId, orgId));
    await tx.update(rollUps).set({ library: '' }).where(eq(rollUps.orgId, orgId));
  });
  expect(await funnel()).toMatchObject({ items: 3, started: 6, first_lesson: 6, half: 0 });
});

test('a range ends after it begins and is no longer than a year', async ({ ask, server }) => {
  const { admin, at } = await aWard(server);
  const statusOf = async (range: string) => (await ask(admin, 'GET', at(`/points?${range}`))).status;
  expect(await statusOf('from=2026-01-01&to=2026-01-01')).toBe(200);
  expect(await statusOf('from=2026-01-02&to=2026-01-01')).toBe(400);
  expect(await statusOf('from=2024-01-02&to=2026-01-01')).toBe(400);
  expect(await statusOf('from=2026-01-02')).toBe(400);
});

test('every endpoint of insights asks for a manager at least, but for one’s own figures and the end of a report', () => {
  const insights = Object.entries(allEndpoints.analytics).filter(([name]) => name !== 'recordEvents');
  const lower = insights.filter(([, { authority }]) => authority !== 'manager').map(([name]) => name);
  expect(lower).toEqual(['getPersonInsight', 'stopReport']);
});
