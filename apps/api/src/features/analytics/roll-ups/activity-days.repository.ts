import { and, between, eq, lt, sql } from 'drizzle-orm';
import { completions, contentItems } from '#features/catalogue/index.ts';
import { type Day, type DayClock, pointsLedger } from '#features/gamification/index.ts';
import { users } from '#features/identity/index.ts';
import { groupMembers, memberships } from '#features/organizations/index.ts';
import { quizAttempts, reviewLog } from '#features/quizzes/index.ts';
import { simulationAttempts } from '#features/simulations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { activityDays, closedDays } from '../analytics.tables.ts';
import { dayTotals } from '../uses.tables.ts';

export interface DaysToMake {
  readonly from: Day;
  readonly to: Day;
  readonly uids: readonly string[];
  readonly clock: DayClock;
}

/**
 * Makes days anew from the rows of the features. This statement is the definition of every figure that adds up over days:
 *
 * items: completions of items that stand (or stood) in the library; nobody's private ones.
 * reviews: cards answered in a review. Answers in a quiz are not reviews.
 * quizzes, scores, passed: finished whole attempts, by the day they were finished.
 * simulations, shares: finished attempts that are no practice run.
 * points: entries of the ledger by source, on the organization's day; what was taken back counts against `reversal`.
 *
 * A row stands for each member and day with any of these. People who erased their account have none. Answers the days on
 * which something is different now.
 */
export async function remakeDays({ tx, orgId }: OrganizationScope, days: DaysToMake): Promise<Day[]> {
  const { from, to, uids, clock } = days;
  const dayOf = (column: ReturnType<typeof sql>) =>
    sql`((${column} at time zone ${clock.timezone}) - make_interval(hours => ${clock.dayStartHour}::int))::date`;
  const isNear = (column: ReturnType<typeof sql>) =>
    sql`${column} >= ${from}::date - 2 and ${column} < ${to}::date + 3`;
  const isOfPeople = (column: ReturnType<typeof sql>) => sql`${column} = any(${sql.param([...uids])}::text[])`;
  const { rows } = await tx.execute<{ day: Day }>(sql`
    with people as materialized (
      select m.uid from ${memberships} m join ${users} u on u.uid = m.uid
      where m.org_id = ${orgId} and u.username <> '' and ${isOfPeople(sql`m.uid`)}
    ), facts as (
      select c.uid, ${dayOf(sql`c.completed_at`)} as day, 1 as items, 0 as reviews, null::jsonb as attempt, null::jsonb as talk, 0 as simulations, 0::float8 as share, null::text as source, 0 as points
      from ${completions} c
      where c.org_id = ${orgId} and c.uid = any(array(select uid from people)) and ${isNear(sql`c.completed_at`)}
        and exists (select from ${contentItems} i where i.org_id = ${orgId} and i.id = c.content_id and i.uid is null)
      union all
      select r.uid, ${dayOf(sql`r.at`)}, 0, 1, null, null, 0, 0, null, 0
      from ${reviewLog} r
      where r.org_id = ${orgId} and r.uid = any(array(select uid from people)) and ${isNear(sql`r.at`)} and r.source = 'review'
      union all
      select a.uid, ${dayOf(sql`a.finished_at`)}, 0, 0, jsonb_build_array(a.id, a.quiz_id, a.score, a.is_passed::int), null, 0, 0, null, 0
      from ${quizAttempts} a
      where a.org_id = ${orgId} and a.uid = any(array(select uid from people)) and ${isNear(sql`a.finished_at`)} and a.mode = 'full' and a.score is not null
      union all
      select s.uid, ${dayOf(sql`s.finished_at`)}, 0, 0, null, case when s.play = 'conversation' then jsonb_build_array(s.id, s.content_id) end, 1, coalesce(s.share, 0), null, 0
      from ${simulationAttempts} s
      where s.org_id = ${orgId} and s.uid = any(array(select uid from people)) and ${isNear(sql`s.finished_at`)} and s.status = 'finished' and not s.is_practice
      union all
      select l.uid, l.counted_on, 0, 0, null, null, 0, 0, l.source, l.points
      from ${pointsLedger} l
      where l.org_id = ${orgId} and l.uid = any(array(select uid from people)) and l.counted_on between ${from} and ${to}
    ), of_days as materialized (
      select f.* from facts f where f.day between ${from} and ${to}
    ), parts as (
      select * from of_days where source is null
      union all
      select uid, day, 0, 0, null, null, 0, 0, source, sum(points)::int from of_days where source is not null group by uid, day, source
    ), made as (
      select f.day, f.uid, sum(f.items)::int as items, sum(f.reviews)::int as reviews, count(f.attempt)::int as quizzes,
        coalesce(sum((f.attempt ->> 2)::int), 0)::int as scores, coalesce(sum((f.attempt ->> 3)::int), 0)::int as passed,
        sum(f.simulations)::int as simulations, sum(f.share)::real as shares,
        coalesce(jsonb_agg(f.attempt order by f.attempt) filter (where f.attempt is not null), '[]') as attempts,
        coalesce(jsonb_agg(f.talk order by f.talk) filter (where f.talk is not null), '[]') as talks,
        coalesce(jsonb_object_agg(f.source, f.points) filter (where f.source is not null), '{}') as points
      from parts f group by f.day, f.uid
    ), gone as (
      delete from ${activityDays} d
      where d.org_id = ${orgId} and d.day between ${from} and ${to} and ${isOfPeople(sql`d.uid`)}
        and (d.day, d.uid) not in (select m.day, m.uid from made m)
      returning d.day
    ), written as (
      insert into ${activityDays} as d (org_id, day, uid, groups, items, reviews, quizzes, scores, passed, simulations, shares, points, attempts, talks)
    select ${orgId}, m.day, m.uid,
      array(select g.group_id from ${groupMembers} g where g.org_id = ${orgId} and g.uid = m.uid order by g.group_id),
      m.items, m.reviews, m.quizzes, m.scores, m.passed, m.simulations, m.shares, m.points, m.attempts, m.talks
    from made m
    on conflict (org_id, day, uid) do update set items = excluded.items, reviews = excluded.reviews, quizzes = excluded.quizzes,
      scores = excluded.scores, passed = excluded.passed, simulations = excluded.simulations, shares = excluded.shares,
      points = excluded.points, attempts = excluded.attempts, talks = excluded.talks
    where (d.items, d.reviews, d.quizzes, d.scores, d.passed, d.simulations, d.shares, d.points, d.attempts, d.talks) is distinct from
      (excluded.items, excluded.reviews, excluded.quizzes, excluded.scores, excluded.passed, excluded.simulations, excluded.shares, excluded.points, excluded.attempts, excluded.talks)
    returning d.day
    )
    select day::text as day from written union select day::text from gone order by day`);
  return rows.map(({ day }) => day);
}

