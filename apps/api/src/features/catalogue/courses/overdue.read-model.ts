import { sql } from 'drizzle-orm';
import { groupMembers, memberships } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { contentItems, courses, modules } from '../catalogue.tables.ts';
import { completions, memberAssignments } from '../learner.tables.ts';

export interface OverdueRow extends Record<string, unknown> {
  readonly uid: string;
  readonly type: 'course' | 'module' | 'content';
  readonly id: string;
  readonly title: string;
  readonly due_on: string;
  readonly items: number;
  readonly items_done: number;
}

/**
 * What members were asked to finish by a day before `today` and have not: by an assignment, or as a course with a last day. Of several days for the same thing the earliest counts. People on leave, who left or were
 * deactivated are not late. `uids` and `groupIds` narrow whom it is about.
 */
export async function listOverdue(
  { tx, orgId }: OrganizationScope,
  { today, uids, groupIds }: { today: string; uids?: readonly string[]; groupIds?: readonly string[] },
): Promise<OverdueRow[]> {
  const isWanted = uids ? sql`m.uid = any(${sql.param([...uids])}::text[])` : sql`true`;
  const isInGroups = groupIds
    ? sql`exists (select from ${groupMembers} g where g.org_id = ${orgId} and g.uid = m.uid and g.group_id = any(${sql.param([...groupIds])}::text[]))`
    : sql`true`;
  const { rows } = await tx.execute<OverdueRow>(sql`
    with people as (
      select m.uid from ${memberships} m
      where m.org_id = ${orgId} and m.left_at is null and not m.is_deactivated and m.status <> 'on_leave' and ${isWanted} and ${isInGroups}
    ), asked as (
      select a.uid, a.target_type as type, a.target_id as id, a.due_on from ${memberAssignments} a
      where a.org_id = ${orgId} and a.due_on < ${today} and a.done_on is null and a.ended_on is null and not a.is_exempt
      union all
      select p.uid, 'course', c.id, c.due_on from ${courses} c cross join people p
      where c.org_id = ${orgId} and c.status = 'published' and c.due_on < ${today}
    ), late as (
      select a.uid, a.type, a.id, min(a.due_on) as due_on from asked a join people p on p.uid = a.uid group by a.uid, a.type, a.id
    ), parts as (
      select 'content' as type, i.id, i.title, i.id as content_id from ${contentItems} i
      where i.org_id = ${orgId} and i.status = 'published' and i.uid is null
      union all
      select 'module', m.id, m.title, i.id from ${modules} m join ${contentItems} i on i.org_id = m.org_id and i.module_id = m.id and i.status = 'published' and i.uid is null
      where m.org_id = ${orgId} and m.status = 'published'
      union all
      select 'course', c.id, c.title, i.id from ${courses} c
      join ${modules} m on m.org_id = c.org_id and m.id = any(c.module_ids) and m.status = 'published'
      join ${contentItems} i on i.org_id = c.org_id and i.module_id = m.id and i.status = 'published' and i.uid is null
      where c.org_id = ${orgId} and c.status = 'published'
    )
    select l.uid, l.type, l.id, q.title, l.due_on::text as due_on, count(*)::int as items, count(d.uid)::int as items_done
    from late l join parts q on q.type = l.type and q.id = l.id
    left join ${completions} d on d.org_id = ${orgId} and d.uid = l.uid and d.content_id = q.content_id
    group by l.uid, l.type, l.id, q.title, l.due_on having count(d.uid) < count(*)
    order by l.due_on, l.uid, l.id`);
  return rows;
}
