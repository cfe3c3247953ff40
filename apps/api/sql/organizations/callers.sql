-- createFindCaller
select
  "users"."email",
  "users"."role",
  "users"."language",
  "users"."is_disabled",
  "organizations"."id",
  "organizations"."sign_on_domains",
  "memberships"."role",
  "memberships"."system_level",
  null as "session_state"
from
  "users"
  left join "organizations" on "organizations"."id" = $1
  left join "memberships" on (
    "memberships"."org_id" = "organizations"."id"
    and "memberships"."uid" = "users"."uid"
    and "memberships"."is_deactivated" = $2
    and "memberships"."left_at" is null
    and "organizations"."is_suspended" = $3
  )
where
  "users"."uid" = $4;
