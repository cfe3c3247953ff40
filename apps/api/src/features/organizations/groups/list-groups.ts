import type { Group } from '@snapwell/contract/organizations/members.schemas';
import { inOrganization } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listGroupsFor } from './groups.repository.ts';

/** The groups of the organization, and the caller's place in each. */
export function listGroups({ db }: Pick<World, 'db'>, { orgId, uid }: OrganizationCaller): Promise<{ items: Group[] }> {
  return inOrganization(db, orgId, async (scope) => ({ items: (await listGroupsFor(scope, uid)).map(presentGroup) }));
}

/** `isLeader` is null for somebody who is not in the group. */
export function presentGroup({ id, name, isLeader }: { id: string; name: string; isLeader: boolean | null }): Group {
  return { id, name, is_member: isLeader !== null, is_leader: isLeader === true };
}
