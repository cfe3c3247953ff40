import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import { teamOf } from './team.ts';
import { groupMembers, groups, memberships, organizations } from '../organizations.tables.ts';

/** The groups that somebody leads; null for those who run the organization, who may see everybody. */
export async function listLedGroups(scope: OrganizationScope, caller: OrganizationCaller): Promise<string[] | null> {
  const team = await teamOf(scope, caller);
  return team === 'everybody' ? null : [...team.groupIds];
}

/** The members of the groups that somebody leads; null for those who run the organization. */
export async function listLedPeople(scope: OrganizationScope, caller: OrganizationCaller): Promise<string[] | null> {
  const groupIds = await listLedGroups(scope, caller);
  if (groupIds === null || groupIds.length === 0) return groupIds;
  const rows = await scope.tx
    .selectDistinct({ uid: groupMembers.uid })
    .from(groupMembers)
    .where(and(eq(groupMembers.orgId, scope.orgId), inArray(groupMembers.groupId, groupIds)));
  return rows.map(({ uid }) => uid);
}

/** Who leads the groups of these people, with whom of them; nobody leads themselves. */
export async function listLeadersOf(
  { tx, orgId }: OrganizationScope,
  uids: readonly string[],
): Promise<
  { uid: string; email: string; displayName: string; firstName: string; language: string | null; led: Set<string> }[]
> {
  if (uids.length === 0) return [];
  const theirs = await tx
    .select({ groupId: groupMembers.groupId, uid: groupMembers.uid })
    .from(groupMembers)
    .where(and(eq(groupMembers.orgId, orgId), inArray(groupMembers.uid, [...uids])));
  const groupIds = [...new Set(theirs.map(({ groupId }) => groupId))];
  if (groupIds.length === 0) return [];
  const leaders = await tx
    .select({ groupId: groupMembers.groupId, user: users, ownLanguage: organizations.language })
    .from(groupMembers)
    .innerJoin(users, eq(users.uid, groupMembers.uid))
    .innerJoin(organizations, eq(organizations.id, groupMembers.orgId))
    .innerJoin(memberships, and(eq(memberships.orgId, groupMembers.orgId), eq(memberships.uid, groupMembers.uid)))
    .where(
      and(
        eq(groupMembers.orgId, orgId),
        inArray(groupMembers.groupId, groupIds),
        eq(groupMembers.isLeader, true),
        isNull(memberships.leftAt),
        eq(memberships.isDeactivated, false),
      ),
    );
  const found = new Map<string, Awaited<ReturnType<typeof listLeadersOf>>[number]>();
  for (const { groupId, user, ownLanguage } of leaders) {
    const { uid, email, displayName, firstName } = user;
    const language = user.language ?? ownLanguage;
    const leader = found.get(uid) ?? { uid, email, displayName, firstName, language, led: new Set<string>() };
    for (const member of theirs) if (member.groupId === groupId && member.uid !== uid) leader.led.add(member.uid);
    found.set(uid, leader);
  }
  return [...found.values()].filter(({ led }) => led.size > 0);
}

/** The groups that somebody may ask something of, by name: those they lead, or all. */
export async function listGroupsToAsk(
  scope: OrganizationScope,
  caller: OrganizationCaller,
): Promise<{ id: string; name: string }[]> {
  const led = await listLedGroups(scope, caller);
  if (led !== null && led.length === 0) return [];
  return scope.tx
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(and(eq(groups.orgId, scope.orgId), led === null ? undefined : inArray(groups.id, led)))
    .orderBy(asc(groups.name));
}
