import { and, desc, eq, lt, or } from 'drizzle-orm';
import { groups, memberships } from '#features/organizations/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { assignments } from '#features/catalogue/learner.tables.ts';
import type { After } from './record.repository.ts';

export type Assignment = typeof assignments.$inferSelect;

export async function insertAssignment(
  { tx, orgId }: OrganizationScope,
  assignment: Omit<Assignment, 'orgId'>,
): Promise<Assignment> {
  const [row] = await tx
    .insert(assignments)
    .values({ ...assignment, orgId })
    .returning();
  return row!;
}

/** True when there was one. */
export async function deleteAssignment({ tx, orgId }: OrganizationScope, id: string): Promise<boolean> {
  const rows = await tx
    .delete(assignments)
    .where(and(eq(assignments.orgId, orgId), eq(assignments.id, id)))
    .returning({ id: assignments.id });
  return rows.length === 1;
}

export async function listAssignments(
  { tx, orgId }: OrganizationScope,
  { after, limit }: { after: After; limit: number },
): Promise<Assignment[]> {
  const at = after && new Date(after[0]);
  return tx
    .select()
    .from(assignments)
    .where(
      and(
        eq(assignments.orgId, orgId),
        at && or(lt(assignments.createdAt, at), and(eq(assignments.createdAt, at), lt(assignments.id, after[1]))),
      ),
    )
    .orderBy(desc(assignments.createdAt), desc(assignments.id))
    .limit(limit);
}

/** True when the person is a member, or the group is one of the organization. */
export async function isAddressee(
  { tx, orgId }: OrganizationScope,
  { uid, groupId }: { uid: string | null; groupId: string | null },
): Promise<boolean> {
  if (uid !== null) {
    const found = await tx
      .select({ uid: memberships.uid })
      .from(memberships)
      .where(and(eq(memberships.orgId, orgId), eq(memberships.uid, uid)));
    return found.length === 1;
  }
  if (groupId === null) return true;
  const found = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.orgId, orgId), eq(groups.id, groupId)));
  return found.length === 1;
}
