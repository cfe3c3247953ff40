-- listScores
select
  "quiz_id",
  "score"
from
  "quiz_attempts"
where
  (
    "quiz_attempts"."org_id" = $1
    and "quiz_attempts"."uid" = $2
    and "quiz_attempts"."mode" = $3
    and "quiz_attempts"."finished_at" is not null
  )
order by
  "quiz_attempts"."finished_at" desc,
  "quiz_attempts"."id" desc
limit
  $4;
