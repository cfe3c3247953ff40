import type { Member, MemberChange } from '@snapwell/contract/organizations/members.schemas';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { presentMembers } from './list-members.ts';
import { endLeading } from '../groups/groups.repository.ts';
import { findMemberRow } from './members.read-model.ts';
import { hasOtherMember, type MembershipRow, lockMembership, updateMembership } from './memberships.repository.ts';
import { lockOrganization } from '../organizations.repository.ts';

/** Changes a member's role, level or job role. The last administrator keeps the role. */
export function changeMember(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  caller: OrganizationCaller,
  uid: string,
  change: MemberChange,
): Promise<Member> {
  const at = clock.now();
  return inOrganization(db, caller.orgId, async (scope) => {
    await lockOrganization(scope);
    const before = await lockMembership(scope, uid);
    if (!before || before.leftAt) throw new AppError('not_found');
    if (change.role === 'basic') await refuseLastAdmin(scope, before);
    if (change.system_level === 'learner') await endLeading(scope, [uid]);
    const changes = {
      role: change.role,
      systemLevel: change.system_level ?? levelWithRole(before, change.role),
      jobRole: change.job_role,
    };
    if (Object.values(changes).some((value) => value !== undefined)) {
      await updateMembership(scope, uid, changes);
      await logActivity(scope, { uid: caller.uid, type: 'member_changed', facts: { member: uid, ...change }, at });
    }
    const row = await findMemberRow(scope, uid);
    if (!row) throw new AppError('not_found');
    return (await presentMembers(scope, [row]))[0]!;
  });
}

/**
 * Whoever runs the organization sees all of it; with the role goes the view that came with it. A level that is given
 * wins.
 */
function levelWithRole({ role, systemLevel }: MembershipRow, newRole: MemberChange['role']) {
  if (newRole === 'ORG_ADMIN' && role !== 'ORG_ADMIN') return 'admin';
  return newRole === 'basic' && role === 'ORG_ADMIN' && systemLevel === 'admin' ? 'learner' : undefined;
}

/** An organization is never left without somebody who runs it. The organization must be locked. */
export async function refuseLastAdmin(
  scope: OrganizationScope,
  { uid, role, isDeactivated }: MembershipRow,
): Promise<void> {
  const runsIt = role === 'ORG_ADMIN' && !isDeactivated;
  if (runsIt && !(await hasOtherMember(scope, uid, 'ORG_ADMIN'))) throw new AppError('last_admin');
}
