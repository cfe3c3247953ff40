-- countStreaksAt
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
      uid
    from
      memberships
  ) p
  join "member_standings" s on s.org_id = $2
  and s.uid = p.uid
  and s.current_streak > 0
  join "memberships" m on m.org_id = $3
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

-- findStreaksAt
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
  array_agg(s.uid) as uids,
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
      unnest($2::text[]) as uid
  ) p
  join "member_standings" s on s.org_id = $3
  and s.uid = p.uid
  and s.current_streak > 0
  join "memberships" m on m.org_id = $4
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
