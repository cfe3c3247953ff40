import { HIDDEN_BELOW } from '@snapwell/contract/analytics/insights.limits';
import { sql } from 'drizzle-orm';
import { contentItems } from '#features/catalogue/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { lessonAnswers } from '../analytics.tables.ts';
import { type Audience, groupsNow, membersOf } from '../audience.repository.ts';

export interface LessonRow extends Record<string, unknown> {
  readonly content_id: string;
  readonly title: string;
  readonly module_id: string | null;
  readonly questions: number;
  readonly is_after: boolean;
  readonly people: number;
  readonly mean: number;
  readonly variance: number | null;
}

/**
 * Of each lesson and side (before, after): how many people answered its questions, and how often each was right, in the
 * mean. Only people whose combination of groups at least five on that side share.
 */
export async function readLessons(scope: OrganizationScope, audience: Audience): Promise<LessonRow[]> {
  const { orgId } = scope;
  const { rows } = await scope.tx.execute<LessonRow>(sql`
    with answered as (
      select l.content_id, l.uid, l.is_after, l."right"::float8 / l.answers as mean, count(*) over (partition by l.content_id, l.is_after, g.groups) as together
      from ${lessonAnswers} l join (${membersOf(scope, { kind: 'everybody' })}) everybody on everybody.uid = l.uid
      join (${groupsNow(scope)}) g on g.uid = l.uid
      where l.org_id = ${orgId}
    ), taught as (
      select question ->> 'teaches' as content_id, count(*)::int as questions
      from ${contentItems} i cross join lateral jsonb_array_elements(i.body -> 'questions') as question
      where i.org_id = ${orgId} and i.kind = 'quiz' and i.status = 'published' group by 1
    )
    select a.content_id, i.title, i.module_id, t.questions, a.is_after, count(*)::int as people, avg(a.mean)::float8 as mean, var_samp(a.mean)::float8 as variance
    from answered a join (${membersOf(scope, audience)}) p on p.uid = a.uid
    join ${contentItems} i on i.org_id = ${orgId} and i.id = a.content_id
    join taught t on t.content_id = a.content_id
    where a.together >= ${HIDDEN_BELOW}
    group by a.content_id, i.title, i.module_id, t.questions, a.is_after order by a.content_id, a.is_after`);
  return rows;
}
