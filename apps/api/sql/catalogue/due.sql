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
        json_build_array(target_type, target_id, due_on)
        order by
          due_on nulls last
      )
    from
      (
        select
          target_type,
          target_id,
          min(due_on) as due_on
        from
          "assignments" a
        where
          a.org_id = $2
          and (
            a.uid = $3
            or (
              a.uid is null
              and a.group_id is null
            )
            or a.group_id in (
              select
                group_id
              from
                "group_members" g
              where
                g.org_id = $4
                and g.uid = $5
            )
          )
        group by
          target_type,
          target_id
        order by
          min(due_on) nulls last
        limit
          $6
      ) as mine
  ) as asked
from
  "organizations" o
where
  o.id = $7;
