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

-- findItems of a reader of German
with
  asked as (
    select
      l.language,
      l.config,
      to_tsquery(l.config, $1) as words
    from
      (
        values
          ($2, $3::regconfig),
          ($4, $5::regconfig)
      ) l (language, config)
  ),
  candidate as (
    (
      select
        d.content_id,
        d.language
      from
        "search_documents" d
        join asked on asked.language = d.language
      where
        d.library = $6
        and d.kind = any ($7::text[])
        and (
          d.language = $8
          or not exists (
            select
            from
              "search_documents" o
            where
              o.library = $9
              and o.content_id = d.content_id
              and o.language = $10
          )
        )
        and d.title_words @@ asked.words
      limit
        $11
    )
    union
    (
      select
        d.content_id,
        d.language
      from
        "search_documents" d
        join asked on asked.language = d.language
      where
        d.library = $12
        and d.kind = any ($13::text[])
        and (
          d.language = $14
          or not exists (
            select
            from
              "search_documents" o
            where
              o.library = $15
              and o.content_id = d.content_id
              and o.language = $16
          )
        )
        and d.words @@ asked.words
      limit
        $17
    )
  ),
  best as (
    select
      c.id,
      coalesce(v.title, c.title) as title,
      coalesce(v.summary, c.summary) as summary,
      coalesce(v.plain_text, c.plain_text) as plain_text,
      asked.config,
      asked.words,
      ts_rank_cd('{0.1, 0.2, 0.6, 1}', d.words, asked.words) as rank
    from
      candidate
      join asked on asked.language = candidate.language
      join "search_documents" d on d.library = $18
      and d.content_id = candidate.content_id
      and d.language = candidate.language
      join "content_items" c on c.org_id = $19
      and c.id = candidate.content_id
      left join "language_versions" v on v.org_id = $20
      and v.kind = 'content'
      and v.id = c.id
      and v.language = candidate.language
      and v.archived_at is null
    where
      c.uid is null
      and c.module_id is not null
      and c.status = 'published'
    order by
      rank desc,
      c.id
    limit
      $21
  )
select
  id,
  ts_headline(config, title, words, $22) as title,
  ts_headline(config, left(coalesce(nullif(plain_text, ''), summary), 20000), words, $23) as excerpt
from
  best
order by
  rank desc,
  id;

-- findItems
with
  asked as (
    select
      l.language,
      l.config,
      to_tsquery(l.config, $1) as words
    from
      (
        values
          ($2, $3::regconfig),
          ($4, $5::regconfig)
      ) l (language, config)
  ),
  candidate as (
    (
      select
        d.content_id,
        d.language
      from
        "search_documents" d
        join asked on asked.language = d.language
      where
        d.library = $6
        and d.kind = any ($7::text[])
        and not exists (
          select
          from
            "language_versions" v
          where
            v.org_id = $8
            and v.kind = 'content'
            and v.id = d.content_id
            and v.language = d.language
            and v.archived_at is null
        )
        and d.title_words @@ asked.words
      limit
        $9
    )
    union
    (
      select
        d.content_id,
        d.language
      from
        "search_documents" d
        join asked on asked.language = d.language
      where
        d.library = $10
        and d.kind = any ($11::text[])
        and not exists (
          select
          from
            "language_versions" v
          where
            v.org_id = $12
            and v.kind = 'content'
            and v.id = d.content_id
            and v.language = d.language
            and v.archived_at is null
        )
        and d.words @@ asked.words
      limit
        $13
    )
  ),
  best as (
    select
      c.id,
      coalesce(v.title, c.title) as title,
      coalesce(v.summary, c.summary) as summary,
      coalesce(v.plain_text, c.plain_text) as plain_text,
      asked.config,
      asked.words,
      ts_rank_cd('{0.1, 0.2, 0.6, 1}', d.words, asked.words) as rank
    from
      candidate
      join asked on asked.language = candidate.language
      join "search_documents" d on d.library = $14
      and d.content_id = candidate.content_id
      and d.language = candidate.language
      join "content_items" c on c.org_id = $15
      and c.id = candidate.content_id
      left join "language_versions" v on v.org_id = $16
      and v.kind = 'content'
      and v.id = c.id
      and v.language = candidate.language
      and v.archived_at is null
    where
      c.uid is null
      and c.module_id is not null
      and c.status = 'published'
    order by
      rank desc,
      c.id
    limit
      $17
  )
select
  id,
  ts_headline(config, title, words, $18) as title,
  ts_headline(config, left(coalesce(nullif(plain_text, ''), summary), 20000), words, $19) as excerpt
from
  best
order by
  rank desc,
  id;
