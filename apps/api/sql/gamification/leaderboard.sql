-- findBoardFrame of everybody
select
  "organizations"."timezone",
  "organizations"."day_start_hour",
  "rank_snapshots"."taken_on",
  "rank_snapshots"."taken_at",
  true,
  coalesce(
    (
      select
        (v.rules ->> 'leaderboards')::boolean
      from
        "point_rule_versions" v
      where
        v.org_id = $1
      order by
        v.version desc
      limit
        1
    ),
    $2
  )
from
  "organizations"
  left join "rank_snapshots" on "rank_snapshots"."org_id" = "organizations"."id"
where
  "organizations"."id" = $3;

-- findBoardFrame of a group
select
  "organizations"."timezone",
  "organizations"."day_start_hour",
  "rank_snapshots"."taken_on",
  "rank_snapshots"."taken_at",
  exists (
    select
    from
      "groups" g
    where
      g.org_id = $1
      and g.id = $2
  ),
  coalesce(
    (
      select
        (v.rules ->> 'leaderboards')::boolean
      from
        "point_rule_versions" v
      where
        v.org_id = $3
      order by
        v.version desc
      limit
        1
    ),
    $4
  )
from
  "organizations"
  left join "rank_snapshots" on "rank_snapshots"."org_id" = "organizations"."id"
where
  "organizations"."id" = $5;

-- listBoard, first page
with
  scored as not materialized (
    select
      b.uid,
      b.points,
      0 as rank
    from
      period_scores b
      join member_standings s on s.org_id = b.org_id
      and s.uid = b.uid
    where
      b.org_id = $1
      and b.board = $2
      and s.is_ranked
  ),
  place as (
    select
      uid,
      points,
      rank
    from
      scored
    where
      points > 0
    order by
      points desc,
      uid desc
    limit
      $3
  )
select
  p.uid,
  p.points,
  (
    1 + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $4
        and h.board = $5
        and h.level = $6
        and h.bucket > (p.points >> 15)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $7
        and h.board = $8
        and h.level = $9
        and h.bucket > (p.points >> 10)
        and h.bucket < (((p.points >> 15) + 1) << 5)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $10
        and h.board = $11
        and h.level = $12
        and h.bucket > (p.points >> 5)
        and h.bucket < (((p.points >> 10) + 1) << 5)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $13
        and h.board = $14
        and h.level = $15
        and h.bucket > p.points
        and h.bucket < (((p.points >> 5) + 1) << 5)
    ) + (
      select
        coalesce(sum((coalesce(d.new_points, -1) > p.points)::int - (coalesce(d.old_points, -1) > p.points)::int), 0)
      from
        rank_deltas d
      where
        d.org_id = $16
        and d.board = $17
    )
  )::int as rank,
  null::int as "rankBefore",
  u.display_name as name,
  u.photo_url as "photoUrl",
  (
    m.is_name_hidden
    or coalesce(
      (
        select
          (v.rules ->> 'names_hidden')::boolean
        from
          "point_rule_versions" v
        where
          v.org_id = $18
        order by
          v.version desc
        limit
          1
      ),
      $19
    )
  ) as "isNameHidden",
  (
    select
      min(g.name)
    from
      "group_members" gm
      join "groups" g on g.org_id = gm.org_id
      and g.id = gm.group_id
    where
      gm.org_id = $20
      and gm.uid = p.uid
  ) as "group",
  null as days
from
  place p
  left join "memberships" m on m.org_id = $21
  and m.uid = p.uid
  left join "users" u on u.uid = p.uid
  left join lateral (
    select
      0 as gained
  ) past on true
order by
  p.points desc,
  p.uid desc;

-- listBoard, a later page, compared with the morning
with
  scored as not materialized (
    select
      b.uid,
      b.points,
      0 as rank
    from
      period_scores b
      join member_standings s on s.org_id = b.org_id
      and s.uid = b.uid
    where
      b.org_id = $1
      and b.board = $2
      and s.is_ranked
  ),
  place as (
    select
      uid,
      points,
      rank
    from
      scored
    where
      points > 0
      and (points, uid) < ($3, $4)
    order by
      points desc,
      uid desc
    limit
      $5
  )
