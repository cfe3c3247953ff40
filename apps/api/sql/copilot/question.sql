-- readBeginning
select
  "organizations"."name" as name,
  "organizations"."assistant_instructions" as instructions,
  "organizations"."is_assistant_enabled" as is_enabled,
  "organizations"."assistant_questions_a_day" as questions_a_day,
  exists (
    select
    from
      "conversations"
    where
      "conversations"."org_id" = $1
      and "conversations"."id" = $2
      and "conversations"."uid" = $3
  ) as is_own,
  (
    select
      json_build_object(
        'member',
        json_build_object(
          'questions',
          coalesce(
            sum("assistant_usage"."questions") filter (
              where
                "assistant_usage"."uid" = $4
            ),
            0
          ),
          'tokens',
          coalesce(
            sum("assistant_usage"."model_units") filter (
              where
                "assistant_usage"."uid" = $5
            ),
            0
          )
        ),
        'organization',
        json_build_object(
          'questions',
          coalesce(sum("assistant_usage"."questions"), 0),
          'tokens',
          coalesce(sum("assistant_usage"."model_units"), 0)
        )
      )
    from
      "assistant_usage"
    where
      "assistant_usage"."org_id" = $6
      and "assistant_usage"."day" = $7
  ) as used,
  (
    select
      coalesce(
        json_agg(
          json_build_object('phrase', "everyday_words"."phrase", 'means', "everyday_words"."means")
          order by
            "everyday_words"."phrase"
        ),
        '[]'
      )
    from
      "everyday_words"
    where
      "everyday_words"."org_id" = $8
  ) as words,
  (
    select
      json_build_object(
        'country',
        "care_settings"."country",
        'house_call',
        "care_settings"."house_call",
        'support',
        "care_settings"."support",
        'texts',
        "care_settings"."texts"
      )
    from
      "care_settings"
    where
      "care_settings"."org_id" = $9
  ) as care,
  (
    select
      coalesce(
        json_agg(
          "assistant_memories"."text"
          order by
            "assistant_memories"."created_at",
            "assistant_memories"."id"
        ),
        '[]'
      )
    from
      "assistant_memories"
    where
      "assistant_memories"."org_id" = $10
      and "assistant_memories"."uid" = $11
  ) as memory,
  coalesce(
    (
      select
        "assistant_indexes"."version"
      from
        "assistant_indexes"
      where
        "assistant_indexes"."org_id" = $12
    ),
    0
  ) as index_version
from
  "organizations"
where
  "organizations"."id" = $13;
