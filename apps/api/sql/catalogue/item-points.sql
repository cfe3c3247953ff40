-- readItemPoints
with
  paid as (
    select
      thing_id,
      sum(points)::int as points
    from
      "points_ledger" as entry
    where
      org_id = $1
      and uid = $2
      and source in ('content', 'quiz', 'perfect_quiz', 'simulation')
      and thing_id = any (array[$3, $4]::text[])
      and not exists (
        select
          1
        from
          "points_ledger" as reversal
        where
          reversal.org_id = entry.org_id
          and reversal.uid = entry.uid
          and reversal.source = 'reversal'
          and reversal.source_id = entry.id
      )
    group by
      thing_id
  )
select
  item.id,
  coalesce(paid.points, 0) as earned,
  best.best_score,
  case
    when item.kind = 'quiz' then (item.body ->> 'pass_mark')::int
  end as pass_mark,
  case
    when item.kind = 'quiz' then coalesce((item.body ->> 'draw')::int, jsonb_array_length(item.body -> 'questions'))
  end as questions
from
  "content_items" as item
  left join paid on paid.thing_id = item.id
  left join "progress" as best on best.org_id = item.org_id
  and best.uid = $5
  and best.content_id = item.id
where
  item.org_id = $6
  and item.id = any (array[$7, $8]::text[]);
