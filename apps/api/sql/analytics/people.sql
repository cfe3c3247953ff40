-- listPeople
select
  m.uid,
  u.display_name,
  u.photo_url,
  m.job_role,
  coalesce(
    (
      select
        json_agg(
          json_build_object('id', g.id, 'name', g.name)
          order by
            lower(g.name)
        )
      from
        "group_members" gm
        join "groups" g on g.org_id = gm.org_id
        and g.id = gm.group_id
      where
        gm.org_id = $1
        and gm.uid = m.uid
        and g.id = any ($2::text[])
    ),
    '[]'
  ) as groups
from
  "memberships" m
  join "users" u on u.uid = m.uid
where
  m.org_id = $3
  and m.uid = any ($4::text[]);

-- listAtRisk
with
  away as (
    select
      a.*
    from
      (
        select
          m.uid,
          greatest(m.last_visit_at, (s.visited_on::timestamp + make_interval(hours => $1::int)) at time zone $2) as last_at,
          coalesce(
            greatest(s.visited_on, ((m.last_visit_at at time zone $3) - make_interval(hours => $4::int))::date),
            ((m.joined_at at time zone $5) - make_interval(hours => $6::int))::date
          ) as last_day,
          coalesce(s.best_streak, 0) as best_streak
        from
          "memberships" m
          left join "member_standings" s on s.org_id = m.org_id
          and s.uid = m.uid
        where
          m.org_id = $7
          and m.left_at is null
          and not m.is_deactivated
          and m.status <> 'on_leave'
          and exists (
            select
            from
              "group_members" gm
            where
              gm.org_id = $8
              and gm.uid = m.uid
              and gm.group_id = any ($9::text[])
          )
      ) a
      join "users" u on u.uid = a.uid
      and u.username <> ''
    where
      a.last_day <= $10::date - $11::int
  ),
  risky as (
    select
      a.*,
      ($12::date - a.last_day) as days_away,
      count(*) over ()::int as people,
      (
        n.sent_at is null
        or n.sent_at <= $13::timestamptz - make_interval(days => $14::int)
      ) as is_due,
      n.sent_at
    from
      away a
      left join "nudges" n on n.org_id = $15
      and n.uid = a.uid
    order by
      (
        n.sent_at is null
        or n.sent_at <= $16::timestamptz - make_interval(days => $17::int)
      ) desc,
      a.last_day,
      a.uid
    limit
      $18
  )
select
  m.uid,
  u.display_name,
  u.photo_url,
  m.job_role,
  coalesce(
    (
      select
        json_agg(
          json_build_object('id', g.id, 'name', g.name)
          order by
            lower(g.name)
        )
      from
        "group_members" gm
        join "groups" g on g.org_id = gm.org_id
        and g.id = gm.group_id
      where
        gm.org_id = $19
        and gm.uid = m.uid
        and g.id = any ($20::text[])
    ),
    '[]'
  ) as groups,
  (
    extract(
      epoch
      from
        r.last_at
    ) * 1000
  )::float8 as last_ms,
  r.days_away::int as days_away,
  r.best_streak,
  r.people,
  (
    select
      json_build_object('content_id', i.id, 'title', i.title, 'share', p.furthest)
    from
      "progress" p
      join "content_items" i on i.org_id = p.org_id
      and i.id = p.content_id
      and i.status = 'published'
      and i.uid is null
      and i.module_id is not null
    where
      p.org_id = $21
      and p.uid = r.uid
      and not exists (
        select
        from
          "completions" c
        where
          c.org_id = $22
          and c.uid = r.uid
          and c.content_id = p.content_id
      )
    order by
      p.visited_at desc
    limit
      1
  ) as left_open,
  (
    extract(
      epoch
      from
        r.sent_at
    ) * 1000
  )::float8 as nudged_ms,
  r.is_due
  and not u.is_disabled as can_nudge
from
  risky r
  join "memberships" m on m.org_id = $23
  and m.uid = r.uid
  join "users" u on u.uid = r.uid
order by
  r.last_day,
  lower(u.display_name),
  r.uid;

-- countAtRisk
select
  count(*)::int as people
from
  (
    select
      a.*
    from
      (
        select
          m.uid,
          greatest(m.last_visit_at, (s.visited_on::timestamp + make_interval(hours => $1::int)) at time zone $2) as last_at,
          coalesce(
            greatest(s.visited_on, ((m.last_visit_at at time zone $3) - make_interval(hours => $4::int))::date),
            ((m.joined_at at time zone $5) - make_interval(hours => $6::int))::date
          ) as last_day,
          coalesce(s.best_streak, 0) as best_streak
        from
          "memberships" m
          left join "member_standings" s on s.org_id = m.org_id
          and s.uid = m.uid
        where
          m.org_id = $7
          and m.left_at is null
          and not m.is_deactivated
          and m.status <> 'on_leave'
          and exists (
            select
            from
              "group_members" gm
            where
              gm.org_id = $8
              and gm.uid = m.uid
              and gm.group_id = any ($9::text[])
          )
      ) a
      join "users" u on u.uid = a.uid
      and u.username <> ''
    where
      a.last_day <= $10::date - $11::int
  ) a;

-- listAddressees
select
  m.uid,
  u.email,
  u.first_name,
  coalesce(u.language, o.language) as language,
  o.name as organization,
  m.status = 'on_leave' as is_away,
  (
    not u.is_disabled
    and u.email <> ''
    and u.email not like '%.invalid'
  ) as has_address
from
  "memberships" m
  join "users" u on u.uid = m.uid
  join organizations o on o.id = m.org_id
where
  m.org_id = $1
  and m.uid = any ($2::text[])
  and m.left_at is null
  and not m.is_deactivated
  and u.username <> ''
  and true;
