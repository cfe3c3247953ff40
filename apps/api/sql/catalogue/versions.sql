-- readItemVersions
select
  "id",
  "language",
  "title",
  "summary",
  "references",
  "body",
  "terms"
from
  "language_versions"
where
  (
    (
      "language_versions"."org_id" = $1
      and "language_versions"."archived_at" is null
    )
    and "language_versions"."kind" = $2
    and "language_versions"."id" in ($3)
  )
order by
  "language_versions"."language";

-- readOriginalLanguage
select
  coalesce(
    (
      select
        "libraries"."language"
      from
        "libraries"
      where
        "libraries"."org_id" = $1
    ),
    (
      select
        "organizations"."language"
      from
        "organizations"
      where
        "organizations"."id" = $2
    ),
    $3
  ) as language;

-- readTitles
select
  "kind",
  "id",
  "title",
  "summary"
from
  "language_versions"
where
  (
    (
      "language_versions"."org_id" = $1
      and "language_versions"."archived_at" is null
    )
    and "language_versions"."language" = $2
    and "language_versions"."kind" in ($3, $4)
    and "language_versions"."title" <> $5
  );

-- readEntries
select
  "body"
from
  "language_versions"
where
  (
    (
      "language_versions"."org_id" = $1
      and "language_versions"."archived_at" is null
    )
    and "language_versions"."kind" = $2
    and "language_versions"."language" = $3
  );
