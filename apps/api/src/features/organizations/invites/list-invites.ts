import type { Invite } from '@snapwell/contract/organizations/invites.schemas';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listGroupsOf } from '../groups/groups.repository.ts';
import { listOpenInvites, type OpenInvite } from './invites.read-model.ts';

interface InviteQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly search?: string | undefined;
}

/** Invitations that nobody has accepted, newest first; those that ran out are among them, to be sent anew. */
export async function listInvites(
  { db }: Pick<World, 'db'>,
  { orgId }: OrganizationCaller,
  { limit, cursor, search }: InviteQuery,
) {
  const rows = await listOpenInvites(db, orgId, { limit: limit + 1, search, after: readCursor(cursor, momentAndId) });
  const groups = await inOrganization(db, orgId, listGroupsOf);
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return toPage(rows, limit, {
    cursorOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
    present: (row) => present(row, names),
  });
}

function present(
  { id, email, role, systemLevel, jobRole, groupIds, invitedBy, createdAt, expiresAt }: OpenInvite,
  names: ReadonlyMap<string, string>,
): Invite {
  return {
    id,
    email,
    role,
    system_level: systemLevel,
    job_role: jobRole,
    groups: groupIds.flatMap((group) => (names.has(group) ? [{ id: group, name: names.get(group)! }] : [])),
    invited_by: invitedBy,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}
