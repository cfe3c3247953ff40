import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { inOrganization } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { compactRanks } from '../rank/compact-ranks.ts';
import { plainCalendar } from '../streak/member-calendar.ts';
import { awardPoints, recordVisit, setRanked } from '../index.ts';
import { reverseEntry } from './reverse-gain.ts';
import { rebuildLedger, verifyLedger } from './verify-ledger.ts';

const anOrganizationId = () => `org-${newId()}`;
const clocks = ['UTC', 'Europe/Berlin', 'Pacific/Apia', 'America/New_York'].map((timezone, i) => ({
  timezone,
  dayStartHour: i,
}));
const aDeed = fc.record({
  who: fc.integer({ min: 0, max: 3 }),
  hoursLater: fc.integer({ min: 0, max: 40 }),
  clock: fc.constantFrom(...clocks),
  what: fc.constantFrom(
    'visit' as const,
    'visit' as const,
    'finish' as const,
    'quiz' as const,
    'take back' as const,
    'leave ranks' as const,
    'compact' as const,
  ),
  thing: fc.integer({ min: 0, max: 5 }),
});
type Deed = typeof aDeed extends fc.Arbitrary<infer T> ? T : never;

/** Lets four people live through some weeks. */
async function live({ world }: TestServer, orgId: string, deeds: readonly Deed[]): Promise<void> {
  let at = new Date('2026-02-20T12:00:00Z');
  for (const { who, hoursLater, clock, what, thing } of deeds) {
    at = new Date(at.getTime() + hoursLater * 3_600_000);
    const uid = `${orgId}-${who}`;
    const organizationClock = { timezone: 'Europe/Berlin', dayStartHour: 0 };
    const calendar = { clock, organizationClock, daysOff: { weekdays: [7], dates: [] }, leaves: [] };
    if (what === 'compact') await compactRanks(world);
    else
      await inOrganization(world.db, orgId, async (scope) => {
        if (what === 'visit') await recordVisit(scope, world, { uid, at, calendar });
        if (what === 'finish')
          await awardPoints(scope, world, {
            uid,
            at,
            calendar,
            source: 'content',
            kind: 'comic',
            sourceId: `thing-${thing}`,
          });
        if (what === 'quiz')
          await awardPoints(scope, world, {
            uid,
            at,
            calendar,
            source: 'quiz',
            sourceId: newId(),
            thingId: 'quiz',
            rightAnswers: thing,
          });
        if (what === 'leave ranks') await setRanked(scope, uid, thing > 2);
        if (what === 'take back') {
          const { rows } = await scope.tx.execute<{ id: string }>(
            sql`select id from points_ledger where org_id = ${orgId} and uid = ${uid} and source <> 'reversal' order by id limit 1 offset ${thing}`,
          );
          if (rows[0]) await reverseEntry(scope, { uid, entryId: rows[0].id, by: 'grace', at });
        }
      });
  }
}

test('whatever people do, totals, calendar, periods, ranks and streaks are what the ledger says', async ({
  server,
}) => {
  await fc.assert(
    fc.asyncProperty(fc.array(aDeed, { minLength: 40, maxLength: 90 }), async (deeds) => {
      const orgId = anOrganizationId();
      await live(server, orgId, deeds);
      server.clock.set('2026-03-10T12:00:00Z');
      expect(await verifyLedger(server.world, orgId)).toEqual([]);
      await rebuildLedger(server.world, orgId);
      expect(await verifyLedger(server.world, orgId)).toEqual([]);
    }),
    { numRuns: 6 },
  );
});

test('visits by several clocks in one millisecond are all kept, in their order', async ({ server }) => {
  const orgId = anOrganizationId();
  const visits = ['UTC', 'America/New_York', 'Pacific/Apia'].map((timezone) => ({
    who: 0,
    hoursLater: 0,
    what: 'visit' as const,
    thing: 0,
    clock: { timezone, dayStartHour: 0 },
  }));
  await live(server, orgId, visits);
  server.clock.set('2026-03-10T12:00:00Z');
  expect(await verifyLedger(server.world, orgId)).toEqual([]);
});

