-- readTargets
select
  "slug"
from
  "glossary_terms"
where
  "glossary_terms"."org_id" = $1;

select
  "id"
from
  "content_items"
where
  (
    "content_items"."org_id" = $1
    and "content_items"."module_id" is not null
  );

select
  "id"
from
  "modules"
where
  "modules"."org_id" = $1;