select
  p.uid,
  p.points,
  (
    1 + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $6
        and h.board = $7
        and h.level = $8
        and h.bucket > (p.points >> 15)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $9
        and h.board = $10
        and h.level = $11
        and h.bucket > (p.points >> 10)
        and h.bucket < (((p.points >> 15) + 1) << 5)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $12
        and h.board = $13
        and h.level = $14
        and h.bucket > (p.points >> 5)
        and h.bucket < (((p.points >> 10) + 1) << 5)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $15
        and h.board = $16
        and h.level = $17
        and h.bucket > p.points
        and h.bucket < (((p.points >> 5) + 1) << 5)
    ) + (
      select
        coalesce(sum((coalesce(d.new_points, -1) > p.points)::int - (coalesce(d.old_points, -1) > p.points)::int), 0)
      from
        rank_deltas d
      where
        d.org_id = $18
        and d.board = $19
    )
  )::int as rank,
  case
    when p.points > past.gained then (
      1 + (
        select
          coalesce(sum(h.people), 0)
        from
          rank_histogram h
        where
          h.org_id = $20
          and h.board = $21
          and h.level = $22
          and h.bucket > ((p.points - past.gained) >> 15)
      ) + (
        select
          coalesce(sum(h.people), 0)
        from
          rank_histogram h
        where
          h.org_id = $23
          and h.board = $24
          and h.level = $25
          and h.bucket > ((p.points - past.gained) >> 10)
          and h.bucket < ((((p.points - past.gained) >> 15) + 1) << 5)
      ) + (
        select
          coalesce(sum(h.people), 0)
        from
          rank_histogram h
        where
          h.org_id = $26
          and h.board = $27
          and h.level = $28
          and h.bucket > ((p.points - past.gained) >> 5)
          and h.bucket < ((((p.points - past.gained) >> 10) + 1) << 5)
      ) + (
        select
          coalesce(sum(h.people), 0)
        from
          rank_histogram h
        where
          h.org_id = $29
          and h.board = $30
          and h.level = $31
          and h.bucket > (p.points - past.gained)
          and h.bucket < ((((p.points - past.gained) >> 5) + 1) << 5)
      ) + (
        select
          coalesce(
            sum(
              (coalesce(d.new_points, -1) > (p.points - past.gained))::int - (coalesce(d.old_points, -1) > (p.points - past.gained))::int
            ),
            0
          )
        from
          rank_deltas d
        where
          d.org_id = $32
          and d.board = $33
      )
    )::int
  end as "rankBefore",
  u.display_name as name,
  u.photo_url as "photoUrl",
  (
    m.is_name_hidden
    or coalesce(
      (
        select
          (v.rules ->> 'names_hidden')::boolean
        from
          "point_rule_versions" v
        where
          v.org_id = $34
        order by
          v.version desc
        limit
          1
      ),
      $35
    )
  ) as "isNameHidden",
  (
    select
      min(g.name)
    from
      "group_members" gm
      join "groups" g on g.org_id = gm.org_id
      and g.id = gm.group_id
    where
      gm.org_id = $36
      and gm.uid = p.uid
  ) as "group",
  null as days
from
  place p
  left join "memberships" m on m.org_id = $37
  and m.uid = p.uid
  left join "users" u on u.uid = p.uid
  left join lateral (
    select
      (
        select
          coalesce(sum(l.points), 0)::int
        from
          points_ledger l
        where
          l.org_id = $38
          and l.uid = p.uid
          and l.day >= ($39::timestamptz)::date - 1
          and l.earned_at >= $40::timestamptz
      ) as gained
  ) past on true
order by
  p.points desc,
  p.uid desc;

