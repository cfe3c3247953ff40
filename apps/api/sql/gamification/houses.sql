-- countHouses
with
  clock as materialized (
    select
      ($1::timestamptz at time zone o.timezone - make_interval(hours => o.day_start_hour))::date as today
    from
      "organizations" o
    where
      o.id = $2
  ),
  first_group as (
    select distinct
      on (gm.uid) gm.uid,
      g.id,
      g.name
    from
      "group_members" gm
      join "groups" g on g.org_id = gm.org_id
      and g.id = gm.group_id
    where
      gm.org_id = $3
    order by
      gm.uid,
      lower(g.name),
      g.id
  ),
  person as (
    select
      m.uid,
      f.id as group_id,
      f.name as group_name,
      s.points,
      exists (
        select
        from
          "points_ledger" l
        where
          l.org_id = $4
          and l.uid = m.uid
          and l.day >= (
            select
              today
            from
              clock
          ) - 1
          and l.counted_on = (
            select
              today
            from
              clock
          )
          and l.source in ($5, $6, $7, $8, $9, $10)
      ) as has_learned
    from
      "memberships" m
      left join first_group f on f.uid = m.uid
      left join "period_scores" s on s.org_id = $11
      and s.uid = m.uid
      and s.board = 'w:' || (
        select
          date_trunc('week', today)::date
        from
          clock
      )
    where
      m.org_id = $12
      and m.left_at is null
      and not m.is_deactivated
  )
select
  p.group_id as id,
  p.group_name as name,
  count(*)::int as members,
  count(*) filter (
    where
      p.has_learned
  )::int as learned,
  coalesce(sum(p.points), 0)::int as "weekPoints",
  bool_or(p.uid = $13) as "isMine",
  bool_or(
    p.uid = $14
    and p.has_learned
  ) as "haveILearned"
from
  person p
group by
  p.group_id,
  p.group_name
order by
  lower(p.group_name) nulls last;
