import type { JoinableOrganization } from '@snapwell/contract/organizations/organizations.schemas';
import { z } from 'zod';
import { readCursor, toPage } from '#platform/cursor.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listOpenTo, listPendingInvites, type PendingInvite } from './joinable.read-model.ts';
import { domainOf, verifiedEmailOf } from './joining.ts';
import type { OrganizationRow } from '../organizations.repository.ts';

export const INVITES_SHOWN = 50;
const nameAndId = z.tuple([z.string(), z.string()]);

interface JoinableQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly search?: string | undefined;
}

/**
 * What the caller may join now. Invitations stand on the first page, before everything else, and no search hides
 * them.
 */
export async function listJoinableOrganizations(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  caller: Caller,
  { limit, cursor, search }: JoinableQuery,
) {
  const email = verifiedEmailOf(caller.claims);
  const seeker = { uid: caller.uid, email, domain: email && domainOf(email), now: clock.now() };
  const invites = email && !cursor ? await listPendingInvites(db, { ...seeker, email, limit: INVITES_SHOWN }) : [];
  const rows = await listOpenTo(db, { ...seeker, search, after: readCursor(cursor, nameAndId), limit: limit + 1 });
  const page = toPage(rows, limit, {
    cursorOf: ({ name, id }) => [name.toLowerCase(), id],
    present: (row) => presentJoinable(row, row.joinPolicy === 'open' ? 'open' : 'domain', null),
  });
  return { items: [...invites.map(presentInvited), ...page.items], next_cursor: page.next_cursor };
}

export function presentInvited({ organization, id, invitedBy, expiresAt }: PendingInvite): JoinableOrganization {
  return presentJoinable(organization, 'invited', { id, invited_by: invitedBy, expires_at: expiresAt.toISOString() });
}

export function presentJoinable(
  row: OrganizationRow,
  reason: JoinableOrganization['reason'],
  invite: JoinableOrganization['invite'],
): JoinableOrganization {
  const { id, name, summary, logoUrl, isSample } = row;
  return { id, name, summary, logo_url: logoUrl, is_sample: isSample, reason, invite };
}
