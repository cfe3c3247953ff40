import { and, desc, eq, exists, gt, inArray, isNull, like, sql } from 'drizzle-orm';
import { nameAndEmail, users } from '#features/identity/index.ts';
import type { OrganizationRole } from '@snapwell/contract/organizations/organizations.schemas';
import { isBehind } from '#platform/database/sql/keyset.ts';
import { containing } from '#platform/database/sql/like.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { groupMembers, groups, memberships } from '../organizations.tables.ts';

interface Listing {
  readonly limit: number;
  readonly search?: string | undefined;
  readonly role?: OrganizationRole | undefined;
  readonly group?: string | undefined;
  readonly isDeactivated?: boolean | undefined;
  readonly after?: readonly [joinedAt: string, uid: string] | undefined;
}

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

function selectMembers({ tx }: OrganizationScope) {
  return tx
    .select({
      uid: memberships.uid,
      email: users.email,
      displayName: users.displayName,
      photoUrl: users.photoUrl,
      role: memberships.role,
      systemLevel: memberships.systemLevel,
      jobRole: memberships.jobRole,
      status: memberships.status,
      joinedAt: memberships.joinedAt,
      isDeactivated: memberships.isDeactivated,
      isSample: users.isSample,
    })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.uid))
    .$dynamic();
}

/** Members of an organization, newest first. */
export function listMemberRows(
  scope: OrganizationScope,
  { limit, search, role, group, isDeactivated, after }: Listing,
): Promise<MemberRow[]> {
  const { tx, orgId } = scope;
  return selectMembers(scope)
    .where(
      and(
        eq(memberships.orgId, orgId),
        isNull(memberships.leftAt),
        role && eq(memberships.role, role),
        isDeactivated === undefined ? undefined : eq(memberships.isDeactivated, isDeactivated),
        search ? like(nameAndEmail, containing(search)) : undefined,
        group
          ? exists(
              tx
                .select({ uid: groupMembers.uid })
                .from(groupMembers)
                .where(
                  and(
                    eq(groupMembers.orgId, orgId),
                    eq(groupMembers.groupId, group),
                    eq(groupMembers.uid, memberships.uid),
                  ),
                ),
            )
          : undefined,
        isBehind([memberships.joinedAt, memberships.uid], after),
      ),
    )
    .orderBy(desc(memberships.joinedAt), desc(memberships.uid))
    .limit(limit);
}

export async function findMemberRow(scope: OrganizationScope, uid: string): Promise<MemberRow | null> {
  const [row] = await selectMembers(scope).where(
    and(eq(memberships.orgId, scope.orgId), eq(memberships.uid, uid), isNull(memberships.leftAt)),
  );
  return row ?? null;
}

/** The groups of each of these people. */
export async function groupsOfPeople(
  { tx, orgId }: OrganizationScope,
  uids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; name: string }[]>> {
  const found = new Map<string, { id: string; name: string }[]>();
  if (uids.length === 0) return found;
  const rows = await tx
    .select({ uid: groupMembers.uid, id: groups.id, name: groups.name })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.orgId, groupMembers.orgId), eq(groups.id, groupMembers.groupId)))
    .where(and(eq(groupMembers.orgId, orgId), inArray(groupMembers.uid, [...uids])))
    .orderBy(sql`lower(${groups.name})`);
  for (const { uid, id, name } of rows) found.set(uid, [...(found.get(uid) ?? []), { id, name }]);
  return found;
}

/** The people of a group, in a fixed order. */
export function listPeopleOfGroup(
  { tx, orgId }: OrganizationScope,
  groupId: string,
  { limit, after }: { limit: number; after: string | undefined },
) {
  return tx
    .select({
      uid: groupMembers.uid,
      displayName: users.displayName,
      photoUrl: users.photoUrl,
      isLeader: groupMembers.isLeader,
    })
    .from(groupMembers)
    .innerJoin(users, eq(users.uid, groupMembers.uid))
    .where(
      and(
        eq(groupMembers.orgId, orgId),
        eq(groupMembers.groupId, groupId),
        after === undefined ? undefined : gt(groupMembers.uid, after),
      ),
    )
    .orderBy(groupMembers.uid)
    .limit(limit);
}
