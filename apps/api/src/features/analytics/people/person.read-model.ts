import type { PointSource } from '@snapwell/contract/gamification/award.schemas';
import { sql } from 'drizzle-orm';
import { completions, contentItems, modules } from '#features/catalogue/index.ts';
import { type DayClock, memberStandings } from '#features/gamification/index.ts';
import { users } from '#features/identity/index.ts';
import { memberships } from '#features/organizations/index.ts';
import { quizAnswers, quizAttempts, recallForecast } from '#features/quizzes/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { activityDays, nudges } from '../analytics.tables.ts';
import { type Audience, isOf } from '../audience.repository.ts';
import type { DayRange } from '../with-insights.ts';

export interface PersonHeadRow extends Record<string, unknown> {
  readonly status: 'active' | 'away' | 'on_leave';
  readonly joined_ms: number;
  readonly last_ms: number | null;
  readonly snap_points: number;
  readonly best_streak: number;
  readonly nudged_ms: number | null;
}

/** A member of the audience, or null. */
export async function findPerson(
  scope: OrganizationScope,
  uid: string,
  { audience, clock }: { audience: Audience; clock: DayClock },
): Promise<PersonHeadRow | null> {
  const { rows } = await scope.tx.execute<PersonHeadRow>(sql`
    select m.status, (extract(epoch from m.joined_at) * 1000)::float8 as joined_ms,
      (extract(epoch from greatest(m.last_visit_at, (s.visited_on::timestamp + make_interval(hours => ${clock.dayStartHour}::int)) at time zone ${clock.timezone})) * 1000)::float8 as last_ms,
      coalesce(s.snap_points, 0) as snap_points, coalesce(s.best_streak, 0) as best_streak,
      (extract(epoch from n.sent_at) * 1000)::float8 as nudged_ms
    from ${memberships} m join ${users} u on u.uid = m.uid and u.username <> ''
    left join ${memberStandings} s on s.org_id = m.org_id and s.uid = m.uid
    left join ${nudges} n on n.org_id = m.org_id and n.uid = m.uid
    where m.org_id = ${scope.orgId} and m.uid = ${uid} and m.left_at is null and ${isOf(scope, audience, sql`m.uid`)}`);
  return rows[0] ?? null;
}

export interface PersonDayRow extends Record<string, unknown> {
  readonly day: string;
  readonly items: number;
  readonly reviews: number;
  readonly quizzes: number;
  readonly scores: number;
  readonly simulations: number;
  readonly shares: number;
  readonly points: Record<PointSource, number>;
}

export async function listDaysOf(
  { tx, orgId }: OrganizationScope,
  uid: string,
  { from, to }: DayRange,
): Promise<PersonDayRow[]> {
  const { rows } = await tx.execute<PersonDayRow>(sql`
    select d.day::text as day, d.items, d.reviews, d.quizzes, d.scores, d.simulations, d.shares, d.points
    from ${activityDays} d where d.org_id = ${orgId} and d.uid = ${uid} and d.day between ${from} and ${to} order by d.day`);
  return rows;
}

/** Published modules, with how many of their items the person has finished. */
export async function listModulesOf({ tx, orgId }: OrganizationScope, uid: string) {
  const { rows } = await tx.execute<{ module_id: string; title: string; items: number; done: number }>(sql`
    select m.id as module_id, m.title, count(*)::int as items, count(c.uid)::int as done
    from ${modules} m join ${contentItems} i on i.org_id = m.org_id and i.module_id = m.id and i.status = 'published' and i.uid is null
    left join ${completions} c on c.org_id = m.org_id and c.content_id = i.id and c.uid = ${uid}
    where m.org_id = ${orgId} and m.status = 'published' group by m.id, m.title, m.position order by m.position, m.id`);
  return rows;
}

/** What the person is likely to know now. */
export async function listRecallOf(scope: OrganizationScope, uid: string, now: Date) {
  const { rows } = await scope.tx.execute<{ module_id: string; title: string; cards: number; recall: number }>(sql`
    select f.module_id, m.title, f.cards, f.recall from (${recallForecast(scope, { at: now, below: 0, uids: [uid] })}) f
    join ${modules} m on m.org_id = ${scope.orgId} and m.id = f.module_id order by m.position, m.id`);
  return rows;
}

/** How sure the person was of their answers in whole attempts. */
export async function countCertaintyOf({ tx, orgId }: OrganizationScope, uid: string) {
  const { rows } = await tx.execute<{
    answers: number;
    sure_and_right: number;
    sure_and_wrong: number;
    unsure_and_right: number;
    unsure_and_wrong: number;
  }>(sql`
    with said as (
      select q.certainty = 'sure' as is_sure, q.credit = 1 as is_right from ${quizAttempts} a
      join ${quizAnswers} q on q.org_id = a.org_id and q.attempt_id = a.id
      where a.org_id = ${orgId} and a.uid = ${uid} and a.mode = 'full' and a.finished_at is not null
        and q.credit is not null and q.certainty is not null and (q.credit = 1 or not coalesce(q.is_blank, false))
    )
    select count(*)::int as answers, (count(*) filter (where is_sure and is_right))::int as sure_and_right,
      (count(*) filter (where is_sure and not is_right))::int as sure_and_wrong,
      (count(*) filter (where not is_sure and is_right))::int as unsure_and_right,
      (count(*) filter (where not is_sure and not is_right))::int as unsure_and_wrong
    from said`);
  return rows[0]!;
}
