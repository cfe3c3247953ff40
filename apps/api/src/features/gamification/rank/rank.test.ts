import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { inOrganization } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { compactRanks } from './compact-ranks.ts';
import { memberStandings } from '../gamification.tables.ts';
import { awardPoints, setRanked } from '../index.ts';
import { rankOf } from './rank.read-model.ts';

const at = new Date('2026-03-02T10:00:00Z');
const anOrganizationId = () => `org-${newId()}`;
const people = (count: number) => Array.from({ length: count }, () => `person-${newId()}`);

/** Gives each person some finished articles: 20 points each. */
async function earn({ world }: TestServer, orgId: string, uid: string, things = 1): Promise<void> {
  for (let i = 0; i < things; i++) {
    await inOrganization(world.db, orgId, (scope) =>
      awardPoints(scope, world, { uid, at, source: 'content', kind: 'article', sourceId: newId() }),
    );
  }
}

/** The rank as it is read, and counted person by person, in one look at the data. */
async function ranks({ world }: TestServer, orgId: string): Promise<Map<string, { read: number; counted: number }>> {
  const rows = await inOrganization(world.db, orgId, ({ tx }) =>
    tx
      .select({
        uid: memberStandings.uid,
        read: rankOf({ orgId, board: 'all', points: sql`member_standings.snap_points` }),
        counted: sql<number>`(select 1 + count(*)::int from member_standings o
          where o.org_id = ${orgId} and o.is_ranked and o.snap_points > member_standings.snap_points)`,
      })
      .from(memberStandings)
      .where(eq(memberStandings.orgId, orgId)),
  );
  return new Map(rows.map(({ uid, ...both }) => [uid, both]));
}

const readRanks = async (server: TestServer, orgId: string, uids: readonly string[]) => {
  const all = await ranks(server, orgId);
  return uids.map((uid) => all.get(uid)!.read);
};

test('equal points share a rank, and the next one skips', async ({ server }) => {
  const orgId = anOrganizationId();
  const [first, second, alsoSecond, fourth] = people(4) as [string, string, string, string];
  await earn(server, orgId, first, 3);
  await earn(server, orgId, second, 2);
  await earn(server, orgId, alsoSecond, 2);
  await earn(server, orgId, fourth, 1);
  expect(await readRanks(server, orgId, [first, second, alsoSecond, fourth])).toEqual([1, 2, 2, 4]);
});

test('a rank is exact before and after compaction, while many earn and several processes compact', async ({
  server,
}) => {
  const orgId = anOrganizationId();
  const crowd = people(12);
  const deeds = Array.from({ length: 150 }, (_, i) => crowd[(i * 7) % crowd.length]!);
  const earning = Promise.all(deeds.map((uid) => earn(server, orgId, uid)));
  const compacting = Promise.all([compactRanks(server.world), compactRanks(server.world), compactRanks(server.world)]);
  const expectExact = async () => {
    for (const { read, counted } of (await ranks(server, orgId)).values()) expect(read).toBe(counted);
  };
  for (let i = 0; i < 30; i++) await expectExact();
  await Promise.all([earning, compacting]);
  await expectExact();
  await compactRanks(server.world);
  await expectExact();
});

test('who leaves the ranks makes room, keeps their points, and comes back where they were', async ({ server }) => {
  const orgId = anOrganizationId();
  const [first, second] = people(2) as [string, string];
  await earn(server, orgId, first, 2);
  await earn(server, orgId, second, 1);
  await inOrganization(server.world.db, orgId, (scope) => setRanked(scope, first, false));
  expect(await readRanks(server, orgId, [second])).toEqual([1]);
  await compactRanks(server.world);
  await inOrganization(server.world.db, orgId, (scope) => setRanked(scope, first, true));
  expect(await readRanks(server, orgId, [first, second])).toEqual([1, 2]);
});
