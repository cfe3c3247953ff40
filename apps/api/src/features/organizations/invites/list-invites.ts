import type { Invite } from '@snapwell/contract/organizations/invites.schemas';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
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
  return toPage(rows, limit, { cursorOf: ({ createdAt, id }) => [createdAt.toISOString(), id], present });
}

function present({ id, email, role, systemLevel, invitedBy, createdAt, expiresAt }: OpenInvite): Invite {
  return {
    id,
    email,
    role,
    system_level: systemLevel,
    invited_by: invitedBy,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}
