import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { announcements, groupMembers } from '../organizations.tables.ts';

export type AnnouncementRow = typeof announcements.$inferSelect;
type NewRow = Omit<AnnouncementRow, 'orgId'>;
type Change = Partial<
  Pick<AnnouncementRow, 'title' | 'body' | 'isPinned' | 'postedAt' | 'isFromFile' | 'groupIds' | 'endsAt'>
>;

export async function insertAnnouncement({ tx, orgId }: OrganizationScope, announcement: NewRow): Promise<void> {
  await tx.insert(announcements).values({ ...announcement, orgId });
}

/** The announcement as it is then; null when there is none. */
export async function updateAnnouncement(
  { tx, orgId }: OrganizationScope,
  id: string,
  change: Change,
): Promise<AnnouncementRow | null> {
  const isIt = and(eq(announcements.orgId, orgId), eq(announcements.id, id));
  const [row] = await (Object.keys(change).length > 0
    ? tx.update(announcements).set(change).where(isIt).returning()
    : tx.select().from(announcements).where(isIt));
  return row ?? null;
}

/** True when there was one. */
export async function deleteAnnouncement({ tx, orgId }: OrganizationScope, id: string): Promise<boolean> {
  const rows = await tx
    .delete(announcements)
    .where(and(eq(announcements.orgId, orgId), eq(announcements.id, id)))
    .returning({ id: announcements.id });
  return rows.length === 1;
}

/** Where a page goes on: after this one. */
export type After = readonly [isPinned: number, postedAt: string, id: string] | undefined;

/** Pinned ones first, then the newest; with `reader` what that person sees at a moment. */
export async function listAnnouncements(
  { tx, orgId }: OrganizationScope,
  { after, limit, reader }: { after?: After; limit: number; reader?: { uid: string; at: Date } },
): Promise<AnnouncementRow[]> {
  const place = sql`(${announcements.isPinned}, ${announcements.postedAt}, ${announcements.id})`;
  return tx
    .select()
    .from(announcements)
    .where(
      and(
        eq(announcements.orgId, orgId),
        reader && isShownTo(orgId, reader),
        after && sql`${place} < (${after[0] === 1}, ${after[1]}::timestamptz, ${after[2]})`,
      ),
    )
    .orderBy(desc(announcements.isPinned), desc(announcements.postedAt), desc(announcements.id))
    .limit(limit);
}

/** It has begun, has not ended, and is for everybody or for a group that the person is in or leads. */
function isShownTo(orgId: string, { uid, at }: { uid: string; at: Date }): SQL {
  const now = sql`${at.toISOString()}::timestamptz`;
  return sql`${announcements.postedAt} <= ${now} and (${announcements.endsAt} is null or ${announcements.endsAt} > ${now})
    and (cardinality(${announcements.groupIds}) = 0 or exists (select from ${groupMembers} where ${groupMembers.orgId} = ${orgId}
      and ${groupMembers.uid} = ${uid} and ${groupMembers.groupId} = any(${announcements.groupIds})))`;
}
