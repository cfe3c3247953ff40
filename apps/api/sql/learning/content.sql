-- readContent
select
  "content_items"."org_id",
  "content_items"."id",
  "content_items"."module_id",
  "content_items"."chapter_id",
  "content_items"."position",
  "content_items"."kind",
  "content_items"."title",
  "content_items"."summary",
  "content_items"."minutes",
  "content_items"."status",
  "content_items"."tags",
  "content_items"."references",
  "content_items"."checked_on",
  "content_items"."is_public",
  "content_items"."cover",
  "content_items"."opens",
  "content_items"."body",
  "content_items"."plain_text",
  "content_items"."media",
  "content_items"."terms",
  "content_items"."source",
  "content_items"."fingerprint",
  "content_items"."reading_key",
  "content_items"."mentions",
  "content_items"."version",
  "content_items"."uid",
  "content_items"."published_at",
  "content_items"."created_at",
  "content_items"."updated_at",
  (
    select
      coalesce(
        json_object_agg(
          named.key,
          json_build_object('key', a.served_key, 'content_type', a.served_type, 'width', a.width, 'height', a.height)
        ),
        '{}'
      )
    from
      jsonb_each_text(
        "content_items"."media" || coalesce(
          (
            select
              jsonb_object_agg(m.key, m.value)
            from
              "language_versions" v
              cross join jsonb_each(v.media) m
            where
              v.org_id = $1
              and v.kind = 'content'
              and v.id = "content_items"."id"
              and v.archived_at is null
          ),
          '{}'
        )
      ) as named
      join "assets" a on a.org_id = $2
      and a.path = named.value
  ),
  (
    select
      coalesce(json_object_agg(g.slug, json_build_object('term', g.term, 'definition', g.definition)), '{}')
    from
      "glossary_terms" g
    where
      g.org_id = $3
      and g.slug = any (
        "content_items"."terms" || array(
          select
            unnest(v.terms)
          from
            "language_versions" v
          where
            v.org_id = $4
            and v.kind = 'content'
            and v.id = "content_items"."id"
            and v.archived_at is null
        )
      )
  ),
  (
    select
      a.served_key
    from
      "assets" a
    where
      a.org_id = $5
      and a.path = "content_items"."cover"
  ),
  "progress"."org_id",
  "progress"."uid",
  "progress"."content_id",
  "progress"."furthest",
  "progress"."place",
  "progress"."best_score",
  "progress"."is_clear",
  "progress"."content_version",
  "progress"."started_at",
  "progress"."visited_at",
  "completions"."completed_at",
  "completions"."pays_at",
  "openings"."last_at",
  "bookmarks"."created_at",
  "notes"."text"
from
  "content_items"
  left join "progress" on (
    "progress"."org_id" = $6
    and "progress"."uid" = $7
    and "progress"."content_id" = "content_items"."id"
  )
  left join "completions" on (
    "completions"."org_id" = $8
    and "completions"."uid" = $9
    and "completions"."content_id" = "content_items"."id"
  )
  left join "openings" on (
    "openings"."org_id" = $10
    and "openings"."uid" = $11
    and "openings"."content_id" = "content_items"."id"
  )
  left join "bookmarks" on (
    "bookmarks"."org_id" = $12
    and "bookmarks"."uid" = $13
    and "bookmarks"."content_id" = "content_items"."id"
  )
  left join "notes" on (
    "notes"."org_id" = $14
    and "notes"."uid" = $15
    and "notes"."content_id" = "content_items"."id"
  )
where
  (
    "content_items"."org_id" = $16
    and "content_items"."id" = $17
  );

-- readContents
select
  "org_id",
  "id",
  "module_id",
  "chapter_id",
  "position",
  "kind",
  "title",
  "summary",
  "minutes",
  "status",
  "tags",
  "references",
  "checked_on",
  "is_public",
  "cover",
  "opens",
  "body",
  "plain_text",
  "media",
  "terms",
  "source",
  "fingerprint",
  "reading_key",
  "mentions",
  "version",
  "uid",
  "published_at",
  "created_at",
  "updated_at",
  (
    select
      coalesce(
        json_object_agg(
          named.key,
          json_build_object('key', a.served_key, 'content_type', a.served_type, 'width', a.width, 'height', a.height)
        ),
        '{}'
      )
    from
      jsonb_each_text(
        "media" || coalesce(
          (
            select
              jsonb_object_agg(m.key, m.value)
            from
              "language_versions" v
              cross join jsonb_each(v.media) m
            where
              v.org_id = $1
              and v.kind = 'content'
              and v.id = "content_items"."id"
              and v.archived_at is null
          ),
          '{}'
        )
      ) as named
      join "assets" a on a.org_id = $2
      and a.path = named.value
  )
