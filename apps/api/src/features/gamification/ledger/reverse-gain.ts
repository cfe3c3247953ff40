import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { newId } from '#platform/new-id.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findEntry, lockStanding, writeEntries } from '../gamification.repository.ts';

interface Reversal {
  readonly uid: string;
  readonly entryId: string;
  /** Who takes it back. */
  readonly by: string;
  readonly at: Date;
}

/** An administrator of the organization takes back what somebody earned by mistake. */
export function reverseGain(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  caller: OrganizationCaller,
  { uid, entryId }: { uid: string; entryId: string },
) {
  return inOrganization(db, caller.orgId, async (scope) => {
    const { total } = await reverseEntry(scope, { uid, entryId, by: caller.uid, at: clock.now() });
    return { snap_points: total };
  });
}

/**
 * Takes a gain back by a counter-entry on the same day, so that week, month and calendar are right again too. The
 * entry itself stays, and keeps the thing from being paid a second time. Answers the person's points; a second
 * reversal changes nothing.
 */
export async function reverseEntry(
  scope: OrganizationScope,
  { uid, entryId, by, at }: Reversal,
): Promise<{ total: number }> {
  const entry = await findEntry(scope, uid, entryId);
  if (!entry || entry.source === 'reversal') throw new AppError('not_found');
  const { standing, inForce } = await lockStanding(scope, uid);
  const { ids, total } = await writeEntries(scope, {
    uid,
    day: entry.day,
    countedOn: entry.countedOn,
    at,
    rulesVersion: inForce?.version ?? 0,
    entries: [{ id: newId(at), source: 'reversal', sourceId: entry.id, thingId: entry.id, points: -entry.points }],
  });
  if (ids.length === 0) return { total: standing.snapPoints };
  await logActivity(scope, {
    uid: by,
    type: 'points_reversed',
    facts: { member: uid, entry: entryId, points: entry.points },
    at,
  });
  return { total };
}
