import { z } from 'zod';
import { slug, timestamp } from '../http/ids.ts';
import { day, share } from './insight-query.schemas.ts';

/** A mail as who gets it reads it. */
export const mailText = z.object({ subject: z.string(), text: z.string() });

/** Alerts of one person in one organization. */
export const MOST_ALERTS = 20;

/**
 * What an alert watches: `finished` is the share of members who have finished a module, `active` of those who learned
 * in the last seven days.
 */
export const alertMeasure = z.enum(['finished', 'active']);

const watched = {
  measure: alertMeasure,
  /** The mail comes when the share is below this. */
  below: share,
  /** Looked at on the morning after this day; on every morning when it is null. */
  by: day.nullable(),
  group_id: z.string().min(1).max(60).nullable(),
  /** Only of `finished`. */
  module_id: slug.nullable(),
};

export const NO_MODULE = /*i18n*/ 'Choose a module.';

export const newAlert = z
  .strictObject(watched)
  .refine(({ measure, module_id: moduleId }) => (measure === 'finished') === (moduleId !== null), {
    error: NO_MODULE,
    path: ['module_id'],
  });
export type NewAlert = z.output<typeof newAlert>;

export const alert = z.object({
  id: z.string(),
  ...watched,
  module_id: z.string().nullable(),
  /** Names of the module and the group; null when they are gone. */
  module_title: z.string().nullable(),
  group_name: z.string().nullable(),
  /** The share this morning; null before the first. */
  share: share.nullable(),
  /** When its mail went: an alert writes once. */
  sent_at: timestamp.nullable(),
});
export type Alert = z.output<typeof alert>;

/** What one gets about figures without looking: the mail of the week, and alerts. */
export const reportSettings = z.object({ is_weekly_on: z.boolean(), alerts: z.array(alert) });
export type ReportSettings = z.output<typeof reportSettings>;
