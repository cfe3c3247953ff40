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
  "audit_entries"."seq",
  "audit_entries"."act",
  "audit_entries"."happened_at",
  "audit_entries"."facts_hash",
  "audit_entries"."previous_hash",
  "audit_entries"."hash",
  "audit_facts"."seq",
  "audit_facts"."org_id",
  "audit_facts"."uid",
  "audit_facts"."address",
  "audit_facts"."target",
  "audit_facts"."details",
  "audit_facts"."salt",
  "audit_facts"."happened_at",
  "users"."display_name",
  coalesce("targets"."display_name", "organizations"."name")
from
  "audit_entries"
  left join "audit_facts" on "audit_facts"."seq" = "audit_entries"."seq"
  left join "users" on "users"."uid" = "audit_facts"."uid"
  left join "users" "targets" on "targets"."uid" = "audit_facts"."target"
  left join "organizations" on "organizations"."id" = "audit_facts"."target"
where
  (
    "audit_facts"."uid" = $1
    and "audit_entries"."act" = $2
    and "audit_entries"."happened_at" >= $3
    and "audit_entries"."seq" < $4
  )
order by
  "audit_entries"."seq" desc
limit
  $5;

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

-- readUsage
select
  count(*) filter (
    where
      (
        "memberships"."left_at" is null
        and "memberships"."is_deactivated" = $1
      )
  ),
  max("last_visit_at"),
  (
    select
      coalesce(sum("bytes"), 0)
    from
      "assets"
    where
      "org_id" = $2
  ),
  (
    select
      coalesce(sum(u.questions), 0)
    from
      assistant_usage u
    where
      u.org_id = $3
      and u.day = $4
  )
from
  "memberships"
where
  "memberships"."org_id" = $5;

-- listAdmins
select
  "users"."uid",
  "users"."display_name",
  "users"."email"
from
  "memberships"
  inner join "users" on "users"."uid" = "memberships"."uid"
where
  (
    "memberships"."org_id" = $1
    and "memberships"."role" = $2
    and (
      "memberships"."left_at" is null
      and "memberships"."is_deactivated" = $3
    )
  )
order by
  "memberships"."joined_at"
limit
  $4;

-- listMembershipsOfUser
select
  "organizations"."id",
  "organizations"."name",
  "memberships"."role",
  "memberships"."system_level",
  "memberships"."last_visit_at"
from
  "memberships"
  inner join "organizations" on "organizations"."id" = "memberships"."org_id"
where
  (
    "memberships"."uid" = $1
    and (
      "memberships"."left_at" is null
      and "memberships"."is_deactivated" = $2
    )
  )
order by
  "memberships"."joined_at"
limit
  $3;

-- listFullOrganizations
select
  o.id,
  o.name,
  'members' as what
from
  organizations o
where
  o.member_quota is not null
  and 0.9 * o.member_quota <= (
    select
      count(*)
    from
      memberships m
    where
      m.org_id = o.id
      and m.left_at is null
      and not m.is_deactivated
  )
union all
select
  o.id,
  o.name,
  'storage'
from
  organizations o
where
  o.storage_quota_mb is not null
  and 0.9 * 1048576 * o.storage_quota_mb <= (
    select
      coalesce(sum(a.bytes), 0)
    from
      assets a
    where
      a.org_id = o.id
  )
order by
  2
limit
  20;
