-- readActivityTotals
with
  people as (
    select
      d.uid,
      count(*) as days,
      max(d.day) as last_day
    from
      "activity_days" d
    where
      d.org_id = $1
      and d.day between $2 and $3
      and true
      and (d.items + d.reviews + d.quizzes + d.simulations > 0)
    group by
      d.uid
  ),
  counted as (
    select
      count(*)::int as learners,
      (
        count(*) filter (
          where
            last_day > $4::date - 7
        )
      )::int as week,
      (
        count(*) filter (
          where
            last_day > $5::date - 30
        )
      )::int as month,
      (
        count(*) filter (
          where
            days * 7 >= 3 * least(7 * ceil(($6::date - $7::date + 1) / 7.0), $8::date - $9::date + 1)
        )
      )::int as frequent
    from
      people
  ),
  done as (
    select
      coalesce(sum(t.items), 0)::int as items,
      coalesce(sum(t.reviews), 0)::int as reviews,
      coalesce(sum(t.quizzes), 0)::int as quizzes,
      coalesce(sum(t.scores), 0)::int as scores,
      coalesce(sum(t.passed), 0)::int as passed,
      coalesce(sum(t.points), 0)::int as points
    from
      "day_totals" t
    where
      t.org_id = $10
      and t.day between $11 and $12
      and true
  )
select
  *
from
  counted
  cross join done;

-- readActivityTotals of groups
with
  people as (
    select
      d.uid,
      count(*) as days,
      max(d.day) as last_day
    from
      "activity_days" d
    where
      d.org_id = $1
      and d.day between $2 and $3
      and d.groups && $4::text[]
      and (d.items + d.reviews + d.quizzes + d.simulations > 0)
    group by
      d.uid
  ),
  counted as (
    select
      count(*)::int as learners,
      (
        count(*) filter (
          where
            last_day > $5::date - 7
        )
      )::int as week,
      (
        count(*) filter (
          where
            last_day > $6::date - 30
        )
      )::int as month,
      (
        count(*) filter (
          where
            days * 7 >= 3 * least(7 * ceil(($7::date - $8::date + 1) / 7.0), $9::date - $10::date + 1)
        )
      )::int as frequent
    from
      people
  ),
  done as (
    select
      coalesce(sum(t.items), 0)::int as items,
      coalesce(sum(t.reviews), 0)::int as reviews,
      coalesce(sum(t.quizzes), 0)::int as quizzes,
      coalesce(sum(t.scores), 0)::int as scores,
      coalesce(sum(t.passed), 0)::int as passed,
      coalesce(sum(t.points), 0)::int as points
    from
      "day_totals" t
    where
      t.org_id = $11
      and t.day between $12 and $13
      and t.groups && $14::text[]
  )
select
  *
from
  counted
  cross join done;

-- readLearnersByDay
select
  s.day::date::text as day,
  coalesce(max(f.learners), 0)::int as learners
from
  generate_series($1::date, $2::date, interval '1 day') as s (day)
  left join (
    select
      t.day,
      sum(t.learners) as learners
    from
      "day_totals" t
    where
      t.org_id = $3
      and t.day between $4 and $5
      and true
    group by
      t.day
    union all
    select
      c.day,
      c.learners
    from
      "closed_days" c
    where
      c.org_id = $6
      and c.day between $7 and $8
  ) f on f.day = s.day
group by
  s.day
order by
  s.day;

-- readLearnersByDay of groups
select
  s.day::date::text as day,
  coalesce(max(f.learners), 0)::int as learners
from
  generate_series($1::date, $2::date, interval '1 day') as s (day)
  left join (
    select
      t.day,
      sum(t.learners) as learners
    from
      "day_totals" t
    where
      t.org_id = $3
      and t.day between $4 and $5
      and t.groups && $6::text[]
    group by
      t.day
  ) f on f.day = s.day
group by
  s.day
order by
  s.day;

-- readPointSources
with
  earned as materialized (
    select
      d.uid,
      p.key as source,
      sum(p.value::int) as points
    from
      (
        select
          d.uid,
          d.points
        from
          "activity_days" d
        where
          d.org_id = $1
          and d.day between $2 and $3
          and true
      ) d
      cross join lateral jsonb_each_text(d.points) as p
    group by
      d.uid,
      p.key
  )
