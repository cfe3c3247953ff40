import { z } from 'zod';
import { timestamp } from '../http/ids.ts';
import { oneLine } from '../http/one-line.ts';
import { GROUP_CHANGES_PER_CALL, GROUP_NAME_LENGTH, JOB_ROLE_LENGTH } from './organizations.limits.ts';
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
  groups: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Member = z.output<typeof member>;

export const memberQuery = searchQuery.extend({
  role: organizationRole.optional(),
  group: z.string().max(60).optional(),
  is_deactivated: z.enum(['true', 'false']).optional(),
});
export type MemberQuery = z.output<typeof memberQuery>;

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
