-- findStanding with the rank
select
  "org_id",
  "uid",
  "snap_points",
  "is_ranked",
  "current_streak",
  "best_streak",
  "freezes",
  "last_day",
  "seen_day",
  "last_timezone",
  "last_day_start_hour",
  "lost_streak",
  "lost_day",
  "lost_at",
  "repaired_in",
  "visited_on",
  "greeted_on",
  "league_week",
  "league_tier",
  "is_in_league",
  (
    1 + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $1
        and h.board = $2
        and h.level = $3
        and h.bucket > (member_standings.snap_points >> 15)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $4
        and h.board = $5
        and h.level = $6
        and h.bucket > (member_standings.snap_points >> 10)
        and h.bucket < (((member_standings.snap_points >> 15) + 1) << 5)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $7
        and h.board = $8
        and h.level = $9
        and h.bucket > (member_standings.snap_points >> 5)
        and h.bucket < (((member_standings.snap_points >> 10) + 1) << 5)
    ) + (
      select
        coalesce(sum(h.people), 0)
      from
        rank_histogram h
      where
        h.org_id = $10
        and h.board = $11
        and h.level = $12
        and h.bucket > member_standings.snap_points
        and h.bucket < (((member_standings.snap_points >> 5) + 1) << 5)
    ) + (
      select
        coalesce(
          sum(
            (coalesce(d.new_points, -1) > member_standings.snap_points)::int - (coalesce(d.old_points, -1) > member_standings.snap_points)::int
          ),
          0
        )
      from
        rank_deltas d
      where
        d.org_id = $13
        and d.board = $14
    )
  )::int,
  (
    select
      json_build_object('version', v.version, 'rules', v.rules)
    from
      "point_rule_versions" v
    where
      v.org_id = $15
    order by
      v.version desc
    limit
      1
  ),
  coalesce(
    (
      select
        d.points
      from
        "member_days" d
      where
        d.org_id = $16
        and d.uid = $17
        and d.day = $18::date
    ),
    0
  ),
  (
    select
      coalesce(sum(l.points), 0)::int
    from
      "points_ledger" l
    where
      l.org_id = $19
      and l.uid = $20
      and l.day = $21::date
      and l.source = 'streak_bonus'
  ),
  (
    select
      min(d.day)::text
    from
      "member_days" d
    where
      d.org_id = $22
      and d.uid = $23
      and d.mark is not null
  ),
  (
    select
      json_object_agg(d.day, d.mark)
    from
      "member_days" d
    where
      d.org_id = $24
      and d.uid = $25
      and d.mark is not null
      and d.day between $26 and $27
  ),
  (
    select
      coalesce(
        sum(
          case
            when l.source = 'daily_set' then $28::int
            else 1
          end
        ),
        0
      )::int
    from
      "points_ledger" l
    where
      l.org_id = $29
      and l.uid = $30
      and l.day > member_standings.lost_day
      and l.day >= $31::date - 3
      and l.source in ($32, $33, $34, $35, $36, $37)
  )
from
  "member_standings"
where
  (
    "member_standings"."org_id" = $38
    and "member_standings"."uid" = $39
  );

-- findStanding without it
select
  "org_id",
  "uid",
  "snap_points",
  "is_ranked",
  "current_streak",
  "best_streak",
  "freezes",
  "last_day",
  "seen_day",
  "last_timezone",
  "last_day_start_hour",
  "lost_streak",
  "lost_day",
  "lost_at",
  "repaired_in",
  "visited_on",
  "greeted_on",
  "league_week",
  "league_tier",
  "is_in_league",
  null,
  (
    select
      json_build_object('version', v.version, 'rules', v.rules)
    from
      "point_rule_versions" v
    where
      v.org_id = $1
    order by
      v.version desc
    limit
      1
  ),
  coalesce(
    (
      select
        d.points
      from
        "member_days" d
      where
        d.org_id = $2
        and d.uid = $3
        and d.day = $4::date
    ),
    0
  ),
  (
    select
      coalesce(sum(l.points), 0)::int
    from
      "points_ledger" l
    where
      l.org_id = $5
      and l.uid = $6
      and l.day = $7::date
      and l.source = 'streak_bonus'
  ),
  (
    select
      min(d.day)::text
    from
      "member_days" d
    where
      d.org_id = $8
      and d.uid = $9
      and d.mark is not null
  ),
  (
    select
      json_object_agg(d.day, d.mark)
    from
      "member_days" d
    where
      d.org_id = $10
      and d.uid = $11
      and d.mark is not null
      and d.day between $12 and $13
  ),
  (
    select
      coalesce(
        sum(
          case
            when l.source = 'daily_set' then $14::int
            else 1
          end
        ),
        0
      )::int
    from
      "points_ledger" l
    where
      l.org_id = $15
      and l.uid = $16
      and l.day > member_standings.lost_day
      and l.day >= $17::date - 3
      and l.source in ($18, $19, $20, $21, $22, $23)
  )
from
  "member_standings"
where
  (
    "member_standings"."org_id" = $24
    and "member_standings"."uid" = $25
  );

-- findLastVisit
select
  "visited_on",
  "seen_day",
  "last_timezone",
  "last_day_start_hour"
from
  "member_standings"
where
  (
    "member_standings"."org_id" = $1
    and "member_standings"."uid" = $2
  );

-- readPoints
select
  "snap_points"
from
  "member_standings"
where
  (
    "member_standings"."org_id" = $1
    and "member_standings"."uid" = $2
  );

-- findReached
select
  "snap_points",
  "best_streak"
from
  "member_standings"
where
  (
    "member_standings"."org_id" = $1
    and "member_standings"."uid" = $2
  );

-- findSettings
select
  "is_in_league"
from
  "member_standings"
where
  (
    "member_standings"."org_id" = $1
    and "member_standings"."uid" = $2
  );

-- listDays
select
  "day",
  "points",
  "mark"
from
  "member_days"
where
  (
    "member_days"."org_id" = $1
    and "member_days"."uid" = $2
    and "member_days"."day" between $3 and $4
  )
order by
  "member_days"."day";
