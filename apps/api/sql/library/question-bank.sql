-- readBankPage
with
  page as (
    select
      c.id,
      c.title,
      c.status,
      c.module_id,
      c.tags,
      c.media,
      q.place::int as place,
      q.question
    from
      "content_items" c
      cross join lateral jsonb_array_elements(c.body -> 'questions') with ordinality as q (question, place)
    where
      c.org_id = $1
      and c.kind = 'quiz'
      and c.uid is null
      and c.module_id is not null
      and c.status <> 'archived'
    order by
      c.id,
      q.place
    limit
      $2
  )
select
  id as quiz_id,
  title,
  status,
  module_id,
  tags,
  place,
  question,
  (
    select
      coalesce(json_object_agg(named.key, a.served_key), '{}')
    from
      jsonb_each_text(page.media) as named
      join "assets" a on a.org_id = $3
      and a.path = named.value
    where
      position(named.key in page.question::text) > 0
  ) as media
from
  page
order by
  id,
  place;

-- readBankPage of everything that can be looked for
with
  page as (
    select
      c.id,
      c.title,
      c.status,
      c.module_id,
      c.tags,
      c.media,
      q.place::int as place,
      q.question
    from
      "content_items" c
      cross join lateral jsonb_array_elements(c.body -> 'questions') with ordinality as q (question, place)
    where
      c.org_id = $1
      and c.kind = 'quiz'
      and c.uid is null
      and c.module_id is not null
      and c.status <> 'archived'
      and concat_ws(' ', c.title, jsonb_path_query_array(q.question, 'lax $.*')::text) ilike $2
      and concat_ws(' ', c.title, jsonb_path_query_array(q.question, 'lax $.*')::text) ilike $3
      and (
        q.question -> 'tags' @> $4::jsonb
        or $5 = any (c.tags)
      )
      and q.question ->> 'teaches' = $6
      and q.question ->> 'type' = $7
      and coalesce(q.question ->> 'difficulty', 'medium') = $8
      and c.id = $9
      and (c.id, q.place) > ($10, $11)
    order by
      c.id,
      q.place
    limit
      $12
  )
select
  id as quiz_id,
  title,
  status,
  module_id,
  tags,
  place,
  question,
  (
    select
      coalesce(json_object_agg(named.key, a.served_key), '{}')
    from
      jsonb_each_text(page.media) as named
      join "assets" a on a.org_id = $13
      and a.path = named.value
    where
      position(named.key in page.question::text) > 0
  ) as media
from
  page
order by
  id,
  place;

-- readBankFacets
select
  count(*)::int as questions
from
  "content_items" c
  cross join lateral jsonb_array_elements(c.body -> 'questions') with ordinality as q (question, place)
where
  c.org_id = $1
  and c.kind = 'quiz'
  and c.uid is null
  and c.module_id is not null
  and c.status <> 'archived';

select
  tag,
  count(*)::int as questions
from
  (
    select distinct
      c.id,
      q.place,
      tag
    from
      "content_items" c
      cross join lateral jsonb_array_elements(c.body -> 'questions') with ordinality as q (question, place)
      cross join lateral (
        select
          unnest(c.tags) as tag
        union
        select
          jsonb_array_elements_text(q.question -> 'tags')
      ) as named
    where
      c.org_id = $1
      and c.kind = 'quiz'
      and c.uid is null
      and c.module_id is not null
      and c.status <> 'archived'
  ) as each
group by
  tag
order by
  questions desc,
  tag
limit
  200;

select
  l.id,
  l.title,
  count(*)::int as questions
from
  (
    select
      q.question ->> 'teaches' as teaches
    from
      "content_items" c
      cross join lateral jsonb_array_elements(c.body -> 'questions') with ordinality as q (question, place)
    where
      c.org_id = $1
      and c.kind = 'quiz'
      and c.uid is null
      and c.module_id is not null
      and c.status <> 'archived'
  ) as asked
  join "content_items" l on l.org_id = $2
  and l.id = asked.teaches
group by
  l.id,
  l.title
order by
  questions desc,
  l.title
limit
  200;

-- readLessonsNear
select
  l.id,
  l.title,
  left(l.plain_text, $1) as text
from
  "content_items" l
  left join "content_items" c on c.org_id = $2
  and c.id = $3
where
  l.org_id = $4
  and l.kind not in ('quiz', 'simulation')
  and l.uid is null
  and l.module_id is not null
  and l.status <> 'archived'
  and l.title ilike $5
order by
  (l.module_id = c.module_id) desc nulls last,
  (l.chapter_id = c.chapter_id) desc nulls last,
  l.position,
  l.id
limit
  $6;
