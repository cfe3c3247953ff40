-- listWritten
select
  "quiz_answers"."org_id",
  "quiz_answers"."attempt_id",
  "quiz_answers"."question_id",
  "quiz_answers"."quiz_id",
  "quiz_answers"."uid",
  "quiz_answers"."question_hash",
  "quiz_answers"."sealed_answer",
  "quiz_answers"."answer_text",
  "quiz_answers"."certainty",
  "quiz_answers"."is_unknown",
  "quiz_answers"."is_flagged",
  "quiz_answers"."changed_at",
  "quiz_answers"."saved_at",
  "quiz_answers"."final_at",
  "quiz_answers"."seconds",
  "quiz_answers"."credit",
  "quiz_answers"."is_blank",
  "quiz_answers"."marked_by",
  "quiz_answers"."reason",
  "quiz_answers"."evidence",
  "quiz_attempts"."org_id",
  "quiz_attempts"."id",
  "quiz_attempts"."quiz_id",
  "quiz_attempts"."uid",
  "quiz_attempts"."device_hash",
  "quiz_attempts"."mode",
  "quiz_attempts"."number",
  "quiz_attempts"."title",
  "quiz_attempts"."module_id",
  "quiz_attempts"."chapter_id",
  "quiz_attempts"."content_version",
  "quiz_attempts"."sealed_plan",
  "quiz_attempts"."started_at",
  "quiz_attempts"."deadline_at",
  "quiz_attempts"."finished_at",
  "quiz_attempts"."finished_by",
  "quiz_attempts"."score",
  "quiz_attempts"."is_passed",
  "quiz_attempts"."rights",
  "quiz_attempts"."questions",
  "quiz_attempts"."certainty_points",
  "quiz_attempts"."points_gained",
  "quiz_attempts"."seconds",
  "users"."display_name"
from
  "quiz_answers"
  inner join "quiz_attempts" on (
    "quiz_attempts"."org_id" = "quiz_answers"."org_id"
    and "quiz_attempts"."id" = "quiz_answers"."attempt_id"
  )
  left join "users" on "users"."uid" = "quiz_answers"."uid"
where
  (
    "quiz_answers"."org_id" = $1
    and "quiz_answers"."marked_by" in ($2, $3, $4)
    and "quiz_answers"."is_blank" = $5
    and "quiz_attempts"."finished_at" is not null
    and "quiz_answers"."quiz_id" = $6
  )
order by
  "quiz_answers"."saved_at" desc,
  "quiz_answers"."attempt_id" desc,
  "quiz_answers"."question_id" desc
limit
  $7;

-- listReports
select
  "question_reports"."org_id",
  "question_reports"."id",
  "question_reports"."quiz_id",
  "question_reports"."question_id",
  "question_reports"."uid",
  "question_reports"."text",
  "question_reports"."reported_at",
  "users"."display_name",
  (
    select
      q
    from
      "content_items" c
      cross join lateral jsonb_array_elements(c.body -> 'questions') q
    where
      c.org_id = $1
      and c.id = "question_reports"."quiz_id"
      and q ->> 'id' = "question_reports"."question_id"
    limit
      1
  )
from
  "question_reports"
  left join "users" on "users"."uid" = "question_reports"."uid"
where
  "question_reports"."org_id" = $2
order by
  "question_reports"."reported_at" desc,
  "question_reports"."id" desc
limit
  $3;
