import { expect } from 'vitest';
import { sql } from 'drizzle-orm';
import { inOrganization } from '#platform/database/transaction.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { beginLife, type Doing, END, type Life, live, plainMember } from '#testing/insights/random-history.ts';
import type { Person } from '#testing/people.ts';
import { rollUp } from '../roll-ups/roll-up.ts';
import { refreshPanels } from './cached-panels.ts';

const doing = (kind: Doing['kind'], member: number, daysAgo: number): Doing => ({
  kind,
  member,
  daysAgo,
  minute: member,
  item: 0,
  skill: 1,
});
const minutesLater = (minutes: number) => new Date(END.getTime() + minutes * 60_000).toISOString();

/** Three members, the first of whom is in a group, and as many others as are asked for, who do nothing. */
async function anOrganizationOf(others: number, { world }: TestServer) {
  const members = [plainMember, { ...plainMember, first: false }, { ...plainMember, first: false }];
  const life: Life = { timezone: 'UTC', dayStartHour: 0, dayOff: 7, members, asked: [], doings: [] };
  const lived = await beginLife(world, life);
  const { orgId } = lived;
  await inOrganization(world.db, orgId, async ({ tx }) => {
    const people = sql`generate_series(1, ${others}::int) as n`;
    await tx.execute(
      sql`insert into users (uid, email, username, display_name, first_name, last_name) select ${orgId} || n, ${orgId} || n || '@x.example', 'm' || n, 'M', 'M', '' from ${people}`,
    );
    await tx.execute(sql`insert into memberships (org_id, uid, joined_at)
      select ${orgId}, ${orgId} || n, ${END.toISOString()}::timestamptz - interval '90 days' from ${people}`);
  });
  return {
    ...lived,
    /** Somebody does something, and the roll-ups take it over. */
    async learn(...doings: Doing[]) {
      await live(world, lived, life, doings);
      await rollUp(world, orgId);
    },
  };
}

const learnersSeenBy =
  (ask: (as: Person, method: 'GET', path: string) => Promise<{ body: { totals: { learners: number } } }>) =>
  async (as: Person, orgId: string, query = '') =>
    (await ask(as, 'GET', `/api/v1/organizations/${orgId}/insights/active-learners${query}`)).body.totals.learners;

test('with many members a panel is answered again for ten minutes, and made anew before somebody comes', async ({
  ask,
  server,
  clock,
}) => {
  clock.set(END.toISOString());
  const { orgId, admin, learn } = await anOrganizationOf(1000, server);
  const learners = learnersSeenBy(ask);
  await learn(doing('complete', 0, 1));
  expect(await learners(admin, orgId)).toBe(1);
  clock.set(minutesLater(2));
  await learn(doing('complete', 1, 1));
  expect(await learners(admin, orgId)).toBe(1);
  // What was not asked yet is made now.
  expect(await learners(admin, orgId, '?compare=previous')).toBe(2);

  await refreshPanels(server.world);
  expect(await learners(admin, orgId)).toBe(1);
  clock.set(minutesLater(7));
  await refreshPanels(server.world);
  expect(await learners(admin, orgId)).toBe(2);
});

test('a panel that nobody made anew is not older than ten minutes, or than today', async ({ ask, server, clock }) => {
  clock.set(END.toISOString());
  const { orgId, admin, learn } = await anOrganizationOf(1000, server);
  const learners = learnersSeenBy(ask);
  await learn(doing('complete', 0, 29));
  expect(await learners(admin, orgId)).toBe(1);
  clock.set(minutesLater(11));
  await learn(doing('complete', 1, 1));
  expect(await learners(admin, orgId)).toBe(2);
  // Tomorrow the last 30 days begin a day later, although nothing happened.
  clock.set(minutesLater(24 * 60));
  expect(await learners(admin, orgId)).toBe(1);
});

test('who leads a group never sees what was made for somebody else', async ({ ask, server, clock }) => {
  clock.set(END.toISOString());
  const { orgId, admin, manager, groups, learn } = await anOrganizationOf(1000, server);
  const learners = learnersSeenBy(ask);
  await learn(doing('complete', 0, 1), doing('complete', 1, 1));
  expect(await learners(admin, orgId)).toBe(2);
  expect(await learners(manager, orgId)).toBe(1);
  expect(await learners(admin, orgId, `?group_id=${groups.first.id}`)).toBe(1);
  expect(await learners(admin, orgId)).toBe(2);
});

test('with few members every panel is made anew', async ({ ask, server, clock }) => {
  clock.set(END.toISOString());
  const { orgId, admin, learn } = await anOrganizationOf(0, server);
  const learners = learnersSeenBy(ask);
  await learn(doing('complete', 0, 1));
  expect(await learners(admin, orgId)).toBe(1);
  await learn(doing('complete', 1, 1));
  expect(await learners(admin, orgId)).toBe(2);
});
