import type { JoinableOrganization } from '@snapwell/contract/organizations/organizations.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listPendingInvites } from './joinable.read-model.ts';
import { domainOf, verifiedEmailOf, waysIn } from './joining.ts';
import { INVITES_SHOWN, presentInvited, presentJoinable } from './list-joinable-organizations.ts';
import { findMembership } from '../membership/memberships.repository.ts';
import { findOrganization } from '../organizations.repository.ts';

/** One organization that the caller may join now. Any other does not exist for them. */
export async function getJoinableOrganization(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { uid, claims }: Caller,
  orgId: string,
): Promise<JoinableOrganization> {
  const organization = await findOrganization(db, orgId);
  const membership = organization && (await inOrganization(db, orgId, (scope) => findMembership(scope, uid)));
  // Who is in it, or was shut out, cannot join.
  if (!organization || (membership && (!membership.leftAt || membership.isDeactivated)))
    throw new AppError('not_found');
  const email = verifiedEmailOf(claims);
  const seeker = { uid, email, domain: email && domainOf(email), now: clock.now(), limit: INVITES_SHOWN };
  const invites = email ? await listPendingInvites(db, { ...seeker, email }) : [];
  const invite = invites.find((pending) => pending.organization.id === orgId);
  if (invite) return presentInvited(invite);
  const reason = waysIn(organization, email);
  if (!reason) throw new AppError('not_found');
  return presentJoinable(organization, reason, null);
}
