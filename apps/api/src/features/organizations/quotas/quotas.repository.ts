import { and, eq, isNull } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { memberships, organizations } from '../organizations.tables.ts';

/** What the system administrator allows an organization; null where the server's own limit holds. */
export async function readQuotas({ tx, orgId }: OrganizationScope) {
  const [row] = await tx
    .select({
      members: organizations.memberQuota,
      storageMb: organizations.storageQuotaMb,
      assistantQuestions: organizations.assistantQuota,
    })
    .from(organizations)
    .where(eq(organizations.id, orgId));
  return row ?? { members: null, storageMb: null, assistantQuestions: null };
}

/** The quota of members with the organization held where there is one: who enters at the same time waits. */
export async function lockMemberQuota({
  tx,
  orgId,
}: OrganizationScope): Promise<{ quota: number; members: number } | null> {
  const [organization] = await tx
    .select({ quota: organizations.memberQuota })
    .from(organizations)
    .where(eq(organizations.id, orgId));
  if (organization?.quota == null) return null;
  await tx.select({ id: organizations.id }).from(organizations).where(eq(organizations.id, orgId)).for('update');
  const isActive = and(eq(memberships.orgId, orgId), isNull(memberships.leftAt), eq(memberships.isDeactivated, false));
  return { quota: organization.quota, members: await tx.$count(memberships, isActive) };
}
