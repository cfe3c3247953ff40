import type {
  Announcement,
  AnnouncementChange,
  NewAnnouncement,
} from '@snapwell/contract/organizations/announcements.schemas';
import { ANNOUNCEMENTS_PER_ORGANIZATION } from '@snapwell/contract/organizations/organizations.limits';
import type { PageQuery } from '@snapwell/contract/http/page';
import { z } from 'zod';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { readCursor, toPage } from '#platform/cursor.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import {
  type AnnouncementRow,
  deleteAnnouncement,
  insertAnnouncement,
  listAnnouncements,
  updateAnnouncement,
} from './announcements.repository.ts';

type AnnouncementWorld = Pick<World, 'db' | 'clock'>;

export function getAnnouncements(
  { db }: Pick<World, 'db'>,
  { orgId }: OrganizationCaller,
  { limit, cursor }: PageQuery,
) {
  const after = readCursor(cursor, z.tuple([z.number(), z.iso.datetime(), z.string()]));
  return inOrganization(db, orgId, async (scope) => {
    const rows = await listAnnouncements(scope, { after, limit: limit + 1 });
    return toPage(rows, limit, {
      cursorOf: ({ isPinned, postedAt, id }) => [Number(isPinned), postedAt.toISOString(), id],
      present,
    });
  });
}

export function postAnnouncement(
  { db, clock }: AnnouncementWorld,
  { orgId, uid }: OrganizationCaller,
  input: NewAnnouncement,
): Promise<Announcement> {
  const at = clock.now();
  const { title, body, is_pinned: isPinned } = input;
  const row = { id: newId(at), title, body, isPinned, isFromFile: false, postedAt: at, postedBy: uid };
  return inOrganization(db, orgId, async (scope) => {
    const most = ANNOUNCEMENTS_PER_ORGANIZATION;
    if ((await listAnnouncements(scope, { limit: most })).length === most) throw new AppError('limit_reached');
    await insertAnnouncement(scope, row);
    await logActivity(scope, { uid, type: 'announcement_posted', facts: { announcement: row.id, title }, at });
    return present(row);
  });
}

export function changeAnnouncement(
  { db, clock }: AnnouncementWorld,
  { orgId, uid }: OrganizationCaller,
  id: string,
  { is_pinned: isPinned, ...words }: AnnouncementChange,
): Promise<Announcement> {
  return inOrganization(db, orgId, async (scope) => {
    const row = await updateAnnouncement(scope, id, { ...words, ...(isPinned !== undefined && { isPinned }) });
    if (!row) throw new AppError('not_found');
    await logActivity(scope, {
      uid,
      type: 'announcement_changed',
      facts: { announcement: id, title: row.title },
      at: clock.now(),
    });
    return present(row);
  });
}

export function removeAnnouncement({ db, clock }: AnnouncementWorld, { orgId, uid }: OrganizationCaller, id: string) {
  return inOrganization(db, orgId, async (scope) => {
    if (!(await deleteAnnouncement(scope, id))) throw new AppError('not_found');
    await logActivity(scope, { uid, type: 'announcement_removed', facts: { announcement: id }, at: clock.now() });
    return { is_deleted: true } as const;
  });
}

function present({ id, title, body, isPinned, postedAt }: Omit<AnnouncementRow, 'orgId'>): Announcement {
  return { id, title, body, is_pinned: isPinned, posted_at: postedAt.toISOString() };
}