/** Takes away the days of whoever is no member of whom days are kept: they never were one, or have erased their account. */
export async function clearStrangers({ tx, orgId }: OrganizationScope): Promise<void> {
  await tx.execute(sql`
    delete from ${activityDays} d where d.org_id = ${orgId} and d.uid not in (
      select m.uid from ${memberships} m join ${users} u on u.uid = m.uid where m.org_id = ${orgId} and u.username <> '')`);
}

/** The first day of which there are figures of single people. */
export async function findFirstKept({ tx, orgId }: OrganizationScope): Promise<Day | null> {
  const { rows } = await tx.execute<{ day: Day | null }>(
    sql`select min(day)::text as day from ${activityDays} where org_id = ${orgId}`,
  );
  return rows[0]!.day;
}

/** Adds up days anew, of all members of the same groups. */
export async function remakeTotals(
  { tx, orgId }: OrganizationScope,
  { from, to }: Pick<DaysToMake, 'from' | 'to'>,
): Promise<void> {
  await tx.delete(dayTotals).where(and(eq(dayTotals.orgId, orgId), between(dayTotals.day, from, to)));
  await tx.execute(sql`
    insert into ${dayTotals} (org_id, day, groups, learners, items, reviews, quizzes, scores, passed, points)
    select d.org_id, d.day, d.groups, (count(*) filter (where d.items + d.reviews + d.quizzes + d.simulations > 0))::int,
      sum(d.items)::int, sum(d.reviews)::int, sum(d.quizzes)::int, sum(d.scores)::int, sum(d.passed)::int,
      sum((select coalesce(sum(p.value::int), 0) from jsonb_each_text(d.points) as p))::int
    from ${activityDays} d where d.org_id = ${orgId} and d.day between ${from} and ${to} group by d.org_id, d.day, d.groups`);
}

/** Adds up the days before one, without names, and takes their rows away. */
export async function closeDaysBefore({ tx, orgId }: OrganizationScope, day: Day): Promise<void> {
  await tx.execute(sql`
    insert into ${closedDays} (org_id, day, learners, items, reviews, quizzes, scores, passed, points)
    select d.org_id, d.day, (count(*) filter (where d.items + d.reviews + d.quizzes + d.simulations > 0))::int,
      sum(d.items)::int, sum(d.reviews)::int, sum(d.quizzes)::int, sum(d.scores)::int, sum(d.passed)::int,
      sum((select coalesce(sum(p.value::int), 0) from jsonb_each_text(d.points) as p))::int
    from ${activityDays} d where d.org_id = ${orgId} and d.day < ${day} group by d.org_id, d.day
    on conflict (org_id, day) do nothing`);
  await tx.delete(activityDays).where(and(eq(activityDays.orgId, orgId), lt(activityDays.day, day)));
  await tx.delete(dayTotals).where(and(eq(dayTotals.orgId, orgId), lt(dayTotals.day, day)));
}
