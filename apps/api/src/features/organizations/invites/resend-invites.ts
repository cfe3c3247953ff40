import type { Language } from '@snapwell/contract/text/language';
import { inOrganization } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import { listGroupsOf } from '../groups/groups.repository.ts';
import { invitePeople, type InviteWorld } from './invite-people.ts';
import { listOpenById } from './invites.repository.ts';

/** Sends open invitations anew, as they are: a new link, a new term. Those that are used up are passed over. */
export async function resendInvites(
  world: InviteWorld,
  caller: OrganizationCaller,
  inviteIds: readonly string[],
  language: Language,
) {
  const rows = await inOrganization(world.db, caller.orgId, async (scope) => {
    const names = new Map((await listGroupsOf(scope)).map(({ id, name }) => [id, name]));
    return (await listOpenById(scope, inviteIds)).map(({ email, role, systemLevel, jobRole, groupIds }) => ({
      email,
      role,
      system_level: systemLevel,
      job_role: jobRole,
      // A group that is gone meanwhile stops nobody.
      groups: groupIds.flatMap((id) => names.get(id) ?? []),
    }));
  });
  return rows.length === 0 ? { rows: [] } : invitePeople(world, caller, { rows, is_preview: false }, language);
}
