-- listOpenInvites
select
  "invites"."id",
  "invites"."email",
  "invites"."role",
  "invites"."system_level",
  "invites"."job_role",
  "invites"."group_ids",
  "users"."display_name",
  "invites"."created_at",
  "invites"."expires_at"
from
  "invites"
  inner join "users" on "users"."uid" = "invites"."invited_by"
where
  (
    "invites"."org_id" = $1
    and "invites"."accepted_at" is null
    and "invites"."email" like $2
    and ("invites"."created_at", "invites"."id") < ($3, $4)
  )
order by
  "invites"."created_at" desc,
  "invites"."id" desc
limit
  $5;

-- findInvitePreview
select
  "organizations"."id",
  "organizations"."name",
  "organizations"."logo_url",
  "invites"."email",
  "users"."display_name",
  "invites"."expires_at"
from
  "invites"
  inner join "organizations" on "organizations"."id" = "invites"."org_id"
  inner join "users" on "users"."uid" = "invites"."invited_by"
where
  (
    "invites"."token_hash" = $1
    and "invites"."accepted_at" is null
    and "invites"."expires_at" > $2
    and "organizations"."is_suspended" = $3
  );

-- listInvitedAddresses
select
  "email"
from
  "invites"
where
  (
    "invites"."org_id" = $1
    and "invites"."email" in ($2)
    and "invites"."accepted_at" is null
  );

-- listDeactivatedAddresses
select
  "users"."email"
from
  "users"
  inner join "memberships" on (
    "memberships"."uid" = "users"."uid"
    and "memberships"."org_id" = $1
  )
where
  (
    "users"."email" in ($2)
    and "memberships"."is_deactivated" = $3
  );

-- listMemberAddresses
select
  "users"."email"
from
  "users"
  inner join "memberships" on (
    "memberships"."uid" = "users"."uid"
    and "memberships"."org_id" = $1
  )
where
  (
    "users"."email" in ($2)
    and "memberships"."left_at" is null
  );
