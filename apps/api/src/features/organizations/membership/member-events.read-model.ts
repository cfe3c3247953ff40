import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import { isBehind } from '#platform/database/sql/keyset.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { activityLog } from '#platform/platform.tables.ts';
import { leaves } from '../organizations.tables.ts';

/** What happened to a member's place here: by others, told by the fact `member`, or by themselves. */
export function listEventsOf(
  { tx, orgId }: OrganizationScope,
  uid: string,
  { limit, after }: { limit: number; after: readonly [string, string] | undefined },
) {
  const own = ['organization_joined', 'organization_left', 'status_changed'];
  const byOthers = [
    'member_added',
    'member_removed',
    'member_deactivated',
    'member_reactivated',
    'member_changed',
    'member_leave_set',
    'member_leave_ended',
    'member_extra_time_set',
    'member_grouped',
    'member_ungrouped',
    'member_reminded',
  ];
  return tx
    .select({
      id: activityLog.id,
      type: activityLog.type,
      facts: activityLog.facts,
      uid: activityLog.uid,
      by: users.displayName,
      happenedAt: activityLog.happenedAt,
    })
    .from(activityLog)
    .leftJoin(users, eq(users.uid, activityLog.uid))
    .where(
      and(
        eq(activityLog.orgId, orgId),
        or(
          and(eq(activityLog.uid, uid), inArray(activityLog.type, own)),
          and(sql`${activityLog.facts}->>'member' = ${uid}`, inArray(activityLog.type, byOthers)),
        ),
        isBehind([activityLog.happenedAt, activityLog.id], after),
      ),
    )
    .orderBy(desc(activityLog.happenedAt), desc(activityLog.id))
    .limit(limit);
}

/** The leave that runs, else the next one. */
export async function findLeave({ tx, orgId }: OrganizationScope, uid: string, at: Date) {
  const [leave] = await tx
    .select({ startedAt: leaves.startedAt, endedAt: leaves.endedAt })
    .from(leaves)
    .where(and(eq(leaves.orgId, orgId), eq(leaves.uid, uid), or(isNull(leaves.endedAt), gt(leaves.endedAt, at))))
    .orderBy(asc(leaves.startedAt))
    .limit(1);
  return leave ?? null;
}
