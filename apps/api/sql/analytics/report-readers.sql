-- listReportReaders
select
  r.*
from
  (
    select
      m.uid,
      u.email,
      u.first_name,
      coalesce(u.language, o.language) as language,
      m.role,
      m.system_level
    from
      "memberships" m
      join "users" u on u.uid = m.uid
      join "organizations" o on o.id = m.org_id
    where
      m.org_id = $1
      and m.left_at is null
      and not m.is_deactivated
      and m.status <> 'on_leave'
      and not u.is_disabled
      and u.username <> ''
      and u.email <> ''
      and u.email not like '%.invalid'
      and (
        m.role = 'ORG_ADMIN'
        or m.system_level = 'admin'
        or (
          m.system_level = 'manager'
          and exists (
            select
            from
              "group_members" g
            where
              g.org_id = m.org_id
              and g.uid = m.uid
              and g.is_leader
          )
        )
      )
  ) r
  left join "report_settings" s on s.org_id = $2
  and s.uid = r.uid
where
  coalesce(not s.is_off, true)
  and (
    s.reported_on is null
    or s.reported_on < $3::date
  )
order by
  r.uid;

-- findReader
select
  r.*
from
  (
    select
      m.uid,
      u.email,
      u.first_name,
      coalesce(u.language, o.language) as language,
      m.role,
      m.system_level
    from
      "memberships" m
      join "users" u on u.uid = m.uid
      join "organizations" o on o.id = m.org_id
    where
      m.org_id = $1
      and m.left_at is null
      and not m.is_deactivated
      and m.status <> 'on_leave'
      and not u.is_disabled
      and u.username <> ''
      and u.email <> ''
      and u.email not like '%.invalid'
      and (
        m.role = 'ORG_ADMIN'
        or m.system_level = 'admin'
        or (
          m.system_level = 'manager'
          and exists (
            select
            from
              "group_members" g
            where
              g.org_id = m.org_id
              and g.uid = m.uid
              and g.is_leader
          )
        )
      )
  ) r
where
  r.uid = $2;

-- listReportable
with
  local as (
    select
      o.id,
      ($1::timestamptz at time zone o.timezone) as wall
    from
      "organizations" o
    where
      not o.is_suspended
  )
select
  l.id
from
  local l
where
  extract(
    hour
    from
      l.wall
  ) >= $2::int
  and (
    exists (
      select
      from
        "insight_alerts" a
      where
        a.org_id = l.id
        and a.sent_at is null
        and (
          a.looked_on is null
          or a.looked_on < l.wall::date
        )
    )
    or (
      extract(
        isodow
        from
          l.wall
      ) <= 2
      and exists (
        select
        from
          (
            select
              m.uid,
              u.email,
              u.first_name,
              coalesce(u.language, o.language) as language,
              m.role,
              m.system_level
            from
              "memberships" m
              join "users" u on u.uid = m.uid
              join "organizations" o on o.id = m.org_id
            where
              m.org_id = l.id
              and m.left_at is null
              and not m.is_deactivated
              and m.status <> 'on_leave'
              and not u.is_disabled
              and u.username <> ''
              and u.email <> ''
              and u.email not like '%.invalid'
              and (
                m.role = 'ORG_ADMIN'
                or m.system_level = 'admin'
                or (
                  m.system_level = 'manager'
                  and exists (
                    select
                    from
                      "group_members" g
                    where
                      g.org_id = m.org_id
                      and g.uid = m.uid
                      and g.is_leader
                  )
                )
              )
          ) r
          left join "report_settings" s on s.org_id = l.id
          and s.uid = r.uid
        where
          coalesce(not s.is_off, true)
          and (
            s.reported_on is null
            or s.reported_on < date_trunc('week', l.wall)::date
          )
      )
    )
  )
order by
  l.id;

-- findOrganizationName
select
  name
from
  "organizations"
where
  id = $1;
