-- findPerson
select
  m.status,
  (
    extract(
      epoch
      from
        m.joined_at
    ) * 1000
  )::float8 as joined_ms,
  (
    extract(
      epoch
      from
        greatest(m.last_visit_at, (s.visited_on::timestamp + make_interval(hours => $1::int)) at time zone $2)
    ) * 1000
  )::float8 as last_ms,
  coalesce(s.snap_points, 0) as snap_points,
  coalesce(s.best_streak, 0) as best_streak,
  (
    extract(
      epoch
      from
        n.sent_at
    ) * 1000
  )::float8 as nudged_ms
from
  "memberships" m
  join "users" u on u.uid = m.uid
  and u.username <> ''
  left join "member_standings" s on s.org_id = m.org_id
  and s.uid = m.uid
  left join "nudges" n on n.org_id = m.org_id
  and n.uid = m.uid
where
  m.org_id = $3
  and m.uid = $4
  and m.left_at is null
  and exists (
    select
    from
      "group_members" gm
    where
      gm.org_id = $5
      and gm.uid = m.uid
      and gm.group_id = any ($6::text[])
  );

-- listDaysOf
select
  d.day::text as day,
  d.items,
  d.reviews,
  d.quizzes,
  d.scores,
  d.simulations,
  d.shares,
  d.points
from
  "activity_days" d
where
  d.org_id = $1
  and d.uid = $2
  and d.day between $3 and $4
order by
  d.day;

-- listModulesOf
select
  m.id as module_id,
  m.title,
  count(*)::int as items,
  count(c.uid)::int as done
from
  "modules" m
  join "content_items" i on i.org_id = m.org_id
  and i.module_id = m.id
  and i.status = 'published'
  and i.uid is null
  left join "completions" c on c.org_id = m.org_id
  and c.content_id = i.id
  and c.uid = $1
where
  m.org_id = $2
  and m.status = 'published'
group by
  m.id,
  m.title,
  m.position
order by
  m.position,
  m.id;

-- listRecallOf
select
  f.module_id,
  m.title,
  f.cards,
  f.recall
from
  (
    select
      k.uid,
      k.module_id,
      count(*)::int as cards,
      avg(k.recall)::float8 as recall,
      (
        count(*) filter (
          where
            k.recall < $1
        )
      )::int as forgotten
    from
      (
        select
          r.uid,
          i.module_id,
          power(
            1 + $2::float8 * greatest(
              floor(
                extract(
                  epoch
                  from
                    $3::timestamptz - r.reviewed_at
                ) / 86400
              ),
              0
            )::float8 / r.stability,
            $4::float8
          ) as recall
        from
          "review_cards" r
          join "content_items" i on i.org_id = r.org_id
          and i.id = r.thing_id
          and i.module_id is not null
          and i.status = 'published'
        where
          r.org_id = $5
          and r.kind = 'question'
          and r.state <> 0
          and r.reviewed_at is not null
          and r.uid = any ($6::text[])
      ) k
    group by
      k.uid,
      k.module_id
  ) f
  join "modules" m on m.org_id = $7
  and m.id = f.module_id
order by
  m.position,
  m.id;

-- countCertaintyOf
with
  said as (
    select
      q.certainty = 'sure' as is_sure,
      q.credit = 1 as is_right
    from
      "quiz_attempts" a
      join "quiz_answers" q on q.org_id = a.org_id
      and q.attempt_id = a.id
    where
      a.org_id = $1
      and a.uid = $2
      and a.mode = 'full'
      and a.finished_at is not null
      and q.credit is not null
      and q.certainty is not null
      and (
        q.credit = 1
        or not coalesce(q.is_blank, false)
      )
  )
select
  count(*)::int as answers,
  (
    count(*) filter (
      where
        is_sure
        and is_right
    )
  )::int as sure_and_right,
  (
    count(*) filter (
      where
        is_sure
        and not is_right
    )
  )::int as sure_and_wrong,
  (
    count(*) filter (
      where
        not is_sure
        and is_right
    )
  )::int as unsure_and_right,
  (
    count(*) filter (
      where
        not is_sure
        and not is_right
    )
  )::int as unsure_and_wrong
from
  said;
