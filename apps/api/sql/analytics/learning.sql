-- readFunnel
with
  sizes as materialized (
    select
      i.module_id,
      count(*)::int as items
    from
      (
        select
          i.id,
          i.module_id,
          i.title,
          i.kind,
          row_number() over (
            partition by
              i.module_id
            order by
              c.position,
              c.id,
              i.position,
              i.id
          ) as place
        from
          "content_items" i
          join "modules" m on m.org_id = i.org_id
          and m.id = i.module_id
          and m.status = 'published'
          join "chapters" c on c.org_id = i.org_id
          and c.module_id = i.module_id
          and c.id = i.chapter_id
        where
          i.org_id = $1
          and i.status = 'published'
          and i.uid is null
          and true
      ) i
    group by
      i.module_id
  ),
  counted as (
    select
      z.module_id,
      count(*)::int as started,
      (
        count(*) filter (
          where
            s.done >= 1
        )
      )::int as first_lesson,
      (
        count(*) filter (
          where
            s.done * 2 >= z.items
        )
      )::int as half,
      (
        count(*) filter (
          where
            s.done >= z.items
        )
      )::int as finished
    from
      "module_uses" s
      join sizes z on z.module_id = s.module_id
      join (
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
          and true
      ) p on p.uid = s.uid
    where
      s.org_id = $3
      and s.started_on between $4 and $5
    group by
      z.module_id
  )
select
  z.module_id,
  m.title,
  z.items,
  coalesce(c.started, 0) as started,
  coalesce(c.first_lesson, 0) as first_lesson,
  coalesce(c.half, 0) as half,
  coalesce(c.finished, 0) as finished
from
  sizes z
  join "modules" m on m.org_id = $6
  and m.id = z.module_id
  left join counted c on c.module_id = z.module_id
order by
  m.position,
  z.module_id;

-- readFunnel of a module
with
  sizes as materialized (
    select
      i.module_id,
      count(*)::int as items
    from
      (
        select
          i.id,
          i.module_id,
          i.title,
          i.kind,
          row_number() over (
            partition by
              i.module_id
            order by
              c.position,
              c.id,
              i.position,
              i.id
          ) as place
        from
          "content_items" i
          join "modules" m on m.org_id = i.org_id
          and m.id = i.module_id
          and m.status = 'published'
          join "chapters" c on c.org_id = i.org_id
          and c.module_id = i.module_id
          and c.id = i.chapter_id
        where
          i.org_id = $1
          and i.status = 'published'
          and i.uid is null
          and i.module_id = $2
      ) i
    group by
      i.module_id
  ),
  counted as (
    select
      z.module_id,
      count(*)::int as started,
      (
        count(*) filter (
          where
            s.done >= 1
        )
      )::int as first_lesson,
      (
        count(*) filter (
          where
            s.done * 2 >= z.items
        )
      )::int as half,
      (
        count(*) filter (
          where
            s.done >= z.items
        )
      )::int as finished
    from
      "module_uses" s
      join sizes z on z.module_id = s.module_id
      join (
        select
          m.uid
        from
          "memberships" m
          join "users" u on u.uid = m.uid
        where
          m.org_id = $3
          and m.left_at is null
          and not m.is_deactivated
          and u.username <> ''
          and true
      ) p on p.uid = s.uid
    where
      s.org_id = $4
      and s.started_on between $5 and $6
    group by
      z.module_id
  )
select
  z.module_id,
  m.title,
  z.items,
  coalesce(c.started, 0) as started,
  coalesce(c.first_lesson, 0) as first_lesson,
  coalesce(c.half, 0) as half,
  coalesce(c.finished, 0) as finished
from
  sizes z
  join "modules" m on m.org_id = $7
  and m.id = z.module_id
  left join counted c on c.module_id = z.module_id
order by
  m.position,
  z.module_id;

