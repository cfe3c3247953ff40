import { z } from 'zod';
import { careEntry } from '../copilot/care.schemas.ts';
import { slug } from '../http/ids.ts';
import { oneLine } from '../http/one-line.ts';
import { announcementEntry } from './announcements.schemas.ts';
import {
  ANNOUNCEMENTS_PER_ORGANIZATION,
  GROUP_NAME_LENGTH,
  GROUPS_PER_ORGANIZATION,
  ORGANIZATION_NAME_LENGTH,
  ORGANIZATION_SUMMARY_LENGTH,
} from './organizations.limits.ts';
import { languages } from '../text/language.ts';
import { joinPolicy, timeZone } from './organizations.schemas.ts';

/**
 * `organization.yaml`: who this is, and what it announces. An import takes the announcements and what is said to somebody who needs
 * help first; the rest is read when a sample organization is made.
 */
export const organizationFile = z.strictObject({
  id: slug.optional(),
  name: oneLine.min(2).max(ORGANIZATION_NAME_LENGTH).optional(),
  summary: z.string().trim().max(ORGANIZATION_SUMMARY_LENGTH).optional(),
  timezone: timeZone.optional(),
  join_policy: joinPolicy.optional(),
  has_public_library: z.boolean().optional(),
  /** In which the library and the announcements are written; English when it is not said. */
  language: z.enum(languages).optional(),
  groups: z.array(oneLine.min(1).max(GROUP_NAME_LENGTH)).max(GROUPS_PER_ORGANIZATION).optional(),
  /** What is said to somebody who needs help first; without it, what was set stays. */
  care: careEntry.optional(),
  announcements: z.array(announcementEntry).max(ANNOUNCEMENTS_PER_ORGANIZATION).default([]),
});
