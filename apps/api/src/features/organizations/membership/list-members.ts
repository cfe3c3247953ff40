import type { Member, MemberQuery } from '@snapwell/contract/organizations/members.schemas';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { groupsOfPeople, listMemberRows, type MemberRow } from './members.read-model.ts';

/** The members for an administrator, newest first. */
export function listMembers({ db }: Pick<World, 'db'>, { orgId }: OrganizationCaller, query: MemberQuery) {
  const { limit, search, role, group, is_deactivated: deactivated } = query;
  const isDeactivated = deactivated === undefined ? undefined : deactivated === 'true';
  return inOrganization(db, orgId, async (scope) => {
    const rows = await listMemberRows(scope, {
      limit: limit + 1,
      search,
      role,
      group,
      isDeactivated,
      after: readCursor(query.cursor, momentAndId),
    });
    const page = toPage(rows, limit, {
      cursorOf: ({ joinedAt, uid }) => [joinedAt.toISOString(), uid],
      present: (row) => row,
    });
    return { items: await presentMembers(scope, page.items), next_cursor: page.next_cursor };
  });
}

export async function presentMembers(scope: OrganizationScope, rows: readonly MemberRow[]): Promise<Member[]> {
  const groups = await groupsOfPeople(
    scope,
    rows.map(({ uid }) => uid),
  );
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
    is_deactivated: row.isDeactivated,
    is_sample: row.isSample,
    groups: groups.get(row.uid) ?? [],
  }));
}
