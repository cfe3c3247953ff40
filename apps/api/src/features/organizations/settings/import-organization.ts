import type { OrganizationRole, SystemLevel } from '@snapwell/contract/organizations/organizations.schemas';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { insertGroup, putMembersIntoGroup } from '../groups/groups.repository.ts';
import { beginMembership } from '../membership/memberships.repository.ts';
import { insertOrganization } from '../organizations.repository.ts';

export interface OrganizationFile {
  readonly name: string;
  readonly summary: string;
  readonly timezone: string;
  readonly joinPolicy: 'open' | 'domain' | 'invite';
  readonly hasPublicLibrary?: boolean;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
}

export interface ImportedMember {
  readonly uid: string;
  readonly role: OrganizationRole;
  readonly systemLevel: SystemLevel;
  readonly jobRole: string;
  readonly joinedAt: Date;
  readonly groups: readonly { readonly id: string; readonly isLeader: boolean }[];
}

/** Opens a sample organization with its groups; false when it is there already. */
export async function importOrganization(
  scope: OrganizationScope,
  { groups, ...organization }: OrganizationFile,
): Promise<boolean> {
  if (!(await insertOrganization(scope, { ...organization, isSample: true }))) return false;
  for (const group of groups) await insertGroup(scope, group);
  return true;
}

/** Makes people members as of a day in the past. Their accounts must exist. */
export async function importMembers(scope: OrganizationScope, members: readonly ImportedMember[]): Promise<void> {
  for (const { uid, groups, ...membership } of members) {
    await beginMembership(scope, uid, membership);
    for (const group of groups) await putMembersIntoGroup(scope, group.id, [{ uid, is_leader: group.isLeader }]);
  }
}