-- readContentUse
with
  items as materialized (
    select
      i.id,
      i.module_id,
      i.title,
      i.kind,
      row_number() over (
        partition by
          i.module_id
        order by
          c.position,
          c.id,
          i.position,
          i.id
      ) as place
    from
      "content_items" i
      join "modules" m on m.org_id = i.org_id
      and m.id = i.module_id
      and m.status = 'published'
      join "chapters" c on c.org_id = i.org_id
      and c.module_id = i.module_id
      and c.id = i.chapter_id
    where
      i.org_id = $1
      and i.status = 'published'
      and i.uid is null
      and true
  ),
  came as materialized (
    select
      u.uid,
      i.id,
      i.module_id,
      i.place,
      u.is_done
    from
      "item_uses" u
      join items i on i.id = u.content_id
      join (
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
          and true
      ) p on p.uid = u.uid
    where
      u.org_id = $3
      and u.first_on between $4 and $5
  ),
  opened as (
    select
      t.id,
      count(*)::int as opened,
      (
        count(*) filter (
          where
            t.is_done
        )
      )::int as finished
    from
      came t
    group by
      t.id
  ),
  furthest as materialized (
    select
      t.uid,
      t.module_id,
      max(t.place) as place
    from
      came t
    group by
      t.uid,
      t.module_id
  ),
  reached as materialized (
    select
      f.module_id,
      f.place,
      s.came_to
    from
      furthest f
      join "module_uses" s on s.org_id = $6
      and s.uid = f.uid
      and s.module_id = f.module_id
  ),
  passed as (
    select
      i.id,
      sum(r.people) as people
    from
      (
        select
          r.module_id,
          r.place,
          count(*) as people
        from
          reached r
        group by
          r.module_id,
          r.place
      ) r
      join items i on i.module_id = r.module_id
      and i.place < r.place
    group by
      i.id
  ),
  arrived as materialized (
    select
      r.module_id,
      r.place,
      c.id
    from
      reached r
      cross join lateral unnest(r.came_to) as c (id)
  ),
  visited as (
    select
      i.id,
      count(*) as people
    from
      arrived a
      join items i on i.id = a.id
      and i.module_id = a.module_id
      and i.place < a.place
    group by
      i.id
  ),
  skipped as (
    select
      b.id,
      (b.people - coalesce(v.people, 0))::int as skipped
    from
      passed b
      left join visited v on v.id = b.id
  ),
  alike as materialized (
    select
      g.uid,
      g.groups,
      rank() over (
        order by
          g.groups
      )::int as same_groups
    from
      (
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
          m.org_id = $7
        group by
          m.uid
      ) g
      join (
        select
          m.uid
        from
          "memberships" m
          join "users" u on u.uid = m.uid
        where
          m.org_id = $8
          and m.left_at is null
          and not m.is_deactivated
          and u.username <> ''
          and true
      ) everybody on everybody.uid = g.uid
  ),
  leavers as materialized (
    select
      u.uid,
      i.id,
      a.same_groups,
      coalesce(g.furthest, 0) as furthest
    from
      "item_uses" u
      join items i on i.id = u.content_id
      join alike a on a.uid = u.uid
      left join "progress" g on g.org_id = $9
      and g.uid = u.uid
      and g.content_id = u.content_id
    where
      u.org_id = $10
      and not u.is_done
  ),
  shown as (
    select
      l.id,
      l.same_groups
    from
      leavers l
    group by
      l.id,
      l.same_groups
    having
      count(*) >= $11
  ),
  left_at as (
    select
      l.id,
      (
        percentile_cont(0.5) within group (
          order by
            l.furthest
        )
      )::float8 as middle,
      array[
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 0
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 1
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 2
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 3
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 4
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 5
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 6
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 7
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 8
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 9
          )
        )::int
      ] as tenths
    from
      leavers l
      join shown w on w.id = l.id
      and w.same_groups = l.same_groups
      join (
        select
          m.uid
        from
          "memberships" m
          join "users" u on u.uid = m.uid
        where
          m.org_id = $12
          and m.left_at is null
          and not m.is_deactivated
          and u.username <> ''
          and true
      ) p on p.uid = l.uid
    group by
      l.id
  ),
  answered as materialized (
    select
      g.content_id as id,
      g.uid,
      g.is_clear,
      a.same_groups
    from
      "progress" g
      join alike a on a.uid = g.uid
    where
      g.org_id = $13
      and g.is_clear is not null
  ),
  told as (
    select
      w.id,
      w.same_groups
    from
      answered w
    group by
      w.id,
      w.same_groups
    having
      count(*) >= $14
  ),
  clarity as (
    select
      w.id,
      json_build_object(
        'answers',
        count(*),
        'not_clear',
        count(*) filter (
          where
            not w.is_clear
        )
      ) as counts
    from
      answered w
      join told s on s.id = w.id
      and s.same_groups = w.same_groups
      join (
        select
          m.uid
        from
          "memberships" m
          join "users" u on u.uid = m.uid
        where
          m.org_id = $15
          and m.left_at is null
          and not m.is_deactivated
          and u.username <> ''
          and true
      ) p on p.uid = w.uid
    group by
      w.id
  )
