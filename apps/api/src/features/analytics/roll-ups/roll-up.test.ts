// @module-tag ci
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { logActivities } from '#platform/observing/activity-log.ts';
import { type Ask, test, type TestServer } from '#testing/api-test.ts';
import { aPerson } from '#testing/people.ts';
import { activityDays, answerBlocks, answerTails } from '../analytics.tables.ts';
import { dayTotals, itemUses, moduleUses } from '../uses.tables.ts';
import { rebuild, rollUp } from './roll-up.ts';

const MEMBERS = 300;
const DAYS = 30;
/** As many as there are only where the work is done in steps. */
const MANY = 3;
const NOW = '2026-11-23T12:00:00Z';

/** An organization in which every member has finished forty items in a month and taken a quiz ten times. */
async function aLongHistory({ world: { db } }: Pick<TestServer, 'world'>) {
  const { id: orgId } = await anOrganization(db);
  const admin = await aPerson(db);
  await join(db, admin, orgId, { role: 'ORG_ADMIN' });
  const at = sql`${NOW}::timestamptz - (((m * 7 + i * 11) % ${DAYS}::int) * interval '1 day')`;
  const uid = sql`${`${orgId}-`} || m`;
  await inOrganization(db, orgId, async ({ tx }) => {
    const people = sql`generate_series(1, ${MEMBERS}::int) as m`;
    await tx.execute(sql`insert into users (uid, email, username, display_name, first_name, last_name)
      select ${uid}, ${uid} || '@crowd.example', ${uid}, 'Member ' || m, 'Member', m::text from ${people}`);
    await tx.execute(sql`insert into memberships (org_id, uid) select ${orgId}, ${uid} from ${people}`);
    await tx.execute(sql`insert into modules (org_id, id, position, title) values (${orgId}, 'm', 0, 'Module')`);
    await tx.execute(
      sql`insert into chapters (org_id, module_id, id, position, title) values (${orgId}, 'm', 'c', 0, 'Chapter')`,
    );
    await tx.execute(sql`insert into content_items (org_id, id, module_id, chapter_id, position, kind, title, minutes, body)
      select ${orgId}, 'i' || i, 'm', 'c', i, 'article', 'Item ' || i, 5, '{}' from generate_series(1, 40) as i`);
    await tx.execute(sql`insert into completions (org_id, uid, content_id, content_version, completed_at)
      select ${orgId}, ${uid}, 'i' || i, 1, ${at} from ${people} cross join generate_series(1, 40) as i`);
    await tx.execute(sql`insert into quiz_attempts (org_id, id, quiz_id, uid, mode, number, title, content_version, sealed_plan, started_at, finished_at, finished_by, score, rights, is_passed, questions)
      select ${orgId}, 'a' || m || '-' || i, 'quiz', ${uid}, 'full', i, 'Quiz', 1, '{}', ${at}, ${at}, 'person', 50, 1, false, 2
      from ${people} cross join generate_series(1, 10) as i`);
    await tx.execute(sql`insert into quiz_answers (org_id, attempt_id, question_id, quiz_id, uid, question_hash, sealed_answer, saved_at, final_at, credit, is_blank, marked_by)
      select ${orgId}, 'a' || m || '-' || i, 'q' || q, 'quiz', ${uid}, 'form', '{}', ${at}, ${at}, q % 2, false, 'key'
      from ${people} cross join generate_series(1, 10) as i cross join generate_series(1, 2) as q`);
  });
  return { orgId, admin };
}

type Long = Awaited<ReturnType<typeof aLongHistory>>;

/** How many requests, one after another, were answered while some work was done: one when it holds the database. */
async function answeredDuring(ask: Ask, { orgId, admin }: Long, work: () => Promise<void>): Promise<number> {
  const state = { isDone: false };
  const working = work().finally(() => (state.isDone = true));
  let answered = 0;
  while (!state.isDone) {
    const { status } = await ask(admin, 'GET', `/api/v1/organizations/${orgId}/groups`);
    expect(status).toBe(200);
    answered++;
  }
  await working;
  return answered;
}

/** All that is rolled up, without what rows are called. */
function rolledUp({ world }: Pick<TestServer, 'world'>, orgId: string) {
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify({ ...row, id: null })).toSorted();
  return inOrganization(world.db, orgId, async ({ tx }) => ({
    days: sorted(await tx.select().from(activityDays)),
    totals: sorted(await tx.select().from(dayTotals)),
    blocks: sorted(await tx.select().from(answerBlocks)),
    tails: sorted(await tx.select().from(answerTails)),
    uses: sorted([...(await tx.select().from(itemUses)), ...(await tx.select().from(moduleUses))]),
  }));
}

test(
  'requests are answered in between, and however many make everything anew, it is made once',
  { timeout: 300_000 },
  async ({ server, clock, ask }) => {
    const long = await aLongHistory(server);
    const { orgId } = long;
    clock.set(NOW);
    expect(await answeredDuring(ask, long, () => rebuild(server.world, orgId))).toBeGreaterThan(MANY);
    const once = await rolledUp(server, orgId);
    expect(once.days.length).toBeGreaterThan(MEMBERS * 20);
    expect(once.blocks.length).toBeGreaterThan(DAYS);

    await Promise.all([
      rebuild(server.world, orgId),
      rollUp(server.world, orgId),
      rebuild(server.world, orgId),
      rollUp(server.world, orgId),
    ]);
    expect(await rolledUp(server, orgId)).toEqual(once);
  },
);

test(
  'requests are answered in between while everybody’s days are brought up to date',
  { timeout: 300_000 },
  async ({ server, clock, ask }) => {
    const long = await aLongHistory(server);
    const { orgId } = long;
    clock.set(NOW);
    await rebuild(server.world, orgId);
    const before = await rolledUp(server, orgId);
    const since = new Date(Date.parse(NOW) - DAYS * 86_400_000);
    const visits = Array.from({ length: MEMBERS * 4 }, (_, n) => ({
      uid: `${orgId}-${1 + (n % MEMBERS)}`,
      type: 'visited' as const,
      at: since,
    }));
    await inOrganization(server.world.db, orgId, (scope) => logActivities(scope, visits));
    expect(await answeredDuring(ask, long, () => rollUp(server.world, orgId))).toBeGreaterThan(MANY);
    expect(await rolledUp(server, orgId)).toEqual(before);
  },
);
