import type { MemberFilters, MemberQuery } from '@snapwell/contract/organizations/members.schemas';
import { and, asc, desc, eq, exists, gt, inArray, isNull, like, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { nameAndEmail, users } from '#features/identity/index.ts';
import { isAhead, isBehind } from '#platform/database/sql/keyset.ts';
import { containing } from '#platform/database/sql/like.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { groupMembers, groups, memberships } from '../organizations.tables.ts';
import type { TeamScope } from './team.ts';

export interface MemberListing {
  readonly limit: number;
  readonly filters: MemberFilters;
  readonly sort: MemberQuery['sort'];
  /** Whom the caller may see at all. */
  readonly team: TeamScope;
  /** Seen before this moment is not seen for long. */
  readonly unseenSince: Date;
  readonly after?: readonly [key: string, uid: string] | undefined;
}

const nameOf = sql<string>`lower(${users.displayName})`;

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

function selectMembers({ tx }: OrganizationScope) {
  return tx
    .select({
      uid: memberships.uid,
      email: users.email,
      displayName: users.displayName,
      nameKey: nameOf,
      photoUrl: users.photoUrl,
      role: memberships.role,
      systemLevel: memberships.systemLevel,
      jobRole: memberships.jobRole,
      status: memberships.status,
      joinedAt: memberships.joinedAt,
      lastVisitAt: memberships.lastVisitAt,
      isDeactivated: memberships.isDeactivated,
      extraTimePercent: memberships.extraTimePercent,
      isSample: users.isSample,
    })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.uid))
    .$dynamic();
}

/** Who was never here comes before everybody. */
const seenAt = sql`coalesce(${memberships.lastVisitAt}, 'epoch'::timestamptz)`;
/** What people are found by: name, address, job. */
const searched = (text: string) =>
  or(like(nameAndEmail, containing(text)), like(sql`lower(${memberships.jobRole})`, containing(text)));

const ORDERS = {
  newest: { key: memberships.joinedAt, isDown: true },
  name: { key: nameOf, isDown: false },
  last_seen: { key: seenAt, isDown: false },
} as const;

/** The members that a caller may see, narrowed. */
export function listMemberRows(
  scope: OrganizationScope,
  { limit, sort, after, ...narrowed }: MemberListing,
): Promise<MemberRow[]> {
  const { key, isDown } = ORDERS[sort];
  const order = isDown ? [desc(key), desc(memberships.uid)] : [asc(key), asc(memberships.uid)];
  const ahead = isDown ? isBehind([key, memberships.uid], after) : isAhead([key, memberships.uid], after);
  return selectMembers(scope)
    .where(and(narrowing(scope, narrowed), ahead))
    .orderBy(...order)
    .limit(limit);
}

function narrowing(
  scope: OrganizationScope,
  { filters, team, unseenSince }: Pick<MemberListing, 'filters' | 'team' | 'unseenSince'>,
): SQL | undefined {
  const { search, role, level, status, group, is_deactivated: deactivated } = filters;
  const inGroup = group !== undefined && group !== 'none' ? inGroups(scope, [group]) : undefined;
  return and(
    eq(memberships.orgId, scope.orgId),
    isNull(memberships.leftAt),
    // A manager who asks for a group that is not theirs finds in it those who are in one of theirs too.
    team === 'everybody' ? undefined : inGroups(scope, team.groupIds),
    role && eq(memberships.role, role),
    level && eq(memberships.systemLevel, level),
    status && eq(memberships.status, status),
    deactivated === undefined ? undefined : eq(memberships.isDeactivated, deactivated === 'true'),
    search ? searched(search) : undefined,
    inGroup,
    group === 'none' ? not(inAnyGroup(scope)) : undefined,
    filters.is_unseen ? unseen(unseenSince) : undefined,
    filters.is_leading ? leading : undefined,
  );
}

/** Not seen for long, though nobody expects them to be away. */
const unseen = (since: Date) =>
  and(
    eq(memberships.isDeactivated, false),
    ne(memberships.status, 'on_leave'),
    lt(sql`coalesce(${memberships.lastVisitAt}, ${memberships.joinedAt})`, sql`${since.toISOString()}::timestamptz`),
  );
