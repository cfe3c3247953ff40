import { and, desc, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import { type User, users } from '#features/identity/index.ts';
import { compileStatement } from '#platform/database/sql/compile-statement.ts';
import type { Database } from '#platform/database/database.ts';
import { isAhead } from '#platform/database/sql/keyset.ts';
import { containing } from '#platform/database/sql/like.ts';
import type { MembershipRow } from './membership/memberships.repository.ts';
import type { OrganizationRow } from './organizations.repository.ts';
import { memberships, organizations } from './organizations.tables.ts';

/** For the page of an organization. The membership may have ended. */
export async function findOrganizationWithMembership(
  db: Database,
  orgId: string,
  uid: string,
): Promise<{ organization: OrganizationRow; membership: MembershipRow | null } | null> {
  const [found] = await organizationWithMembership(db, { orgId, uid });
  return found ?? null;
}

const uidHere = sql.placeholder('uid');

const organizationWithMembership = compileStatement((db) =>
  db
    .select({ organization: organizations, membership: memberships })
    .from(organizations)
    .leftJoin(memberships, and(eq(memberships.orgId, organizations.id), eq(memberships.uid, uidHere)))
    .where(eq(organizations.id, sql.placeholder('orgId'))),
);

/** The organizations that a person can enter, the one used last first. */
export function listMembershipsOf(
  db: Database,
  uid: string,
  limit: number,
): Promise<{ organization: OrganizationRow; membership: MembershipRow }[]> {
  return db
    .select({ organization: organizations, membership: memberships })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.orgId))
    .where(
      and(
        eq(memberships.uid, uid),
        isNull(memberships.leftAt),
        eq(memberships.isDeactivated, false),
        eq(organizations.isSuspended, false),
      ),
    )
    .orderBy(desc(lastHere), organizations.id)
    .limit(limit);
}

/** A person, and the organization they were in last; null for somebody who is in none. */
export async function findPersonWithPlace(db: Database, uid: string): Promise<PersonWithPlace | null> {
  const [found] = await personWithPlace(db, { uid });
  return found ?? null;
}

const personWithPlace = compileStatement((db) =>
  db
    .select({ person: users, orgId: organizations.id })
    .from(users)
    .leftJoin(
      memberships,
      and(eq(memberships.uid, users.uid), isNull(memberships.leftAt), eq(memberships.isDeactivated, false)),
    )
    .leftJoin(organizations, and(eq(organizations.id, memberships.orgId), eq(organizations.isSuspended, false)))
    .where(eq(users.uid, uidHere))
    .orderBy(isNull(organizations.id), desc(lastHere), organizations.id)
    .limit(1),
);

export interface PersonWithPlace {
  readonly person: User;
  readonly orgId: string | null;
}

/** Which of some organizations are there and open, and in which of them a person is an active member. */
export async function listPlaces(
  db: Database,
  orgIds: readonly string[],
  uid: string | null,
): Promise<{ orgId: string; isMember: boolean }[]> {
  if (orgIds.length === 0) return [];
  const rows = await db
    .select({ orgId: organizations.id, member: memberships.uid })
    .from(organizations)
    .leftJoin(
      memberships,
      and(
        eq(memberships.orgId, organizations.id),
        eq(memberships.uid, uid ?? ''),
        isNull(memberships.leftAt),
        eq(memberships.isDeactivated, false),
      ),
    )
    .where(and(inArray(organizations.id, [...orgIds]), eq(organizations.isSuspended, false)));
  return rows.map(({ orgId, member }) => ({ orgId, isMember: member !== null }));
}

interface Listing {
  readonly limit: number;
  readonly search: string | undefined;
  readonly after: readonly [name: string, id: string] | undefined;
}

/** Every organization, by name: for the system administrator. */
export function listOrganizations(db: Database, { limit, search, after }: Listing): Promise<OrganizationRow[]> {
  return db
    .select()
    .from(organizations)
    .where(and(isAhead([byName, organizations.id], after), search ? like(byName, containing(search)) : undefined))
    .orderBy(byName, organizations.id)
    .limit(limit);
}

/** When a person was here last, as far as that is known. */
const lastHere = sql`coalesce(${memberships.lastVisitAt}, ${memberships.joinedAt})`;
export const byName = sql<string>`lower(${organizations.name})`;