from
  "content_items"
where
  (
    "content_items"."org_id" = $3
    and "content_items"."id" in ($4)
    and (
      (
        "content_items"."module_id" is not null
        and "content_items"."status" = $5
      )
      or "content_items"."uid" = $6
    )
  );

-- readPublicContent
select
  "content_items"."org_id",
  "content_items"."id",
  "content_items"."module_id",
  "content_items"."chapter_id",
  "content_items"."position",
  "content_items"."kind",
  "content_items"."title",
  "content_items"."summary",
  "content_items"."minutes",
  "content_items"."status",
  "content_items"."tags",
  "content_items"."references",
  "content_items"."checked_on",
  "content_items"."is_public",
  "content_items"."cover",
  "content_items"."opens",
  "content_items"."body",
  "content_items"."plain_text",
  "content_items"."media",
  "content_items"."terms",
  "content_items"."source",
  "content_items"."fingerprint",
  "content_items"."reading_key",
  "content_items"."mentions",
  "content_items"."version",
  "content_items"."uid",
  "content_items"."published_at",
  "content_items"."created_at",
  "content_items"."updated_at",
  (
    select
      coalesce(
        json_object_agg(
          named.key,
          json_build_object('key', a.served_key, 'content_type', a.served_type, 'width', a.width, 'height', a.height)
        ),
        '{}'
      )
    from
      jsonb_each_text(
        "content_items"."media" || coalesce(
          (
            select
              jsonb_object_agg(m.key, m.value)
            from
              "language_versions" v
              cross join jsonb_each(v.media) m
            where
              v.org_id = $1
              and v.kind = 'content'
              and v.id = "content_items"."id"
              and v.archived_at is null
          ),
          '{}'
        )
      ) as named
      join "assets" a on a.org_id = $2
      and a.path = named.value
  ),
  (
    select
      coalesce(json_object_agg(g.slug, json_build_object('term', g.term, 'definition', g.definition)), '{}')
    from
      "glossary_terms" g
    where
      g.org_id = $3
      and g.slug = any (
        "content_items"."terms" || array(
          select
            unnest(v.terms)
          from
            "language_versions" v
          where
            v.org_id = $4
            and v.kind = 'content'
            and v.id = "content_items"."id"
            and v.archived_at is null
        )
      )
  ),
  (
    select
      a.served_key
    from
      "assets" a
    where
      a.org_id = $5
      and a.path = "content_items"."cover"
  ),
  "organizations"."name"
from
  "content_items"
  inner join "modules" on (
    "modules"."org_id" = $6
    and "modules"."id" = "content_items"."module_id"
    and "modules"."status" = $7
  )
  inner join "organizations" on (
    "organizations"."id" = $8
    and "organizations"."is_suspended" = $9
  )
where
  (
    "content_items"."org_id" = $10
    and "content_items"."id" = $11
    and "content_items"."is_public" = $12
    and "content_items"."status" = $13
  );

-- findPublishedContent
select
  "content_items"."org_id",
  "content_items"."id",
  "content_items"."module_id",
  "content_items"."chapter_id",
  "content_items"."position",
  "content_items"."kind",
  "content_items"."title",
  "content_items"."summary",
  "content_items"."minutes",
  "content_items"."status",
  "content_items"."tags",
  "content_items"."references",
  "content_items"."checked_on",
  "content_items"."is_public",
  "content_items"."cover",
  "content_items"."opens",
  "content_items"."body",
  "content_items"."plain_text",
  "content_items"."media",
  "content_items"."terms",
  "content_items"."source",
  "content_items"."fingerprint",
  "content_items"."reading_key",
  "content_items"."mentions",
  "content_items"."version",
  "content_items"."uid",
  "content_items"."published_at",
  "content_items"."created_at",
  "content_items"."updated_at",
  "modules"."title"
from
  "content_items"
  inner join "modules" on (
    "modules"."org_id" = $1
    and "modules"."id" = "content_items"."module_id"
    and "modules"."status" = $2
  )
where
  (
    "content_items"."org_id" = $3
    and "content_items"."id" = $4
    and "content_items"."status" = $5
  );

-- findContentVersion
select
  "title",
  "body"
from
  "content_versions"
where
  (
    "content_versions"."org_id" = $1
    and "content_versions"."content_id" = $2
    and "content_versions"."version" = $3
  );
