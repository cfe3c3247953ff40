import { and, desc, eq, gt, inArray, isNull, like } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import type { Database } from '#platform/database/database.ts';
import { isBehind } from '#platform/database/sql/keyset.ts';
import { containing } from '#platform/database/sql/like.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { invites, memberships, organizations } from '../organizations.tables.ts';

interface Listing {
  readonly limit: number;
  readonly search: string | undefined;
  readonly after: readonly [createdAt: string, id: string] | undefined;
}

export type OpenInvite = Awaited<ReturnType<typeof listOpenInvites>>[number];

export function listOpenInvites(db: Database, orgId: string, { limit, search, after }: Listing) {
  return db
    .select({
      id: invites.id,
      email: invites.email,
      role: invites.role,
      systemLevel: invites.systemLevel,
      jobRole: invites.jobRole,
      groupIds: invites.groupIds,
      invitedBy: users.displayName,
      createdAt: invites.createdAt,
      expiresAt: invites.expiresAt,
    })
    .from(invites)
    .innerJoin(users, eq(users.uid, invites.invitedBy))
    .where(
      and(
        eq(invites.orgId, orgId),
        isNull(invites.acceptedAt),
        search ? like(invites.email, containing(search)) : undefined,
        isBehind([invites.createdAt, invites.id], after),
      ),
    )
    .orderBy(desc(invites.createdAt), desc(invites.id))
    .limit(limit);
}

/** What the holder of a link may know, while it works. */
export async function findInvitePreview(db: Database, tokenHash: string, now: Date) {
  const [found] = await db
    .select({
      organizationId: organizations.id,
      organizationName: organizations.name,
      logoUrl: organizations.logoUrl,
      email: invites.email,
      invitedBy: users.displayName,
      expiresAt: invites.expiresAt,
    })
    .from(invites)
    .innerJoin(organizations, eq(organizations.id, invites.orgId))
    .innerJoin(users, eq(users.uid, invites.invitedBy))
    .where(
      and(
        eq(invites.tokenHash, tokenHash),
        isNull(invites.acceptedAt),
        gt(invites.expiresAt, now),
        eq(organizations.isSuspended, false),
      ),
    );
  return found ?? null;
}

/** Those of the addresses that have an open invitation. */
export async function listInvitedAddresses(
  { tx, orgId }: OrganizationScope,
  addresses: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ email: invites.email })
    .from(invites)
    .where(and(eq(invites.orgId, orgId), inArray(invites.email, [...addresses]), isNull(invites.acceptedAt)));
  return rows.map(({ email }) => email);
}

/** Those of the addresses whose holders were shut out. */
export async function listDeactivatedAddresses(
  { tx, orgId }: OrganizationScope,
  addresses: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .innerJoin(memberships, and(eq(memberships.uid, users.uid), eq(memberships.orgId, orgId)))
    .where(and(inArray(users.email, [...addresses]), eq(memberships.isDeactivated, true)));
  return rows.map(({ email }) => email);
}

/** Those of the addresses whose holders are members, also ones who are shut out. */
export async function listMemberAddresses(
  { tx, orgId }: OrganizationScope,
  addresses: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .innerJoin(memberships, and(eq(memberships.uid, users.uid), eq(memberships.orgId, orgId)))
    .where(and(inArray(users.email, [...addresses]), isNull(memberships.leftAt)));
  return rows.map(({ email }) => email);
}
