-- readTreeRows
select
  "version"
from
  "libraries"
where
  "libraries"."org_id" = $1;

select
  "id",
  "title",
  "summary",
  "tags",
  (
    select
      "served_key"
    from
      "assets"
    where
      "org_id" = $1
      and "path" = "cover"
  )
from
  "modules"
where
  (
    "modules"."org_id" = $2
    and "modules"."status" = $3
  )
order by
  "modules"."position" asc,
  "modules"."id" asc;

select
  "id",
  "module_id",
  "title",
  "summary"
from
  "chapters"
where
  "chapters"."org_id" = $1
order by
  "chapters"."position" asc,
  "chapters"."id" asc;

select
  "id",
  "module_id",
  "chapter_id",
  "kind",
  "title",
  "summary",
  "minutes",
  (
    select
      "served_key"
    from
      "assets"
    where
      "org_id" = $1
      and "path" = "cover"
  ),
  "opens",
  "published_at"
from
  "content_items"
where
  (
    "content_items"."org_id" = $2
    and "content_items"."status" = $3
    and "content_items"."module_id" is not null
  )
order by
  "content_items"."position" asc,
  "content_items"."id" asc;
