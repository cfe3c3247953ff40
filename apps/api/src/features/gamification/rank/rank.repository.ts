import { eq, inArray, ne, sql } from 'drizzle-orm';
import { organizations } from '#features/organizations/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { ALL_TIME, type Board } from '../boards.ts';
import type { Day, DayClock } from '../streak/days.ts';
import { rankSnapshots } from '../gamification.tables.ts';

/** Changes folded by one statement: bounded, so that it is short whatever has piled up. */
const FOLDED_AT_ONCE = 10_000;

/**
 * Folds changes of points into the histograms, of all organizations at once, in one statement: a reader sees a change
 * either pending or folded, never both. Several processes may fold at once. Answers how many changes were folded, and
 * whose.
 */
export async function foldDeltas(tx: Transaction): Promise<{ folded: number; orgIds: string[] }> {
  const { rows } = await tx.execute<{ folded: number; orgIds: string[] }>(sql`
    with taken as (
      delete from rank_deltas d using (select org_id, board, id from rank_deltas limit ${FOLDED_AT_ONCE}) t
      where d.org_id = t.org_id and d.board = t.board and d.id = t.id
      returning d.org_id, d.board, d.old_points, d.new_points
    ), change as (
      select org_id, board, level, new_points >> level as bucket, 1 as people
      from taken cross join (values (0), (5), (10), (15)) levels(level) where new_points is not null
      union all
      select org_id, board, level, old_points >> level, -1
      from taken cross join (values (0), (5), (10), (15)) levels(level) where old_points is not null
    ), total as (
      select org_id, board, level, bucket, sum(people) as people from change group by 1, 2, 3, 4 having sum(people) <> 0
    ), folded as (
      insert into rank_histogram as h (org_id, board, level, bucket, people)
      select org_id, board, level, bucket, people from total order by 1, 2, 3, 4
      on conflict (org_id, board, level, bucket) do update set people = h.people + excluded.people
    )
    select count(*)::int as folded, coalesce(array_agg(distinct org_id), '{}') as "orgIds" from taken`);
  return rows[0]!;
}

/** Removes what nobody asks for any more: empty buckets, and the histograms of weeks and months long past. */
export async function sweepHistograms(
  tx: Transaction,
  { weeksBefore, monthsBefore }: { weeksBefore: string; monthsBefore: string },
): Promise<void> {
  await tx.execute(sql`delete from rank_histogram where people = 0
    or (board like 'w:%' and board < ${weeksBefore}) or (board like 'm:%' and board < ${monthsBefore})`);
}

/** Takes a person, whose row is locked, into the ranks or out of them. False when nothing changed. */
export async function updateRanked({ tx, orgId }: OrganizationScope, uid: string, isRanked: boolean): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with changed as (
      update member_standings set is_ranked = ${isRanked} where org_id = ${orgId} and uid = ${uid} and is_ranked <> ${isRanked} returning snap_points
    ), score as (
      select ${ALL_TIME} as board, snap_points as points from changed
      union all select p.board, p.points from period_scores p cross join changed where p.org_id = ${orgId} and p.uid = ${uid}
    )
    insert into rank_deltas (org_id, board, old_points, new_points)
    select ${orgId}, board, case when ${isRanked} then null else points end, case when ${isRanked} then points end from score where points > 0
    returning id`);
  return rows.length > 0;
}

/** The days of organizations, and on which of them their histograms were copied last. */
export async function findSnapshotDays(
  tx: Transaction,
  orgIds: readonly string[],
): Promise<{ orgId: string; clock: DayClock; takenOn: Day | null }[]> {
  const rows = await tx
    .select({
      orgId: organizations.id,
      timezone: organizations.timezone,
      dayStartHour: organizations.dayStartHour,
      takenOn: rankSnapshots.takenOn,
    })
    .from(organizations)
    .leftJoin(rankSnapshots, eq(rankSnapshots.orgId, organizations.id))
    .where(inArray(organizations.id, [...orgIds]));
  return rows.map(({ orgId, timezone, dayStartHour, takenOn }) => ({
    orgId,
    clock: { timezone, dayStartHour },
    takenOn,
  }));
}

/**
 * Copies the histograms of these boards: ranks are compared with the copy for a day. Of several processes, the first
 * one copies.
 */
export async function copyHistograms(
  tx: Transaction,
  { orgId, boards, takenOn, takenAt }: { orgId: string; boards: readonly Board[]; takenOn: Day; takenAt: Date },
): Promise<void> {
  const taken = await tx
    .insert(rankSnapshots)
    .values({ orgId, takenOn, takenAt })
    .onConflictDoUpdate({
      target: rankSnapshots.orgId,
      set: { takenOn, takenAt },
      setWhere: ne(rankSnapshots.takenOn, takenOn),
    })
    .returning();
  if (taken.length === 0) return;
  await tx.execute(sql`delete from rank_histogram where org_id = ${orgId} and board like '%~'`);
  await tx.execute(sql`insert into rank_histogram (org_id, board, level, bucket, people)
    select org_id, board || '~', level, bucket, people from rank_histogram where org_id = ${orgId} and board = any(${sql.param(boards)}::text[]) and people <> 0`);
}
