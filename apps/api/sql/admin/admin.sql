-- listUserRows
select
  "uid",
  "email",
  "username",
  "display_name",
  "first_name",
  "last_name",
  "photo_url",
  "role",
  "language",
  "is_disabled",
  "is_sample",
  "created_at",
  "updated_at"
from
  "users"
where
  (
    lower("users"."display_name" || ' ' || "users"."email") like $1
    and ("users"."created_at", "users"."uid") < ($2, $3)
  )
order by
  "users"."created_at" desc,
  "users"."uid" desc
limit
  $4;

-- listAuditRows
select
  "admin_audit_log"."id",
  "admin_audit_log"."actor_uid",
  "admin_audit_log"."act",
  "admin_audit_log"."target",
  "admin_audit_log"."facts",
  "admin_audit_log"."created_at",
  "users"."display_name"
from
  "admin_audit_log"
  left join "users" on "users"."uid" = "admin_audit_log"."actor_uid"
where
  ("admin_audit_log"."created_at", "admin_audit_log"."id") < ($1, $2)
order by
  "admin_audit_log"."created_at" desc,
  "admin_audit_log"."id" desc
limit
  $3;

-- listSecurityEventRows
select
  "id",
  "type",
  "uid",
  "email",
  "address",
  "org_id",
  "details",
  "happened_at"
from
  "security_events"
where
  (
    "security_events"."uid" = $1
    and "security_events"."org_id" = $2
    and "security_events"."type" = $3
    and "security_events"."happened_at" >= $4
    and "security_events"."happened_at" < $5
    and ("security_events"."happened_at", "security_events"."id") < ($6, $7)
  )
order by
  "security_events"."happened_at" desc,
  "security_events"."id" desc
limit
  $8;
