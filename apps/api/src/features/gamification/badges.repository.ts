import type { PointSource } from '@snapwell/contract/gamification/award.schemas';
import { and, eq } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { memberBadges, memberTallies } from './gamification.tables.ts';

export async function insertBadges({ tx, orgId }: OrganizationScope, uid: string, badges: readonly string[], at: Date): Promise<void> {
  await tx
    .insert(memberBadges)
    .values(badges.map((badge) => ({ orgId, uid, badge, earnedAt: at })))
    .onConflictDoNothing();
}

export async function listEarnedBadges({ tx, orgId }: OrganizationScope, uid: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await tx
    .select()
    .from(memberBadges)
    .where(and(eq(memberBadges.orgId, orgId), eq(memberBadges.uid, uid)));
  return new Map(rows.map(({ badge, earnedAt }) => [badge, earnedAt]));
}

export async function listTallies({ tx, orgId }: OrganizationScope, uid: string): Promise<ReadonlyMap<PointSource, number>> {
  const rows = await tx
    .select()
    .from(memberTallies)
    .where(and(eq(memberTallies.orgId, orgId), eq(memberTallies.uid, uid)));
  return new Map(rows.map(({ source, times }) => [source, times]));
}
