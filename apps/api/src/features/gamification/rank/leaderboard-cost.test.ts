// @module-tag ci
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { anOrganization } from '#features/organizations/organizations.factory.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { test, type TestServer } from '#testing/api-test.ts';
import { ALL_TIME } from '../boards.ts';
import { listAround, listBoard } from './leaderboard.read-model.ts';
import { rewriteProjections } from '../ledger/ledger.repository.ts';

const MEMBERS = 3000;
const MOST_POINTS = 40;
const WEEK = 'w:2026-03-02';
const uidOf = (n: number) => `member-${n}`;

/** An organization in which everybody earned something this week. */
async function aCrowd({ world }: TestServer): Promise<string> {
  const { id: orgId } = await anOrganization(world.db);
  await inOrganization(world.db, orgId, async (scope) => {
    await scope.tx
      .execute(sql`insert into points_ledger (org_id, id, uid, source, source_id, thing_id, points, day, counted_on, earned_at, rules_version)
      select ${orgId}, 'gain-' || n, 'member-' || n, 'quiz', 'x', 'x', 1 + n % ${MOST_POINTS}::int, '2026-03-03', '2026-03-03', '2026-03-03', 0
      from generate_series(0, ${MEMBERS - 1}::int) as n`);
    await rewriteProjections(scope);
  });
  return orgId;
}

/** The tables that grow with the members of an organization. */
const BOARD_TABLES = ['member_standings', 'period_scores', 'rank_histogram', 'rank_deltas', 'points_ledger'];

/**
 * How many rows of these tables and their indexes the database looked at. The names of the few that are shown may well
 * come from a look through a small table of users: other tests fill that.
 */
async function rowsRead({ tx }: OrganizationScope, read: () => Promise<unknown>): Promise<number> {
  const soFar = async () => {
    const { rows } = await tx.execute<{
      read: number;
    }>(sql`select sum(pg_stat_get_xact_tuples_returned(c.oid))::int as read from pg_class c
      left join pg_index i on i.indexrelid = c.oid
      where coalesce(i.indrelid, c.oid) = any(${sql.param(BOARD_TABLES)}::regclass[]::oid[])`);
    return rows[0]!.read;
  };
  const before = await soFar();
  await read();
  return (await soFar()) - before;
}

test.for([ALL_TIME, WEEK])(
  'on board %s a page and the own place are found without looking through the members',
  async (board, { server }) => {
    const orgId = await aCrowd(server);
    const query = { board, groupId: undefined, comparedAt: null };
    await inOrganization(server.world.db, orgId, async (scope) => {
      const middle = (await listAround(scope, query, uidOf(MOST_POINTS / 2))).find(
        ({ uid }) => uid === uidOf(MOST_POINTS / 2),
      )!;
      const page = (after?: [number, string]) => () => listBoard(scope, query, { after, limit: 6 });
      const costs = [
        await rowsRead(scope, page()),
        await rowsRead(scope, page([middle.points, middle.uid])),
        await rowsRead(scope, () => listAround(scope, query, middle.uid)),
      ];
      expect(Math.min(...costs)).toBeGreaterThan(0);
      expect(Math.max(...costs)).toBeLessThan(MEMBERS / 4);
    });
  },
);
