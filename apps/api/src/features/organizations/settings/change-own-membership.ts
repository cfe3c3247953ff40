import type {
  Membership,
  MembershipChange,
  MemberStatus,
} from '@snapwell/contract/organizations/organizations.schemas';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { calendarOf } from '../membership/member-calendar.ts';
import { findMemberFacts } from '../membership/member-facts.read-model.ts';
import {
  beginLeave,
  endLeave,
  holdClock,
  lockMembership,
  updateMembership,
} from '../membership/memberships.repository.ts';
import { presentMembership } from './present-organization.ts';

type OwnWorld = Pick<World, 'db' | 'clock'>;

/** Sets the caller's status. Times on leave are kept, because they pause the streak. */
export function changeStatus(
  { db, clock }: OwnWorld,
  { orgId, uid }: MemberCaller,
  status: MemberStatus,
): Promise<{ data: Membership }> {
  const at = clock.now();
  return inOrganization(db, orgId, async (scope) => {
    const before = await lockMembership(scope, uid);
    if (!before) throw new AppError('not_found');
    if (before.status === status) return { data: presentMembership(before) };
    if (status === 'on_leave') await beginLeave(scope, uid, at);
    if (before.status === 'on_leave') await endLeave(scope, uid, at);
    await logActivity(scope, { uid, type: 'status_changed', facts: { from: before.status, to: status }, at });
    return { data: await update(scope, uid, { status }) };
  });
}

/**
 * Changes what the caller says of themselves in this organization. Another clock holds from the next day on: a day
 * that has begun ends by the clock it began by, so that two zones one after the other are not two days.
 */
export function changeOwnMembership(
  { db, clock }: OwnWorld,
  { orgId, uid }: MemberCaller,
  change: MembershipChange,
): Promise<Membership> {
  const { job_role: jobRole, is_name_hidden: isNameHidden, timezone, day_start_hour: dayStartHour } = change;
  return inOrganization(db, orgId, async (scope) => {
    if (timezone !== undefined || dayStartHour !== undefined) await endDayByItsClock(scope, uid, clock.now());
    if (Object.keys(change).length > 0) return update(scope, uid, { jobRole, isNameHidden, timezone, dayStartHour });
    const unchanged = await lockMembership(scope, uid);
    if (!unchanged) throw new AppError('not_found');
    return presentMembership(unchanged);
  });
}

/** The clock of the day that runs stays until it is over, however often another one is chosen meanwhile. */
async function endDayByItsClock(scope: OrganizationScope, uid: string, now: Date): Promise<void> {
  await lockMembership(scope, uid);
  const facts = await findMemberFacts(scope, uid);
  if (facts) await holdClock(scope, uid, { ...calendarOf(facts, now).clock, now });
}

async function update(
  scope: OrganizationScope,
  uid: string,
  changes: Parameters<typeof updateMembership>[2],
): Promise<Membership> {
  const row = await updateMembership(scope, uid, changes);
  if (!row) throw new AppError('not_found');
  return presentMembership(row);
}
