-- readLessons
with
  answered as (
    select
      l.content_id,
      l.uid,
      l.is_after,
      l."right"::float8 / l.answers as mean,
      count(*) over (
        partition by
          l.content_id,
          l.is_after,
          g.groups
      ) as together
    from
      "lesson_answers" l
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
      ) everybody on everybody.uid = l.uid
      join (
        select
          m.uid,
          coalesce(
            array_agg(
              gm.group_id
              order by
                gm.group_id
            ) filter (
              where
                gm.group_id is not null
            ),
            '{}'
          ) as groups
        from
          "memberships" m
          left join "group_members" gm on gm.org_id = m.org_id
          and gm.uid = m.uid
        where
          m.org_id = $2
        group by
          m.uid
      ) g on g.uid = l.uid
    where
      l.org_id = $3
  ),
  taught as (
    select
      question ->> 'teaches' as content_id,
      count(*)::int as questions
    from
      "content_items" i
      cross join lateral jsonb_array_elements(i.body -> 'questions') as question
    where
      i.org_id = $4
      and i.kind = 'quiz'
      and i.status = 'published'
    group by
      1
  )
select
  a.content_id,
  i.title,
  i.module_id,
  t.questions,
  a.is_after,
  count(*)::int as people,
  avg(a.mean)::float8 as mean,
  var_samp(a.mean)::float8 as variance
from
  answered a
  join (
    select
      m.uid
    from
      "memberships" m
      join "users" u on u.uid = m.uid
    where
      m.org_id = $5
      and m.left_at is null
      and not m.is_deactivated
      and u.username <> ''
      and true
  ) p on p.uid = a.uid
  join "content_items" i on i.org_id = $6
  and i.id = a.content_id
  join taught t on t.content_id = a.content_id
where
  a.together >= $7
group by
  a.content_id,
  i.title,
  i.module_id,
  t.questions,
  a.is_after
order by
  a.content_id,
  a.is_after;
