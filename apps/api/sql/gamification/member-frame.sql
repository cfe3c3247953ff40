-- readMemberFrame
select
  o.timezone,
  o.day_start_hour,
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
  s.taken_on::text as taken_on,
  (
    extract(
      epoch
      from
        s.taken_at
    ) * 1000
  )::float8 as taken_ms,
  (
    select
      v.rules
    from
      "point_rule_versions" v
    where
      v.org_id = $1
    order by
      v.version desc
    limit
      1
  ) as rules
from
  "organizations" o
  left join "memberships" m on m.org_id = o.id
  and m.uid = $2
  and m.left_at is null
  left join "rank_snapshots" s on s.org_id = o.id
where
  o.id = $3;
