-- readLibraryFiles
select
  "org_id",
  "version",
  "language",
  "glossary_source",
  "organization_source",
  "changed_at"
from
  "libraries"
where
  "libraries"."org_id" = $1;

select
  "org_id",
  "slug",
  "term",
  "definition",
  "aliases",
  "position"
from
  "glossary_terms"
where
  "glossary_terms"."org_id" = $1
order by
  "glossary_terms"."position";

select
  "org_id",
  "id",
  "title",
  "summary",
  "status",
  "module_ids",
  "due_on",
  "has_certificate",
  "source"
from
  "courses"
where
  "courses"."org_id" = $1
order by
  "courses"."id";

select
  "org_id",
  "id",
  "position",
  "title",
  "summary",
  "cover",
  "tags",
  "status",
  "source",
  "expected_source",
  "created_at",
  "updated_at"
from
  "modules"
where
  "modules"."org_id" = $1
order by
  "modules"."position";

select
  "org_id",
  "content_id",
  "position",
  "words",
  "questions",
  "is_hidden"
from
  "expected_questions"
where
  "expected_questions"."org_id" = $1
order by
  "expected_questions"."content_id",
  "expected_questions"."position";

select
  "org_id",
  "module_id",
  "id",
  "position",
  "title",
  "summary",
  "source"
from
  "chapters"
where
  "chapters"."org_id" = $1
order by
  "chapters"."module_id",
  "chapters"."position";

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
  "updated_at"
from
  "content_items"
where
  (
    "content_items"."org_id" = $1
    and "content_items"."module_id" is not null
  )
order by
  "content_items"."id";

select
  "kind",
  "id",
  "language",
  "source"
from
  "language_versions"
where
  (
    "language_versions"."org_id" = $1
    and "language_versions"."archived_at" is null
  );

select
  "path",
  "original_key"
from
  "assets"
where
  (
    "assets"."org_id" = $1
    and "assets"."uid" is null
  )
order by
  "assets"."path";
