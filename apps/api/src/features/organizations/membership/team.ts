import type { Team } from '@snapwell/contract/organizations/members.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { type OrganizationCaller, runsOrganization } from '#security/caller.ts';
import type { World } from '#world.ts';
import { countGroupMembers, listGroupsFor } from '../groups/groups.repository.ts';

/** Whom a caller looks after: everybody, or the members of the groups that they lead. */
export type TeamScope = 'everybody' | { readonly groupIds: readonly string[] };

/** Who runs the organization sees all of it, and so does the level `admin`; a manager what they lead. */
export async function teamOf(
  scope: OrganizationScope,
  caller: Pick<OrganizationCaller, 'uid' | 'role' | 'membership'>,
): Promise<TeamScope> {
  const level = caller.membership?.systemLevel;
  if (runsOrganization(caller) || level === 'admin') return 'everybody';
  if (level !== 'manager') return { groupIds: [] };
  const groups = await listGroupsFor(scope, caller.uid);
  return { groupIds: groups.filter(({ isLeader }) => isLeader === true).map(({ id }) => id) };
}

/** The caller's team; not found for who has none. */
export function getTeam({ db }: Pick<World, 'db'>, caller: OrganizationCaller): Promise<Team> {
  return inOrganization(db, caller.orgId, async (scope) => {
    const team = await teamOf(scope, caller);
    if (team !== 'everybody' && team.groupIds.length === 0) throw new AppError('not_found');
    const groups = await countGroupMembers(scope);
    return {
      groups: team === 'everybody' ? groups : groups.filter(({ id }) => team.groupIds.includes(id)),
      is_everybody: team === 'everybody',
    };
  });
}
