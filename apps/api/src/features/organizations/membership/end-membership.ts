import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { followPeople } from './follow-people.ts';
import { refuseLastAdmin } from './change-member.ts';
import { endLeave, hasOtherMember, leaveGroups, lockMembership, updateMembership } from './memberships.repository.ts';
import { lockOrganization, updateOrganization } from '../organizations.repository.ts';

interface Ending {
  readonly uid: string;
  /** Who ended it: the person or an administrator. */
  readonly by: string;
  readonly at: Date;
}

/**
 * Ends a membership. What the person did stays with the row. Where others remain, so must somebody who runs the
 * organization; when the last person goes, it closes behind them.
 */
export async function endMembership(scope: OrganizationScope, { uid, by, at }: Ending): Promise<void> {
  await lockOrganization(scope);
  const membership = await lockMembership(scope, uid);
  if (!membership || membership.leftAt) throw new AppError('not_found');
  const isLast = !(await hasOtherMember(scope, uid));
  if (isLast) await updateOrganization(scope.tx, scope.orgId, { isSuspended: true });
  else await refuseLastAdmin(scope, membership);
  await endLeave(scope, uid, at);
  await leaveGroups(scope, uid);
  await followPeople(scope, at);
  await updateMembership(scope, uid, {
    leftAt: at,
    role: 'basic',
    systemLevel: 'learner',
    status: 'active',
    lastVisitAt: null,
    // What was arranged with this organization ends with it.
    extraTimePercent: 0,
    remindedAt: null,
  });
  await logActivity(scope, {
    uid: by,
    type: by === uid ? 'organization_left' : 'member_removed',
    facts: { member: uid },
    at,
  });
}

/** Shuts a member out, or lets them in again; false when nothing changed. */
export async function setDeactivated(
  scope: OrganizationScope,
  isDeactivated: boolean,
  { uid, by, at }: Ending,
): Promise<boolean> {
  await lockOrganization(scope);
  const membership = await lockMembership(scope, uid);
  if (!membership || membership.leftAt) throw new AppError('not_found');
  if (membership.isDeactivated === isDeactivated) return false;
  if (isDeactivated) await refuseLastAdmin(scope, membership);
  await updateMembership(scope, uid, { isDeactivated });
  await followPeople(scope, at);
  await logActivity(scope, {
    uid: by,
    type: isDeactivated ? 'member_deactivated' : 'member_reactivated',
    facts: { member: uid },
    at,
  });
  return true;
}
