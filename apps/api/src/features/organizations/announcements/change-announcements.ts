import type {
  Announcement,
  AnnouncementChange,
  ManagedAnnouncement,
  NewAnnouncement,
} from '@snapwell/contract/organizations/announcements.schemas';
import { ANNOUNCEMENTS_PER_ORGANIZATION } from '@snapwell/contract/organizations/organizations.limits';
import type { PageQuery } from '@snapwell/contract/http/page';
import { z } from 'zod';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { readCursor, toPage } from '#platform/cursor.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { newId } from '#platform/new-id.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listGroupsOf } from '../groups/groups.repository.ts';
import {
  type AnnouncementRow,
  deleteAnnouncement,
  insertAnnouncement,
  listAnnouncements,
  updateAnnouncement,
} from './announcements.repository.ts';

type AnnouncementWorld = Pick<World, 'db' | 'clock'>;
type Shown = Omit<AnnouncementRow, 'orgId'>;

/** What the caller sees on the portal now. */
export function getAnnouncements(
  { db, clock }: AnnouncementWorld,
  { orgId, uid }: OrganizationCaller,
  { limit, cursor }: PageQuery,
) {
  const reader = { uid, at: clock.now() };
  return inOrganization(db, orgId, async (scope) =>
    toPage(await listAnnouncements(scope, { after: placeIn(cursor), limit: limit + 1, reader }), limit, {
      cursorOf: placeOf,
      present,
    }),
  );
}

/** All of them, for those who write them. */
export function getAllAnnouncements(
  { db, clock }: AnnouncementWorld,
  { orgId }: OrganizationCaller,
  { limit, cursor }: PageQuery,
) {
  const at = clock.now();
  return inOrganization(db, orgId, async (scope) =>
    toPage(await listAnnouncements(scope, { after: placeIn(cursor), limit: limit + 1 }), limit, {
      cursorOf: placeOf,
      present: (row) => presentManaged(row, at),
    }),
  );
}

const placeIn = (cursor: string | undefined) => readCursor(cursor, z.tuple([z.number(), z.iso.datetime(), z.string()]));
const placeOf = ({ isPinned, postedAt, id }: AnnouncementRow) => [Number(isPinned), postedAt.toISOString(), id];

export function postAnnouncement(
  { db, clock }: AnnouncementWorld,
  { orgId, uid }: OrganizationCaller,
  input: NewAnnouncement,
): Promise<ManagedAnnouncement> {
  const at = clock.now();
  const { title, body, is_pinned: isPinned, group_ids: groupIds, posted_at, ends_at } = input;
  const row = {
    id: newId(at),
    title,
    body,
    isPinned,
    groupIds,
    isFromFile: false,
    // What was begun a while ago is not older than what was posted meanwhile.
    postedAt: posted_at === undefined || Date.parse(posted_at) < at.getTime() ? at : new Date(posted_at),
    endsAt: ends_at === null ? null : new Date(ends_at),
    postedBy: uid,
  };
  refuseUnlessItEndsLater(row);
  return inOrganization(db, orgId, async (scope) => {
    const most = ANNOUNCEMENTS_PER_ORGANIZATION;
    if ((await listAnnouncements(scope, { limit: most })).length === most) throw new AppError('limit_reached');
    await refuseUnknownGroups(scope, groupIds);
    await insertAnnouncement(scope, row);
    await logActivity(scope, { uid, type: 'announcement_posted', facts: { announcement: row.id, title }, at });
    return presentManaged(row, at);
  });
}

export function changeAnnouncement(
  { db, clock }: AnnouncementWorld,
  { orgId, uid }: OrganizationCaller,
  id: string,
  { is_pinned: isPinned, group_ids: groupIds, posted_at, ends_at, ...words }: AnnouncementChange,
): Promise<ManagedAnnouncement> {
  const at = clock.now();
  return inOrganization(db, orgId, async (scope) => {
    await refuseUnknownGroups(scope, groupIds ?? []);
    const row = await updateAnnouncement(scope, id, {
      ...words,
      ...(isPinned !== undefined && { isPinned }),
      ...(groupIds !== undefined && { groupIds }),
      ...(posted_at !== undefined && { postedAt: new Date(posted_at) }),
      ...(ends_at !== undefined && { endsAt: ends_at === null ? null : new Date(ends_at) }),
    });
    if (!row) throw new AppError('not_found');
    refuseUnlessItEndsLater(row);
    await logActivity(scope, { uid, type: 'announcement_changed', facts: { announcement: id, title: row.title }, at });
    return presentManaged(row, at);
  });
}

export function removeAnnouncement({ db, clock }: AnnouncementWorld, { orgId, uid }: OrganizationCaller, id: string) {
  return inOrganization(db, orgId, async (scope) => {
    if (!(await deleteAnnouncement(scope, id))) throw new AppError('not_found');
    await logActivity(scope, { uid, type: 'announcement_removed', facts: { announcement: id }, at: clock.now() });
    return { is_deleted: true } as const;
  });
}

/** Nobody would ever see it. Ending one at the moment it began is how it is taken down. */
function refuseUnlessItEndsLater({ postedAt, endsAt }: Pick<AnnouncementRow, 'postedAt' | 'endsAt'>): void {
  if (endsAt && endsAt < postedAt)
    throw new AppError('invalid_request', [{ path: 'ends_at', message: /*i18n*/ 'It ends before it begins.' }]);
}

async function refuseUnknownGroups(scope: OrganizationScope, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  const known = new Set((await listGroupsOf(scope)).map(({ id }) => id));
  if (!groupIds.every((id) => known.has(id)))
    throw new AppError('invalid_request', [{ path: 'group_ids', message: /*i18n*/ 'Choose groups that exist.' }]);
}

function present({ id, title, body, isPinned, postedAt }: Shown): Announcement {
  return { id, title, body, is_pinned: isPinned, posted_at: postedAt.toISOString() };
}

function presentManaged(row: Shown, at: Date): ManagedAnnouncement {
  const { postedAt, endsAt, groupIds } = row;
  const state = endsAt && endsAt <= at ? 'ended' : postedAt > at ? 'scheduled' : 'shown';
  return { ...present(row), group_ids: groupIds, ends_at: endsAt?.toISOString() ?? null, state };
}
