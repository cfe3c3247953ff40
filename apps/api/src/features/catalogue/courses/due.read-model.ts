import { sql } from 'drizzle-orm';
import { organizations } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { courses } from '../catalogue.tables.ts';
import { readTitles } from '../versions.read-model.ts';
import { completions, memberAssignments } from '../learner.tables.ts';

/** Asked for at most so many at once, the earliest. */
const MOST = 200;

export interface AskedRow {
  readonly type: 'course' | 'module' | 'content';
  readonly id: string;
  /** `2026-11-30`; null when there is no day. */
  readonly dueOn: string | null;
}

/** What a member was asked to finish themselves. */
export interface MemberAskedRow extends AskedRow {
  readonly askedOn: string;
}

export interface CourseRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly moduleIds: readonly string[];
  readonly dueOn: string | null;
  readonly hasCertificate: boolean;
}

interface Row extends Record<string, unknown> {
  timezone: string;
  day_start_hour: number;
  courses: CourseRow[] | null;
  asked: [type: AskedRow['type'], id: string, dueOn: string | null, askedOn: string][] | null;
}

/** The organization's clock, its courses, and what the member was asked to finish. */
export async function readAsked(scope: OrganizationScope, uid: string) {
  const { tx, orgId } = scope;
  const titles = await readTitles(scope, ['course']);
  const { rows } = await tx.execute<Row>(sql`
    select o.timezone, o.day_start_hour,
      (select json_agg(json_build_object('id', id, 'title', title, 'summary', summary, 'moduleIds', module_ids, 'dueOn', due_on, 'hasCertificate', has_certificate)
        order by due_on nulls last, title) from ${courses} where org_id = ${orgId} and status = 'published') as courses,
      (select json_agg(json_build_array(target_type, target_id, due_on, asked_on) order by due_on nulls last) from (
        select target_type, target_id, min(due_on) as due_on, min(asked_on) as asked_on from ${memberAssignments}
        where org_id = ${orgId} and uid = ${uid} and done_on is null and ended_on is null and not is_exempt
        group by target_type, target_id order by min(due_on) nulls last limit ${MOST}) as mine) as asked
    from ${organizations} o where o.id = ${orgId}`);
  const row = rows[0]!;
  return {
    clock: { timezone: row.timezone, dayStartHour: row.day_start_hour },
    courses: (row.courses ?? []).map((course) => ({ ...course, ...titles.get(`course:${course.id}`) })),
    asked: (row.asked ?? []).map(([type, id, dueOn, askedOn]): MemberAskedRow => ({ type, id, dueOn, askedOn })),
  };
}

/** When the learner completed each of these items. */
export async function listCompletionTimes(
  { tx, orgId }: OrganizationScope,
  uid: string,
  contentIds: readonly string[],
): Promise<Map<string, Date>> {
  const { rows } = await tx.execute<{ id: string; at: number }>(sql`
    select content_id as id, (extract(epoch from completed_at) * 1000)::float8 as at from ${completions}
    where org_id = ${orgId} and uid = ${uid} and content_id = any(${sql.param([...contentIds])}::text[])`);
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]));
}
