-- readQuizOverview
select
  "quiz_id",
  "title",
  "module_id",
  "questions",
  "rights",
  "score",
  "started_at",
  "finished_at",
  "attempts"
from
  (
    select distinct
      on ("quiz_attempts"."quiz_id") "quiz_id",
      "title",
      "module_id",
      "questions",
      "rights",
      "score",
      "started_at",
      "finished_at",
      (
        count(*) over (
          partition by
            "quiz_id"
        )
      )::int as "attempts"
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
      "quiz_attempts"."quiz_id",
      "quiz_attempts"."number" desc
  ) "latest"
where
  (
    $4::timestamptz is null
    or ("latest"."finished_at", "latest"."quiz_id") < ($5::timestamptz, $6)
  )
order by
  "latest"."finished_at" desc,
  "latest"."quiz_id" desc
limit
  $7;
