import { z } from 'zod';

/** Ids that people and files choose: organizations, modules, chapters, content. Lower case, digits, single dashes. */
export const slug = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, /*i18n*/ 'Use lower-case letters, digits and single dashes.');

export const orgParams = z.strictObject({ orgId: slug });
export type OrgParams = z.output<typeof orgParams>;

/** ISO 8601 in UTC, as every time on the wire. */
export const timestamp = z.iso.datetime();
