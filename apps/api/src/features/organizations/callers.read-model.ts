import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { KnownCaller } from '#security/guard.ts';
import { memberships, organizations } from './organizations.tables.ts';

/**
 * What every request asks first, in one statement: the account, the organization of the path, the active membership
 * in it.
 */
export async function findCaller(db: Database, uid: string, orgId: string | undefined): Promise<KnownCaller | null> {
  const [known] = await db
    .select({
      email: users.email,
      role: users.role,
      isDisabled: users.isDisabled,
      organizationId: organizations.id,
      memberRole: memberships.role,
      systemLevel: memberships.systemLevel,
    })
    .from(users)
    .leftJoin(organizations, orgId === undefined ? sql`false` : eq(organizations.id, orgId))
    .leftJoin(
      memberships,
      and(
        eq(memberships.orgId, organizations.id),
        eq(memberships.uid, users.uid),
        eq(memberships.isDeactivated, false),
        isNull(memberships.leftAt),
        eq(organizations.isSuspended, false),
      ),
    )
    .where(eq(users.uid, uid));
  if (!known) return null;
  const { email, role, isDisabled, organizationId, memberRole, systemLevel } = known;
  const membership = memberRole && systemLevel ? { role: memberRole, systemLevel } : null;
  return { email, role, isDisabled, organizationExists: organizationId !== null, membership };
}
