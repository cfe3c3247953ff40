-- findOrganizationWithMembership
select
  "organizations"."id",
  "organizations"."name",
  "organizations"."summary",
  "organizations"."logo_url",
  "organizations"."timezone",
  "organizations"."day_start_hour",
  "organizations"."days_off",
  "organizations"."join_policy",
  "organizations"."join_domains",
  "organizations"."sign_on_domains",
  "organizations"."join_code",
  "organizations"."has_public_library",
  "organizations"."embed_origins",
  "organizations"."background",
  "organizations"."language",
  "organizations"."is_assistant_enabled",
  "organizations"."assistant_instructions",
  "organizations"."assistant_questions_a_day",
  "organizations"."is_suspended",
  "organizations"."is_sample",
  "organizations"."member_quota",
  "organizations"."storage_quota_mb",
  "organizations"."assistant_quota",
  "organizations"."deleted_at",
  "organizations"."deletion_asked_by",
  "organizations"."created_by",
  "organizations"."created_at",
  "organizations"."updated_at",
  "memberships"."org_id",
  "memberships"."uid",
  "memberships"."role",
  "memberships"."system_level",
  "memberships"."job_role",
  "memberships"."status",
  "memberships"."is_deactivated",
  "memberships"."is_name_hidden",
  "memberships"."extra_time_percent",
  "memberships"."reminded_at",
  "memberships"."timezone",
  "memberships"."day_start_hour",
  "memberships"."former_timezone",
  "memberships"."former_day_start_hour",
  "memberships"."former_until",
  "memberships"."joined_at",
  "memberships"."left_at",
  "memberships"."last_visit_at"
from
  "organizations"
  left join "memberships" on (
    "memberships"."org_id" = "organizations"."id"
    and "memberships"."uid" = $1
  )
where
  "organizations"."id" = $2;

-- listMembershipsOf
select
  "organizations"."id",
  "organizations"."name",
  "organizations"."summary",
  "organizations"."logo_url",
  "organizations"."timezone",
  "organizations"."day_start_hour",
  "organizations"."days_off",
  "organizations"."join_policy",
  "organizations"."join_domains",
  "organizations"."sign_on_domains",
  "organizations"."join_code",
  "organizations"."has_public_library",
  "organizations"."embed_origins",
  "organizations"."background",
  "organizations"."language",
  "organizations"."is_assistant_enabled",
  "organizations"."assistant_instructions",
  "organizations"."assistant_questions_a_day",
  "organizations"."is_suspended",
  "organizations"."is_sample",
  "organizations"."member_quota",
  "organizations"."storage_quota_mb",
  "organizations"."assistant_quota",
  "organizations"."deleted_at",
  "organizations"."deletion_asked_by",
  "organizations"."created_by",
  "organizations"."created_at",
  "organizations"."updated_at",
  "memberships"."org_id",
  "memberships"."uid",
  "memberships"."role",
  "memberships"."system_level",
  "memberships"."job_role",
  "memberships"."status",
  "memberships"."is_deactivated",
  "memberships"."is_name_hidden",
  "memberships"."extra_time_percent",
  "memberships"."reminded_at",
  "memberships"."timezone",
  "memberships"."day_start_hour",
  "memberships"."former_timezone",
  "memberships"."former_day_start_hour",
  "memberships"."former_until",
  "memberships"."joined_at",
  "memberships"."left_at",
  "memberships"."last_visit_at"
from
  "memberships"
  inner join "organizations" on "organizations"."id" = "memberships"."org_id"
where
  (
    "memberships"."uid" = $1
    and "memberships"."left_at" is null
    and "memberships"."is_deactivated" = $2
    and "organizations"."is_suspended" = $3
  )
order by
  coalesce("memberships"."last_visit_at", "memberships"."joined_at") desc,
  "organizations"."id"
limit
  $4;

-- findPersonWithPlace
select
  "users"."uid",
  "users"."email",
  "users"."username",
  "users"."display_name",
  "users"."first_name",
  "users"."last_name",
  "users"."photo_url",
  "users"."role",
  "users"."language",
  "users"."is_disabled",
  "users"."is_sample",
  "users"."created_at",
  "users"."updated_at",
  "organizations"."id"
from
  "users"
  left join "memberships" on (
    "memberships"."uid" = "users"."uid"
    and "memberships"."left_at" is null
    and "memberships"."is_deactivated" = $1
  )
  left join "organizations" on (
    "organizations"."id" = "memberships"."org_id"
    and "organizations"."is_suspended" = $2
  )
where
  "users"."uid" = $3
order by
  "organizations"."id" is null,
  coalesce("memberships"."last_visit_at", "memberships"."joined_at") desc,
  "organizations"."id"
limit
  $4;

-- listPlaces
select
  "organizations"."id",
  "memberships"."uid"
from
  "organizations"
  left join "memberships" on (
    "memberships"."org_id" = "organizations"."id"
    and "memberships"."uid" = $1
    and "memberships"."left_at" is null
    and "memberships"."is_deactivated" = $2
  )
where
  (
    "organizations"."id" in ($3)
    and "organizations"."is_suspended" = $4
  );

-- listOrganizations
select
  "id",
  "name",
  "summary",
  "logo_url",
  "timezone",
  "day_start_hour",
  "days_off",
  "join_policy",
  "join_domains",
  "sign_on_domains",
  "join_code",
  "has_public_library",
  "embed_origins",
  "background",
  "language",
  "is_assistant_enabled",
  "assistant_instructions",
  "assistant_questions_a_day",
  "is_suspended",
  "is_sample",
  "member_quota",
  "storage_quota_mb",
  "assistant_quota",
  "deleted_at",
  "deletion_asked_by",
  "created_by",
  "created_at",
  "updated_at"
from
  "organizations"
where
  (
    (lower("organizations"."name"), "organizations"."id") > ($1, $2)
    and lower("organizations"."name") like $3
  )
order by
  lower("organizations"."name"),
  "organizations"."id"
limit
  $4;
