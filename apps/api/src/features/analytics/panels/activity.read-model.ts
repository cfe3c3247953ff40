import type { PointSource } from '@snapwell/contract/gamification/award.schemas';
import { type SQL, sql } from 'drizzle-orm';
import { contentItems } from '#features/catalogue/index.ts';
import { countStreaksAt, type Day } from '#features/gamification/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { activityDays, closedDays } from '../analytics.tables.ts';
import { dayTotals } from '../uses.tables.ts';
import { type Audience, membersOf, wasOf } from '../audience.repository.ts';
import type { DayRange } from '../with-insights.ts';

/** Somebody learned on a day: finished an item, a quiz or a simulation, or answered a review. A mere visit is none. */
const LEARNED = sql`(d.items + d.reviews + d.quizzes + d.simulations > 0)`;

const daysOf = ({ orgId }: OrganizationScope, audience: Audience, { from, to }: DayRange): SQL =>
  sql`${activityDays} d where d.org_id = ${orgId} and d.day between ${from} and ${to} and ${wasOf(audience, sql`d.groups`)}`;

const totalsOf = ({ orgId }: OrganizationScope, audience: Audience, { from, to }: DayRange): SQL =>
  sql`${dayTotals} t where t.org_id = ${orgId} and t.day between ${from} and ${to} and ${wasOf(audience, sql`t.groups`)}`;

export interface ActivityTotals extends Record<string, unknown> {
  readonly learners: number;
  readonly week: number;
  readonly month: number;
  /** Of those who learned, how many did so on three days of a week or more, in the mean of their weeks. */
  readonly frequent: number;
  readonly items: number;
  readonly reviews: number;
  readonly quizzes: number;
  readonly scores: number;
  readonly passed: number;
  readonly points: number;
}

/** Different people who learned in a range, in its last 7 and 30 days: a pass over the days; and what all of them did. */
export async function readActivityTotals(
  scope: OrganizationScope,
  audience: Audience,
  range: DayRange,
): Promise<ActivityTotals> {
  const { rows } = await scope.tx.execute<ActivityTotals>(sql`
    with people as (
      select d.uid, count(*) as days, max(d.day) as last_day from ${daysOf(scope, audience, range)} and ${LEARNED} group by d.uid
    ), counted as (
      select count(*)::int as learners,
        (count(*) filter (where last_day > ${range.to}::date - 7))::int as week,
        (count(*) filter (where last_day > ${range.to}::date - 30))::int as month,
        (count(*) filter (where days * 7 >= 3 * least(7 * ceil((${range.to}::date - ${range.from}::date + 1) / 7.0), ${range.to}::date - ${range.from}::date + 1)))::int as frequent
      from people
    ), done as (
      select coalesce(sum(t.items), 0)::int as items, coalesce(sum(t.reviews), 0)::int as reviews, coalesce(sum(t.quizzes), 0)::int as quizzes,
        coalesce(sum(t.scores), 0)::int as scores, coalesce(sum(t.passed), 0)::int as passed, coalesce(sum(t.points), 0)::int as points
      from ${totalsOf(scope, audience, range)}
    ) select * from counted cross join done`);
  return rows[0]!;
}

/** Who learned on each day; of closed days only what everybody together did is left. */
export async function readLearnersByDay(
  scope: OrganizationScope,
  audience: Audience,
  { from, to }: DayRange,
): Promise<{ day: Day; learners: number }[]> {
  const closed =
    audience.kind === 'everybody'
      ? sql`union all select c.day, c.learners from ${closedDays} c where c.org_id = ${scope.orgId} and c.day between ${from} and ${to}`
      : sql``;
  const { rows } = await scope.tx.execute<{ day: Day; learners: number }>(sql`
    select s.day::date::text as day, coalesce(max(f.learners), 0)::int as learners
    from generate_series(${from}::date, ${to}::date, interval '1 day') as s(day)
    left join (
      select t.day, sum(t.learners) as learners from ${totalsOf(scope, audience, { from, to })} group by t.day
      ${closed}
    ) f on f.day = s.day
    group by s.day order by s.day`);
  return rows;
}

/**
 * Points by what they were earned with, and how many members have any; counter-entries are a source of their own. One pass
 * over the days, a member counted once for each source.
 */
export async function readPointSources(
  scope: OrganizationScope,
  audience: Audience,
  range: DayRange,
): Promise<{ sources: { source: PointSource; points: number; members: number }[]; members: number }> {
  const { rows } = await scope.tx.execute<{ source: PointSource | null; points: number; members: number }>(sql`
    with earned as materialized (
      select d.uid, p.key as source, sum(p.value::int) as points
      from (select d.uid, d.points from ${daysOf(scope, audience, range)}) d cross join lateral jsonb_each_text(d.points) as p
      group by d.uid, p.key
    )
    select e.source, sum(e.points)::int as points, count(*)::int as members from earned e group by e.source
    union all select null, 0, count(distinct e.uid)::int from earned e
    order by points desc, source`);
  return {
    sources: rows.flatMap(({ source, ...row }) => (source === null ? [] : [{ source, ...row }])),
    members: rows.find(({ source }) => source === null)!.members,
  };
}

/** Members by the length of the streak that they have at a moment; those without one are left out. */
export const readStreaks = (scope: OrganizationScope, audience: Audience, at: Date) =>
  countStreaksAt(scope, membersOf(scope, audience), at);

export interface QuizScoreRow extends Record<string, unknown> {
  readonly quiz_id: string | null;
  readonly title: string | null;
  readonly module_id: string | null;
  readonly attempts: number;
  readonly learners: number;
  readonly mean: number | null;
  readonly median: number | null;
  readonly lower_quartile: number | null;
  readonly upper_quartile: number | null;
  readonly passed: number;
  readonly spread: number[];
}

/**
 * Scores of whole attempts finished in the range, of each quiz, and of all in a row without a quiz. Quartiles are those
 * that lie between two attempts where none is in the middle.
 */
export async function readScores(
  scope: OrganizationScope,
  audience: Audience,
  range: DayRange,
): Promise<QuizScoreRow[]> {
  const { rows } = await scope.tx.execute<QuizScoreRow>(sql`
    with taken as (
      select d.uid, t.attempt ->> 1 as quiz_id, (t.attempt ->> 2)::int as score, (t.attempt ->> 3)::int as passed
      from (select d.uid, d.attempts from ${daysOf(scope, audience, range)} and d.quizzes > 0) d
      cross join lateral jsonb_array_elements(d.attempts) as t(attempt)
    ), figures as (
      select quiz_id, count(*)::int as attempts, count(distinct uid)::int as learners, avg(score)::float8 as mean,
        (percentile_cont(array[0.25, 0.5, 0.75]) within group (order by score))::float8[] as quartiles,
        coalesce(sum(passed), 0)::int as passed,
        array[${sql.join(
          Array.from(
            { length: 10 },
            (_, band) => sql`(count(*) filter (where least(9, score / 10) = ${sql.raw(String(band))}))::int`,
          ),
          sql`, `,
        )}] as spread
      from taken group by grouping sets ((quiz_id), ())
    )
    select f.quiz_id, i.title, i.module_id, f.attempts, f.learners, f.mean, f.quartiles[1] as lower_quartile,
      f.quartiles[2] as median, f.quartiles[3] as upper_quartile, f.passed, f.spread
    from figures f left join ${contentItems} i on i.org_id = ${scope.orgId} and i.id = f.quiz_id
    order by f.quiz_id is null, f.mean, f.quiz_id`);
  return rows;
}
