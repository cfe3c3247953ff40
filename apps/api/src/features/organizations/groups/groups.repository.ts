import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { GROUPS_PER_ORGANIZATION } from '@snapwell/contract/organizations/organizations.limits';
import { groupMembers, groups, memberships } from '../organizations.tables.ts';

export interface GroupRow {
  readonly id: string;
  readonly name: string;
}

const names = new Intl.Collator('en', { numeric: true });

/** 'Unit 7' stands before 'Unit 14', which the databases' own order does not know. */
const byName = <T extends GroupRow>(rows: T[]): T[] => rows.toSorted((a, b) => names.compare(a.name, b.name));

export async function listGroupsOf({ tx, orgId }: OrganizationScope): Promise<GroupRow[]> {
  const rows = await tx
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(eq(groups.orgId, orgId))
    .limit(GROUPS_PER_ORGANIZATION);
  return byName(rows);
}

/** Every group, with whether a person belongs to it and leads it. */
export async function listGroupsFor(
  { tx, orgId }: OrganizationScope,
  uid: string,
): Promise<(GroupRow & { isLeader: boolean | null })[]> {
  const rows = await tx
    .select({ id: groups.id, name: groups.name, isLeader: groupMembers.isLeader })
    .from(groups)
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.orgId, groups.orgId), eq(groupMembers.groupId, groups.id), eq(groupMembers.uid, uid)),
    )
    .where(eq(groups.orgId, orgId))
    .limit(GROUPS_PER_ORGANIZATION);
  return byName(rows);
}

/** Every group, with how many members it has. */
export async function countGroupMembers({ tx, orgId }: OrganizationScope) {
  const rows = await tx
    .select({ id: groups.id, name: groups.name, members: sql<number>`count(${memberships.uid})::int` })
    .from(groups)
    .leftJoin(groupMembers, and(eq(groupMembers.orgId, groups.orgId), eq(groupMembers.groupId, groups.id)))
    .leftJoin(
      memberships,
      and(
        eq(memberships.orgId, groupMembers.orgId),
        eq(memberships.uid, groupMembers.uid),
        isNull(memberships.leftAt),
        eq(memberships.isDeactivated, false),
      ),
    )
    .where(eq(groups.orgId, orgId))
    .groupBy(groups.orgId, groups.id)
    .limit(GROUPS_PER_ORGANIZATION);
  return byName(rows);
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
  isLeader = false,
): Promise<void> {
  const existing = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.orgId, orgId), inArray(groups.id, [...groupIds])));
  if (existing.length === 0) return;
  await tx
    .insert(groupMembers)
    .values(existing.map(({ id }) => ({ orgId, groupId: id, uid, isLeader })))
    .onConflictDoNothing();
}

/** Puts those of the people who are members into a group; says who they are. */
export async function putMembersIntoGroup(
  { tx, orgId }: OrganizationScope,
  groupId: string,
  people: readonly { uid: string; is_leader: boolean }[],
): Promise<string[]> {
  if (people.length === 0) return [];
  const leaders = new Map(people.map((person) => [person.uid, person.is_leader]));
  const present = await tx
    .select({ uid: memberships.uid })
    .from(memberships)
    .where(
      and(eq(memberships.orgId, orgId), inArray(memberships.uid, [...leaders.keys()]), isNull(memberships.leftAt)),
    );
  if (present.length === 0) return [];
  await tx
    .insert(groupMembers)
    .values(present.map(({ uid }) => ({ orgId, groupId, uid, isLeader: leaders.get(uid) ?? false })))
    .onConflictDoUpdate({
      target: [groupMembers.orgId, groupMembers.groupId, groupMembers.uid],
      set: { isLeader: sql`excluded.is_leader` },
    });
  return present.map(({ uid }) => uid);
}

/** Puts those of the people into a group who are not in it; says who they are. The people must be members. */
export async function addNewcomers(
  { tx, orgId }: OrganizationScope,
  groupId: string,
  uids: readonly string[],
): Promise<string[]> {
  if (uids.length === 0) return [];
  const added = await tx
    .insert(groupMembers)
    .values(uids.map((uid) => ({ orgId, groupId, uid })))
    .onConflictDoNothing()
    .returning({ uid: groupMembers.uid });
  return added.map(({ uid }) => uid);
}

export async function removeFromGroup(
  { tx, orgId }: OrganizationScope,
  groupId: string,
  uids: readonly string[],
): Promise<string[]> {
  if (uids.length === 0) return [];
  const gone = await tx
    .delete(groupMembers)
    .where(and(eq(groupMembers.orgId, orgId), eq(groupMembers.groupId, groupId), inArray(groupMembers.uid, [...uids])))
    .returning({ uid: groupMembers.uid });
  return gone.map(({ uid }) => uid);
}

/** Puts members, by their addresses, into groups; who leads one goes on leading it. */
export async function addMembersToGroups(
  { tx, orgId }: OrganizationScope,
  people: readonly { email: string; groupIds: readonly string[] }[],
): Promise<void> {
  const wanted = people.filter(({ groupIds }) => groupIds.length > 0);
  if (wanted.length === 0) return;
  const found = await tx
    .select({ uid: users.uid, email: users.email })
    .from(users)
    .innerJoin(memberships, and(eq(memberships.uid, users.uid), eq(memberships.orgId, orgId)))
    .where(
      and(
        inArray(
          users.email,
          wanted.map(({ email }) => email),
        ),
        isNull(memberships.leftAt),
      ),
    );
  const uids = new Map(found.map(({ email, uid }) => [email, uid]));
  const rows = wanted.flatMap(({ email, groupIds }) => {
    const uid = uids.get(email);
    return uid === undefined ? [] : groupIds.map((groupId) => ({ orgId, groupId, uid }));
  });
  if (rows.length > 0) await tx.insert(groupMembers).values(rows).onConflictDoNothing();
}

/** Who leads any of the groups; nobody leads who is a learner. */
export async function endLeading({ tx, orgId }: OrganizationScope, uids: readonly string[]): Promise<void> {
  await tx
    .update(groupMembers)
    .set({ isLeader: false })
    .where(and(eq(groupMembers.orgId, orgId), inArray(groupMembers.uid, [...uids])));
}
