import fc from 'fast-check';
import { expect } from 'vitest';
import { inOrganization } from '#platform/database/transaction.ts';
import {
  type AskedOfMember,
  beginLife,
  type Doing,
  END,
  type Life,
  live,
  type LivedOrganization,
} from '#testing/insights/random-history.ts';
import { compareInsights } from '#testing/insights/compare-insights.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { activityDays, answerBlocks, answerTails, lessonAnswers } from './analytics.tables.ts';
import { dayTotals, itemUses, memberRecall, moduleUses } from './uses.tables.ts';
import { rebuild, rollUp } from './roll-ups/roll-up.ts';

const RUNS = Number(process.env.INSIGHT_RUNS ?? 3);

/** Half of the visits are near the edges: of a streak that goes on today, and of two weeks away. */
const visitDays = fc.oneof(fc.constantFrom(0, 1, 2, 13, 14, 14, 15, 16), fc.nat({ max: 30 }));

const doing = (members: number): fc.Arbitrary<Doing> => {
  const when = { member: fc.nat({ max: members - 1 }), minute: fc.nat({ max: 1439 }) };
  const how = {
    // The first items of both modules are taught, and finished most often.
    item: fc.constantFrom(0, 0, 0, 3, 3, 3, 1, 2, 4, 5),
    skill: fc.nat({ max: 20 }).map((twentieths) => twentieths / 20),
  };
  // As many finish a lesson before they answer its questions as after it.
  const kind = fc.constantFrom(
    ...(['open', 'complete', 'complete', 'complete', 'complete'] as const),
    ...(['attempt', 'attempt', 'review', 'points', 'talk'] as const),
  );
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind, ...when, ...how, daysAgo: fc.nat({ max: 30 }) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('visit' as const), ...when, ...how, daysAgo: visitDays }) },
  );
};

const asked = (members: number): fc.Arbitrary<AskedOfMember> =>
  fc.record({
    member: fc.nat({ max: members - 1 }),
    type: fc.constantFrom('course', 'module', 'content', 'content'),
    item: fc.nat({ max: 5 }),
    dueDaysAgo: fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -3, max: 20 })),
    state: fc.constantFrom('open', 'open', 'open', 'exempt', 'done', 'ended'),
  });

const leave = fc
  .record({ from: fc.integer({ min: 12, max: 25 }), until: fc.option(fc.integer({ min: 1, max: 11 })) })
  .map(({ from, until }) => ({ from, until }));

const life: fc.Arbitrary<Life> = fc.integer({ min: 18, max: 22 }).chain((members) =>
  fc.record({
    timezone: fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'),
    dayStartHour: fc.nat({ max: 6 }),
    dayOff: fc.integer({ min: 1, max: 7 }),
    asked: fc.array(asked(members), { minLength: 12, maxLength: 24 }),
    members: fc.array(
      fc.record({
        first: fc.constantFrom(true, true, true, true, true, true, true, false),
        second: fc.constantFrom(false, false, false, false, false, false, false, true),
        timezone: fc.constantFrom(null, null, null, 'Pacific/Kiritimati', 'America/Los_Angeles'),
        isDeactivated: fc.constantFrom(false, false, false, false, false, false, false, false, false, true),
        leave: fc.option(leave, { freq: 3 }),
      }),
      {
        minLength: members,
        maxLength: members,
      },
    ),
    doings: fc.array(doing(members), { minLength: 300, maxLength: 360 }),
  }),
);

/** What happened comes bit by bit, and the roll-ups follow it. */
async function liveThrough({ world, clock }: TestServer, lived: LivedOrganization, given: Life): Promise<void> {
  const inOrder = given.doings.toSorted((a, b) => b.daysAgo - a.daysAgo || b.minute - a.minute);
  clock.set(new Date(END.getTime() - 40 * 86_400_000).toISOString());
  await rollUp(world, lived.orgId);
  for (const daysAgo of [20, 10, 3, 0]) {
    const now = new Date(END.getTime() - daysAgo * 86_400_000);
    const isDue = (one: Doing) => one.daysAgo * 1440 + one.minute >= daysAgo * 1440;
    const done = inOrder.filter(isDue);
    await live(
      world,
      lived,
      given,
      done.filter((one) => !seen.has(one)),
    );
    for (const one of done) seen.add(one);
    clock.set(now.toISOString());
    await rollUp(world, lived.orgId);
  }
}
const seen = new WeakSet<Doing>();

/** Everything that is rolled up, without the ids. */
async function rolledUp({ world }: TestServer, orgId: string) {
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify({ ...row, id: null })).toSorted();
  return inOrganization(world.db, orgId, async ({ tx }) => ({
    days: sorted(await tx.select().from(activityDays)),
    blocks: sorted(await tx.select().from(answerBlocks)),
    tails: sorted(await tx.select().from(answerTails)),
    lessons: sorted(await tx.select().from(lessonAnswers)),
    uses: sorted([...(await tx.select().from(itemUses)), ...(await tx.select().from(moduleUses))]),
    totals: sorted(await tx.select().from(dayTotals)),
    // How sums of the chances are rounded depends on their order.
    recall: sorted((await tx.select().from(memberRecall)).map((row) => ({ ...row, recall: row.recall.toFixed(9) }))),
  }));
}

/** How many rows of each kind were there to be compared, in all runs. */
const compared = new Map<string, number>();

test(
  'whatever happened, and however it came in, panels say what a slow look at every row says, and a rebuild changes nothing',
  { timeout: 300_000 },
  async ({ server, clock, ask }) => {
    await fc.assert(
      fc.asyncProperty(life, fc.boolean(), async (given, isNarrow) => {
        const lived = await beginLife(server.world, given);
        const { orgId, admin, manager, groups } = lived;
        await liveThrough({ ...server, clock }, lived, given);
        const calendar = { timezone: given.timezone, dayStartHour: given.dayStartHour };
        const range = isNarrow ? { from: '2026-05-01', to: '2026-05-14' } : { from: '2026-04-10', to: '2026-05-20' };
        const query = { clock: calendar, ...range, now: END };
        for (const [as, group] of [
          [admin, null],
          [admin, groups.second.id],
          [manager, groups.first.id],
        ] as const)
          for (const [what, rows] of Object.entries(
            await compareInsights(server.world, { ask, as, orgId, query: { ...query, group } }),
          ))
            compared.set(what, (compared.get(what) ?? 0) + rows);
        const before = await rolledUp(server, orgId);
        await rebuild(server.world, orgId);
        expect(await rolledUp(server, orgId)).toEqual(before);
      }),
      { numRuns: RUNS, seed: 20_261_123, endOnFailure: true },
    );
    // A rule that hides everything would agree with itself.
    expect([...compared].filter(([, rows]) => rows === 0)).toEqual([]);
  },
);