const leading = or(eq(memberships.role, 'ORG_ADMIN'), ne(memberships.systemLevel, 'learner'));

function inGroups({ tx, orgId }: OrganizationScope, groupIds: readonly string[]): SQL {
  if (groupIds.length === 0) return sql`false`;
  return exists(
    tx
      .select({ uid: groupMembers.uid })
      .from(groupMembers)
      .where(
        and(
          eq(groupMembers.orgId, orgId),
          inArray(groupMembers.groupId, [...groupIds]),
          eq(groupMembers.uid, memberships.uid),
        ),
      ),
  );
}

function inAnyGroup({ tx, orgId }: OrganizationScope): SQL {
  return exists(
    tx
      .select({ uid: groupMembers.uid })
      .from(groupMembers)
      .where(and(eq(groupMembers.orgId, orgId), eq(groupMembers.uid, memberships.uid))),
  );
}

/** How many of the members that a caller may see are what. */
export async function countMemberRows(
  scope: OrganizationScope,
  { team, unseenSince }: Pick<MemberListing, 'team' | 'unseenSince'>,
) {
  const active = eq(memberships.isDeactivated, false);
  const those = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${and(active, condition)})::int`;
  const [counts] = await scope.tx
    .select({
      members: sql<number>`count(*)::int`,
      unseen: those(unseen(unseenSince)),
      onLeave: those(eq(memberships.status, 'on_leave')),
      leading: those(leading),
      withoutGroup: those(not(inAnyGroup(scope))),
      deactivated: sql<number>`count(*) filter (where ${memberships.isDeactivated})::int`,
    })
    .from(memberships)
    .where(
      and(
        eq(memberships.orgId, scope.orgId),
        isNull(memberships.leftAt),
        team === 'everybody' ? undefined : inGroups(scope, team.groupIds),
      ),
    );
  return counts!;
}

/** A member whom the caller may see; null for everybody else. */
export async function findMemberRow(
  scope: OrganizationScope,
  uid: string,
  team: TeamScope = 'everybody',
): Promise<MemberRow | null> {
  const [row] = await selectMembers(scope).where(
    and(
      eq(memberships.orgId, scope.orgId),
      eq(memberships.uid, uid),
      isNull(memberships.leftAt),
      team === 'everybody' ? undefined : inGroups(scope, team.groupIds),
    ),
  );
  return row ?? null;
}

/** Of some people those whom a caller may see, with what decides about acts. */
export function listForAct(scope: OrganizationScope, uids: readonly string[], team: TeamScope) {
  return scope.tx
    .select({
      uid: memberships.uid,
      email: users.email,
      language: users.language,
      role: memberships.role,
      systemLevel: memberships.systemLevel,
      status: memberships.status,
      isDeactivated: memberships.isDeactivated,
      remindedAt: memberships.remindedAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.uid))
    .where(
      and(
        eq(memberships.orgId, scope.orgId),
        inArray(memberships.uid, [...uids]),
        isNull(memberships.leftAt),
        team === 'everybody' ? undefined : inGroups(scope, team.groupIds),
      ),
    );
}

export interface GroupOfMember {
  readonly id: string;
  readonly name: string;
  readonly is_leader: boolean;
}

/** The groups of each of these people. */
export async function groupsOfPeople(
  { tx, orgId }: OrganizationScope,
  uids: readonly string[],
): Promise<ReadonlyMap<string, GroupOfMember[]>> {
  const found = new Map<string, GroupOfMember[]>();
  if (uids.length === 0) return found;
  const rows = await tx
    .select({ uid: groupMembers.uid, id: groups.id, name: groups.name, is_leader: groupMembers.isLeader })
    .from(groupMembers)
    .innerJoin(groups, and(eq(groups.orgId, groupMembers.orgId), eq(groups.id, groupMembers.groupId)))
    .where(and(eq(groupMembers.orgId, orgId), inArray(groupMembers.uid, [...uids])))
    .orderBy(sql`lower(${groups.name})`);
  for (const { uid, ...group } of rows) found.set(uid, [...(found.get(uid) ?? []), group]);
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
