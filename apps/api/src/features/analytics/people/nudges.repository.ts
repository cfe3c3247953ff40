import { NUDGE_PAUSE_DAYS } from '@snapwell/contract/analytics/insights.limits';
import { lte } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { nudges } from '../analytics.tables.ts';

/** Writes down that somebody is written to; false when they were in the last seven days, by whomever. */
export async function takeNudge(
  { tx, orgId }: OrganizationScope,
  nudge: Omit<typeof nudges.$inferInsert, 'orgId'>,
): Promise<boolean> {
  const pausedUntil = new Date(nudge.sentAt.getTime() - NUDGE_PAUSE_DAYS * 86_400_000);
  const rows = await tx
    .insert(nudges)
    .values({ ...nudge, orgId })
    .onConflictDoUpdate({
      target: [nudges.orgId, nudges.uid],
      set: { about: nudge.about, sentBy: nudge.sentBy, sentAt: nudge.sentAt },
      setWhere: lte(nudges.sentAt, pausedUntil),
    })
    .returning({ uid: nudges.uid });
  return rows.length === 1;
}