select
  i.id as content_id,
  i.title,
  i.kind,
  i.module_id,
  coalesce(o.opened, 0) as opened,
  coalesce(o.finished, 0) as finished,
  coalesce(k.skipped, 0) as skipped,
  l.tenths as left_at,
  l.middle as left_middle,
  r.counts as clarity
from
  items i
  left join opened o on o.id = i.id
  left join skipped k on k.id = i.id
  left join left_at l on l.id = i.id
  left join clarity r on r.id = i.id
where
  true
order by
  i.module_id,
  i.place;

-- readContentUse of a period before
with
  items as materialized (
    select
      i.id,
      i.module_id,
      i.title,
      i.kind,
      row_number() over (
        partition by
          i.module_id
        order by
          c.position,
          c.id,
          i.position,
          i.id
      ) as place
    from
      "content_items" i
      join "modules" m on m.org_id = i.org_id
      and m.id = i.module_id
      and m.status = 'published'
      join "chapters" c on c.org_id = i.org_id
      and c.module_id = i.module_id
      and c.id = i.chapter_id
    where
      i.org_id = $1
      and i.status = 'published'
      and i.uid is null
      and true
  ),
  came as materialized (
    select
      u.uid,
      i.id,
      i.module_id,
      i.place,
      u.is_done
    from
      "item_uses" u
      join items i on i.id = u.content_id
      join (
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
          and true
      ) p on p.uid = u.uid
    where
      u.org_id = $3
      and u.first_on between $4 and $5
  ),
  opened as (
    select
      t.id,
      count(*)::int as opened,
      (
        count(*) filter (
          where
            t.is_done
        )
      )::int as finished
    from
      came t
    group by
      t.id
  ),
  furthest as materialized (
    select
      t.uid,
      t.module_id,
      max(t.place) as place
    from
      came t
    group by
      t.uid,
      t.module_id
  ),
  reached as materialized (
    select
      f.module_id,
      f.place,
      s.came_to
    from
      furthest f
      join "module_uses" s on s.org_id = $6
      and s.uid = f.uid
      and s.module_id = f.module_id
  ),
  passed as (
    select
      i.id,
      sum(r.people) as people
    from
      (
        select
          r.module_id,
          r.place,
          count(*) as people
        from
          reached r
        group by
          r.module_id,
          r.place
      ) r
      join items i on i.module_id = r.module_id
      and i.place < r.place
    group by
      i.id
  ),
  arrived as materialized (
    select
      r.module_id,
      r.place,
      c.id
    from
      reached r
      cross join lateral unnest(r.came_to) as c (id)
  ),
  visited as (
    select
      i.id,
      count(*) as people
    from
      arrived a
      join items i on i.id = a.id
      and i.module_id = a.module_id
      and i.place < a.place
    group by
      i.id
  ),
  skipped as (
    select
      b.id,
      (b.people - coalesce(v.people, 0))::int as skipped
    from
      passed b
      left join visited v on v.id = b.id
  ),
  alike as materialized (
    select
      g.uid,
      g.groups,
      rank() over (
        order by
          g.groups
      )::int as same_groups
    from
      (
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
          m.org_id = $7
        group by
          m.uid
      ) g
      join (
        select
          m.uid
        from
          "memberships" m
          join "users" u on u.uid = m.uid
        where
          m.org_id = $8
          and m.left_at is null
          and not m.is_deactivated
          and u.username <> ''
          and true
      ) everybody on everybody.uid = g.uid
  ),
  leavers as materialized (
    select
      u.uid,
      i.id,
      a.same_groups,
      coalesce(g.furthest, 0) as furthest
    from
      "item_uses" u
      join items i on i.id = u.content_id
      join alike a on a.uid = u.uid
      left join "progress" g on g.org_id = $9
      and g.uid = u.uid
      and g.content_id = u.content_id
    where
      u.org_id = $10
      and not u.is_done
      and false
  ),
  shown as (
    select
      l.id,
      l.same_groups
    from
      leavers l
    group by
      l.id,
      l.same_groups
    having
      count(*) >= $11
  ),
  left_at as (
    select
      l.id,
      (
        percentile_cont(0.5) within group (
          order by
            l.furthest
        )
      )::float8 as middle,
      array[
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 0
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 1
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 2
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 3
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 4
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 5
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 6
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 7
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 8
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 9
          )
        )::int
      ] as tenths
    from
      leavers l
      join shown w on w.id = l.id
      and w.same_groups = l.same_groups
      join (
        select
          m.uid
        from
          "memberships" m
          join "users" u on u.uid = m.uid
        where
          m.org_id = $12
          and m.left_at is null
          and not m.is_deactivated
          and u.username <> ''
          and true
      ) p on p.uid = l.uid
    group by
      l.id
  ),
  answered as materialized (
    select
      g.content_id as id,
      g.uid,
      g.is_clear,
      a.same_groups
    from
      "progress" g
      join alike a on a.uid = g.uid
    where
      g.org_id = $13
      and g.is_clear is not null
      and false
  ),
  told as (
    select
      w.id,
      w.same_groups
    from
      answered w
    group by
      w.id,
      w.same_groups
    having
      count(*) >= $14
  ),
  clarity as (
    select
      w.id,
      json_build_object(
        'answers',
        count(*),
        'not_clear',
        count(*) filter (
          where
            not w.is_clear
        )
      ) as counts
    from
      answered w
      join told s on s.id = w.id
      and s.same_groups = w.same_groups
      join (
        select
          m.uid
        from
          "memberships" m
          join "users" u on u.uid = m.uid
        where
          m.org_id = $15
          and m.left_at is null
          and not m.is_deactivated
          and u.username <> ''
          and true
      ) p on p.uid = w.uid
    group by
      w.id
  )
