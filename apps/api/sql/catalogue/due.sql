-- readAsked
select
  o.timezone,
  o.day_start_hour,
  (
    select
      json_agg(
        json_build_object(
          'id',
          id,
          'title',
          title,
          'summary',
          summary,
          'moduleIds',
          module_ids,
          'dueOn',
          due_on,
          'hasCertificate',
          has_certificate
        )
        order by
          due_on nulls last,
          title
      )
    from
      "courses"
    where
      org_id = $1
      and status = 'published'
  ) as courses,
  (
    select
      json_agg(
        json_build_array(target_type, target_id, due_on, asked_on)
        order by
          due_on nulls last
      )
    from
      (
        select
          target_type,
          target_id,
          min(due_on) as due_on,
          min(asked_on) as asked_on
        from
          "member_assignments"
        where
          org_id = $2
          and uid = $3
          and done_on is null
          and ended_on is null
          and not is_exempt
        group by
          target_type,
          target_id
        order by
          min(due_on) nulls last
        limit
          $4
      ) as mine
  ) as asked
from
  "organizations" o
where
  o.id = $5;

-- listCompletionTimes
select
  content_id as id,
  (
    extract(
      epoch
      from
        completed_at
    ) * 1000
  )::float8 as at
from
  "completions"
where
  org_id = $1
  and uid = $2
  and content_id = any ($3::text[]);
