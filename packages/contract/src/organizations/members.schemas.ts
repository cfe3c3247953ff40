import { z } from 'zod';
import { timestamp } from '../http/ids.ts';
import { oneLine } from '../http/one-line.ts';
import {
  EXTRA_TIMES,
  GROUP_CHANGES_PER_CALL,
  GROUP_NAME_LENGTH,
  JOB_ROLE_LENGTH,
  MEMBERS_PER_ACT,
} from './organizations.limits.ts';
import { memberStatus, organizationRole, searchQuery, systemLevel } from './organizations.schemas.ts';

const uid = z.string().min(1).max(128);

/** A member, as administrators see them. */
export const member = z.object({
  uid: z.string(),
  email: z.string(),
  display_name: z.string(),
  photo_url: z.string().nullable(),
  role: organizationRole,
  system_level: systemLevel,
  job_role: z.string(),
  status: memberStatus,
  joined_at: timestamp,
  is_deactivated: z.boolean(),
  is_sample: z.boolean(),
  /** To managers only those that they lead are told. */
  groups: z.array(z.object({ id: z.string(), name: z.string(), is_leader: z.boolean() })),
  /** Null for who was never here, or has come back and not been here since. */
  last_seen_at: timestamp.nullable(),
});
export type Member = z.output<typeof member>;

/** A time on leave; without an end it lasts until somebody ends it. */
export const leave = z.object({ from: timestamp, until: timestamp.nullable() });

/** A member on their own page. */
export const memberDetails = member.extend({
  /** More time for timed quizzes, in percent. */
  extra_time_percent: z.int(),
  /** The one that runs, else the next one. */
  leave: leave.nullable(),
});
export type MemberDetails = z.output<typeof memberDetails>;

const memberFilters = {
  search: z.string().trim().max(100).optional(),
  role: organizationRole.optional(),
  level: systemLevel.optional(),
  status: memberStatus.optional(),
  /** The id of a group, or `none` for who is in none. */
  group: z.string().max(60).optional(),
  is_deactivated: z.enum(['true', 'false']).optional(),
  /** Who has not been here for 14 days. */
  is_unseen: z.literal('true').optional(),
  /** Who has more to decide than a learner. */
  is_leading: z.literal('true').optional(),
};
export const memberQuery = searchQuery.extend({
  ...memberFilters,
  sort: z.enum(['newest', 'name', 'last_seen']).default('newest'),
});
export type MemberQuery = z.output<typeof memberQuery>;
export const memberExportQuery = z.strictObject(memberFilters);
export type MemberFilters = z.output<typeof memberExportQuery>;

/** How many members are what, among those the caller sees. */
export const memberCounts = z.object({
  members: z.int(),
  unseen: z.int(),
  on_leave: z.int(),
  leading: z.int(),
  without_group: z.int(),
  deactivated: z.int(),
  groups: z.int(),
  open_invites: z.int(),
});
export type MemberCounts = z.output<typeof memberCounts>;

/** Something that happened to a member: to their place here, not what they learned. */
export const memberEvent = z.object({
  id: z.string(),
  type: z.string(),
  /** Who did it; null for the member themselves. */
  by: z.string().nullable(),
  /** What the kind of event tells besides: a level, a group's name, a date. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  happened_at: timestamp,
});
export type MemberEvent = z.output<typeof memberEvent>;

/** On leave from a day to another, both included, by the member's own calendar. */
export const leaveChange = z
  .strictObject({ from: z.iso.date(), until: z.iso.date().nullable() })
  .refine(({ from, until }) => until === null || until >= from, {
    path: ['until'],
    error: /*i18n*/ 'The last day lies before the first.',
  });
export type LeaveChange = z.output<typeof leaveChange>;

export const extraTimeChange = z.strictObject({ percent: z.union(EXTRA_TIMES.map((value) => z.literal(value))) });

/** One thing done to many members at once. */
export const memberAct = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('add_to_group'), group_id: z.string().max(60) }),
  z.strictObject({ type: z.literal('remove_from_group'), group_id: z.string().max(60) }),
  z.strictObject({ type: z.literal('set_level'), level: z.enum(['learner', 'manager']) }),
  z.strictObject({ type: z.literal('set_status'), status: z.enum(['active', 'on_leave']) }),
  z.strictObject({ type: z.literal('deactivate') }),
  z.strictObject({ type: z.literal('reactivate') }),
  z.strictObject({ type: z.literal('remind') }),
]);
export type MemberAct = z.output<typeof memberAct>;
export const membersAct = z.strictObject({ uids: z.array(uid).min(1).max(MEMBERS_PER_ACT), act: memberAct });
export type MembersAct = z.output<typeof membersAct>;

/** What became of each; who is neither changed nor skipped was so already. */
export const membersActed = z.object({
  /** `before`: what a set level or status was, so that it can be taken back. */
  changed: z.array(z.object({ uid: z.string(), before: z.string().nullable() })),
  skipped: z.array(
    z.object({ uid: z.string(), reason: z.enum(['not_found', 'yourself', 'last_admin', 'admin', 'reminded', 'away']) }),
  ),
});
export type MembersActed = z.output<typeof membersActed>;

export const memberChange = z.strictObject({
  role: organizationRole.optional(),
  system_level: systemLevel.optional(),
  job_role: oneLine.max(JOB_ROLE_LENGTH).optional(),
});
export type MemberChange = z.output<typeof memberChange>;

/** A named part of an organization: a ward, a team, a cohort. */
export const group = z.object({ id: z.string(), name: z.string(), is_member: z.boolean(), is_leader: z.boolean() });
export type Group = z.output<typeof group>;
export const groupName = z.strictObject({ name: oneLine.min(1).max(GROUP_NAME_LENGTH) });

export const groupMember = z.object({
  uid: z.string(),
  display_name: z.string(),
  photo_url: z.string().nullable(),
  is_leader: z.boolean(),
});

/** Puts people into a group, changes whether they lead it, or takes them out. */
export const groupMembersChange = z.strictObject({
  put: z
    .array(z.strictObject({ uid, is_leader: z.boolean().default(false) }))
    .max(GROUP_CHANGES_PER_CALL)
    .default([]),
  remove: z.array(uid).max(GROUP_CHANGES_PER_CALL).default([]),
});
export type GroupMembersChange = z.output<typeof groupMembersChange>;

/** What a manager looks after. */
export const team = z.object({
  groups: z.array(z.object({ id: z.string(), name: z.string(), members: z.int() })),
  /** Everybody in the organization, in groups or not. */
  is_everybody: z.boolean(),
});
export type Team = z.output<typeof team>;
