-- readCertainty
select
  b.thing_id as quiz_id,
  coalesce(min(i.title), b.thing_id) as title,
  min(i.module_id) as module_id,
  sum(b.sure_right + b.sure_wrong + b.unsure_right + b.unsure_wrong)::int as answers,
  sum(b.sure_right)::int as sure_and_right,
  sum(b.sure_wrong)::int as sure_and_wrong,
  sum(b.unsure_right)::int as unsure_and_right,
  sum(b.unsure_wrong)::int as unsure_and_wrong
from
  (
    select
      b.*
    from
      "answer_blocks" b
    where
      b.org_id = $1
      and b.day between $2 and $3
      and true
      and b.kind = 'question'
  ) b
  left join "content_items" i on i.org_id = $4
  and i.id = b.thing_id
group by
  b.thing_id
having
  sum(b.sure_right + b.sure_wrong + b.unsure_right + b.unsure_wrong) > 0
order by
  sum(b.sure_wrong)::float8 / sum(b.sure_right + b.sure_wrong + b.unsure_right + b.unsure_wrong) desc,
  b.thing_id;

-- readAnswered
select
  b.thing_id,
  b.part_id,
  b.form,
  sum(b.answers)::int as answers,
  sum(b."right")::int as "right",
  sum(b.sure_right + b.sure_wrong + b.unsure_right + b.unsure_wrong)::int as asked_certainty,
  sum(b.sure_wrong)::int as sure_wrong
from
  "answer_blocks" b
where
  b.org_id = $1
  and b.day between $2 and $3
  and b.groups && $4::text[]
  and b.kind = $5
group by
  b.thing_id,
  b.part_id,
  b.form
order by
  sum(b."right")::float8 / sum(b.answers),
  b.thing_id,
  b.part_id;

-- readChosen
select
  b.thing_id,
  b.part_id,
  c.key as answer,
  sum(c.value::int)::int as times
from
  (
    select
      b.thing_id,
      b.part_id,
      b.chosen
    from
      "answer_blocks" b
    where
      b.org_id = $1
      and b.day between $2 and $3
      and true
      and b.kind = 'question'
      and (b.thing_id, b.part_id, b.form) in (
        select
          w ->> 0,
          w ->> 1,
          w ->> 2
        from
          jsonb_array_elements($4::jsonb) as w
      )
  ) b
  cross join lateral jsonb_each_text(b.chosen) as c
group by
  b.thing_id,
  b.part_id,
  c.key
order by
  sum(c.value::int) desc,
  c.key;

-- readQuizzes
select
  i.id,
  i.title,
  i.module_id,
  i.body
from
  "content_items" i
where
  i.org_id = $1
  and i.id = any ($2::text[]);
