-- readWords
select
  string_agg(
    word,
    ' '
    order by
      word collate "C"
  ) as words
from
  "search_words"
where
  library = $1;

-- findItems
with
  asked as (
    select
      to_tsquery('english', $1) as words
  ),
  candidate as (
    (
      select
        content_id
      from
        "search_documents",
        asked
      where
        library = $2
        and kind = any ($3::text[])
        and title_words @@ asked.words
      limit
        $4
    )
    union
    (
      select
        content_id
      from
        "search_documents",
        asked
      where
        library = $5
        and kind = any ($6::text[])
        and "search_documents"."words" @@ asked.words
      limit
        $7
    )
  ),
  best as (
    select
      c.id,
      c.title,
      c.summary,
      c.plain_text,
      ts_rank_cd('{0.1, 0.2, 0.6, 1}', d.words, asked.words) as rank
    from
      candidate
      cross join asked
      join "search_documents" d on d.library = $8
      and d.content_id = candidate.content_id
      join "content_items" c on c.org_id = $9
      and c.id = candidate.content_id
    where
      c.uid is null
      and c.module_id is not null
      and c.status = 'published'
    order by
      rank desc,
      c.id
    limit
      $10
  )
select
  id,
  ts_headline('english', title, asked.words, $11) as title,
  ts_headline('english', left(coalesce(nullif(plain_text, ''), summary), 20000), asked.words, $12) as excerpt
from
  best
  cross join asked
order by
  rank desc,
  id;
