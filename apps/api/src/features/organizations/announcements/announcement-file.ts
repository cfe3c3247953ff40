import type { AnnouncementEntry } from '@snapwell/contract/organizations/announcements.schemas';
import { ANNOUNCEMENTS_PER_ORGANIZATION } from '@snapwell/contract/organizations/organizations.limits';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import {
  type AnnouncementRow,
  deleteAnnouncement,
  insertAnnouncement,
  listAnnouncements,
  updateAnnouncement,
} from './announcements.repository.ts';

/**
 * Brings in what a file announces. One of the same title is rewritten; what came from a file and is no longer in it
 * goes; what was written here stays.
 */
export async function importAnnouncements(
  scope: OrganizationScope,
  entries: readonly AnnouncementEntry[],
  at: Date,
): Promise<void> {
  const rest = await readAnnouncements(scope);
  for (const [i, { title, body, pinned, date }] of entries.entries()) {
    const known = rest.findIndex((row) => row.title === title);
    const row = known === -1 ? null : rest.splice(known, 1)[0]!;
    // The first of a file is shown first: each later one was posted a moment before.
    const postedAt =
      row && (date === undefined || dayOf(row) === date)
        ? row.postedAt
        : new Date((date ? Date.parse(`${date}T12:00:00Z`) : at.getTime()) - i);
    const said = { title, body, isPinned: pinned, postedAt, isFromFile: true };
    if (row) await updateAnnouncement(scope, row.id, said);
    else await insertAnnouncement(scope, { ...said, id: newId(at), postedBy: null, groupIds: [], endsAt: null });
  }
  for (const { id, isFromFile } of rest) if (isFromFile) await deleteAnnouncement(scope, id);
}

/**
 * What stands on the portal when it differs from what the file says: the entries for a new one. Null when the file is
 * still right.
 */
export async function changedAnnouncements(
  scope: OrganizationScope,
  entries: readonly AnnouncementEntry[],
): Promise<AnnouncementEntry[] | null> {
  const rows = await readAnnouncements(scope);
  const isSaid = (row: AnnouncementRow) => entries.some((entry) => saysTheSame(row, entry));
  if (rows.length === entries.length && rows.every(isSaid)) return null;
  return rows
    .toSorted((a, b) => b.postedAt.getTime() - a.postedAt.getTime())
    .map((row) => ({ title: row.title, body: row.body, pinned: row.isPinned, date: dayOf(row) }));
}

function saysTheSame(row: AnnouncementRow, { title, body, pinned, date }: AnnouncementEntry): boolean {
  return (
    row.title === title && row.body === body && row.isPinned === pinned && (date === undefined || dayOf(row) === date)
  );
}

const dayOf = ({ postedAt }: AnnouncementRow): string => postedAt.toISOString().slice(0, 10);

const readAnnouncements = (scope: OrganizationScope) =>
  listAnnouncements(scope, { limit: 2 * ANNOUNCEMENTS_PER_ORGANIZATION });
