import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { logActivities } from '#platform/observing/activity-log.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { aPerson, type Person } from '#testing/people.ts';
import { activityDays, closedDays } from '../analytics.tables.ts';
import { dayTotals } from '../uses.tables.ts';
import { rebuild, rollUp } from './roll-up.ts';

/** Figures of single people are kept for 400 days: on TODAY those of LONG_AGO no more. */
const [LONG_AGO, THEN] = ['2025-09-20', '2025-09-21T12:00:00Z'];
const [LATELY, TODAY] = ['2026-11-20', '2026-11-23T12:00:00Z'];

/** Two members have finished an item each, long ago, and another one lately. */
async function twoLearners({ world: { db } }: Pick<TestServer, 'world'>) {
  const { id: orgId } = await anOrganization(db);
  const [admin, ada, ben] = [await aPerson(db), await aPerson(db), await aPerson(db)];
  await join(db, admin, orgId, { role: 'ORG_ADMIN' });
  for (const person of [ada, ben]) await join(db, person, orgId);
  await inOrganization(db, orgId, async ({ tx }) => {
    await tx.execute(sql`insert into modules (org_id, id, position, title) values (${orgId}, 'm', 0, 'Module')`);
    await tx.execute(
      sql`insert into chapters (org_id, module_id, id, position, title) values (${orgId}, 'm', 'c', 0, 'Chapter')`,
    );
    await tx.execute(sql`insert into content_items (org_id, id, module_id, chapter_id, position, kind, title, minutes, body)
      select ${orgId}, 'i' || i, 'm', 'c', i, 'article', 'Item ' || i, 5, '{}' from generate_series(1, 2) as i`);
  });
  const finish = (item: string, day: string, people: readonly Person[]) =>
    inOrganization(db, orgId, async (scope) => {
      const at = new Date(`${day}T12:00:00Z`);
      for (const { uid } of people)
        await scope.tx.execute(sql`insert into completions (org_id, uid, content_id, content_version, completed_at)
          values (${orgId}, ${uid}, ${item}, 1, ${at.toISOString()}::timestamptz)`);
      await logActivities(
        scope,
        people.map(({ uid }) => ({ uid, type: 'visited' as const, at })),
      );
    });
  return { orgId, admin, ada, ben, finish };
}

/** What is kept of single people, in sums of their days, and of closed days. */
function keptOf({ world: { db } }: Pick<TestServer, 'world'>, orgId: string) {
  return inOrganization(db, orgId, async ({ tx }) => ({
    people: (await tx.select().from(activityDays).where(eq(activityDays.orgId, orgId))).map(({ uid, day }) => [
      uid,
      day,
    ]),
    sums: (await tx.select().from(dayTotals).where(eq(dayTotals.orgId, orgId))).map(({ day, learners, items }) => [
      day,
      learners,
      items,
    ]),
    closed: (await tx.select().from(closedDays).where(eq(closedDays.orgId, orgId))).map(({ day, learners, items }) => [
      day,
      learners,
      items,
    ]),
  }));
}

test('who erases their account leaves the days that are kept; of closed ones unnamed counts stay, also after a rebuild', async ({
  server,
  clock,
  ask,
}) => {
  const { orgId, admin, ada, ben, finish } = await twoLearners(server);
  clock.set(THEN);
  await finish('i1', LONG_AGO, [ada, ben]);
  await rollUp(server.world, orgId);
  expect((await keptOf(server, orgId)).people.toSorted()).toEqual(
    [
      [ada.uid, LONG_AGO],
      [ben.uid, LONG_AGO],
    ].toSorted(),
  );

  clock.set(TODAY);
  await finish('i2', LATELY, [ada, ben]);
  await rollUp(server.world, orgId);
  const both = await keptOf(server, orgId);
  expect(both.people.toSorted()).toEqual(
    [
      [ada.uid, LATELY],
      [ben.uid, LATELY],
    ].toSorted(),
  );
  expect(both).toMatchObject({ sums: [[LATELY, 2, 2]], closed: [[LONG_AGO, 2, 2]] });

  expect((await ask(ada, 'DELETE', '/api/v1/users/me')).body).toMatchObject({ is_deleted: true });
  await rollUp(server.world, orgId);
  const left = { people: [[ben.uid, LATELY]], sums: [[LATELY, 1, 1]], closed: [[LONG_AGO, 2, 2]] };
  expect(await keptOf(server, orgId)).toEqual(left);
  await rebuild(server.world, orgId);
  expect(await keptOf(server, orgId)).toEqual(left);

  const learnersOn = async (day: string) => {
    const address = `/api/v1/organizations/${orgId}/insights/active-learners?from=${day}&to=${day}`;
    return (await ask(admin, 'GET', address)).body.rows;
  };
  expect(await learnersOn(LONG_AGO)).toMatchObject([{ day: LONG_AGO, learners: 2 }]);
  expect(await learnersOn(LATELY)).toMatchObject([{ day: LATELY, learners: 1 }]);
});
