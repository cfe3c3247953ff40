-- findTerms
select
  "slug",
  "term",
  "definition"
from
  "glossary_terms"
where
  (
    "glossary_terms"."org_id" = $1
    and "glossary_terms"."slug" in ($2)
  );

-- listTerms
select
  "slug",
  "term",
  "definition",
  "aliases"
from
  "glossary_terms"
where
  "glossary_terms"."org_id" = $1
order by
  "glossary_terms"."position" asc;
