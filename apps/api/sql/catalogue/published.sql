-- listLibraryVersions
select
  "org_id",
  "version"
from
  "libraries";

-- readLibraryVersion
select
  "version"
from
  "libraries"
where
  "libraries"."org_id" = $1;

-- listPublishedMarks
select
  "content_items"."id",
  "content_items"."version",
  md5(
    concat_ws(
      chr(31),
      "content_items"."version",
      "content_items"."kind",
      "content_items"."title",
      "content_items"."summary",
      "content_items"."media",
      (
        select
          md5(
            string_agg(
              concat_ws(chr(31), e.words, e.questions, e.is_hidden),
              chr(30)
              order by
                e.position
            )
          )
        from
          "expected_questions" e
        where
          e.org_id = $1
          and e.content_id = "content_items"."id"
      )
    )
  )
from
  "content_items"
  inner join "modules" on (
    "modules"."org_id" = $2
    and "modules"."id" = "content_items"."module_id"
  )
where
  (
    "content_items"."org_id" = $3
    and "content_items"."status" = $4
    and "content_items"."uid" is null
    and "modules"."status" = $5
  );

-- listExpected
select
  "org_id",
  "content_id",
  "position",
  "words",
  "questions",
  "is_hidden"
from
  "expected_questions"
where
  (
    "expected_questions"."org_id" = $1
    and "expected_questions"."content_id" in ($2)
  )
order by
  "expected_questions"."content_id",
  "expected_questions"."position";

-- readPublished
select
  "content_items"."id",
  "content_items"."kind",
  "content_items"."title",
  "content_items"."summary",
  "content_items"."version",
  "content_items"."body",
  (
    select
      coalesce(json_object_agg(named.key, a.served_key), '{}')
    from
      jsonb_each_text("content_items"."media") as named
      join "assets" a on a.org_id = $1
      and a.path = named.value
  )
from
  "content_items"
  inner join "modules" on (
    "modules"."org_id" = $2
    and "modules"."id" = "content_items"."module_id"
  )
where
  (
    (
      "content_items"."org_id" = $3
      and "content_items"."status" = $4
      and "content_items"."uid" is null
      and "modules"."status" = $5
    )
    and "content_items"."id" in ($6)
  );
