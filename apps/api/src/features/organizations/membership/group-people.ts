import type { GroupMembersChange } from '@snapwell/contract/organizations/members.schemas';
import { z } from 'zod';
import { logActivities, logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { readCursor, toPage } from '#platform/cursor.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { type OrganizationCaller, runsOrganization } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findGroupFor, putMembersIntoGroup, removeFromGroup } from '../groups/groups.repository.ts';
import { followPeople } from './follow-people.ts';
import { listPeopleOfGroup } from './members.read-model.ts';
import { raiseToManagers } from './memberships.repository.ts';

const lastUid = z.tuple([z.string()]);

interface PeopleQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The people of a group. A manager sees the groups they lead; another's does not exist for them. */
export function listGroupMembers(
  { db }: Pick<World, 'db'>,
  caller: OrganizationCaller,
  groupId: string,
  { limit, cursor }: PeopleQuery,
) {
  return inOrganization(db, caller.orgId, async (scope) => {
    const group = await findGroupFor(scope, groupId, caller.uid);
    const seesAll = runsOrganization(caller) || caller.membership?.systemLevel === 'admin';
    if (!group || !(seesAll || group.isLeader)) throw new AppError('not_found');
    const rows = await listPeopleOfGroup(scope, groupId, { limit: limit + 1, after: readCursor(cursor, lastUid)?.[0] });
    return toPage(rows, limit, {
      cursorOf: ({ uid }) => [uid],
      present: ({ uid, displayName, photoUrl, isLeader }) => ({
        uid,
        display_name: displayName,
        photo_url: photoUrl,
        is_leader: isLeader,
      }),
    });
  });
}

/**
 * Puts people into a group, names its leaders, takes people out. Who is not a member of the organization is passed
 * over. Who leads a group is at least a manager: as a learner they could do nothing for it.
 */
export function changeGroupMembers(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  caller: OrganizationCaller,
  groupId: string,
  { put: people, remove }: GroupMembersChange,
): Promise<{ put: number; removed: number }> {
  const at = clock.now();
  return inOrganization(db, caller.orgId, async (scope) => {
    const group = await findGroupFor(scope, groupId, caller.uid);
    if (!group) throw new AppError('not_found');
    const removed = await removeFromGroup(scope, groupId, remove);
    const put = await putMembersIntoGroup(scope, groupId, people);
    await followPeople(scope, at);
    const leaders = people.filter((person) => person.is_leader).map(({ uid }) => uid);
    await raiseToManagers(scope, leaders);
    const facts = { group: groupId, name: group.name };
    await logActivities(scope, [
      ...put.map((uid) => ({
        uid: caller.uid,
        type: 'member_grouped' as const,
        facts: { ...facts, member: uid, is_leader: leaders.includes(uid) },
        at,
      })),
      ...removed.map((uid) => ({
        uid: caller.uid,
        type: 'member_ungrouped' as const,
        facts: { ...facts, member: uid },
        at,
      })),
    ]);
    await logActivity(scope, {
      uid: caller.uid,
      type: 'group_changed',
      facts: { group: groupId, put: put.length, removed: removed.length },
      at,
    });
    return { put: put.length, removed: removed.length };
  });
}
