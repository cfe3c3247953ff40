import type { Organization } from '@snapwell/contract/organizations/organizations.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { type OrganizationCaller, runsOrganization } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findOrganizationWithMembership } from '../organizations.read-model.ts';
import { presentOrganization } from './present-organization.ts';

/** The organization as the caller sees it. */
export async function getOrganization({ db }: Pick<World, 'db'>, caller: OrganizationCaller): Promise<Organization> {
  const found = await findOrganizationWithMembership(db, caller.orgId, caller.uid);
  if (!found) throw new AppError('not_found');
  return presentOrganization(found.organization, caller.membership && found.membership, runsOrganization(caller));
}
