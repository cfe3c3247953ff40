-- findPublicOrganization
select
  "name",
  "summary",
  "logo_url",
  "has_public_library",
  "embed_origins"
from
  "organizations"
where
  (
    "organizations"."id" = $1
    and "organizations"."is_suspended" = $2
  );

-- listPublicItems
select
  "modules"."id",
  "modules"."title",
  "modules"."summary",
  "content_items"."id",
  "content_items"."title",
  "content_items"."summary",
  "content_items"."kind",
  "content_items"."minutes"
from
  "content_items"
  inner join "modules" on (
    "modules"."org_id" = $1
    and "modules"."id" = "content_items"."module_id"
  )
  inner join "chapters" on (
    "chapters"."org_id" = $2
    and "chapters"."module_id" = "content_items"."module_id"
    and "chapters"."id" = "content_items"."chapter_id"
  )
where
  (
    "content_items"."org_id" = $3
    and (
      "content_items"."is_public" = $4
      and "content_items"."status" = $5
      and "modules"."status" = $6
    )
  )
order by
  "modules"."position" asc,
  "modules"."id" asc,
  "chapters"."position" asc,
  "content_items"."position" asc,
  "content_items"."id" asc
limit
  $7;

-- listListedItems
select
  "content_items"."org_id",
  "content_items"."id",
  "content_items"."kind",
  coalesce(
    (
      select
        l.language
      from
        "libraries" l
      where
        l.org_id = "content_items"."org_id"
    ),
    "organizations"."language",
    $1
  ),
  array(
    select
      v.language
    from
      "language_versions" v
    where
      v.org_id = "content_items"."org_id"
      and v.kind = 'content'
      and v.id = "content_items"."id"
      and v.archived_at is null
    order by
      v.language
  )
from
  "content_items"
  inner join "modules" on (
    "modules"."org_id" = "content_items"."org_id"
    and "modules"."id" = "content_items"."module_id"
  )
  inner join "organizations" on (
    "organizations"."id" = "content_items"."org_id"
    and "organizations"."is_suspended" = $2
    and "organizations"."has_public_library" = $3
  )
where
  (
    "content_items"."is_public" = $4
    and "content_items"."status" = $5
    and "modules"."status" = $6
  )
order by
  "content_items"."org_id" asc,
  "content_items"."id" asc
limit
  $7;
