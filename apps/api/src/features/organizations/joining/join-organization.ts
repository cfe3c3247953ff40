import type { Joined } from '@snapwell/contract/organizations/organizations.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { acceptFoundInvite } from './accept-invite.ts';
import { type Entrance, addMembership } from '../membership/add-membership.ts';
import { findInviteToAddress } from '../invites/invites.repository.ts';
import { codeAsKept } from './join-codes.ts';
import { verifiedEmailOf, waysIn } from './joining.ts';
import { findOpenOrganizationByCode, findOrganization, type OrganizationRow } from '../organizations.repository.ts';

type JoinWorld = Pick<World, 'db' | 'clock'>;

/** Joins what is open to the caller. An organization that is not does not exist for them. */
export async function joinOrganization(world: JoinWorld, caller: Caller, orgId: string): Promise<Joined> {
  const organization = await findOrganization(world.db, orgId);
  if (!organization) throw new AppError('not_found');
  const email = verifiedEmailOf(caller.claims);
  // An invitation says more than an open door: which role, which groups.
  const invite =
    email && !organization.isSuspended
      ? await findInviteToAddress(world.db, { orgId, email, now: world.clock.now() })
      : null;
  if (invite) return acceptFoundInvite(world, caller, invite);
  const by = waysIn(organization, email);
  if (!by) throw new AppError('not_found');
  return enter(world, caller, organization, by);
}

/** Joins the organization that has this code. */
export async function enterJoinCode(world: JoinWorld, caller: Caller, typed: string): Promise<Joined> {
  const organization = await findOpenOrganizationByCode(world.db, codeAsKept(typed));
  if (!organization) throw new AppError('join_code_not_found');
  return enter(world, caller, organization, 'code');
}

async function enter(
  { db, clock }: JoinWorld,
  { uid }: Caller,
  { id, name }: OrganizationRow,
  by: Entrance['by'],
): Promise<Joined> {
  const at = clock.now();
  const isNew = await inOrganization(db, id, (scope) => addMembership(scope, { uid, at, by }));
  return { organization_id: id, organization_name: name, is_new: isNew };
}
