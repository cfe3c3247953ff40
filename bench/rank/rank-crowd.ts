import { sql } from 'drizzle-orm';
import { ALL_TIME } from '../../apps/api/src/features/gamification/boards.ts';
import { mondayOf } from '../../apps/api/src/features/gamification/streak/days.ts';
import { rewriteProjections } from '../../apps/api/src/features/gamification/ledger/ledger.repository.ts';
import { rankOf } from '../../apps/api/src/features/gamification/rank/rank.read-model.ts';
import { anOrganization } from '../../apps/api/src/features/organizations/organizations.factory.ts';
import { inOrganization } from '../../apps/api/src/platform/database/transaction.ts';
import type { BenchTarget } from '../place.ts';

/** An organization full of people with points. */
export interface Crowd {
  readonly orgId: string;
  readonly groupId: string;
  readonly members: number;
  /** The nth member, counted from 0. */
  uidOf(n: number): string;
}

type SqlPart = ReturnType<typeof sql>;

const IN_GROUP = 40;

/**
 * Makes an organization of so many members: points spread as in life (most have few), a third of them active this
 * week.
 */
export async function makeCrowd({ world, database }: BenchTarget, members: number): Promise<Crowd> {
  const { id: orgId } = await anOrganization(world.db, { name: `${members} members` });
  const prefix = `${orgId}-`;
  const today = world.clock.now().toISOString().slice(0, 10);
  const people = sql`generate_series(0, ${members - 1}::int) as n`;
  const uid = sql`${prefix} || n`;
  // Searching people by name is measured elsewhere, and its index would take most of the time of filling.
  await database.pool.query('drop index if exists users_by_name_and_email');
  await inOrganization(world.db, orgId, async (scope) => {
    const { tx } = scope;
    await tx.execute(sql`select setseed(0.5)`);
    // Each table is looked at before the next one points to it: without that the checks of foreign keys read it from
    // end to end.
    const insert = async (table: string, rows: SqlPart) => {
      await tx.execute(sql`insert into ${sql.raw(table)} ${rows}`);
      await tx.execute(sql`analyze ${sql.raw(table)}`);
    };
    await insert(
      'users',
      sql`(uid, email, username, display_name, first_name, last_name)
      select ${uid}, ${prefix} || n || '@crowd.example', 'm' || n, 'Member ' || n, 'Member', n::text from ${people}`,
    );
    await insert('memberships', sql`(org_id, uid) select ${orgId}, ${uid} from ${people}`);
    const groups = sql`generate_series(0, ${Math.ceil(members / IN_GROUP) - 1}::int) as g`;
    await insert('groups', sql`(org_id, id, name) select ${orgId}, 'group-' || g, 'Group ' || g from ${groups}`);
    await insert(
      'group_members',
      sql`(org_id, group_id, uid) select ${orgId}, 'group-' || n / ${IN_GROUP}::int, ${uid} from ${people}`,
    );
    await insert(
      'points_ledger',
      ledgerRows({ orgId, source: 'correction', mean: 2500, day: sql`${today}::date - 60`, uid, people }),
    );
    await insert(
      'points_ledger',
      ledgerRows({
        orgId,
        source: 'quiz',
        mean: 300,
        day: sql`${mondayOf(today)}::date`,
        uid,
        people: sql`${people} where n % 3 = 0`,
      }),
    );
    await rewriteProjections(scope);
  });
  await database.pool.query('vacuum analyze');
  return { orgId, groupId: 'group-0', members, uidOf: (n) => `${prefix}${n}` };
}

function ledgerRows({
  orgId,
  source,
  mean,
  day,
  uid,
  people,
}: {
  orgId: string;
  source: string;
  mean: number;
  day: SqlPart;
  uid: SqlPart;
  people: SqlPart;
}): SqlPart {
  return sql`(org_id, id, uid, source, source_id, thing_id, points, day, counted_on, earned_at, rules_version)
    select ${orgId}, ${source} || n, ${uid}, ${source}, 'x', 'x', 1 + (-ln(1 - random()) * ${mean}::int)::int, ${day}, ${day}, ${day}, 0 from ${people}`;
}

/** The rank as the server reads it: histogram and what it does not hold yet. */
export function readRank({ world }: BenchTarget, { orgId }: Crowd, uid: string): Promise<number> {
  return inOrganization(world.db, orgId, async ({ tx }) => {
    const { rows } = await tx.execute<{ rank: number }>(sql`
      select ${rankOf({ orgId, board: ALL_TIME, points: sql`s.snap_points` })} as rank from member_standings s where s.org_id = ${orgId} and s.uid = ${uid}`);
    return rows[0]!.rank;
  });
}

/** Counts members with more points one by one, as is done where no histogram is kept. */
export function countRank({ world }: BenchTarget, { orgId }: Crowd, uid: string): Promise<number> {
  return inOrganization(world.db, orgId, async ({ tx }) => {
    const { rows } = await tx.execute<{ rank: number }>(sql`select 1 + (select count(*)::int from member_standings o
      where o.org_id = ${orgId} and o.is_ranked and o.snap_points > s.snap_points) as rank from member_standings s where s.org_id = ${orgId} and s.uid = ${uid}`);
    return rows[0]!.rank;
  });
}

/** How many of some members have another rank when it is counted, in one look at the data. */
export function countWrongRanks({ world }: BenchTarget, { orgId }: Crowd, uids: readonly string[]): Promise<number> {
  return inOrganization(world.db, orgId, async ({ tx }) => {
    const { rows } = await tx.execute<{ wrong: number }>(sql`
      select count(*) filter (where read <> counted)::int as wrong from (
        select ${rankOf({ orgId, board: ALL_TIME, points: sql`s.snap_points` })} as read,
          (select 1 + count(*)::int from member_standings o where o.org_id = ${orgId} and o.is_ranked and o.snap_points > s.snap_points) as counted
        from member_standings s where s.org_id = ${orgId} and s.uid = any(${sql.param(uids)}::text[])) both_ways`);
    return rows[0]!.wrong;
  });
}
