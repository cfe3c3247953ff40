import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import { memberships } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/** Who made assignments, of those that are members and show their name. */
export async function listAskers(
  { tx, orgId }: OrganizationScope,
  uids: readonly string[],
): Promise<Map<string, { name: string; photoUrl: string | null }>> {
  const rows = await tx
    .select({ uid: users.uid, name: users.displayName, photoUrl: users.photoUrl })
    .from(memberships)
    .innerJoin(users, eq(users.uid, memberships.uid))
    .where(
      and(
        eq(memberships.orgId, orgId),
        inArray(memberships.uid, [...uids]),
        isNull(memberships.leftAt),
        eq(memberships.isNameHidden, false),
      ),
    );
  return new Map(rows.map(({ uid, ...shown }) => [uid, shown]));
}
