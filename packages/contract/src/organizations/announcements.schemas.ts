import { z } from 'zod';
import { timestamp } from '../http/ids.ts';
import { oneLine } from '../http/one-line.ts';
import { ANNOUNCEMENT_GROUPS, ANNOUNCEMENT_LENGTH, ANNOUNCEMENT_TITLE_LENGTH } from './organizations.limits.ts';

const title = oneLine.min(1).max(ANNOUNCEMENT_TITLE_LENGTH);
const body = z.string().trim().min(1).max(ANNOUNCEMENT_LENGTH);

/** Something an organization tells its members, on its portal. */
export const announcement = z.object({
  id: z.string(),
  title: z.string(),
  /** Small Markdown: bold, italics, lists, links; empty lines part paragraphs. */
  body: z.string(),
  /** Stays above the others. */
  is_pinned: z.boolean(),
  posted_at: timestamp,
});
export type Announcement = z.output<typeof announcement>;

/** An announcement as those who write it see it. */
export const managedAnnouncement = announcement.extend({
  /** The groups that see it; none for everybody. */
  group_ids: z.array(z.string()),
  /** When it goes from the portal; null for never. */
  ends_at: timestamp.nullable(),
  state: z.enum(['scheduled', 'shown', 'ended']),
});
export type ManagedAnnouncement = z.output<typeof managedAnnouncement>;

const groupIds = z.array(z.string().min(1).max(60)).max(ANNOUNCEMENT_GROUPS);
const ends = timestamp.nullable();

export const newAnnouncement = z.strictObject({
  title,
  body,
  is_pinned: z.boolean().default(false),
  group_ids: groupIds.default([]),
  /** When members see it first; now when absent. */
  posted_at: timestamp.optional(),
  ends_at: ends.default(null),
});
export type NewAnnouncement = z.output<typeof newAnnouncement>;

/** Only what is given is changed. */
export const announcementChange = z.strictObject({
  title: title.optional(),
  body: body.optional(),
  is_pinned: z.boolean().optional(),
  group_ids: groupIds.optional(),
  posted_at: timestamp.optional(),
  ends_at: ends.optional(),
});
export type AnnouncementChange = z.output<typeof announcementChange>;

/** As it stands in `organization.yaml`. Without a date it was posted when it was imported. */
export const announcementEntry = z.strictObject({
  title,
  body,
  pinned: z.boolean().default(false),
  date: z.iso.date().optional(),
});
export type AnnouncementEntry = z.output<typeof announcementEntry>;
