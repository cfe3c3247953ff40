import { type SQL, sql } from 'drizzle-orm';
import { chapters, contentItems, modules } from '#features/catalogue/index.ts';
import { users } from '#features/identity/index.ts';
import { groupMembers, groups, memberships } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/** Whose figures are counted: everybody's, or those of some groups. */
export type Audience = { readonly kind: 'everybody' } | { readonly kind: 'groups'; readonly ids: readonly string[] };

export interface GroupOfScope {
  readonly id: string;
  readonly name: string;
  readonly members: number;
}

/** The groups of the organization, or those that somebody leads, with their members. */
export async function listGroupsInScope(
  { tx, orgId }: OrganizationScope,
  leader: string | null,
): Promise<GroupOfScope[]> {
  const isLed =
    leader === null
      ? sql`true`
      : sql`exists (select from ${groupMembers} l where l.org_id = g.org_id and l.group_id = g.id and l.uid = ${leader} and l.is_leader)`;
  const { rows } = await tx.execute<GroupOfScope & Record<string, unknown>>(sql`
    with sizes as (
      select gm.group_id, count(*)::int as members from ${groupMembers} gm join ${memberships} m on m.org_id = gm.org_id and m.uid = gm.uid
      where gm.org_id = ${orgId} and m.left_at is null and not m.is_deactivated group by gm.group_id
    )
    select g.id, g.name, coalesce(s.members, 0) as members from ${groups} g left join sizes s on s.group_id = g.id
    where g.org_id = ${orgId} and ${isLed} order by lower(g.name), g.id`);
  return rows;
}

/** Rows with the groups of their day: what people of the audience did while they were in it. */
export function wasOf(audience: Audience, groupsThen: SQL): SQL {
  if (audience.kind === 'everybody') return sql`true`;
  return sql`${groupsThen} && ${sql.param([...audience.ids])}::text[]`;
}

/** People who are of the audience now. */
export function isOf({ orgId }: OrganizationScope, audience: Audience, uid: SQL): SQL {
  if (audience.kind === 'everybody') return sql`true`;
  return sql`exists (select from ${groupMembers} gm where gm.org_id = ${orgId} and gm.uid = ${uid} and gm.group_id = any(${sql.param([...audience.ids])}::text[]))`;
}

/** Who counts as a member: has not left, is not deactivated, has an account. */
export function membersOf(scope: OrganizationScope, audience: Audience): SQL {
  return sql`select m.uid from ${memberships} m join ${users} u on u.uid = m.uid
    where m.org_id = ${scope.orgId} and m.left_at is null and not m.is_deactivated and u.username <> '' and ${isOf(scope, audience, sql`m.uid`)}`;
}

export async function countMembers(scope: OrganizationScope, audience: Audience): Promise<number> {
  const { rows } = await scope.tx.execute<{ members: number }>(
    sql`select count(*)::int as members from (${membersOf(scope, audience)}) as m`,
  );
  return rows[0]!.members;
}

/** The groups that each member is in now, in order. Who shares all of them cannot be told apart by any filter. */
export const groupsNow = ({ orgId }: OrganizationScope): SQL => sql`
  select m.uid, coalesce(array_agg(gm.group_id order by gm.group_id) filter (where gm.group_id is not null), '{}') as groups
  from ${memberships} m left join ${groupMembers} gm on gm.org_id = m.org_id and gm.uid = m.uid where m.org_id = ${orgId} group by m.uid`;

/** Members with their groups of now, and a number that those have in common who share all of them. */
export const alikeMembers = (scope: OrganizationScope): SQL => sql`
  select g.uid, g.groups, rank() over (order by g.groups)::int as same_groups from (${groupsNow(scope)}) g
  join (${membersOf(scope, { kind: 'everybody' })}) everybody on everybody.uid = g.uid`;

/** Published items with their place in their module, counted from 1. */
export const libraryItems = (orgId: string, moduleId?: string): SQL => sql`
  select i.id, i.module_id, i.title, i.kind, row_number() over (partition by i.module_id order by c.position, c.id, i.position, i.id) as place
  from ${contentItems} i
  join ${modules} m on m.org_id = i.org_id and m.id = i.module_id and m.status = 'published'
  join ${chapters} c on c.org_id = i.org_id and c.module_id = i.module_id and c.id = i.chapter_id
  where i.org_id = ${orgId} and i.status = 'published' and i.uid is null and ${moduleId === undefined ? sql`true` : sql`i.module_id = ${moduleId}`}`;
