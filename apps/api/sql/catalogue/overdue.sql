-- listOverdue
with
  people as (
    select
      m.uid
    from
      "memberships" m
    where
      m.org_id = $1
      and m.left_at is null
      and not m.is_deactivated
      and m.status <> 'on_leave'
      and true
      and true
  ),
  asked as (
    select
      a.uid,
      a.target_type as type,
      a.target_id as id,
      a.due_on
    from
      "member_assignments" a
    where
      a.org_id = $2
      and a.due_on < $3
      and a.done_on is null
      and a.ended_on is null
      and not a.is_exempt
    union all
    select
      p.uid,
      'course',
      c.id,
      c.due_on
    from
      "courses" c
      cross join people p
    where
      c.org_id = $4
      and c.status = 'published'
      and c.due_on < $5
  ),
  late as (
    select
      a.uid,
      a.type,
      a.id,
      min(a.due_on) as due_on
    from
      asked a
      join people p on p.uid = a.uid
    group by
      a.uid,
      a.type,
      a.id
  ),
  parts as (
    select
      'content' as type,
      i.id,
      i.title,
      i.id as content_id
    from
      "content_items" i
    where
      i.org_id = $6
      and i.status = 'published'
      and i.uid is null
    union all
    select
      'module',
      m.id,
      m.title,
      i.id
    from
      "modules" m
      join "content_items" i on i.org_id = m.org_id
      and i.module_id = m.id
      and i.status = 'published'
      and i.uid is null
    where
      m.org_id = $7
      and m.status = 'published'
    union all
    select
      'course',
      c.id,
      c.title,
      i.id
    from
      "courses" c
      join "modules" m on m.org_id = c.org_id
      and m.id = any (c.module_ids)
      and m.status = 'published'
      join "content_items" i on i.org_id = c.org_id
      and i.module_id = m.id
      and i.status = 'published'
      and i.uid is null
    where
      c.org_id = $8
      and c.status = 'published'
  )
select
  l.uid,
  l.type,
  l.id,
  q.title,
  l.due_on::text as due_on,
  count(*)::int as items,
  count(d.uid)::int as items_done
from
  late l
  join parts q on q.type = l.type
  and q.id = l.id
  left join "completions" d on d.org_id = $9
  and d.uid = l.uid
  and d.content_id = q.content_id
group by
  l.uid,
  l.type,
  l.id,
  q.title,
  l.due_on
having
  count(d.uid) < count(*)
order by
  l.due_on,
  l.uid,
  l.id;

-- listOverdue of a person
with
  people as (
    select
      m.uid
    from
      "memberships" m
    where
      m.org_id = $1
      and m.left_at is null
      and not m.is_deactivated
      and m.status <> 'on_leave'
      and m.uid = any ($2::text[])
      and true
  ),
  asked as (
    select
      a.uid,
      a.target_type as type,
      a.target_id as id,
      a.due_on
    from
      "member_assignments" a
    where
      a.org_id = $3
      and a.due_on < $4
      and a.done_on is null
      and a.ended_on is null
      and not a.is_exempt
    union all
    select
      p.uid,
      'course',
      c.id,
      c.due_on
    from
      "courses" c
      cross join people p
    where
      c.org_id = $5
      and c.status = 'published'
      and c.due_on < $6
  ),
  late as (
    select
      a.uid,
      a.type,
      a.id,
      min(a.due_on) as due_on
    from
      asked a
      join people p on p.uid = a.uid
    group by
      a.uid,
      a.type,
      a.id
  ),
  parts as (
    select
      'content' as type,
      i.id,
      i.title,
      i.id as content_id
    from
      "content_items" i
    where
      i.org_id = $7
      and i.status = 'published'
      and i.uid is null
    union all
    select
      'module',
      m.id,
      m.title,
      i.id
    from
      "modules" m
      join "content_items" i on i.org_id = m.org_id
      and i.module_id = m.id
      and i.status = 'published'
      and i.uid is null
    where
      m.org_id = $8
      and m.status = 'published'
    union all
    select
      'course',
      c.id,
      c.title,
      i.id
    from
      "courses" c
      join "modules" m on m.org_id = c.org_id
      and m.id = any (c.module_ids)
      and m.status = 'published'
      join "content_items" i on i.org_id = c.org_id
      and i.module_id = m.id
      and i.status = 'published'
      and i.uid is null
    where
      c.org_id = $9
      and c.status = 'published'
  )
select
  l.uid,
  l.type,
  l.id,
  q.title,
  l.due_on::text as due_on,
  count(*)::int as items,
  count(d.uid)::int as items_done
from
  late l
  join parts q on q.type = l.type
  and q.id = l.id
  left join "completions" d on d.org_id = $10
  and d.uid = l.uid
  and d.content_id = q.content_id
group by
  l.uid,
  l.type,
  l.id,
  q.title,
  l.due_on
having
  count(d.uid) < count(*)
order by
  l.due_on,
  l.uid,
  l.id;

-- listOverdue of groups
with
  people as (
    select
      m.uid
    from
      "memberships" m
    where
      m.org_id = $1
      and m.left_at is null
      and not m.is_deactivated
      and m.status <> 'on_leave'
      and true
      and exists (
        select
        from
          "group_members" g
        where
          g.org_id = $2
          and g.uid = m.uid
          and g.group_id = any ($3::text[])
      )
  ),
  asked as (
    select
      a.uid,
      a.target_type as type,
      a.target_id as id,
      a.due_on
    from
      "member_assignments" a
    where
      a.org_id = $4
      and a.due_on < $5
      and a.done_on is null
      and a.ended_on is null
      and not a.is_exempt
    union all
    select
      p.uid,
      'course',
      c.id,
      c.due_on
    from
      "courses" c
      cross join people p
    where
      c.org_id = $6
      and c.status = 'published'
      and c.due_on < $7
  ),
  late as (
    select
      a.uid,
      a.type,
      a.id,
      min(a.due_on) as due_on
    from
      asked a
      join people p on p.uid = a.uid
    group by
      a.uid,
      a.type,
      a.id
  ),
  parts as (
    select
      'content' as type,
      i.id,
      i.title,
      i.id as content_id
    from
      "content_items" i
    where
      i.org_id = $8
      and i.status = 'published'
      and i.uid is null
    union all
    select
      'module',
      m.id,
      m.title,
      i.id
    from
      "modules" m
      join "content_items" i on i.org_id = m.org_id
      and i.module_id = m.id
      and i.status = 'published'
      and i.uid is null
    where
      m.org_id = $9
      and m.status = 'published'
    union all
    select
      'course',
      c.id,
      c.title,
      i.id
    from
      "courses" c
      join "modules" m on m.org_id = c.org_id
      and m.id = any (c.module_ids)
      and m.status = 'published'
      join "content_items" i on i.org_id = c.org_id
      and i.module_id = m.id
      and i.status = 'published'
      and i.uid is null
    where
      c.org_id = $10
      and c.status = 'published'
  )
select
  l.uid,
  l.type,
  l.id,
  q.title,
  l.due_on::text as due_on,
  count(*)::int as items,
  count(d.uid)::int as items_done
from
  late l
  join parts q on q.type = l.type
  and q.id = l.id
  left join "completions" d on d.org_id = $11
  and d.uid = l.uid
  and d.content_id = q.content_id
group by
  l.uid,
  l.type,
  l.id,
  q.title,
  l.due_on
having
  count(d.uid) < count(*)
order by
  l.due_on,
  l.uid,
  l.id;