test.for([
  ['points', 'update member_standings set snap_points = snap_points + 5'],
  ['calendar', 'update member_days set points = points + 5'],
  ['tally', 'update member_tallies set times = times + 1'],
  ['period', 'update period_scores set points = points - 5'],
  ['rank', 'update rank_histogram set people = people + 1'],
  ['streak', 'update member_standings set current_streak = current_streak + 1'],
] as const)('a wrong value of %s is found, and mended by a rebuild', async ([what, damage], { server, clock }) => {
  const { world } = server;
  const orgId = anOrganizationId();
  const at = new Date('2026-03-02T10:00:00Z');
  clock.set('2026-03-03T10:00:00Z');
  await inOrganization(world.db, orgId, (scope) =>
    recordVisit(scope, world, { uid: 'ada', at, calendar: plainCalendar }),
  );
  await compactRanks(world);
  await inOrganization(world.db, orgId, ({ tx }) => tx.execute(sql`${sql.raw(damage)} where org_id = ${orgId}`));
  const found = await verifyLedger(world, orgId);
  expect(found.map((difference) => difference.what)).toContain(what);
  await rebuildLedger(world, orgId);
  expect(await verifyLedger(world, orgId)).toEqual([]);
});

test('a gain that was taken back is gone from points, week and calendar, and is not paid again', async ({ server }) => {
  const { world } = server;
  const orgId = anOrganizationId();
  const [uid, at] = ['ada', new Date('2026-03-02T10:00:00Z')];
  const finish = () =>
    inOrganization(world.db, orgId, (scope) =>
      awardPoints(scope, world, { uid, at, source: 'content', kind: 'article', sourceId: 'pain-scales' }),
    );
  const award = await finish();
  const takeBack = () =>
    inOrganization(world.db, orgId, (scope) =>
      reverseEntry(scope, { uid, entryId: award!.id, by: 'grace', at: new Date('2026-03-09T10:00:00Z') }),
    );
  expect([await takeBack(), await takeBack()]).toEqual([{ total: 0 }, { total: 0 }]);
  expect(await finish()).toBeNull();
  const { rows } = await inOrganization(world.db, orgId, ({ tx }) =>
    tx.execute(sql`select board, points from period_scores where org_id = ${orgId} order by board`),
  );
  expect(rows).toEqual([
    { board: 'm:2026-03-01', points: 0 },
    { board: 'w:2026-03-02', points: 0 },
  ]);
});

test('a rebuild gives the badges that were earned, at the moment they were earned, and takes none away', async ({
  server,
}) => {
  const { world } = server;
  const orgId = anOrganizationId();
  for (let day = 2; day <= 9; day++) {
    const at = new Date(`2026-03-0${day}T10:00:00Z`);
    await inOrganization(world.db, orgId, (scope) =>
      recordVisit(scope, world, { uid: 'ada', at, calendar: plainCalendar }),
    );
    await inOrganization(world.db, orgId, (scope) =>
      awardPoints(scope, world, { uid: 'ada', at, source: 'content', kind: 'article', sourceId: `day-${day}` }),
    );
  }
  const held = () =>
    inOrganization(world.db, orgId, async ({ tx }) => {
      const { rows } = await tx.execute(
        sql`select badge, earned_at::date::text as day from member_badges where org_id = ${orgId} order by badge`,
      );
      return rows;
    });
  const before = await held();
  expect(before).toEqual([
    { badge: 'first-step', day: '2026-03-02' },
    { badge: 'one-week', day: '2026-03-08' },
  ]);
  await inOrganization(world.db, orgId, ({ tx }) => tx.execute(sql`delete from member_badges where org_id = ${orgId}`));
  await rebuildLedger(world, orgId);
  expect(await held()).toEqual(before);
});
