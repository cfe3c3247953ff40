import { sql } from 'drizzle-orm';
import { groupMembers, groups, memberships, organizations } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { periodScores, pointsLedger } from '../gamification.tables.ts';
import { finishedThings } from '../ledger/points.ts';

export interface HouseRow extends Record<string, unknown> {
  readonly id: string | null;
  readonly name: string | null;
  readonly members: number;
  readonly learned: number;
  readonly weekPoints: number;
  readonly isMine: boolean;
  readonly haveILearned: boolean;
}

/**
 * How many people each group has, and how many of them finished something on the organization's day, and
 * what they earned this week. Somebody in
 * several groups counts in the first by name; who is in none makes the row without a group. Groups and points are joined
 * once for all: looked up person by person they took more than a second for ten thousand.
 */
export async function countHouses(
  { tx, orgId }: OrganizationScope,
  { uid, at }: { uid: string; at: Date },
): Promise<HouseRow[]> {
  const { rows } = await tx.execute<HouseRow>(sql`
    with clock as materialized (
      select (${at.toISOString()}::timestamptz at time zone o.timezone - make_interval(hours => o.day_start_hour))::date as today
      from ${organizations} o where o.id = ${orgId}
    ), first_group as (
      select distinct on (gm.uid) gm.uid, g.id, g.name
      from ${groupMembers} gm join ${groups} g on g.org_id = gm.org_id and g.id = gm.group_id
      where gm.org_id = ${orgId} order by gm.uid, lower(g.name), g.id
    ), person as (
      select m.uid, f.id as group_id, f.name as group_name, s.points,
        exists (select from ${pointsLedger} l
          where l.org_id = ${orgId} and l.uid = m.uid and l.day >= (select today from clock) - 1
            and l.counted_on = (select today from clock) and l.source in ${[...finishedThings]}) as has_learned
      from ${memberships} m
      left join first_group f on f.uid = m.uid
      left join ${periodScores} s on s.org_id = ${orgId} and s.uid = m.uid
        and s.board = 'w:' || (select date_trunc('week', today)::date from clock)
      where m.org_id = ${orgId} and m.left_at is null and not m.is_deactivated
    )
    select p.group_id as id, p.group_name as name, count(*)::int as members, count(*) filter (where p.has_learned)::int as learned,
      coalesce(sum(p.points), 0)::int as "weekPoints", bool_or(p.uid = ${uid}) as "isMine", bool_or(p.uid = ${uid} and p.has_learned) as "haveILearned"
    from person p group by p.group_id, p.group_name order by lower(p.group_name) nulls last`);
  return rows;
}
