-- listLedGroups
select
  "groups"."id",
  "groups"."name",
  "group_members"."is_leader"
from
  "groups"
  left join "group_members" on (
    "group_members"."org_id" = "groups"."org_id"
    and "group_members"."group_id" = "groups"."id"
    and "group_members"."uid" = $1
  )
where
  "groups"."org_id" = $2
limit
  $3;

-- listLedPeople
select
  "groups"."id",
  "groups"."name",
  "group_members"."is_leader"
from
  "groups"
  left join "group_members" on (
    "group_members"."org_id" = "groups"."org_id"
    and "group_members"."group_id" = "groups"."id"
    and "group_members"."uid" = $1
  )
where
  "groups"."org_id" = $2
limit
  $3;

-- listGroupsToAsk
select
  "groups"."id",
  "groups"."name",
  "group_members"."is_leader"
from
  "groups"
  left join "group_members" on (
    "group_members"."org_id" = "groups"."org_id"
    and "group_members"."group_id" = "groups"."id"
    and "group_members"."uid" = $1
  )
where
  "groups"."org_id" = $2
limit
  $3;

-- listLeadersOf
select
  "group_id",
  "uid"
from
  "group_members"
where
  (
    "group_members"."org_id" = $1
    and "group_members"."uid" in ($2)
  );