select
  e.source,
  sum(e.points)::int as points,
  count(*)::int as members
from
  earned e
group by
  e.source
union all
select
  null,
  0,
  count(distinct e.uid)::int
from
  earned e
order by
  points desc,
  source;

-- readStreaks
select
  "timezone",
  "day_start_hour",
  "days_off"
from
  "organizations"
where
  "organizations"."id" = $1;

with
  away as (
    select
      l.uid,
      jsonb_agg(
        jsonb_build_array(
          (
            extract(
              epoch
              from
                l.started_at
            ) * 1000
          )::bigint,
          (
            extract(
              epoch
              from
                l.ended_at
            ) * 1000
          )::bigint
        )
        order by
          l.started_at
      ) as leaves
    from
      "leaves" l
    where
      l.org_id = $1
    group by
      l.uid
  )
select
  '{}'::text[] as uids,
  count(*)::int as members,
  s.current_streak,
  s.freezes,
  s.last_day::text as last_day,
  s.seen_day::text as seen_day,
  s.last_timezone,
  s.last_day_start_hour,
  m.timezone as own_timezone,
  m.day_start_hour as own_day_start_hour,
  m.former_timezone,
  m.former_day_start_hour,
  (
    extract(
      epoch
      from
        m.former_until
    ) * 1000
  )::float8 as former_until_ms,
  a.leaves
from
  (
    select
      m.uid
    from
      "memberships" m
      join "users" u on u.uid = m.uid
    where
      m.org_id = $2
      and m.left_at is null
      and not m.is_deactivated
      and u.username <> ''
      and exists (
        select
        from
          "group_members" gm
        where
          gm.org_id = $3
          and gm.uid = m.uid
          and gm.group_id = any ($4::text[])
      )
  ) p
  join "member_standings" s on s.org_id = $5
  and s.uid = p.uid
  and s.current_streak > 0
  join "memberships" m on m.org_id = $6
  and m.uid = p.uid
  left join away a on a.uid = p.uid
group by
  s.current_streak,
  s.freezes,
  s.last_day,
  s.seen_day,
  s.last_timezone,
  s.last_day_start_hour,
  m.timezone,
  m.day_start_hour,
  m.former_timezone,
  m.former_day_start_hour,
  m.former_until,
  a.leaves;

-- readScores
with
  taken as (
    select
      d.uid,
      t.attempt ->> 1 as quiz_id,
      (t.attempt ->> 2)::int as score,
      (t.attempt ->> 3)::int as passed
    from
      (
        select
          d.uid,
          d.attempts
        from
          "activity_days" d
        where
          d.org_id = $1
          and d.day between $2 and $3
          and true
          and d.quizzes > 0
      ) d
      cross join lateral jsonb_array_elements(d.attempts) as t (attempt)
  ),
  figures as (
    select
      quiz_id,
      count(*)::int as attempts,
      count(distinct uid)::int as learners,
      avg(score)::float8 as mean,
      (
        percentile_cont(array[0.25, 0.5, 0.75]) within group (
          order by
            score
        )
      )::float8[] as quartiles,
      coalesce(sum(passed), 0)::int as passed,
      array[
        (
          count(*) filter (
            where
              least(9, score / 10) = 0
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, score / 10) = 1
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, score / 10) = 2
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, score / 10) = 3
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, score / 10) = 4
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, score / 10) = 5
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, score / 10) = 6
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, score / 10) = 7
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, score / 10) = 8
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, score / 10) = 9
          )
        )::int
      ] as spread
    from
      taken
    group by
      grouping sets ((quiz_id), ())
  )
select
  f.quiz_id,
  i.title,
  i.module_id,
  f.attempts,
  f.learners,
  f.mean,
  f.quartiles[1] as lower_quartile,
  f.quartiles[2] as median,
  f.quartiles[3] as upper_quartile,
  f.passed,
  f.spread
from
  figures f
  left join "content_items" i on i.org_id = $4
  and i.id = f.quiz_id
order by
  f.quiz_id is null,
  f.mean,
  f.quiz_id;
