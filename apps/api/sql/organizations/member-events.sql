-- listEventsOf
select
  "activity_log"."id",
  "activity_log"."type",
  "activity_log"."facts",
  "activity_log"."uid",
  "users"."display_name",
  "activity_log"."happened_at"
from
  "activity_log"
  left join "users" on "users"."uid" = "activity_log"."uid"
where
  (
    "activity_log"."org_id" = $1
    and (
      (
        "activity_log"."uid" = $2
        and "activity_log"."type" in ($3, $4, $5)
      )
      or (
        "activity_log"."facts" ->> 'member' = $6
        and "activity_log"."type" in ($7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
      )
    )
    and ("activity_log"."happened_at", "activity_log"."id") < ($18, $19)
  )
order by
  "activity_log"."happened_at" desc,
  "activity_log"."id" desc
limit
  $20;

-- findLeave
select
  "started_at",
  "ended_at"
from
  "leaves"
where
  (
    "leaves"."org_id" = $1
    and "leaves"."uid" = $2
    and (
      "leaves"."ended_at" is null
      or "leaves"."ended_at" > $3
    )
  )
order by
  "leaves"."started_at" asc
limit
  $4;
