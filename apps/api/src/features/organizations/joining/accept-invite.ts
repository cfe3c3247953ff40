import type { InviteAcceptance } from '@snapwell/contract/organizations/invites.schemas';
import type { Joined } from '@snapwell/contract/organizations/organizations.schemas';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { addMembership } from '../membership/add-membership.ts';
import { consumeInvite, findInviteById, findInviteByToken, type InviteRow } from '../invites/invites.repository.ts';
import { hashOfToken } from '../invites/invite-tokens.ts';
import { verifiedEmailOf } from './joining.ts';
import { findMembership } from '../membership/memberships.repository.ts';
import { findOrganization } from '../organizations.repository.ts';

type AcceptWorld = Pick<World, 'db' | 'clock'>;

/**
 * Joins by an invitation. Whoever holds its link may, with whatever address they signed up: they were handed it.
 * Without the link the address it went to must be the caller's own, and proved.
 */
export async function acceptInvite(world: AcceptWorld, caller: Caller, acceptance: InviteAcceptance): Promise<Joined> {
  const invite =
    'token' in acceptance
      ? await findInviteByToken(world.db, hashOfToken(acceptance.token))
      : await findOwn(world, caller, acceptance.invite_id);
  if (!invite) throw new AppError('invite_not_found');
  return acceptFoundInvite(world, caller, invite);
}

async function findOwn({ db }: AcceptWorld, caller: Caller, inviteId: string) {
  const email = verifiedEmailOf(caller.claims);
  return email === null ? null : findInviteById(db, inviteId, email);
}

/** The second half of it, for whoever has found the invitation another way. */
export function acceptFoundInvite(
  { db, clock }: AcceptWorld,
  { uid }: Pick<Caller, 'uid'>,
  invite: InviteRow,
): Promise<Joined> {
  const at = clock.now();
  return inOrganization(db, invite.orgId, async (scope) => {
    const organization = await findOrganization(scope.tx, invite.orgId);
    if (!organization || organization.isSuspended) throw new AppError('invite_not_found');
    const joined = { organization_id: organization.id, organization_name: organization.name };
    // The same person asking again is told what they were told before: their first answer may have been lost.
    if (invite.acceptedBy === uid && isInside(await findMembership(scope, uid))) return { ...joined, is_new: false };
    if (!(await consumeInvite(scope, invite.id, { uid, at }))) throw new AppError('invite_not_found');
    await logActivity(scope, { uid, type: 'invite_accepted', facts: { invite_id: invite.id }, at });
    const { role, systemLevel, jobRole, groupIds } = invite;
    const isNew = await addMembership(scope, { uid, at, by: 'invite', role, systemLevel, jobRole, groupIds });
    if (isNew) {
      const facts = { member: uid, invite_id: invite.id };
      await logActivity(scope, { uid: invite.invitedBy, type: 'member_added', facts, at });
    }
    return { ...joined, is_new: isNew };
  });
}

const isInside = (membership: { leftAt: Date | null; isDeactivated: boolean } | null) =>
  membership !== null && !membership.leftAt && !membership.isDeactivated;