-- listBoard of all time
with
  scored as not materialized (
    select
      s.uid,
      s.snap_points as points,
      0 as rank
    from
      member_standings s
    where
      s.org_id = $1
      and s.is_ranked
  ),
  place as (
    select
      uid,
      points,
      rank
    from
      scored
    where
      points > 0
      and (points, uid) < ($2, $3)
    order by
      points desc,
      uid desc
    limit
      $4
  )
select
  p.uid,
  p.points,
  (
    1 + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $5
        and h.board = $6
        and h.level = $7
        and h.bucket > (p.points >> 15)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $8
        and h.board = $9
        and h.level = $10
        and h.bucket > (p.points >> 10)
        and h.bucket < (((p.points >> 15) + 1) << 5)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $11
        and h.board = $12
        and h.level = $13
        and h.bucket > (p.points >> 5)
        and h.bucket < (((p.points >> 10) + 1) << 5)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $14
        and h.board = $15
        and h.level = $16
        and h.bucket > p.points
        and h.bucket < (((p.points >> 5) + 1) << 5)
    ) + (
      select
        coalesce(sum((coalesce(d.new_points, -1) > p.points)::int - (coalesce(d.old_points, -1) > p.points)::int), 0)
      from
        rank_deltas d
      where
        d.org_id = $17
        and d.board = $18
    )
  )::int as rank,
  case
    when p.points > past.gained then (
      1 + (
        select
          coalesce(sum(h.people), 0)
        from
          rank_histogram h
        where
          h.org_id = $19
          and h.board = $20
          and h.level = $21
          and h.bucket > ((p.points - past.gained) >> 15)
      ) + (
        select
          coalesce(sum(h.people), 0)
        from
          rank_histogram h
        where
          h.org_id = $22
          and h.board = $23
          and h.level = $24
          and h.bucket > ((p.points - past.gained) >> 10)
          and h.bucket < ((((p.points - past.gained) >> 15) + 1) << 5)
      ) + (
        select
          coalesce(sum(h.people), 0)
        from
          rank_histogram h
        where
          h.org_id = $25
          and h.board = $26
          and h.level = $27
          and h.bucket > ((p.points - past.gained) >> 5)
          and h.bucket < ((((p.points - past.gained) >> 10) + 1) << 5)
      ) + (
        select
          coalesce(sum(h.people), 0)
        from
          rank_histogram h
        where
          h.org_id = $28
          and h.board = $29
          and h.level = $30
          and h.bucket > (p.points - past.gained)
          and h.bucket < ((((p.points - past.gained) >> 5) + 1) << 5)
      ) + (
        select
          coalesce(
            sum(
              (coalesce(d.new_points, -1) > (p.points - past.gained))::int - (coalesce(d.old_points, -1) > (p.points - past.gained))::int
            ),
            0
          )
        from
          rank_deltas d
        where
          d.org_id = $31
          and d.board = $32
      )
    )::int
  end as "rankBefore",
  u.display_name as name,
  u.photo_url as "photoUrl",
  (
    m.is_name_hidden
    or coalesce(
      (
        select
          (v.rules ->> 'names_hidden')::boolean
        from
          "point_rule_versions" v
        where
          v.org_id = $33
        order by
          v.version desc
        limit
          1
      ),
      $34
    )
  ) as "isNameHidden",
  (
    select
      min(g.name)
    from
      "group_members" gm
      join "groups" g on g.org_id = gm.org_id
      and g.id = gm.group_id
    where
      gm.org_id = $35
      and gm.uid = p.uid
  ) as "group",
  null as days
from
  place p
  left join "memberships" m on m.org_id = $36
  and m.uid = p.uid
  left join "users" u on u.uid = p.uid
  left join lateral (
    select
      (
        select
          coalesce(sum(l.points), 0)::int
        from
          points_ledger l
        where
          l.org_id = $37
          and l.uid = p.uid
          and l.day >= ($38::timestamptz)::date - 1
          and l.earned_at >= $39::timestamptz
      ) as gained
  ) past on true
