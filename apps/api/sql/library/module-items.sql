-- listModuleItems
select
  "id"
from
  "modules"
where
  (
    "modules"."org_id" = $1
    and "modules"."id" = $2
  );
