import { z } from 'zod';
import { timestamp } from '../http/ids.ts';
import { INVITES_PER_CALL } from './organizations.limits.ts';
import { organizationRole, systemLevel } from './organizations.schemas.ts';

/** One person to invite. Values are checked row by row, so that one bad row does not stop the others. */
const inviteRow = z.strictObject({
  email: z.string().max(320),
  role: organizationRole.optional(),
  system_level: systemLevel.optional(),
  job_role: z.string().max(200).optional(),
  /** Names of groups that exist. */
  groups: z.array(z.string().max(100)).max(10).optional(),
});
export type InviteRow = z.output<typeof inviteRow>;

export const newInvites = z.strictObject({
  rows: z.array(inviteRow).min(1).max(INVITES_PER_CALL),
  /** Says what would happen and does nothing. */
  is_preview: z.boolean().default(false),
});
export type NewInvites = z.output<typeof newInvites>;

/**
 * What happened (or would happen) to a row. `renewed`: an open invitation got a new link and a new term. `mailed_today`:
 * the address got a mail in the last 24 hours, so it gets no other; an open invitation takes the role of the row.
 */
export const inviteOutcome = z.enum([
  'invited',
  'renewed',
  'mailed_today',
  'already_member',
  'repeated',
  'invalid_email',
  'unknown_group',
  'invalid_job_role',
]);
export type InviteOutcome = z.output<typeof inviteOutcome>;

export const invitedRow = z.object({
  email: z.string(),
  outcome: inviteOutcome,
  /** True when a mail to them was queued with the invitation; null where none was due. */
  is_mail_sent: z.boolean().nullable(),
});
export const invitedRows = z.object({ rows: z.array(invitedRow) });

/** An open invitation, as administrators see it. */
export const invite = z.object({
  id: z.string(),
  email: z.string(),
  role: organizationRole,
  system_level: systemLevel,
  job_role: z.string(),
  groups: z.array(z.object({ id: z.string(), name: z.string() })),
  invited_by: z.string(),
  created_at: timestamp,
  expires_at: timestamp,
});
export type Invite = z.output<typeof invite>;

/** An invitation is named by the token of its link, or by its id when it went to the caller's own verified address. */
export const inviteToken = z.strictObject({ token: z.string().max(100) });
export const inviteAcceptance = z.union([inviteToken, z.strictObject({ invite_id: z.string().min(1).max(60) })]);
export type InviteAcceptance = z.output<typeof inviteAcceptance>;

/** What the holder of a link is shown before they sign in. */
export const invitePreview = z.object({
  organization_id: z.string(),
  organization_name: z.string(),
  logo_url: z.string().nullable(),
  email: z.string(),
  invited_by: z.string(),
  expires_at: timestamp,
});