order by
  p.points desc,
  p.uid desc;

-- listBoard of a group
with
  scored as materialized (
    select
      b.uid,
      b.points,
      rank() over (
        order by
          b.points desc
      )::int as rank
    from
      period_scores b
      join member_standings s on s.org_id = b.org_id
      and s.uid = b.uid
    where
      b.org_id = $1
      and b.board = $2
      and s.is_ranked
      and b.uid in (
        select
          gm.uid
        from
          "group_members" gm
        where
          gm.org_id = $3
          and gm.group_id = $4
      )
  ),
  place as (
    select
      uid,
      points,
      rank
    from
      scored
    where
      points > 0
      and (points, uid) < ($5, $6)
    order by
      points desc,
      uid desc
    limit
      $7
  )
select
  p.uid,
  p.points,
  p.rank as rank,
  null::int as "rankBefore",
  u.display_name as name,
  u.photo_url as "photoUrl",
  (
    m.is_name_hidden
    or coalesce(
      (
        select
          (v.rules ->> 'names_hidden')::boolean
        from
          "point_rule_versions" v
        where
          v.org_id = $8
        order by
          v.version desc
        limit
          1
      ),
      $9
    )
  ) as "isNameHidden",
  (
    select
      min(g.name)
    from
      "group_members" gm
      join "groups" g on g.org_id = gm.org_id
      and g.id = gm.group_id
    where
      gm.org_id = $10
      and gm.uid = p.uid
  ) as "group",
  null as days
from
  place p
  left join "memberships" m on m.org_id = $11
  and m.uid = p.uid
  left join "users" u on u.uid = p.uid
  left join lateral (
    select
      (
        select
          coalesce(sum(l.points), 0)::int
        from
          points_ledger l
        where
          l.org_id = $12
          and l.uid = p.uid
          and l.day >= ($13::timestamptz)::date - 1
          and l.earned_at >= $14::timestamptz
      ) as gained
  ) past on true
order by
  p.points desc,
  p.uid desc;

-- listAround, compared with the morning
with
  scored as not materialized (
    select
      b.uid,
      b.points,
      0 as rank
    from
      period_scores b
      join member_standings s on s.org_id = b.org_id
      and s.uid = b.uid
    where
      b.org_id = $1
      and b.board = $2
      and s.is_ranked
  ),
  me as (
    select
      uid,
      points,
      rank
    from
      scored
    where
      uid = $3
      and points > 0
  ),
  place as (
    (
      select
        uid,
        points,
        rank
      from
        scored
      where
        (points, uid) > (
          select
            points,
            uid
          from
            me
        )
      order by
        points,
        uid
      limit
        2
    )
    union all
    select
      uid,
      points,
      rank
    from
      me
    union all
    (
      select
        uid,
        points,
        rank
      from
        scored
      where
        points > 0
        and (points, uid) < (
          select
            points,
            uid
          from
            me
        )
      order by
        points desc,
        uid desc
      limit
        2
    )
  )
