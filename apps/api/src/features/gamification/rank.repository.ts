import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { ALL_TIME } from './boards.ts';

/** Changes folded by one statement: bounded, so that it is short whatever has piled up. */
const FOLDED_AT_ONCE = 10_000;

/**
 * Folds changes of points into the histograms, of all organizations at once, in one statement: a reader sees a change either
 * pending or folded, never both. Several processes may fold at once. Answers how many changes were folded.
 */
export async function foldDeltas(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ folded: number }>(sql`
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
    select count(*)::int as folded from taken`);
  return rows[0]!.folded;
}

/** Removes what nobody asks for any more: empty buckets, and the histograms of weeks and months long past. */
export async function sweepHistograms(tx: Transaction, { weeksBefore, monthsBefore }: { weeksBefore: string; monthsBefore: string }): Promise<void> {
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
