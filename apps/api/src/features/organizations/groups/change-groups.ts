import type { Group } from '@snapwell/contract/organizations/members.schemas';
import { GROUPS_PER_ORGANIZATION } from '@snapwell/contract/organizations/organizations.limits';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, isUniqueViolation } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { countGroups, deleteGroupRow, findGroupFor, insertGroup, renameGroupRow } from './groups.repository.ts';
import { presentGroup } from './list-groups.ts';

type GroupWorld = Pick<World, 'db' | 'clock'>;

export function createGroup(
  { db, clock }: GroupWorld,
  { orgId, uid }: OrganizationCaller,
  name: string,
): Promise<Group> {
  const at = clock.now();
  const group = { id: newId(at), name };
  return refusingTakenNames(
    inOrganization(db, orgId, async (scope) => {
      if ((await countGroups(scope)) === GROUPS_PER_ORGANIZATION) throw new AppError('limit_reached');
      await insertGroup(scope, group);
      await logActivity(scope, { uid, type: 'group_created', facts: { group: group.id, name }, at });
      return presentGroup({ ...group, isLeader: null });
    }),
  );
}

export function renameGroup(
  { db, clock }: GroupWorld,
  { orgId, uid }: OrganizationCaller,
  group: { id: string; name: string },
): Promise<Group> {
  return refusingTakenNames(
    inOrganization(db, orgId, async (scope) => {
      if (!(await renameGroupRow(scope, group))) throw new AppError('not_found');
      await logActivity(scope, {
        uid,
        type: 'group_renamed',
        facts: { group: group.id, name: group.name },
        at: clock.now(),
      });
      return presentGroup((await findGroupFor(scope, group.id, uid))!);
    }),
  );
}

/** Removes a group; its people stay in the organization. */
export function deleteGroup({ db, clock }: GroupWorld, { orgId, uid }: OrganizationCaller, groupId: string) {
  return inOrganization(db, orgId, async (scope) => {
    const name = await deleteGroupRow(scope, groupId);
    if (name === null) throw new AppError('not_found');
    await logActivity(scope, { uid, type: 'group_deleted', facts: { group: groupId, name }, at: clock.now() });
    return { is_deleted: true } as const;
  });
}

async function refusingTakenNames<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'groups_name_unique')) throw new AppError('group_name_taken');
    throw error;
  }
}