select
  p.uid,
  p.points,
  (
    1 + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $4
        and h.board = $5
        and h.level = $6
        and h.bucket > (p.points >> 15)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $7
        and h.board = $8
        and h.level = $9
        and h.bucket > (p.points >> 10)
        and h.bucket < (((p.points >> 15) + 1) << 5)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $10
        and h.board = $11
        and h.level = $12
        and h.bucket > (p.points >> 5)
        and h.bucket < (((p.points >> 10) + 1) << 5)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $13
        and h.board = $14
        and h.level = $15
        and h.bucket > p.points
        and h.bucket < (((p.points >> 5) + 1) << 5)
    ) + (
      select
        coalesce(sum((coalesce(d.new_points, -1) > p.points)::int - (coalesce(d.old_points, -1) > p.points)::int), 0)
      from
        rank_deltas d
      where
        d.org_id = $16
        and d.board = $17
    )
  )::int as rank,
  case
    when p.points > past.gained then (
      1 + (
        select
          coalesce(sum(h.people), 0)
        from
          rank_histogram h
        where
          h.org_id = $18
          and h.board = $19
          and h.level = $20
          and h.bucket > ((p.points - past.gained) >> 15)
      ) + (
        select
          coalesce(sum(h.people), 0)
        from
          rank_histogram h
        where
          h.org_id = $21
          and h.board = $22
          and h.level = $23
          and h.bucket > ((p.points - past.gained) >> 10)
          and h.bucket < ((((p.points - past.gained) >> 15) + 1) << 5)
      ) + (
        select
          coalesce(sum(h.people), 0)
        from
          rank_histogram h
        where
          h.org_id = $24
          and h.board = $25
          and h.level = $26
          and h.bucket > ((p.points - past.gained) >> 5)
          and h.bucket < ((((p.points - past.gained) >> 10) + 1) << 5)
      ) + (
        select
          coalesce(sum(h.people), 0)
        from
          rank_histogram h
        where
          h.org_id = $27
          and h.board = $28
          and h.level = $29
          and h.bucket > (p.points - past.gained)
          and h.bucket < ((((p.points - past.gained) >> 5) + 1) << 5)
      ) + (
        select
          coalesce(
            sum(
              (coalesce(d.new_points, -1) > (p.points - past.gained))::int - (coalesce(d.old_points, -1) > (p.points - past.gained))::int
            ),
            0
          )
        from
          rank_deltas d
        where
          d.org_id = $30
          and d.board = $31
      )
    )::int
  end as "rankBefore",
  u.display_name as name,
  u.photo_url as "photoUrl",
  (
    m.is_name_hidden
    or coalesce(
      (
        select
          (v.rules ->> 'names_hidden')::boolean
        from
          "point_rule_versions" v
        where
          v.org_id = $32
        order by
          v.version desc
        limit
          1
      ),
      $33
    )
  ) as "isNameHidden",
  (
    select
      min(g.name)
    from
      "group_members" gm
      join "groups" g on g.org_id = gm.org_id
      and g.id = gm.group_id
    where
      gm.org_id = $34
      and gm.uid = p.uid
  ) as "group",
  null as days
from
  place p
  left join "memberships" m on m.org_id = $35
  and m.uid = p.uid
  left join "users" u on u.uid = p.uid
  left join lateral (
    select
      (
        select
          coalesce(sum(l.points), 0)::int
        from
          points_ledger l
        where
          l.org_id = $36
          and l.uid = p.uid
          and l.day >= ($37::timestamptz)::date - 1
          and l.earned_at >= $38::timestamptz
      ) as gained
  ) past on true
order by
  p.points desc,
  p.uid desc;

-- listAround, day by day
with
  scored as not materialized (
    select
      b.uid,
      b.points,
      0 as rank
    from
      period_scores b
      join member_standings s on s.org_id = b.org_id
      and s.uid = b.uid
    where
      b.org_id = $1
      and b.board = $2
      and s.is_ranked
  ),
  me as (
    select
      uid,
      points,
      rank
    from
      scored
    where
      uid = $3
      and points > 0
  ),
  place as (
    (
      select
        uid,
        points,
        rank
      from
        scored
      where
        (points, uid) > (
          select
            points,
            uid
          from
            me
        )
      order by
        points,
        uid
      limit
        2
    )
    union all
    select
      uid,
      points,
      rank
    from
      me
    union all
    (
      select
        uid,
        points,
        rank
      from
        scored
      where
        points > 0
        and (points, uid) < (
          select
            points,
            uid
          from
            me
        )
      order by
        points desc,
        uid desc
      limit
        2
    )
  )
