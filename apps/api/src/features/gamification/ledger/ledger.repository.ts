import { type SQL, sql } from 'drizzle-orm';
import { organizations } from '#features/organizations/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { ALL_TIME, type Board } from '../boards.ts';

/** Something kept that is not what the ledger says. */
export interface Difference {
  readonly what: 'points' | 'calendar' | 'tally' | 'period' | 'rank' | 'streak';
  /** Empty for the buckets of a rank. */
  readonly uid: string;
  /** The day, source, board or bucket. */
  readonly key: string;
  readonly kept: string;
  readonly rebuilt: string;
}

interface Projection {
  readonly what: Exclude<Difference['what'], 'streak'>;
  /** Rows of `uid, key, value` as the ledger says they are, and as they are kept. */
  readonly rebuilt: SQL;
  readonly kept: SQL;
}

/**
 * The projections of an organization's ledger. Histograms are compared for `boards`: those of times past are swept
 * away.
 */
function projections(orgId: string, boards: readonly Board[]): Projection[] {
  const ledger = sql`points_ledger where org_id = ${orgId}`;
  const isCompared = sql`board = any(${sql.param(boards)}::text[])`;
  const pending = (points: SQL, sign: SQL) => sql`select board, level, ${points} >> level, ${sign}
    from rank_deltas cross join ${levels} where org_id = ${orgId} and ${points} is not null and ${isCompared}`;
  return [
    {
      what: 'points',
      rebuilt: sql`select uid, 'all', sum(points)::text from ${ledger} group by uid having sum(points) <> 0`,
      kept: sql`select uid, 'all', snap_points::text from member_standings where org_id = ${orgId} and snap_points <> 0`,
    },
    {
      what: 'calendar',
      rebuilt: sql`select uid, day::text, sum(points)::text from ${ledger} group by uid, day having sum(points) <> 0`,
      kept: sql`select uid, day::text, points::text from member_days where org_id = ${orgId} and points <> 0`,
    },
    {
      what: 'tally',
      rebuilt: sql`select uid, source, count(*)::text from ${ledger} group by uid, source`,
      kept: sql`select uid, source, times::text from member_tallies where org_id = ${orgId}`,
    },
    {
      what: 'period',
      rebuilt: sql`select uid, board, sum(points)::text from ${periodsOf(orgId)} group by uid, board having sum(points) <> 0`,
      kept: sql`select uid, board, points::text from period_scores where org_id = ${orgId} and points <> 0`,
    },
    {
      what: 'rank',
      rebuilt: sql`select '', board || ' ' || level || ' ' || bucket, people::text from (${bucketsOf(orgId)}) b where ${isCompared}`,
      kept: sql`select '', board || ' ' || level || ' ' || bucket, sum(people)::text from (
          select board, level, bucket, people from rank_histogram where org_id = ${orgId} and ${isCompared}
          union all ${pending(sql`new_points`, sql`1`)} union all ${pending(sql`old_points`, sql`-1`)}) h
        group by 1, 2 having sum(people) <> 0`,
    },
  ];
}

const levels = sql`(values (0), (5), (10), (15)) levels(level)`;

/** Every gain twice: on the board of its week and on that of its month. */
const periodsOf = (orgId: string) => sql`(
  select uid, points, 'w:' || date_trunc('week', counted_on)::date as board from points_ledger where org_id = ${orgId}
  union all select uid, points, 'm:' || date_trunc('month', counted_on)::date from points_ledger where org_id = ${orgId}) periods`;

/** The histogram as balances and period scores say it is. */
const bucketsOf = (orgId: string) => sql`select board, level, points >> level as bucket, count(*) as people from (
    select ${ALL_TIME} as board, snap_points as points from member_standings where org_id = ${orgId} and is_ranked
    union all select p.board, p.points from period_scores p join member_standings s on s.org_id = p.org_id and s.uid = p.uid
      where p.org_id = ${orgId} and s.is_ranked) scores
  cross join ${levels} where points > 0 group by 1, 2, 3`;

/**
 * Compares every projection but the streaks with the ledger, each in one statement; the first `limit` differences of
 * each.
 */
export async function findDifferences(
  { tx, orgId }: OrganizationScope,
  { boards, limit }: { boards: readonly Board[]; limit: number },
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const { what, rebuilt, kept } of projections(orgId, boards)) {
    const { rows } = await tx.execute<{ uid: string; key: string; kept: string; rebuilt: string }>(sql`
      with rebuilt(uid, key, value) as (${rebuilt}), kept(uid, key, value) as (${kept})
      select uid, key, coalesce(k.value, 'nothing') as kept, coalesce(r.value, 'nothing') as rebuilt
      from rebuilt r full join kept k using (uid, key) where k.value is distinct from r.value limit ${limit}`);
    found.push(...rows.map((row) => ({ what, ...row })));
  }
  return found;
}

/** The organizations that have a ledger. */
export async function findLedgers(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select o.id from ${organizations} o where exists (select from points_ledger l where l.org_id = o.id) order by o.id`,
  );
  return rows.map(({ id }) => id);
}

/** Keeps everybody else from writing points in any organization until the transaction ends. */
export async function lockStandings({ tx }: OrganizationScope): Promise<void> {
  await tx.execute(sql`lock table member_standings in exclusive mode`);
}

/** Writes balances, calendar, tallies, periods and histograms anew from the ledger. `lockStandings` first. */
export async function rewriteProjections({ tx, orgId }: OrganizationScope): Promise<void> {
  const steps = [
    sql`insert into member_standings as s (org_id, uid, snap_points) select ${orgId}, uid, sum(points) from points_ledger where org_id = ${orgId} group by uid
      on conflict (org_id, uid) do update set snap_points = excluded.snap_points where s.snap_points <> excluded.snap_points`,
    sql`update member_standings s set snap_points = 0 where org_id = ${orgId} and snap_points <> 0
      and not exists (select from points_ledger l where l.org_id = s.org_id and l.uid = s.uid)`,
    sql`delete from member_days where org_id = ${orgId}`,
    sql`insert into member_days (org_id, uid, day, points) select ${orgId}, uid, day, sum(points) from points_ledger where org_id = ${orgId} group by uid, day`,
    sql`delete from member_tallies where org_id = ${orgId}`,
    sql`insert into member_tallies (org_id, uid, source, times) select ${orgId}, uid, source, count(*) from points_ledger where org_id = ${orgId} group by uid, source`,
    sql`delete from period_scores where org_id = ${orgId}`,
    sql`insert into period_scores (org_id, board, uid, points) select ${orgId}, board, uid, sum(points) from ${periodsOf(orgId)} group by board, uid`,
    sql`delete from rank_deltas where org_id = ${orgId}`,
    sql`delete from rank_snapshots where org_id = ${orgId}`,
    sql`delete from rank_histogram where org_id = ${orgId}`,
    // What was just written is not yet known to the planner; without that it joins row by row, for hours in a large
    // organization.
    sql`analyze member_standings, period_scores`,
    sql`insert into rank_histogram (org_id, board, level, bucket, people) select ${orgId}, board, level, bucket, people from (${bucketsOf(orgId)}) b`,
  ];
  for (const step of steps) await tx.execute(step);
}
