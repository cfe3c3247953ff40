import type { PointSource } from '@snapwell/contract/gamification/award.schemas';
import { type BadgeRule, badges } from '@snapwell/contract/gamification/badges';
import { and, eq, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { memberBadges, memberTallies } from '../gamification.tables.ts';

export async function insertBadges(
  { tx, orgId }: OrganizationScope,
  uid: string,
  badges: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .insert(memberBadges)
    .values(badges.map((badge) => ({ orgId, uid, badge, earnedAt: at })))
    .onConflictDoNothing();
}

export async function listEarnedBadges(
  { tx, orgId }: OrganizationScope,
  uid: string,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await tx
    .select()
    .from(memberBadges)
    .where(and(eq(memberBadges.orgId, orgId), eq(memberBadges.uid, uid)));
  return new Map(rows.map(({ badge, earnedAt }) => [badge, earnedAt]));
}

export async function listTallies(
  { tx, orgId }: OrganizationScope,
  uid: string,
): Promise<ReadonlyMap<PointSource, number>> {
  const rows = await tx
    .select()
    .from(memberTallies)
    .where(and(eq(memberTallies.orgId, orgId), eq(memberTallies.uid, uid)));
  return new Map(rows.map(({ source, times }) => [source, times]));
}

/**
 * Gives everybody the badges that their ledger earned, at the moment they were earned; those of streaks come from the
 * streaks.
 */
export async function grantFromLedger({ tx, orgId }: OrganizationScope): Promise<void> {
  const times = (rule: BadgeRule) =>
    rule.kind === 'count' ? sql`where source = ${rule.source} and nth = ${rule.times}` : undefined;
  const total = (rule: BadgeRule) => (rule.kind === 'points' ? sql`where total >= ${rule.total}` : undefined);
  for (const { id, rule } of badges) {
    const reached = times(rule) ?? total(rule);
    if (!reached) continue;
    await tx.execute(sql`
      with entry as (
        select uid, source, earned_at, row_number() over (partition by uid, source order by earned_at, id) as nth,
          sum(points) over (partition by uid order by earned_at, id) as total
        from points_ledger where org_id = ${orgId}
      )
      insert into member_badges (org_id, uid, badge, earned_at)
      select ${orgId}, uid, ${id}, min(earned_at) from entry ${reached} group by uid
      on conflict (org_id, uid, badge) do nothing`);
  }
}
