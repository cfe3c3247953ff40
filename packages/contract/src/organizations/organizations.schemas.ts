import { z } from 'zod';
import { slug, timestamp } from '../http/ids.ts';
import { oneLine } from '../http/one-line.ts';
import { pageQuery } from '../http/page.ts';
import { language } from '../text/language.schemas.ts';
import { backgroundSetting } from './background.schemas.ts';
import {
  ASSISTANT_INSTRUCTIONS_LENGTH,
  EMBED_ORIGINS,
  JOB_ROLE_LENGTH,
  JOIN_DOMAINS,
  ORGANIZATION_NAME_LENGTH,
  ORGANIZATION_SUMMARY_LENGTH,
} from './organizations.limits.ts';

export const organizationRole = z.enum(['ORG_ADMIN', 'basic']);
export type OrganizationRole = z.output<typeof organizationRole>;
export const systemLevel = z.enum(['learner', 'manager', 'admin']);
export type SystemLevel = z.output<typeof systemLevel>;
export const memberStatus = z.enum(['active', 'away', 'on_leave']);
export type MemberStatus = z.output<typeof memberStatus>;
/** Who may join without being asked: everybody, holders of a verified address of certain domains, nobody. */
export const joinPolicy = z.enum(['open', 'domain', 'invite']);
export type JoinPolicy = z.output<typeof joinPolicy>;

/** Words that mean something else where an organization's id stands. */
const RESERVED_IDS = new Set(['default', 'new', 'me', 'none', 'null', 'undefined', 'admin', 'api']);
export const organizationId = slug
  .min(3)
  .max(40)
  .refine((id) => !RESERVED_IDS.has(id), /*i18n*/ 'This address is reserved. Choose another.');

/** A zone of the IANA list, such as Europe/Berlin. */
export const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, /*i18n*/ 'Choose a time zone, for example Europe/Berlin.');

function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Z][\w+-]*(\/[\w+-]+)+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The hour at which a day begins: 0 for midnight, 5 for people whose shift ends in the small hours. */
export const dayStartHour = z.int().min(0).max(23);

/** Days that neither keep nor break a streak: weekdays (1 is Monday) and single dates. */
export const daysOff = z.strictObject({
  weekdays: z.array(z.int().min(1).max(7)).max(6),
  dates: z.array(z.iso.date()).max(366),
});
export type DaysOff = z.output<typeof daysOff>;

const SITE = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d{2,5})?$/;
const name = oneLine.min(2).max(ORGANIZATION_NAME_LENGTH);
const summary = z.string().trim().max(ORGANIZATION_SUMMARY_LENGTH);
/** A domain as it stands behind the @ of an address. */
export const emailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, /*i18n*/ 'Write a domain such as example.org.');

/** Another site, as its pages name it: `https://intranet.example.org`. */
const siteOrigin = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .transform((site) => site.replace(/\/+$/, ''))
  .pipe(z.string().regex(SITE, /*i18n*/ 'Write an address such as https://intranet.example.org.'));

/** The caller's own place in an organization. */
export const membership = z.object({
  role: organizationRole,
  system_level: systemLevel,
  job_role: z.string(),
  status: memberStatus,
  joined_at: timestamp,
  is_name_hidden: z.boolean(),
  timezone: z.string().nullable(),
  day_start_hour: z.int().nullable(),
});
export type Membership = z.output<typeof membership>;

/** An organization as its members see it. `membership` is null for a system administrator who does not belong to it. */
export const organization = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  logo_url: z.string().nullable(),
  timezone: z.string(),
  day_start_hour: z.int(),
  join_policy: joinPolicy,
  background: backgroundSetting,
  is_assistant_enabled: z.boolean(),
  is_sample: z.boolean(),
  is_admin: z.boolean(),
  membership: membership.nullable(),
});
export type Organization = z.output<typeof organization>;

/** What an administrator of the organization sees and changes. */
export const organizationSettings = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  logo_url: z.string().nullable(),
  timezone: z.string(),
  day_start_hour: z.int(),
  days_off: daysOff,
  join_policy: joinPolicy,
  join_domains: z.array(z.string()),
  /** The code that lets in whoever enters it; null while it is switched off. */
  join_code: z.string().nullable(),
  /** Whether there is a page for anybody that lists the public items. */
  has_public_library: z.boolean(),
  /** The sites that may show public items in their pages. */
  embed_origins: z.array(z.string()),
  background: backgroundSetting,
  /** What mails to people who chose no language are written in; null for whatever their device asks for. */
  language: language.nullable(),
  is_assistant_enabled: z.boolean(),
  assistant_instructions: z.string(),
  /** Questions that one member may ask the assistant in a day; null for the server's own limit. */
  assistant_questions_a_day: z.int().nullable(),
  /** When the organization will be deleted; null while nobody asked for that. */
  deleted_at: timestamp.nullable(),
});
export type OrganizationSettings = z.output<typeof organizationSettings>;

export const newOrganization = z.strictObject({
  name,
  /** Made from the name when absent. */
  id: organizationId.optional(),
  summary: summary.optional(),
  timezone: timeZone.optional(),
  join_policy: joinPolicy.optional(),
});
export type NewOrganization = z.output<typeof newOrganization>;

/** Only what is given is changed. */
export const settingsChange = z.strictObject({
  name: name.optional(),
  summary: summary.optional(),
  timezone: timeZone.optional(),
  day_start_hour: dayStartHour.optional(),
  days_off: daysOff.optional(),
  join_policy: joinPolicy.optional(),
  join_domains: z.array(emailDomain).max(JOIN_DOMAINS).optional(),
  has_public_library: z.boolean().optional(),
  embed_origins: z.array(siteOrigin).max(EMBED_ORIGINS).optional(),
  background: backgroundSetting.optional(),
  is_assistant_enabled: z.boolean().optional(),
  assistant_instructions: z.string().trim().max(ASSISTANT_INSTRUCTIONS_LENGTH).optional(),
  language: language.nullable().optional(),
  assistant_questions_a_day: z.int().min(1).max(1000).nullable().optional(),
});
export type SettingsChange = z.output<typeof settingsChange>;

export const statusChange = z.strictObject({ status: memberStatus });

/** What a member says of themselves in an organization; null goes back to the organization's own. */
export const membershipChange = z.strictObject({
  job_role: oneLine.max(JOB_ROLE_LENGTH).optional(),
  is_name_hidden: z.boolean().optional(),
  timezone: timeZone.nullable().optional(),
  day_start_hour: dayStartHour.nullable().optional(),
});
export type MembershipChange = z.output<typeof membershipChange>;

/** An organization that the caller may join now, and why. */
export const joinableOrganization = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  logo_url: z.string().nullable(),
  is_sample: z.boolean(),
  reason: z.enum(['invited', 'open', 'domain']),
  /** Set when the reason is an invitation. */
  invite: z.object({ id: z.string(), invited_by: z.string(), expires_at: timestamp }).nullable(),
});
export type JoinableOrganization = z.output<typeof joinableOrganization>;

export const searchQuery = pageQuery.extend({ search: z.string().trim().max(100).optional() });

/** Entered; `is_new` is false when the caller was a member already. */
export const joined = z.object({ organization_id: z.string(), organization_name: z.string(), is_new: z.boolean() });
export type Joined = z.output<typeof joined>;

export const joinCode = z.strictObject({
  code: z
    .string()
    .trim()
    .min(4, /*i18n*/ 'Enter the whole code: ten letters and digits.')
    .max(40, /*i18n*/ 'This is too long for a code.'),
});
