import { MEMBERSHIPS_PER_PERSON } from '@snapwell/contract/organizations/organizations.limits';
import type { OrganizationRole, SystemLevel } from '@snapwell/contract/organizations/organizations.schemas';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { followPeople } from './follow-people.ts';
import { refuseBeyondMemberQuota } from '../quotas/quotas.ts';
import { putIntoGroups } from '../groups/groups.repository.ts';
import { countMemberships, findMembership, beginMembership } from './memberships.repository.ts';

export interface Entrance {
  readonly uid: string;
  readonly at: Date;
  readonly by: 'creating' | 'open' | 'domain' | 'code' | 'invite' | 'single_sign_on';
  readonly role?: OrganizationRole;
  readonly systemLevel?: SystemLevel;
  readonly jobRole?: string;
  readonly groupIds?: readonly string[];
}

/** Makes a person a member, whichever way they came; false when they were one already. */
export async function addMembership(scope: OrganizationScope, entrance: Entrance): Promise<boolean> {
  const { uid, at, by, role = 'basic', systemLevel = 'learner', jobRole, groupIds = [] } = entrance;
  const known = await findMembership(scope, uid);
  // Leaving and coming back does not undo being shut out.
  if (known?.isDeactivated) throw new AppError('membership_deactivated');
  if (known && !known.leftAt) return false;
  await refuseBeyondMemberQuota(scope);
  const others = await countMemberships(scope.tx, uid, MEMBERSHIPS_PER_PERSON);
  if (others === MEMBERSHIPS_PER_PERSON) throw new AppError('limit_reached');
  const isNew = await beginMembership(scope, uid, {
    role,
    systemLevel,
    joinedAt: at,
    status: 'active',
    ...(jobRole && { jobRole }),
  });
  if (!isNew) return false;
  if (groupIds.length > 0) await putIntoGroups(scope, uid, groupIds, systemLevel === 'manager');
  await followPeople(scope, at);
  await logActivity(scope, { uid, type: 'organization_joined', facts: { by, is_first: others === 0 }, at });
  return true;
}
