-- listMemberRows
select
  "memberships"."uid",
  "users"."email",
  "users"."display_name",
  lower("users"."display_name"),
  "users"."photo_url",
  "memberships"."role",
  "memberships"."system_level",
  "memberships"."job_role",
  "memberships"."status",
  "memberships"."joined_at",
  "memberships"."last_visit_at",
  "memberships"."is_deactivated",
  "memberships"."extra_time_percent",
  "users"."is_sample"
from
  "memberships"
  inner join "users" on "users"."uid" = "memberships"."uid"
where
  (
    (
      "memberships"."org_id" = $1
      and "memberships"."left_at" is null
      and exists (
        select
          "uid"
        from
          "group_members"
        where
          (
            "group_members"."org_id" = $2
            and "group_members"."group_id" in ($3)
            and "group_members"."uid" = "memberships"."uid"
          )
      )
      and "memberships"."role" = $4
      and "memberships"."system_level" = $5
      and "memberships"."status" = $6
      and "memberships"."is_deactivated" = $7
      and (
        lower("users"."display_name" || ' ' || "users"."email") like $8
        or lower("memberships"."job_role") like $9
      )
      and not exists (
        select
          "uid"
        from
          "group_members"
        where
          (
            "group_members"."org_id" = $10
            and "group_members"."uid" = "memberships"."uid"
          )
      )
      and (
        "memberships"."is_deactivated" = $11
        and "memberships"."status" <> $12
        and coalesce("memberships"."last_visit_at", "memberships"."joined_at") < $13::timestamptz
      )
      and (
        "memberships"."role" = $14
        or "memberships"."system_level" <> $15
      )
    )
    and (coalesce("memberships"."last_visit_at", 'epoch'::timestamptz), "memberships"."uid") > ($16, $17)
  )
order by
  coalesce("memberships"."last_visit_at", 'epoch'::timestamptz) asc,
  "memberships"."uid" asc
limit
  $18;

-- countMemberRows
select
  count(*)::int,
  count(*) filter (
    where
      (
        "memberships"."is_deactivated" = $1
        and (
          "memberships"."is_deactivated" = $2
          and "memberships"."status" <> $3
          and coalesce("memberships"."last_visit_at", "memberships"."joined_at") < $4::timestamptz
        )
      )
  )::int,
  count(*) filter (
    where
      (
        "memberships"."is_deactivated" = $5
        and "memberships"."status" = $6
      )
  )::int,
  count(*) filter (
    where
      (
        "memberships"."is_deactivated" = $7
        and (
          "memberships"."role" = $8
          or "memberships"."system_level" <> $9
        )
      )
  )::int,
  count(*) filter (
    where
      (
        "memberships"."is_deactivated" = $10
        and not exists (
          select
            "uid"
          from
            "group_members"
          where
            (
              "group_members"."org_id" = $11
              and "group_members"."uid" = "memberships"."uid"
            )
        )
      )
  )::int,
  count(*) filter (
    where
      "is_deactivated"
  )::int
from
  "memberships"
where
  (
    "memberships"."org_id" = $12
    and "memberships"."left_at" is null
  );

-- listForAct
select
  "memberships"."uid",
  "users"."email",
  "users"."language",
  "memberships"."role",
  "memberships"."system_level",
  "memberships"."status",
  "memberships"."is_deactivated",
  "memberships"."reminded_at"
from
  "memberships"
  inner join "users" on "users"."uid" = "memberships"."uid"
where
  (
    "memberships"."org_id" = $1
    and "memberships"."uid" in ($2)
    and "memberships"."left_at" is null
  );

-- findMemberRow
select
  "memberships"."uid",
  "users"."email",
  "users"."display_name",
  lower("users"."display_name"),
  "users"."photo_url",
  "memberships"."role",
  "memberships"."system_level",
  "memberships"."job_role",
  "memberships"."status",
  "memberships"."joined_at",
  "memberships"."last_visit_at",
  "memberships"."is_deactivated",
  "memberships"."extra_time_percent",
  "users"."is_sample"
from
  "memberships"
  inner join "users" on "users"."uid" = "memberships"."uid"
where
  (
    "memberships"."org_id" = $1
    and "memberships"."uid" = $2
    and "memberships"."left_at" is null
  );

-- groupsOfPeople
select
  "group_members"."uid",
  "groups"."id",
  "groups"."name",
  "group_members"."is_leader"
from
  "group_members"
  inner join "groups" on (
    "groups"."org_id" = "group_members"."org_id"
    and "groups"."id" = "group_members"."group_id"
  )
where
  (
    "group_members"."org_id" = $1
    and "group_members"."uid" in ($2)
  )
order by
  lower("groups"."name");

-- listPeopleOfGroup
select
  "group_members"."uid",
  "users"."display_name",
  "users"."photo_url",
  "group_members"."is_leader"
from
  "group_members"
  inner join "users" on "users"."uid" = "group_members"."uid"
where
  (
    "group_members"."org_id" = $1
    and "group_members"."group_id" = $2
    and "group_members"."uid" > $3
  )
order by
  "group_members"."uid"
limit
  $4;
