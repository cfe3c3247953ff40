-- readQuizNumbers of everybody
with
  taken as (
    select
      a.uid,
      a.score,
      a.is_passed
    from
      "quiz_attempts" a
    where
      a.org_id = $1
      and a.quiz_id = $2
      and a.mode = 'full'
      and a.finished_at is not null
      and true
  ),
  bands as (
    select
      band,
      (
        select
          count(*)::int
        from
          taken
        where
          least(9, score / 10) = band
      ) as attempts
    from
      generate_series(0, 9) as band
  )
select
  count(*)::int as attempts,
  count(distinct uid)::int as learners,
  (
    count(*) filter (
      where
        is_passed
    )
  )::int as passed,
  avg(score)::float8 as mean_score,
  (
    select
      array_agg(
        attempts
        order by
          band
      )
    from
      bands
  ) as spread
from
  taken;

-- readQuizNumbers of led groups
with
  taken as (
    select
      a.uid,
      a.score,
      a.is_passed
    from
      "quiz_attempts" a
    where
      a.org_id = $1
      and a.quiz_id = $2
      and a.mode = 'full'
      and a.finished_at is not null
      and exists (
        select
        from
          "group_members" own
          join "group_members" lead on lead.org_id = own.org_id
          and lead.group_id = own.group_id
        where
          own.org_id = $3
          and own.uid = a.uid
          and lead.uid = $4
          and lead.is_leader
      )
  ),
  bands as (
    select
      band,
      (
        select
          count(*)::int
        from
          taken
        where
          least(9, score / 10) = band
      ) as attempts
    from
      generate_series(0, 9) as band
  )
select
  count(*)::int as attempts,
  count(distinct uid)::int as learners,
  (
    count(*) filter (
      where
        is_passed
    )
  )::int as passed,
  avg(score)::float8 as mean_score,
  (
    select
      array_agg(
        attempts
        order by
          band
      )
    from
      bands
  ) as spread
from
  taken;

-- readItemNumbers
with
  given as (
    select
      q.question_id,
      q.question_hash as fingerprint,
      q.credit,
      q.is_blank,
      q.certainty,
      q.seconds,
      count(*) over of_attempt as together,
      (sum(q.credit) over of_attempt - q.credit) / nullif(count(*) over of_attempt - 1, 0) as rest
    from
      "quiz_answers" q
      join "quiz_attempts" a on a.org_id = q.org_id
      and a.id = q.attempt_id
    where
      q.org_id = $1
      and q.quiz_id = $2
      and q.credit is not null
      and a.mode = 'full'
      and a.finished_at is not null
      and exists (
        select
        from
          "group_members" own
          join "group_members" lead on lead.org_id = own.org_id
          and lead.group_id = own.group_id
        where
          own.org_id = $3
          and own.uid = a.uid
          and lead.uid = $4
          and lead.is_leader
      )
    window
      of_attempt as (
        partition by
          q.attempt_id
      )
  )
select
  question_id,
  fingerprint,
  count(*)::int as asked,
  (
    count(*) filter (
      where
        is_blank
    )
  )::int as blank,
  avg(credit)::float8 as facility,
  case
    when count(*) >= 5 then corr(credit, rest)
  end as discrimination,
  (
    percentile_cont(0.5) within group (
      order by
        seconds
    ) filter (
      where
        seconds > 0
    )
  )::float8 as median_seconds,
  (
    count(*) filter (
      where
        certainty = 'sure'
        and credit = 1
    )
  )::int as sure_right,
  (
    count(*) filter (
      where
        certainty = 'sure'
        and credit < 1
        and not is_blank
    )
  )::int as sure_wrong,
  (
    count(*) filter (
      where
        certainty in ('guess', 'fairly_sure')
        and credit = 1
    )
  )::int as unsure_right,
  (
    count(*) filter (
      where
        certainty in ('guess', 'fairly_sure')
        and credit < 1
        and not is_blank
    )
  )::int as unsure_wrong
from
  given
group by
  question_id,
  fingerprint;

-- readWrongAnswers
select
  question_id,
  fingerprint,
  answer,
  times
from
  (
    select
      q.question_id,
      q.question_hash as fingerprint,
      q.sealed_answer as answer,
      count(*)::int as times,
      row_number() over (
        partition by
          q.question_id,
          q.question_hash
        order by
          count(*) desc,
          q.sealed_answer::text
      ) as place
    from
      "quiz_answers" q
      join "quiz_attempts" a on a.org_id = q.org_id
      and a.id = q.attempt_id
    where
      q.org_id = $1
      and q.quiz_id = $2
      and q.credit < 1
      and not q.is_blank
      and a.mode = 'full'
      and a.finished_at is not null
      and exists (
        select
        from
          "group_members" own
          join "group_members" lead on lead.org_id = own.org_id
          and lead.group_id = own.group_id
        where
          own.org_id = $3
          and own.uid = a.uid
          and lead.uid = $4
          and lead.is_leader
      )
    group by
      q.question_id,
      q.question_hash,
      q.sealed_answer
  ) as counted
where
  place <= 5
order by
  question_id,
  place;

-- countReports
select
  r.question_id,
  count(*)::int as reports
from
  "question_reports" r
where
  r.org_id = $1
  and r.quiz_id = $2
group by
  r.question_id;

-- readFacilities
select
  q.quiz_id,
  q.question_id,
  q.question_hash as fingerprint,
  count(*)::int as asked,
  avg(q.credit)::float8 as facility
from
  "quiz_answers" q
  join "quiz_attempts" a on a.org_id = q.org_id
  and a.id = q.attempt_id
where
  q.org_id = $1
  and q.quiz_id = any ($2::text[])
  and q.credit is not null
  and a.mode = 'full'
  and a.finished_at is not null
group by
  q.quiz_id,
  q.question_id,
  q.question_hash;

-- countReportsOfQuizzes
select
  r.quiz_id,
  r.question_id,
  count(*)::int as reports
from
  "question_reports" r
where
  r.org_id = $1
  and r.quiz_id = any ($2::text[])
group by
  r.quiz_id,
  r.question_id;
