-- listPeople
select
  m.uid,
  u.display_name,
  u.first_name,
  u.photo_url,
  u.email,
  coalesce(u.language, o.language) as language,
  u.is_disabled,
  coalesce(m.timezone, o.timezone) as timezone,
  coalesce(m.day_start_hour, o.day_start_hour) as day_start_hour,
  (
    extract(
      epoch
      from
        m.last_visit_at
    ) * 1000
  )::float8 as last_visit_at,
  (
    ($1::timestamptz at time zone coalesce(m.timezone, o.timezone)) - make_interval(hours => coalesce(m.day_start_hour, o.day_start_hour))
  )::date::text as today,
  extract(
    hour
    from
      ($2::timestamptz at time zone coalesce(m.timezone, o.timezone))
  )::int as hour,
  exists (
    select
    from
      "leaves" l
    where
      l.org_id = m.org_id
      and l.uid = m.uid
      and l.started_at <= $3::timestamptz
      and (
        l.ended_at is null
        or l.ended_at > $4::timestamptz
      )
  ) as is_away,
  (
    select
      coalesce(
        json_agg(
          json_build_array(
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
        ),
        '[]'
      )
    from
      "leaves" l
    where
      l.org_id = m.org_id
      and l.uid = m.uid
  ) as leaves
from
  "memberships" m
  join "users" u on u.uid = m.uid
  join "organizations" o on o.id = m.org_id
where
  m.org_id = $5
  and m.uid = any ($6::text[]);

-- countAssigned
select
  a.assignment_id,
  a.done_on is not null as is_done,
  a.is_exempt,
  exists (
    select
    from
      "leaves" l
    where
      l.org_id = m.org_id
      and l.uid = m.uid
      and l.started_at <= $1::timestamptz
      and (
        l.ended_at is null
        or l.ended_at > $2::timestamptz
      )
  ) as is_away,
  a.due_on::text,
  least(
    (
      ($3::timestamptz at time zone coalesce(m.timezone, o.timezone)) - make_interval(hours => coalesce(m.day_start_hour, o.day_start_hour))
    )::date::text,
    (t.ended_at at time zone 'UTC')::date::text
  ) as today,
  count(*)::int as people
from
  "member_assignments" a
  join "assignments" t on t.org_id = a.org_id
  and t.id = a.assignment_id
  join "memberships" m on m.org_id = a.org_id
  and m.uid = a.uid
  join "organizations" o on o.id = a.org_id
where
  a.org_id = $4
  and (
    a.ended_on is null
    or a.ended_on = (t.ended_at at time zone 'UTC')::date
  )
  and a.uid = any ($5::text[])
  and a.assignment_id = $6
group by
  1,
  2,
  3,
  4,
  5,
  6;
