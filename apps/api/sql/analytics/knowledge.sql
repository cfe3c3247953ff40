-- readKnowledge
with
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
          m.org_id = $1
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
          m.org_id = $2
          and m.left_at is null
          and not m.is_deactivated
          and u.username <> ''
          and true
      ) everybody on everybody.uid = g.uid
  ),
  known as materialized (
    select
      r.uid,
      r.module_id,
      r.cards,
      r.recall,
      r.forgotten,
      a.same_groups
    from
      "member_recall" r
      join alike a on a.uid = r.uid
    where
      r.org_id = $3
  ),
  counted as (
    select
      k.module_id,
      k.same_groups,
      count(*) as learners,
      count(*) filter (
        where
          k.recall < $4
      ) as at_risk,
      sum(k.recall) as recall,
      sum(k.recall * k.cards) as known,
      sum(k.cards) as cards,
      sum(least($5::int, k.forgotten)) filter (
        where
          k.recall < $6
      ) as to_ask
    from
      known k
    group by
      k.module_id,
      k.same_groups
    having
      count(*) >= $7
  ),
  cells as materialized (
    select
      k.*,
      a.groups
    from
      counted k
      join (
        select distinct
          a.same_groups,
          a.groups
        from
          alike a
      ) a on a.same_groups = k.same_groups
  ),
  told as (
    select
      c.module_id,
      null::text as group_id,
      sum(c.learners)::int as learners,
      sum(c.at_risk)::int as at_risk,
      sum(c.recall) / sum(c.learners) as recall,
      sum(c.cards)::int as cards,
      sum(c.to_ask)::int as to_ask
    from
      cells c
    where
      true
    group by
      c.module_id
    union all
    select
      c.module_id,
      g.group_id,
      sum(c.learners)::int as learners,
      sum(c.at_risk)::int as at_risk,
      sum(c.recall) / sum(c.learners) as recall,
      sum(c.cards)::int as cards,
      sum(c.to_ask)::int as to_ask
    from
      cells c
      cross join lateral unnest(c.groups) as g (group_id)
    where
      g.group_id = any ($8::text[])
    group by
      c.module_id,
      g.group_id
  )
select
  t.module_id,
  m.title,
  t.group_id,
  t.learners,
  t.at_risk,
  t.recall,
  t.cards,
  coalesce(t.to_ask, 0) as to_ask,
  m.position
from
  told t
  join "modules" m on m.org_id = $9
  and m.id = t.module_id
union all
select
  null,
  null,
  null,
  (
    select
      count(distinct k.uid)
    from
      known k
      join cells c on c.module_id = k.module_id
      and c.same_groups = k.same_groups
    where
      true
  )::int,
  0,
  sum(c.known) / sum(c.cards),
  sum(c.cards)::int,
  0,
  null
from
  cells c
where
  true
having
  count(*) > 0
order by
  position,
  module_id,
  group_id nulls first;

-- readKnowledge of groups
with
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
          m.org_id = $1
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
          m.org_id = $2
          and m.left_at is null
          and not m.is_deactivated
          and u.username <> ''
          and true
      ) everybody on everybody.uid = g.uid
  ),
  known as materialized (
    select
      r.uid,
      r.module_id,
      r.cards,
      r.recall,
      r.forgotten,
      a.same_groups
    from
      "member_recall" r
      join alike a on a.uid = r.uid
    where
      r.org_id = $3
  ),
  counted as (
    select
      k.module_id,
      k.same_groups,
      count(*) as learners,
      count(*) filter (
        where
          k.recall < $4
      ) as at_risk,
      sum(k.recall) as recall,
      sum(k.recall * k.cards) as known,
      sum(k.cards) as cards,
      sum(least($5::int, k.forgotten)) filter (
        where
          k.recall < $6
      ) as to_ask
    from
      known k
    group by
      k.module_id,
      k.same_groups
    having
      count(*) >= $7
  ),
  cells as materialized (
    select
      k.*,
      a.groups
    from
      counted k
      join (
        select distinct
          a.same_groups,
          a.groups
        from
          alike a
      ) a on a.same_groups = k.same_groups
  ),
  told as (
    select
      c.module_id,
      null::text as group_id,
      sum(c.learners)::int as learners,
      sum(c.at_risk)::int as at_risk,
      sum(c.recall) / sum(c.learners) as recall,
      sum(c.cards)::int as cards,
      sum(c.to_ask)::int as to_ask
    from
      cells c
    where
      c.groups && $8::text[]
    group by
      c.module_id
    union all
    select
      c.module_id,
      g.group_id,
      sum(c.learners)::int as learners,
      sum(c.at_risk)::int as at_risk,
      sum(c.recall) / sum(c.learners) as recall,
      sum(c.cards)::int as cards,
      sum(c.to_ask)::int as to_ask
    from
      cells c
      cross join lateral unnest(c.groups) as g (group_id)
    where
      g.group_id = any ($9::text[])
    group by
      c.module_id,
      g.group_id
  )
select
  t.module_id,
  m.title,
  t.group_id,
  t.learners,
  t.at_risk,
  t.recall,
  t.cards,
  coalesce(t.to_ask, 0) as to_ask,
  m.position
from
  told t
  join "modules" m on m.org_id = $10
  and m.id = t.module_id
union all
select
  null,
  null,
  null,
  (
    select
      count(distinct k.uid)
    from
      known k
      join cells c on c.module_id = k.module_id
      and c.same_groups = k.same_groups
    where
      c.groups && $11::text[]
  )::int,
  0,
  sum(c.known) / sum(c.cards),
  sum(c.cards)::int,
  0,
  null
from
  cells c
where
  c.groups && $12::text[]
having
  count(*) > 0
order by
  position,
  module_id,
  group_id nulls first;

-- listForgetting
select
  k.uid
from
  (
    select
      k.*,
      count(*) over (
        partition by
          k.same_groups
      ) as together
    from
      (
        select
          r.uid,
          r.module_id,
          r.cards,
          r.recall,
          r.forgotten,
          a.same_groups
        from
          "member_recall" r
          join (
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
                  m.org_id = $1
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
                  m.org_id = $2
                  and m.left_at is null
                  and not m.is_deactivated
                  and u.username <> ''
                  and true
              ) everybody on everybody.uid = g.uid
          ) a on a.uid = r.uid
        where
          r.org_id = $3
      ) k
    where
      k.module_id = $4
  ) k
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
      and exists (
        select
        from
          "group_members" gm
        where
          gm.org_id = $6
          and gm.uid = m.uid
          and gm.group_id = any ($7::text[])
      )
  ) p on p.uid = k.uid
where
  k.together >= $8
  and k.recall < $9
order by
  k.uid;
