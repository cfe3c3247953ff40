import { z } from 'zod';
import { timestamp } from '../http/ids.ts';

/** What a table of people to invite can say of each. */
const inviteField = z.enum(['email', 'groups', 'level', 'job_role', 'row']);
export type InviteField = z.output<typeof inviteField>;

/** Everything that can be wrong with a row; the web has a sentence for each. */
const inviteProblemCode = z.enum([
  'quote_not_closed',
  'text_after_quote',
  'row_too_long',
  'too_many_cells',
  'email_missing',
  'email_is_no_address',
  'email_has_two',
  'email_too_long',
  'email_domain_near',
  'email_repeated',
  'member_deactivated',
  'group_unknown',
  'group_too_long',
  'too_many_groups',
  'level_unknown',
  'job_role_too_long',
  'formula',
  'unwritable',
]);
export type InviteProblemCode = z.output<typeof inviteProblemCode>;

export const inviteProblem = z.object({
  field: inviteField,
  code: inviteProblemCode,
  /** The part of the row that is meant, as it stands there. */
  value: z.string(),
  /** What was probably meant: the value that mends it. */
  suggestion: z.string().nullable(),
  /** The line with the same address, of one that is repeated. */
  line: z.int().nullable(),
});
export type InviteProblem = z.output<typeof inviteProblem>;

/**
 * What will become of a row. `known`: they are a member already and get no mail. `mailed_today`: their open invitation
 * takes what the row says, without another mail.
 */
const inviteListOutcome = z.enum(['invited', 'renewed', 'mailed_today', 'known', 'problem']);
export type InviteListOutcome = z.output<typeof inviteListOutcome>;

export const inviteListRow = z.object({
  /** In the file, counted from 1; it names the row. */
  line: z.int(),
  email: z.string(),
  /** As the file says; only to find the row again. */
  name: z.string(),
  groups: z.array(z.string()),
  level: z.string(),
  job_role: z.string(),
  outcome: inviteListOutcome,
  problems: z.array(inviteProblem),
});
export type InviteListRow = z.output<typeof inviteListRow>;

/** What was noticed of the file as a whole. */
export const inviteNote = z.object({
  code: z.enum(['no_header', 'email_column_guessed', 'column_unknown', 'column_repeated', 'rows_cut']),
  value: z.string(),
});
export type InviteNote = z.output<typeof inviteNote>;

const inviteListState = z.enum(['draft', 'sending', 'waiting', 'done', 'cancelled']);

/** A list of people to invite: looked at and mended first, then sent in steps. */
export const inviteList = z.object({
  id: z.string(),
  file_name: z.string(),
  state: inviteListState,
  created_at: timestamp,
  /** How many rows meet which end. After sending only those that were sent count. */
  counts: z.object({
    rows: z.int(),
    invited: z.int(),
    renewed: z.int(),
    mailed_today: z.int(),
    known: z.int(),
    problem: z.int(),
  }),
  /** Rows that were worked off. */
  done: z.int(),
  notes: z.array(inviteNote),
});
export type InviteList = z.output<typeof inviteList>;

/** A list with its rows in the order of the file. */
export const inviteListDetails = inviteList.extend({
  /** One letter a row: `i` is invited, `k` known already, `p` has a problem. */
  squares: z.string(),
  /** The first rows with a problem. */
  to_mend: z.array(inviteListRow),
  /** The first rows of people who are members. */
  known: z.array(inviteListRow),
  /** Mails that the organization may still send today; the others follow by themselves. */
  mails_left: z.int(),
});
export type InviteListDetails = z.output<typeof inviteListDetails>;

/** A list that is being sent; `rest_id` names the list of those rows that have to be mended first. */
export const inviteListSending = inviteList.extend({ rest_id: z.string().nullable() });
export type InviteListSending = z.output<typeof inviteListSending>;

/** Mends a row; only what is given is changed. */
export const inviteRowChange = z.strictObject({
  email: z.string().max(320).optional(),
  groups: z.array(z.string().max(200)).max(20).optional(),
  level: z.string().max(60).optional(),
  job_role: z.string().max(500).optional(),
  /** What looks like a mistake is right. */
  is_confirmed: z.boolean().optional(),
  /** The row as it is read without quotes is what was meant. */
  is_row_accepted: z.boolean().optional(),
});
export type InviteRowChange = z.output<typeof inviteRowChange>;

/** A row as it was read and mended, before anybody has said what will become of it. */
export interface InviteDraftRow {
  readonly email: string;
  readonly name: string;
  readonly groups: readonly string[];
  readonly level: string;
  readonly job_role: string;
  /** What is wrong with how the row is written, with the text of it. */
  readonly broken: { readonly code: InviteProblemCode; readonly value: string } | null;
  /** Somebody has said that what looks like a mistake is right. */
  readonly is_confirmed: boolean;
}
