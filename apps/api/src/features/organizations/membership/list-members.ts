import type {
  Member,
  MemberCounts,
  MemberDetails,
  MemberEvent,
  MemberFilters,
  MemberQuery,
} from '@snapwell/contract/organizations/members.schemas';
import { OPEN_INVITES_PER_ORGANIZATION, UNSEEN_DAYS } from '@snapwell/contract/organizations/organizations.limits';
import { z } from 'zod';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { countGroups } from '../groups/groups.repository.ts';
import { countOpenInvites } from '../invites/invites.repository.ts';
import { findLeave, listEventsOf } from './member-events.read-model.ts';
import {
  countMemberRows,
  findMemberRow,
  groupsOfPeople,
  listMemberRows,
  type MemberRow,
} from './members.read-model.ts';
import { type TeamScope, teamOf } from './team.ts';

type ReadWorld = Pick<World, 'db' | 'clock'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const keyAndUid = z.tuple([z.string(), z.string()]);

const unseenSince = (at: Date) => new Date(at.getTime() - UNSEEN_DAYS * DAY_MS);

/** The members for an administrator; for a manager those of the groups that they lead. */
export function listMembers({ db, clock }: ReadWorld, caller: OrganizationCaller, query: MemberQuery) {
  const { limit, sort, cursor, ...filters } = query;
  return inOrganization(db, caller.orgId, async (scope) => {
    const team = await teamOf(scope, caller);
    const rows = await listMemberRows(scope, {
      limit: limit + 1,
      sort,
      filters,
      team,
      unseenSince: unseenSince(clock.now()),
      after: readCursor(cursor, sort === 'name' ? keyAndUid : momentAndId),
    });
    const page = toPage(rows, limit, { cursorOf: (row) => [sortKeyOf(row, sort), row.uid], present: (row) => row });
    return { items: await presentMembers(scope, page.items, team), next_cursor: page.next_cursor };
  });
}

/** What a row is to its order, for the cursor of the next page. */
function sortKeyOf({ joinedAt, lastVisitAt, nameKey }: MemberRow, sort: MemberQuery['sort']): string {
  if (sort === 'name') return nameKey;
  return (sort === 'newest' ? joinedAt : (lastVisitAt ?? new Date(0))).toISOString();
}

/** Members of a page and beyond: for a table that holds them all. */
export async function listAllMembers(
  scope: OrganizationScope,
  { filters, team, at, limit }: { filters: MemberFilters; team: TeamScope; at: Date; limit: number },
): Promise<Member[]> {
  const rows = await listMemberRows(scope, { limit, sort: 'name', filters, team, unseenSince: unseenSince(at) });
  return presentMembers(scope, rows, team);
}

export function countMembers({ db, clock }: ReadWorld, caller: OrganizationCaller): Promise<MemberCounts> {
  return inOrganization(db, caller.orgId, async (scope) => {
    const team = await teamOf(scope, caller);
    const counts = await countMemberRows(scope, { team, unseenSince: unseenSince(clock.now()) });
    const isAll = team === 'everybody';
    return {
      members: counts.members,
      unseen: counts.unseen,
      on_leave: counts.onLeave,
      leading: counts.leading,
      without_group: counts.withoutGroup,
      deactivated: counts.deactivated,
      groups: isAll ? await countGroups(scope) : team.groupIds.length,
      open_invites: isAll ? await countOpenInvites(scope, OPEN_INVITES_PER_ORGANIZATION) : 0,
    };
  });
}

export function getMember({ db, clock }: ReadWorld, caller: OrganizationCaller, uid: string): Promise<MemberDetails> {
  return inOrganization(db, caller.orgId, (scope) => presentDetails(scope, caller, uid, clock.now()));
}

/** A member as their page shows them. Whom the caller may not see does not exist for them. */
export async function presentDetails(
  scope: OrganizationScope,
  caller: OrganizationCaller,
  uid: string,
  at: Date,
): Promise<MemberDetails> {
  const team = await teamOf(scope, caller);
  const row = await findMemberRow(scope, uid, team);
  if (!row) throw new AppError('not_found');
  const leave = await findLeave(scope, uid, at);
  return {
    ...(await presentMembers(scope, [row], team))[0]!,
    extra_time_percent: row.extraTimePercent,
    leave: leave && { from: leave.startedAt.toISOString(), until: leave.endedAt?.toISOString() ?? null },
  };
}

/** What happened to a member's place here, the latest first. */
export function listMemberEvents(
  { db }: ReadWorld,
  caller: OrganizationCaller,
  uid: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  return inOrganization(db, caller.orgId, async (scope) => {
    if (!(await findMemberRow(scope, uid, await teamOf(scope, caller)))) throw new AppError('not_found');
    const rows = await listEventsOf(scope, uid, { limit: limit + 1, after: readCursor(cursor, momentAndId) });
    return toPage(rows, limit, {
      cursorOf: ({ happenedAt, id }) => [happenedAt.toISOString(), id],
      present: (row): MemberEvent => ({
        id: row.id,
        type: row.type,
        by: row.uid === uid ? null : row.by,
        facts: row.facts as MemberEvent['facts'],
        happened_at: row.happenedAt.toISOString(),
      }),
    });
  });
}

/** Rows as callers see them: managers only those groups that they lead. */
export async function presentMembers(
  scope: OrganizationScope,
  rows: readonly MemberRow[],
  team: TeamScope = 'everybody',
): Promise<Member[]> {
  const groups = await groupsOfPeople(
    scope,
    rows.map(({ uid }) => uid),
  );
  const isShown = ({ id }: { id: string }) => team === 'everybody' || team.groupIds.includes(id);
  return rows.map((row) => ({
    uid: row.uid,
    email: row.email,
    display_name: row.displayName,
    photo_url: row.photoUrl,
    role: row.role,
    system_level: row.systemLevel,
    job_role: row.jobRole,
    status: row.status,
    joined_at: row.joinedAt.toISOString(),
    last_seen_at: row.lastVisitAt?.toISOString() ?? null,
    is_deactivated: row.isDeactivated,
    is_sample: row.isSample,
    groups: (groups.get(row.uid) ?? []).filter(isShown),
  }));
}
