import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { GROUPS_PER_ORGANIZATION } from '@snapwell/contract/organizations/organizations.limits';
import { groupMembers, groups, memberships } from '../organizations.tables.ts';

export interface GroupRow {
  readonly id: string;
  readonly name: string;
}

const byName = sql`lower(${groups.name})`;

export function listGroupsOf({ tx, orgId }: OrganizationScope): Promise<GroupRow[]> {
  return tx
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(eq(groups.orgId, orgId))
    .orderBy(byName)
    .limit(GROUPS_PER_ORGANIZATION);
}

/** Every group, with whether a person belongs to it and leads it. */
export function listGroupsFor(
  { tx, orgId }: OrganizationScope,
  uid: string,
): Promise<(GroupRow & { isLeader: boolean | null })[]> {
  return tx
    .select({ id: groups.id, name: groups.name, isLeader: groupMembers.isLeader })
    .from(groups)
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.orgId, groups.orgId), eq(groupMembers.groupId, groups.id), eq(groupMembers.uid, uid)),
    )
    .where(eq(groups.orgId, orgId))
    .orderBy(byName)
    .limit(GROUPS_PER_ORGANIZATION);
}

/** A group with a person's place in it, or null. */
export async function findGroupFor({ tx, orgId }: OrganizationScope, groupId: string, uid: string) {
  const [row] = await tx
    .select({ id: groups.id, name: groups.name, isLeader: groupMembers.isLeader })
    .from(groups)
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.orgId, groups.orgId), eq(groupMembers.groupId, groups.id), eq(groupMembers.uid, uid)),
    )
    .where(and(eq(groups.orgId, orgId), eq(groups.id, groupId)));
  return row ?? null;
}

export async function countGroups({ tx, orgId }: OrganizationScope): Promise<number> {
  const rows = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(eq(groups.orgId, orgId))
    .limit(GROUPS_PER_ORGANIZATION);
  return rows.length;
}

export async function insertGroup({ tx, orgId }: OrganizationScope, group: GroupRow): Promise<void> {
  await tx.insert(groups).values({ ...group, orgId });
}

/** False when there is no such group. */
export async function renameGroupRow({ tx, orgId }: OrganizationScope, { id, name }: GroupRow): Promise<boolean> {
  const renamed = await tx
    .update(groups)
    .set({ name })
    .where(and(eq(groups.orgId, orgId), eq(groups.id, id)))
    .returning({ id: groups.id });
  return renamed.length === 1;
}

/** The name of the group that is gone, or null when there was none. */
export async function deleteGroupRow({ tx, orgId }: OrganizationScope, id: string): Promise<string | null> {
  const [gone] = await tx
    .delete(groups)
    .where(and(eq(groups.orgId, orgId), eq(groups.id, id)))
    .returning({ name: groups.name });
  return gone?.name ?? null;
}

/** Puts a person into those of the groups that still exist. */
export async function putIntoGroups(
  { tx, orgId }: OrganizationScope,
  uid: string,
  groupIds: readonly string[],
): Promise<void> {
  const existing = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.orgId, orgId), inArray(groups.id, [...groupIds])));
  if (existing.length === 0) return;
  await tx
    .insert(groupMembers)
    .values(existing.map(({ id }) => ({ orgId, groupId: id, uid })))
    .onConflictDoNothing();
}

/** Puts those of the people who are members into a group; says how many. */
export async function putMembersIntoGroup(
  { tx, orgId }: OrganizationScope,
  groupId: string,
  people: readonly { uid: string; is_leader: boolean }[],
): Promise<number> {
  if (people.length === 0) return 0;
  const leaders = new Map(people.map((person) => [person.uid, person.is_leader]));
  const present = await tx
    .select({ uid: memberships.uid })
    .from(memberships)
    .where(
      and(eq(memberships.orgId, orgId), inArray(memberships.uid, [...leaders.keys()]), isNull(memberships.leftAt)),
    );
  if (present.length === 0) return 0;
  await tx
    .insert(groupMembers)
    .values(present.map(({ uid }) => ({ orgId, groupId, uid, isLeader: leaders.get(uid) ?? false })))
    .onConflictDoUpdate({
      target: [groupMembers.orgId, groupMembers.groupId, groupMembers.uid],
      set: { isLeader: sql`excluded.is_leader` },
    });
  return present.length;
}

export async function removeFromGroup(
  { tx, orgId }: OrganizationScope,
  groupId: string,
  uids: readonly string[],
): Promise<number> {
  if (uids.length === 0) return 0;
  const gone = await tx
    .delete(groupMembers)
    .where(and(eq(groupMembers.orgId, orgId), eq(groupMembers.groupId, groupId), inArray(groupMembers.uid, [...uids])))
    .returning({ uid: groupMembers.uid });
  return gone.length;
}
