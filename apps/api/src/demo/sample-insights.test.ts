// @module-tag ci
import { demoAccounts } from '@snapwell/demo-library/demo-accounts';
import { expect } from 'vitest';
import { rollUpAll } from '#features/analytics/index.ts';
import { addDays, dayOf } from '#features/gamification/index.ts';
import { groups } from '#features/organizations/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { askAt, startTestServer, test } from '#testing/api-test.ts';
import { compareInsights } from '#testing/insights/compare-insights.ts';
import { readRaw } from '#testing/insights/slow-insights.ts';
import { type Person, tokenOf } from '#testing/people.ts';
import { ensureDemo } from './ensure-demo.ts';
import { sampleUid } from './sample-uid.ts';

/** Whoever may see every organization's insights. */
function theSystemAdministrator(): Person {
  const { email } = demoAccounts.find(({ email: address }) => address.startsWith('root@'))!;
  const claims = { uid: sampleUid(email), email, name: 'Root' };
  return { ...claims, token: tokenOf(claims) };
}

/** What both samples have; a panel that came out empty would agree with anything. */
const RICH = [
  'active',
  'points',
  'scores',
  'content',
  'questions',
  'certainty',
  'knowledge',
  'rubric',
  'lessons',
  'streaks',
  'risk',
  'overdue',
];

/** Groups of each organization that a normal run compares. */
const SOME_GROUPS = process.env.ENDURANCE === 'true' ? undefined : 1;

test(
  'the insights of the sample organizations, and of each group, are what a slow look at every row says',
  { timeout: 600_000 },
  async () => {
    const server = await startTestServer();
    try {
      const { world, database, clock } = server;
      clock.set(new Date().toISOString());
      await ensureDemo(world, database, () => undefined);
      await rollUpAll(world);
      const [ask, as] = [askAt(server.origin), theSystemAdministrator()];
      for (const orgId of ['riverside', 'academy']) {
        const { organization } = await readRaw(world, orgId);
        const days = { timezone: organization.timezone, dayStartHour: organization.dayStartHour };
        const [now, today] = [clock.now(), dayOf(clock.now(), days)];
        const query = { clock: days, from: addDays(today, -120), to: today, now };
        const everybody = await compareInsights(world, { ask, as, orgId, query: { ...query, group: null } });
        expect([orgId, RICH.filter((what) => !everybody[what])]).toEqual([orgId, []]);
        const all = await inOrganization(world.db, orgId, ({ tx }) => tx.select().from(groups));
        for (const { id: group } of all.slice(0, SOME_GROUPS))
          await compareInsights(world, { ask, as, orgId, query: { ...query, group } });
      }
    } finally {
      await server.stop();
    }
  },
);
