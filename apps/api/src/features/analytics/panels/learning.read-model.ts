import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { HIDDEN_BELOW } from '@snapwell/contract/analytics/insights.limits';
import { sql } from 'drizzle-orm';
import { modules, progress } from '#features/catalogue/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { alikeMembers, type Audience, libraryItems, membersOf } from '../audience.repository.ts';
import { itemUses, moduleUses } from '../uses.tables.ts';
import type { DayRange } from '../with-insights.ts';

export interface LearningQuery {
  readonly audience: Audience;
  readonly range: DayRange;
  /** Of one module or item only. */
  readonly moduleId?: string;
  readonly contentId?: string;
  /** Without where they left, which says nothing of a range. */
  readonly isCountOnly?: boolean;
}

export interface FunnelRow extends Record<string, unknown> {
  readonly module_id: string;
  readonly title: string;
  readonly items: number;
  readonly started: number;
  readonly first_lesson: number;
  readonly half: number;
  readonly finished: number;
}

/**
 * Members who came to the first of a module's items in the range, and how many of them have by now finished one item,
 * half of them, all of them.
 */
export async function readFunnel(
  scope: OrganizationScope,
  { audience, range, moduleId }: LearningQuery,
): Promise<FunnelRow[]> {
  const { orgId } = scope;
  const { rows } = await scope.tx.execute<FunnelRow>(sql`
    with sizes as materialized (select i.module_id, count(*)::int as items from (${libraryItems(orgId, moduleId)}) i group by i.module_id),
    counted as (
      select z.module_id, count(*)::int as started, (count(*) filter (where s.done >= 1))::int as first_lesson,
        (count(*) filter (where s.done * 2 >= z.items))::int as half, (count(*) filter (where s.done >= z.items))::int as finished
      from ${moduleUses} s join sizes z on z.module_id = s.module_id join (${membersOf(scope, audience)}) p on p.uid = s.uid
      where s.org_id = ${orgId} and s.started_on between ${range.from} and ${range.to} group by z.module_id
    )
    select z.module_id, m.title, z.items, coalesce(c.started, 0) as started, coalesce(c.first_lesson, 0) as first_lesson,
      coalesce(c.half, 0) as half, coalesce(c.finished, 0) as finished
    from sizes z join ${modules} m on m.org_id = ${orgId} and m.id = z.module_id left join counted c on c.module_id = z.module_id
    order by m.position, z.module_id`);
  return rows;
}

export interface ContentRow extends Record<string, unknown> {
  readonly content_id: string;
  readonly title: string;
  readonly kind: ContentKind;
  readonly module_id: string;
  readonly opened: number;
  readonly finished: number;
  readonly skipped: number;
  readonly left_at: number[] | null;
  readonly left_middle: number | null;
  readonly clarity: { readonly answers: number; readonly not_clear: number } | null;
}

/**
 * Of each item: members who came to it in the range, and how many of them have finished it; members who came to a later
 * item of its module in the range and have never come to this one: those who came further, less those of them who came
 * here. Where they left: how far those are who came to it at
 * any time and have not finished, counting only people of whose groups at least five left it. To how many of those who
 * said so at any time it was not clear, counting only people of whose groups at least five said so.
 */
export async function readContentUse(
  scope: OrganizationScope,
  { audience, range, contentId, isCountOnly = false }: LearningQuery,
): Promise<ContentRow[]> {
  const { orgId } = scope;
  const { rows } = await scope.tx.execute<ContentRow>(sql`
    with items as materialized (${libraryItems(orgId)}),
    came as materialized (
      select u.uid, i.id, i.module_id, i.place, u.is_done from ${itemUses} u join items i on i.id = u.content_id
      join (${membersOf(scope, audience)}) p on p.uid = u.uid where u.org_id = ${orgId} and u.first_on between ${range.from} and ${range.to}
    ), opened as (
      select t.id, count(*)::int as opened, (count(*) filter (where t.is_done))::int as finished from came t group by t.id
    ), furthest as materialized (
      select t.uid, t.module_id, max(t.place) as place from came t group by t.uid, t.module_id
    ), reached as materialized (
      select f.module_id, f.place, s.came_to from furthest f join ${moduleUses} s on s.org_id = ${orgId} and s.uid = f.uid and s.module_id = f.module_id
    ), passed as (
      select i.id, sum(r.people) as people from (select r.module_id, r.place, count(*) as people from reached r group by r.module_id, r.place) r
      join items i on i.module_id = r.module_id and i.place < r.place group by i.id
    ), arrived as materialized (
      select r.module_id, r.place, c.id from reached r cross join lateral unnest(r.came_to) as c(id)
    ), visited as (
      select i.id, count(*) as people from arrived a join items i on i.id = a.id and i.module_id = a.module_id and i.place < a.place group by i.id
    ), skipped as (
      select b.id, (b.people - coalesce(v.people, 0))::int as skipped from passed b left join visited v on v.id = b.id
    ), alike as materialized (${alikeMembers(scope)}), leavers as materialized (
      select u.uid, i.id, a.same_groups, coalesce(g.furthest, 0) as furthest
      from ${itemUses} u join items i on i.id = u.content_id join alike a on a.uid = u.uid
      left join ${progress} g on g.org_id = ${orgId} and g.uid = u.uid and g.content_id = u.content_id
      where u.org_id = ${orgId} and not u.is_done ${isCountOnly ? sql`and false` : sql``}
    ), shown as (
      select l.id, l.same_groups from leavers l group by l.id, l.same_groups having count(*) >= ${HIDDEN_BELOW}
    ), left_at as (
      select l.id, (percentile_cont(0.5) within group (order by l.furthest))::float8 as middle,
        array[${sql.join(
          Array.from(
            { length: 10 },
            (_, tenth) =>
              sql`(count(*) filter (where least(9, floor(l.furthest * 10)) = ${sql.raw(String(tenth))}))::int`,
          ),
          sql`, `,
        )}] as tenths
      from leavers l join shown w on w.id = l.id and w.same_groups = l.same_groups
      join (${membersOf(scope, audience)}) p on p.uid = l.uid group by l.id
    ), answered as materialized (
      select g.content_id as id, g.uid, g.is_clear, a.same_groups from ${progress} g join alike a on a.uid = g.uid
      where g.org_id = ${orgId} and g.is_clear is not null ${isCountOnly ? sql`and false` : sql``}
    ), told as (
      select w.id, w.same_groups from answered w group by w.id, w.same_groups having count(*) >= ${HIDDEN_BELOW}
    ), clarity as (
      select w.id, json_build_object('answers', count(*), 'not_clear', count(*) filter (where not w.is_clear)) as counts
      from answered w join told s on s.id = w.id and s.same_groups = w.same_groups
      join (${membersOf(scope, audience)}) p on p.uid = w.uid group by w.id
    )
    select i.id as content_id, i.title, i.kind, i.module_id, coalesce(o.opened, 0) as opened, coalesce(o.finished, 0) as finished,
      coalesce(k.skipped, 0) as skipped, l.tenths as left_at, l.middle as left_middle, r.counts as clarity
    from items i left join opened o on o.id = i.id left join skipped k on k.id = i.id left join left_at l on l.id = i.id left join clarity r on r.id = i.id
    where ${contentId === undefined ? sql`true` : sql`i.id = ${contentId}`}
    order by i.module_id, i.place`);
  return rows;
}
