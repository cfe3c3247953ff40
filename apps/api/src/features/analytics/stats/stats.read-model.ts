import { sql } from 'drizzle-orm';
import { type DayClock, memberStandings } from '#features/gamification/index.ts';
import { users } from '#features/identity/index.ts';
import { memberships } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { activityDays } from '../analytics.tables.ts';
import { type Audience, membersOf } from '../audience.repository.ts';
import type { DayRange } from '../with-insights.ts';

export interface UserStatsRow extends Record<string, unknown> {
  readonly user_id: string;
  readonly display_name: string;
  readonly photo_url: string | null;
  readonly joined_at: string;
  readonly last_ms: number | null;
  readonly active_days: number;
  readonly items_finished: number;
  readonly quiz_attempts: number;
  readonly scores: number;
  readonly reviews: number;
  readonly points: number;
}

/** A page of the members of an audience, by the time they joined, with one more than asked for. */
export async function listUserStats(
  scope: OrganizationScope,
  { audience, range, clock, limit, after }: UserStatsPage,
): Promise<UserStatsRow[]> {
  const { orgId } = scope;
  const isAfter = after ? sql`(m.joined_at, m.uid) > (${after[0]}::timestamptz, ${after[1]})` : sql`true`;
  const { rows } = await scope.tx.execute<UserStatsRow>(sql`
    with page as (
      select m.uid, m.joined_at, m.last_visit_at from ${memberships} m join (${membersOf(scope, audience)}) p on p.uid = m.uid
      where m.org_id = ${orgId} and ${isAfter} order by m.joined_at, m.uid limit ${limit + 1}
    )
    select p.uid as user_id, u.display_name, u.photo_url, to_char(p.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as joined_at,
      (extract(epoch from greatest(p.last_visit_at, (s.visited_on::timestamp + make_interval(hours => ${clock.dayStartHour}::int)) at time zone ${clock.timezone})) * 1000)::float8 as last_ms,
      (count(d.day) filter (where d.items + d.reviews + d.quizzes + d.simulations > 0))::int as active_days,
      coalesce(sum(d.items), 0)::int as items_finished, coalesce(sum(d.quizzes), 0)::int as quiz_attempts, coalesce(sum(d.scores), 0)::int as scores,
      coalesce(sum(d.reviews), 0)::int as reviews,
      coalesce(sum((select sum(e.value::int) from jsonb_each_text(d.points) as e)), 0)::int as points
    from page p join ${users} u on u.uid = p.uid
    left join ${memberStandings} s on s.org_id = ${orgId} and s.uid = p.uid
    left join ${activityDays} d on d.org_id = ${orgId} and d.uid = p.uid and d.day between ${range.from} and ${range.to}
    group by p.uid, u.display_name, u.photo_url, p.joined_at, p.last_visit_at, s.visited_on order by p.joined_at, p.uid`);
  return rows;
}

interface UserStatsPage {
  readonly audience: Audience;
  readonly range: DayRange;
  readonly clock: DayClock;
  readonly limit: number;
  readonly after: readonly [joinedAt: string, uid: string] | null;
}
