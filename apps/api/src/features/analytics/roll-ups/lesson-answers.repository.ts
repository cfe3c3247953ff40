import { eq, sql } from 'drizzle-orm';
import { completions, contentItems } from '#features/catalogue/index.ts';
import type { Day } from '#features/gamification/index.ts';
import { quizAnswers, quizAttempts } from '#features/quizzes/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { activityDays, lessonAnswers } from '../analytics.tables.ts';

/**
 * Adds the answers of a day to the questions that lessons teach: of everybody's first whole attempt at a quiz, because who
 * takes it again has seen the answers. Must be called once for a day. Arrays lead through the tables by their keys, however
 * little is known of how many rows a day has.
 */
export async function addLessonAnswers({ tx, orgId }: OrganizationScope, day: Day): Promise<void> {
  await tx.execute(sql`
    with attempts as materialized (
      select d.uid, e.attempt ->> 0 as id from ${activityDays} d cross join lateral jsonb_array_elements(d.attempts) as e(attempt)
      where d.org_id = ${orgId} and d.day = ${day}
    ), firsts as materialized (
      select a.id, a.started_at from ${quizAttempts} a where a.org_id = ${orgId} and a.id = any(array(select id from attempts)) and a.number = 1
    ), answers as materialized (
      select q.attempt_id, q.quiz_id, q.question_id, q.credit from ${quizAnswers} q
      where q.org_id = ${orgId} and q.attempt_id = any(array(select id from firsts)) and q.credit is not null
    )
    insert into ${lessonAnswers} (org_id, content_id, uid, is_after, answers, "right")
    select ${orgId}, t.content_id, d.uid, coalesce(c.completed_at < a.started_at, false), count(*), count(*) filter (where q.credit = 1)
    from attempts d join firsts a on a.id = d.id join answers q on q.attempt_id = a.id
    join (
      select i.id as quiz_id, question ->> 'id' as question_id, question ->> 'teaches' as content_id
      from ${contentItems} i cross join lateral jsonb_array_elements(i.body -> 'questions') as question
      where i.org_id = ${orgId} and i.kind = 'quiz' and question ->> 'teaches' is not null
    ) t on t.quiz_id = q.quiz_id and t.question_id = q.question_id
    left join ${completions} c on c.org_id = ${orgId} and c.uid = d.uid and c.content_id = t.content_id
    group by t.content_id, d.uid, coalesce(c.completed_at < a.started_at, false)
    on conflict (org_id, content_id, uid, is_after) do update
      set answers = lesson_answers.answers + excluded.answers, "right" = lesson_answers."right" + excluded."right"`);
}

export async function clearLessonAnswers({ tx, orgId }: OrganizationScope): Promise<void> {
  await tx.delete(lessonAnswers).where(eq(lessonAnswers.orgId, orgId));
}
