import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { deleteInvite } from './invites.repository.ts';

/** Takes an invitation back: its link leads nowhere from now on. */
export async function revokeInvite(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: OrganizationCaller,
  inviteId: string,
) {
  await inOrganization(db, orgId, async (scope) => {
    if (!(await deleteInvite(scope, inviteId))) throw new AppError('invite_not_found');
    await logActivity(scope, { uid, type: 'invite_revoked', facts: { invite_id: inviteId }, at: clock.now() });
  });
  return { is_revoked: true } as const;
}
