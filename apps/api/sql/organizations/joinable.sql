-- listPendingInvites
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
  "invites"."id",
  "users"."display_name",
  "invites"."expires_at"
from
  "invites"
  inner join "organizations" on "organizations"."id" = "invites"."org_id"
  inner join "users" on "users"."uid" = "invites"."invited_by"
where
  (
    "invites"."email" = $1
    and "invites"."accepted_at" is null
    and "invites"."expires_at" > $2
    and "organizations"."is_suspended" = $3
    and not exists (
      select
        "uid"
      from
        "memberships"
      where
        (
          "memberships"."org_id" = "organizations"."id"
          and "memberships"."uid" = $4
          and "memberships"."left_at" is null
        )
    )
  )
order by
  "invites"."created_at" desc
limit
  $5;

-- listOpenTo
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
    "organizations"."join_policy" = $1
    and "organizations"."is_suspended" = $2
    and (lower("organizations"."name"), "organizations"."id") > ($3, $4)
    and lower("organizations"."name") like $5
    and not exists (
      select
        "uid"
      from
        "memberships"
      where
        (
          "memberships"."org_id" = "organizations"."id"
          and "memberships"."uid" = $6
          and "memberships"."left_at" is null
        )
    )
    and not exists (
      select
        "id"
      from
        "invites"
      where
        (
          "invites"."org_id" = "organizations"."id"
          and "invites"."email" = $7
          and "invites"."accepted_at" is null
          and "invites"."expires_at" > $8
        )
    )
  )
order by
  lower("organizations"."name"),
  "organizations"."id"
limit
  $9;

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
    (
      "organizations"."join_policy" = $1
      and "organizations"."join_domains" @> $2
    )
    and "organizations"."is_suspended" = $3
    and (lower("organizations"."name"), "organizations"."id") > ($4, $5)
    and lower("organizations"."name") like $6
    and not exists (
      select
        "uid"
      from
        "memberships"
      where
        (
          "memberships"."org_id" = "organizations"."id"
          and "memberships"."uid" = $7
          and "memberships"."left_at" is null
        )
    )
    and not exists (
      select
        "id"
      from
        "invites"
      where
        (
          "invites"."org_id" = "organizations"."id"
          and "invites"."email" = $8
          and "invites"."accepted_at" is null
          and "invites"."expires_at" > $9
        )
    )
  )
order by
  lower("organizations"."name"),
  "organizations"."id"
limit
  $10;
