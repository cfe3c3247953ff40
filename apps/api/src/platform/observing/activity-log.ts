import { ACTIVITY_VERSION, type NewActivity } from '@snapwell/contract/analytics/activities';
import type { OrganizationScope } from '../database/transaction.ts';
import { newId } from '../new-id.ts';
import { activityLog, activityMarks } from '../platform.tables.ts';

type Happened = NewActivity & { readonly uid: string; readonly at: Date };

/**
 * Appends what happened in an organization, in the transaction in which it happened, and marks the person's days for the
 * roll-ups.
 */
export const logActivity = (scope: OrganizationScope, happened: Happened): Promise<void> =>
  logActivities(scope, [happened]);

/** Appends many at once. */
export async function logActivities({ tx, orgId }: OrganizationScope, happened: readonly Happened[]): Promise<void> {
  if (happened.length === 0) return;
  const rows = happened.map((one) => rowOf(orgId, one));
  await tx.insert(activityLog).values(rows);
  await tx.insert(activityMarks).values(
    rows.map(({ id, uid, facts, happenedAt }) => ({
      orgId,
      // What is done to a member is in their days, not in those of who did it.
      uid: typeof facts.member === 'string' ? facts.member : uid,
      since: happenedAt,
      activityId: id,
    })),
  );
}

/** Says that something is known of a member since a moment for which nothing is logged: that they came to an item. */
export async function markMember({ tx, orgId }: OrganizationScope, { uid, since }: { uid: string; since: Date }) {
  await tx.insert(activityMarks).values({ orgId, uid, since, activityId: '' });
}

function rowOf(orgId: string, { uid, at, type, facts = {} }: Happened) {
  return {
    id: newId(at),
    orgId,
    uid,
    version: ACTIVITY_VERSION,
    type,
    facts: facts as Record<string, unknown>,
    happenedAt: at,
  };
}