select
  i.id as content_id,
  i.title,
  i.kind,
  i.module_id,
  coalesce(o.opened, 0) as opened,
  coalesce(o.finished, 0) as finished,
  coalesce(k.skipped, 0) as skipped,
  l.tenths as left_at,
  l.middle as left_middle,
  r.counts as clarity
from
  items i
  left join opened o on o.id = i.id
  left join skipped k on k.id = i.id
  left join left_at l on l.id = i.id
  left join clarity r on r.id = i.id
where
  true
order by
  i.module_id,
  i.place;

-- readContentUse of an item
with
  items as materialized (
    select
      i.id,
      i.module_id,
      i.title,
      i.kind,
      row_number() over (
        partition by
          i.module_id
        order by
          c.position,
          c.id,
          i.position,
          i.id
      ) as place
    from
      "content_items" i
      join "modules" m on m.org_id = i.org_id
      and m.id = i.module_id
      and m.status = 'published'
      join "chapters" c on c.org_id = i.org_id
      and c.module_id = i.module_id
      and c.id = i.chapter_id
    where
      i.org_id = $1
      and i.status = 'published'
      and i.uid is null
      and true
  ),
  came as materialized (
    select
      u.uid,
      i.id,
      i.module_id,
      i.place,
      u.is_done
    from
      "item_uses" u
      join items i on i.id = u.content_id
      join (
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
          and true
      ) p on p.uid = u.uid
    where
      u.org_id = $3
      and u.first_on between $4 and $5
  ),
  opened as (
    select
      t.id,
      count(*)::int as opened,
      (
        count(*) filter (
          where
            t.is_done
        )
      )::int as finished
    from
      came t
    group by
      t.id
  ),
  furthest as materialized (
    select
      t.uid,
      t.module_id,
      max(t.place) as place
    from
      came t
    group by
      t.uid,
      t.module_id
  ),
  reached as materialized (
    select
      f.module_id,
      f.place,
      s.came_to
    from
      furthest f
      join "module_uses" s on s.org_id = $6
      and s.uid = f.uid
      and s.module_id = f.module_id
  ),
  passed as (
    select
      i.id,
      sum(r.people) as people
    from
      (
        select
          r.module_id,
          r.place,
          count(*) as people
        from
          reached r
        group by
          r.module_id,
          r.place
      ) r
      join items i on i.module_id = r.module_id
      and i.place < r.place
    group by
      i.id
  ),
  arrived as materialized (
    select
      r.module_id,
      r.place,
      c.id
    from
      reached r
      cross join lateral unnest(r.came_to) as c (id)
  ),
  visited as (
    select
      i.id,
      count(*) as people
    from
      arrived a
      join items i on i.id = a.id
      and i.module_id = a.module_id
      and i.place < a.place
    group by
      i.id
  ),
  skipped as (
    select
      b.id,
      (b.people - coalesce(v.people, 0))::int as skipped
    from
      passed b
      left join visited v on v.id = b.id
  ),
  alike as materialized (
    select
      g.uid,
      g.groups,
      rank() over (
        order by
          g.groups
      )::int as same_groups
    from
      (
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
          m.org_id = $7
        group by
          m.uid
      ) g
      join (
        select
          m.uid
        from
          "memberships" m
          join "users" u on u.uid = m.uid
        where
          m.org_id = $8
          and m.left_at is null
          and not m.is_deactivated
          and u.username <> ''
          and true
      ) everybody on everybody.uid = g.uid
  ),
  leavers as materialized (
    select
      u.uid,
      i.id,
      a.same_groups,
      coalesce(g.furthest, 0) as furthest
    from
      "item_uses" u
      join items i on i.id = u.content_id
      join alike a on a.uid = u.uid
      left join "progress" g on g.org_id = $9
      and g.uid = u.uid
      and g.content_id = u.content_id
    where
      u.org_id = $10
      and not u.is_done
  ),
  shown as (
    select
      l.id,
      l.same_groups
    from
      leavers l
    group by
      l.id,
      l.same_groups
    having
      count(*) >= $11
  ),
  left_at as (
    select
      l.id,
      (
        percentile_cont(0.5) within group (
          order by
            l.furthest
        )
      )::float8 as middle,
      array[
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 0
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 1
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 2
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 3
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 4
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 5
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 6
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 7
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 8
          )
        )::int,
        (
          count(*) filter (
            where
              least(9, floor(l.furthest * 10)) = 9
          )
        )::int
      ] as tenths
    from
      leavers l
      join shown w on w.id = l.id
      and w.same_groups = l.same_groups
      join (
        select
          m.uid
        from
          "memberships" m
          join "users" u on u.uid = m.uid
        where
          m.org_id = $12
          and m.left_at is null
          and not m.is_deactivated
          and u.username <> ''
          and true
      ) p on p.uid = l.uid
    group by
      l.id
  ),
  answered as materialized (
    select
      g.content_id as id,
      g.uid,
      g.is_clear,
      a.same_groups
    from
      "progress" g
      join alike a on a.uid = g.uid
    where
      g.org_id = $13
      and g.is_clear is not null
  ),
  told as (
    select
      w.id,
      w.same_groups
    from
      answered w
    group by
      w.id,
      w.same_groups
    having
      count(*) >= $14
  ),
  clarity as (
    select
      w.id,
      json_build_object(
        'answers',
        count(*),
        'not_clear',
        count(*) filter (
          where
            not w.is_clear
        )
      ) as counts
    from
      answered w
      join told s on s.id = w.id
      and s.same_groups = w.same_groups
      join (
        select
          m.uid
        from
          "memberships" m
          join "users" u on u.uid = m.uid
        where
          m.org_id = $15
          and m.left_at is null
          and not m.is_deactivated
          and u.username <> ''
          and true
      ) p on p.uid = w.uid
    group by
      w.id
  )
select
  i.id as content_id,
  i.title,
  i.kind,
  i.module_id,
  coalesce(o.opened, 0) as opened,
  coalesce(o.finished, 0) as finished,
  coalesce(k.skipped, 0) as skipped,
  l.tenths as left_at,
  l.middle as left_middle,
  r.counts as clarity
from
  items i
  left join opened o on o.id = i.id
  left join skipped k on k.id = i.id
  left join left_at l on l.id = i.id
  left join clarity r on r.id = i.id
where
  i.id = $16
order by
  i.module_id,
  i.place;
