-- readLearner
select
  coalesce(
    (
      select
        version
      from
        "libraries"
      where
        org_id = $1
    ),
    0
  ) as version,
  (
    select
      coalesce(array_agg(content_id), '{}')
    from
      "completions"
    where
      org_id = $2
      and uid = $3
  ) as completed,
  (
    select
      json_build_object(
        'id',
        content_id,
        'at',
        (
          extract(
            epoch
            from
              completed_at
          ) * 1000
        )::bigint
      )
    from
      "completions"
    where
      org_id = $4
      and uid = $5
    order by
      completed_at desc
    limit
      1
  ) as last_completed,
  (
    select
      coalesce(
        json_agg(
          json_build_array(
            content_id,
            furthest,
            (
              extract(
                epoch
                from
                  visited_at
              ) * 1000
            )::bigint,
            best_score is not null
          )
        ),
        '[]'
      )
    from
      (
        select
          content_id,
          furthest,
          visited_at,
          best_score
        from
          "progress"
        where
          org_id = $6
          and uid = $7
          and content_id not in (
            select
              content_id
            from
              "completions"
            where
              org_id = $8
              and uid = $9
          )
        order by
          visited_at desc
        limit
          $10
      ) as latest
  ) as open;
