-- listUserStats
with
  page as (
    select
      m.uid,
      m.joined_at,
      m.last_visit_at
    from
      "memberships" m
      join (
        select
          m.uid
        from
          "memberships" m
          join "users" u on u.uid = m.uid
        where
          m.org_id = $1
          and m.left_at is null
          and not m.is_deactivated
          and u.username <> ''
          and true
      ) p on p.uid = m.uid
    where
      m.org_id = $2
      and true
    order by
      m.joined_at,
      m.uid
    limit
      $3
  )
select
  p.uid as user_id,
  u.display_name,
  u.photo_url,
  to_char(p.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as joined_at,
  (
    extract(
      epoch
      from
        greatest(p.last_visit_at, (s.visited_on::timestamp + make_interval(hours => $4::int)) at time zone $5)
    ) * 1000
  )::float8 as last_ms,
  (
    count(d.day) filter (
      where
        d.items + d.reviews + d.quizzes + d.simulations > 0
    )
  )::int as active_days,
  coalesce(sum(d.items), 0)::int as items_finished,
  coalesce(sum(d.quizzes), 0)::int as quiz_attempts,
  coalesce(sum(d.scores), 0)::int as scores,
  coalesce(sum(d.reviews), 0)::int as reviews,
  coalesce(
    sum(
      (
        select
          sum(e.value::int)
        from
          jsonb_each_text(d.points) as e
      )
    ),
    0
  )::int as points
from
  page p
  join "users" u on u.uid = p.uid
  left join "member_standings" s on s.org_id = $6
  and s.uid = p.uid
  left join "activity_days" d on d.org_id = $7
  and d.uid = p.uid
  and d.day between $8 and $9
group by
  p.uid,
  u.display_name,
  u.photo_url,
  p.joined_at,
  p.last_visit_at,
  s.visited_on
order by
  p.joined_at,
  p.uid;

-- listUserStats of a later page
with
  page as (
    select
      m.uid,
      m.joined_at,
      m.last_visit_at
    from
      "memberships" m
      join (
        select
          m.uid
        from
          "memberships" m
          join "users" u on u.uid = m.uid
        where
          m.org_id = $1
          and m.left_at is null
          and not m.is_deactivated
          and u.username <> ''
          and true
      ) p on p.uid = m.uid
    where
      m.org_id = $2
      and (m.joined_at, m.uid) > ($3::timestamptz, $4)
    order by
      m.joined_at,
      m.uid
    limit
      $5
  )
select
  p.uid as user_id,
  u.display_name,
  u.photo_url,
  to_char(p.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as joined_at,
  (
    extract(
      epoch
      from
        greatest(p.last_visit_at, (s.visited_on::timestamp + make_interval(hours => $6::int)) at time zone $7)
    ) * 1000
  )::float8 as last_ms,
  (
    count(d.day) filter (
      where
        d.items + d.reviews + d.quizzes + d.simulations > 0
    )
  )::int as active_days,
  coalesce(sum(d.items), 0)::int as items_finished,
  coalesce(sum(d.quizzes), 0)::int as quiz_attempts,
  coalesce(sum(d.scores), 0)::int as scores,
  coalesce(sum(d.reviews), 0)::int as reviews,
  coalesce(
    sum(
      (
        select
          sum(e.value::int)
        from
          jsonb_each_text(d.points) as e
      )
    ),
    0
  )::int as points
from
  page p
  join "users" u on u.uid = p.uid
  left join "member_standings" s on s.org_id = $8
  and s.uid = p.uid
  left join "activity_days" d on d.org_id = $9
  and d.uid = p.uid
  and d.day between $10 and $11
group by
  p.uid,
  u.display_name,
  u.photo_url,
  p.joined_at,
  p.last_visit_at,
  s.visited_on
order by
  p.joined_at,
  p.uid;
