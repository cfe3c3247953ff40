-- findMemberFacts
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
  "memberships"."last_visit_at",
  (
    select
      coalesce(
        json_agg(
          json_build_array(
            (
              extract(
                epoch
                from
                  started_at
              ) * 1000
            )::bigint,
            (
              extract(
                epoch
                from
                  ended_at
              ) * 1000
            )::bigint
          )
          order by
            started_at
        ),
        '[]'
      )
    from
      (
        select
          "started_at",
          "ended_at"
        from
          "leaves"
        where
          (
            "leaves"."org_id" = $1
            and "leaves"."uid" = $2
          )
        order by
          "leaves"."started_at" desc
        limit
          $3
      ) "latest"
  )
from
  "memberships"
  inner join "users" on "users"."uid" = "memberships"."uid"
  inner join "organizations" on "organizations"."id" = "memberships"."org_id"
where
  (
    "memberships"."org_id" = $4
    and "memberships"."uid" = $5
    and "memberships"."left_at" is null
  );