select
  p.uid,
  p.points,
  (
    1 + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $4
        and h.board = $5
        and h.level = $6
        and h.bucket > (p.points >> 15)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $7
        and h.board = $8
        and h.level = $9
        and h.bucket > (p.points >> 10)
        and h.bucket < (((p.points >> 15) + 1) << 5)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $10
        and h.board = $11
        and h.level = $12
        and h.bucket > (p.points >> 5)
        and h.bucket < (((p.points >> 10) + 1) << 5)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $13
        and h.board = $14
        and h.level = $15
        and h.bucket > p.points
        and h.bucket < (((p.points >> 5) + 1) << 5)
    ) + (
      select
        coalesce(sum((coalesce(d.new_points, -1) > p.points)::int - (coalesce(d.old_points, -1) > p.points)::int), 0)
      from
        rank_deltas d
      where
        d.org_id = $16
        and d.board = $17
    )
  )::int as rank,
  null::int as "rankBefore",
  u.display_name as name,
  u.photo_url as "photoUrl",
  (
    m.is_name_hidden
    or coalesce(
      (
        select
          (v.rules ->> 'names_hidden')::boolean
        from
          "point_rule_versions" v
        where
          v.org_id = $18
        order by
          v.version desc
        limit
          1
      ),
      $19
    )
  ) as "isNameHidden",
  (
    select
      min(g.name)
    from
      "group_members" gm
      join "groups" g on g.org_id = gm.org_id
      and g.id = gm.group_id
    where
      gm.org_id = $20
      and gm.uid = p.uid
  ) as "group",
  (
    select
      array_agg(
        coalesce(earned.points, 0)::int
        order by
          day
      )
    from
      generate_series($21::date, $22::date, '1 day') as day
      left join (
        select
          l.counted_on,
          sum(l.points) as points
        from
          points_ledger l
        where
          l.org_id = $23
          and l.uid = p.uid
          and l.day between $24::date - 1 and $25::date + 1
        group by
          l.counted_on
      ) earned on earned.counted_on = day::date
  ) as days
from
  place p
  left join "memberships" m on m.org_id = $26
  and m.uid = p.uid
  left join "users" u on u.uid = p.uid
  left join lateral (
    select
      0 as gained
  ) past on true
order by
  p.points desc,
  p.uid desc;

-- listLeague
with
  seat as (
    select
      s.uid,
      coalesce(b.points, 0) as points,
      (
        select
          coalesce(sum(l.points), 0)::int
        from
          points_ledger l
        where
          l.org_id = $1
          and l.uid = s.uid
          and l.day >= $2::date - 1
          and l.counted_on = $3::date
      ) as gained
    from
      league_seats s
      join member_standings st on st.org_id = s.org_id
      and st.uid = s.uid
      and st.is_ranked
      left join period_scores b on b.org_id = s.org_id
      and b.board = $4
      and b.uid = s.uid
    where
      s.org_id = $5
      and s.week = $6
      and s.tier = $7
      and s.pace = $8
      and s.number = $9
  )
select
  p.uid,
  p.points,
  rank() over (
    order by
      p.points desc
  )::int as rank,
  case
    when p.points > p.gained
    and $10 then (
      rank() over (
        order by
          p.points - p.gained desc
      )
    )::int
  end as "rankBefore",
  u.display_name as name,
  u.photo_url as "photoUrl",
  (
    m.is_name_hidden
    or coalesce(
      (
        select
          (v.rules ->> 'names_hidden')::boolean
        from
          "point_rule_versions" v
        where
          v.org_id = $11
        order by
          v.version desc
        limit
          1
      ),
      $12
    )
  ) as "isNameHidden",
  (
    select
      min(g.name)
    from
      "group_members" gm
      join "groups" g on g.org_id = gm.org_id
      and g.id = gm.group_id
    where
      gm.org_id = $13
      and gm.uid = p.uid
  ) as "group",
  null as days
from
  seat p
  left join "memberships" m on m.org_id = $14
  and m.uid = p.uid
  left join "users" u on u.uid = p.uid
order by
  p.points desc,
  p.uid desc;
