import { z } from 'zod';
import { awards } from '../gamification/award.schemas.ts';
import { standing } from '../gamification/streak.schemas.ts';
import { timestamp } from '../http/ids.ts';
import { oneLine } from '../http/one-line.ts';
import { language } from '../text/language.schemas.ts';
import { baseRole } from '../identity/identity.schemas.ts';
import { quizOverviewItem } from '../quizzes/quizzes.schemas.ts';
import { OWN_PICTURES_ONLY } from './profiles.limits.ts';
import { memberStatus, organizationRole, systemLevel } from '../organizations/organizations.schemas.ts';

/** The base profile (spec §3): `organization` is 'default' while the person belongs to none. */
export const baseProfile = z.object({
  uid: z.string(),
  email: z.string(),
  username: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  photoURL: z.string().nullable(),
  role: baseRole,
  /** The organization the person was in last. */
  organization: z.string(),
  /** In which the person reads and is written to; null for whatever their device asks for. */
  language: language.nullable(),
  /** Points in that organization. */
  metadata: z.object({ snap_points: z.int() }),
});
export type BaseProfile = z.output<typeof baseProfile>;

/** Only what is given is changed (spec §3). */
export const profileUpdate = z.strictObject({
  display_name: oneLine.min(1).max(100).optional(),
  first_name: oneLine.max(100).optional(),
  last_name: oneLine.max(100).optional(),
  photo_url: z
    .string()
    .max(500)
    .regex(/^\/files\/[\w/-]+(?:\.\w+)?$/, OWN_PICTURES_ONLY)
    .optional(),
  language: language.nullable().optional(),
});
export type ProfileUpdate = z.output<typeof profileUpdate>;

/** A person inside an organization (spec §3): who they are there, and what they hold (points, rank, streak). */
export const organizationProfile = standing.extend({
  user_id: z.string(),
  email: z.string(),
  display_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo_url: z.string().nullable(),
  role: organizationRole,
  system_level: systemLevel,
  job_role: z.string(),
  organization_id: z.string(),
  organization_name: z.string(),
  joined_at: timestamp,
  /** Whether the person joined today, by their own calendar: the welcome dialog greets them differently. */
  joined_today: z.boolean(),
  status: memberStatus,
  is_name_hidden: z.boolean(),
  timezone: z.string().nullable(),
  day_start_hour: z.int().nullable(),
  /** What the person's days go by: their own, or else the organization's. */
  day_clock: z.object({ timezone: z.string(), day_start_hour: z.int() }),
  metadata: z.object({ quiz_overview: z.array(quizOverviewItem) }),
  /** Whether the assistant is making something for the person, which their browser may have a part in. */
  has_unfinished_makings: z.boolean(),
  /** What this very call earned: the first visit of the day pays. */
  awards,
});
export type OrganizationProfile = z.output<typeof organizationProfile>;

/** One of the caller's organizations, with what they have reached in it. */
export const ownOrganization = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  logo_url: z.string().nullable(),
  role: organizationRole,
  system_level: systemLevel,
  is_admin: z.boolean(),
  is_sample: z.boolean(),
  joined_at: timestamp,
  snap_points: z.int(),
  current_streak: z.int(),
});
export type OwnOrganization = z.output<typeof ownOrganization>;
