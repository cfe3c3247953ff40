-- listMemberRows
select
  "memberships"."uid",
  "users"."email",
  "users"."display_name",
  "users"."photo_url",
  "memberships"."role",
  "memberships"."system_level",
  "memberships"."job_role",
  "memberships"."status",
  "memberships"."joined_at",
  "memberships"."is_deactivated",
  "users"."is_sample"
from
  "memberships"
  inner join "users" on "users"."uid" = "memberships"."uid"
where
  (
    "memberships"."org_id" = $1
    and "memberships"."left_at" is null
    and "memberships"."role" = $2
    and "memberships"."is_deactivated" = $3
    and lower("users"."display_name" || ' ' || "users"."email") like $4
    and exists (
      select
        "uid"
      from
        "group_members"
      where
        (
          "group_members"."org_id" = $5
          and "group_members"."group_id" = $6
          and "group_members"."uid" = "memberships"."uid"
        )
    )
    and ("memberships"."joined_at", "memberships"."uid") < ($7, $8)
  )
order by
  "memberships"."joined_at" desc,
  "memberships"."uid" desc
limit
  $9;

-- findMemberRow
select
  "memberships"."uid",
  "users"."email",
  "users"."display_name",
  "users"."photo_url",
  "memberships"."role",
  "memberships"."system_level",
  "memberships"."job_role",
  "memberships"."status",
  "memberships"."joined_at",
  "memberships"."is_deactivated",
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
  "groups"."name"
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
