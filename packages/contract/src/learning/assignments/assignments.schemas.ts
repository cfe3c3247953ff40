import { z } from 'zod';
import { slug, timestamp } from '../../http/ids.ts';
import { oneLine } from '../../http/one-line.ts';
import {
  ADDRESSEES,
  EXCEPTION_REASON_LENGTH,
  LONGEST_GRACE_DAYS,
  LONGEST_PERIOD_MONTHS,
  LONGEST_WINDOW_DAYS,
} from './assignments.limits.ts';

export const assignmentTarget = z.enum(['course', 'module', 'content']);
export type AssignmentTarget = z.output<typeof assignmentTarget>;

const uid = z.string().min(1).max(128);
const groupId = z.string().min(1).max(60);

/** When an assignment is due: on a day for everybody, so many days after somebody was asked, or never. */
export const dueRule = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('day'), day: z.iso.date() }),
  z.strictObject({ type: z.literal('days'), days: z.int().min(1).max(730) }),
  z.strictObject({ type: z.literal('open') }),
]);
export type DueRule = z.output<typeof dueRule>;

/** Doing it again: how long it counts, how long before its end it opens, and how long after it nobody is late yet. */
export const recertification = z.strictObject({
  every_months: z.int().min(1).max(LONGEST_PERIOD_MONTHS),
  window_days: z.int().min(1).max(LONGEST_WINDOW_DAYS),
});
export type Recertification = z.output<typeof recertification>;

/** What follows a due day, in the order of time. */
export const reminderStep = z.enum(['week_before', 'day_before', 'week_after']);
export type ReminderStep = z.output<typeof reminderStep>;

const rules = {
  due: dueRule,
  recertification: recertification.nullable(),
  grace_days: z.int().min(0).max(LONGEST_GRACE_DAYS),
  reminders: z.array(reminderStep).max(3),
};

/** Something that can be asked for as a whole. */
export const assignable = z.object({
  target_type: z.enum(['course', 'module']),
  target_id: z.string(),
  title: z.string(),
  items: z.int(),
  minutes: z.int(),
});
export type Assignable = z.output<typeof assignable>;

export const newAssignment = z.strictObject({
  target_type: assignmentTarget,
  target_id: slug,
  /** Everybody where neither is named. */
  uids: z.array(uid).max(ADDRESSEES).default([]),
  group_ids: z.array(groupId).max(ADDRESSEES).default([]),
  due: dueRule.default({ type: 'open' }),
  recertification: recertification.nullable().default(null),
  grace_days: rules.grace_days.default(0),
  reminders: rules.reminders.default(['week_before', 'day_before', 'week_after']),
});
export type NewAssignment = z.output<typeof newAssignment>;

export const assignmentChange = z.strictObject({
  uids: z.array(uid).max(ADDRESSEES).optional(),
  group_ids: z.array(groupId).max(ADDRESSEES).optional(),
  due: dueRule.optional(),
  recertification: recertification.nullable().optional(),
  grace_days: rules.grace_days.optional(),
  reminders: rules.reminders.optional(),
});
export type AssignmentChange = z.output<typeof assignmentChange>;

/** Where somebody is with what they were asked; `grace` is over the day and not late yet. */
export const assignedState = z.enum(['done', 'under_way', 'grace', 'late', 'on_leave', 'exempt']);
export type AssignedState = z.output<typeof assignedState>;

export const assignmentCounts = z.object({
  people: z.int(),
  done: z.int(),
  under_way: z.int(),
  grace: z.int(),
  late: z.int(),
  on_leave: z.int(),
  exempt: z.int(),
});

export const assignment = z.object({
  id: z.string(),
  target_type: assignmentTarget,
  target_id: z.string(),
  target_title: z.string(),
  uids: z.array(z.string()),
  /** Those named one by one who are members, by name. */
  people: z.array(z.object({ uid: z.string(), name: z.string() })),
  /** False for a leader where others than their groups are asked too: it is not theirs to change. */
  may_change: z.boolean(),
  groups: z.array(z.object({ id: z.string(), name: z.string() })),
  ...rules,
  starts_on: z.iso.date(),
  /** The earliest and the latest day on which somebody's is due who has not finished; null where none has a day. */
  next_due_on: z.iso.date().nullable(),
  last_due_on: z.iso.date().nullable(),
  /** Days since the day of the person who is late longest. */
  late_days: z.int(),
  counts: assignmentCounts,
  ended_at: timestamp.nullable(),
  created_at: timestamp,
});
export type Assignment = z.output<typeof assignment>;

/** Somebody who was asked, as administrators and leaders of their group see them. */
export const assignedPerson = z.object({
  uid: z.string(),
  display_name: z.string(),
  photo_url: z.string().nullable(),
  state: assignedState,
  asked_on: z.iso.date(),
  due_on: z.iso.date().nullable(),
  done_on: z.iso.date().nullable(),
  /** When it comes round again. */
  again_on: z.iso.date().nullable(),
  late_days: z.int(),
  progress_percentage: z.int(),
  /** Days since they were last here; null for somebody who never was. */
  unseen_days: z.int().nullable(),
  reminded_on: z.iso.date().nullable(),
  reminders_sent: z.int(),
  exception: z.object({ reason: z.string(), is_exempt: z.boolean(), due_on: z.iso.date().nullable() }).nullable(),
});
export type AssignedPerson = z.output<typeof assignedPerson>;

export const assignmentList = z.object({
  items: z.array(assignment),
  /** In the organization's zone. */
  today: z.iso.date(),
  /** Who is late, longest first, and with what. */
  late: z.array(assignedPerson.extend({ assignment_id: z.string(), target_title: z.string() })),
  on_leave: z.int(),
});
export type AssignmentList = z.output<typeof assignmentList>;

export const assignmentQuery = z.strictObject({ is_ended: z.enum(['true', 'false']).default('false') });

export const assignedQuery = z.strictObject({
  state: assignedState.optional(),
  search: z.string().trim().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(500).optional(),
});
export type AssignedQuery = z.output<typeof assignedQuery>;

/** Which of them stand in the table for spreadsheets. */
export const assignedExportQuery = assignedQuery.pick({ state: true, search: true });
export type AssignedExportQuery = z.output<typeof assignedExportQuery>;

/** What would follow, before anything is sent. */
export const assignmentPreview = z.object({
  people: z.int(),
  done_already: z.int(),
  on_leave: z.int(),
  items: z.int(),
  minutes: z.int(),
  steps: z.array(z.object({ type: z.enum(['asked', 'due', ...reminderStep.options]), on: z.iso.date() })),
  /** Who leads the groups, and so sees who is late. */
  leaders: z.array(z.string()),
});
export type AssignmentPreview = z.output<typeof assignmentPreview>;

/** An exception for one person: exempt, or a later day; always with its reason. */
export const newException = z.strictObject({
  reason: oneLine.min(1).max(EXCEPTION_REASON_LENGTH),
  due_on: z.iso.date().nullable(),
});

export const reminding = z.strictObject({ uids: z.array(uid).min(1).max(ADDRESSEES).optional() });

/** What a person was asked to finish, in their record. */
export const personAssignment = z.object({
  id: z.string(),
  target_type: assignmentTarget,
  target_id: z.string(),
  target_title: z.string(),
  state: assignedState,
  due_on: z.iso.date().nullable(),
  done_on: z.iso.date().nullable(),
  again_on: z.iso.date().nullable(),
  late_days: z.int(),
  progress_percentage: z.int(),
});
export type PersonAssignment = z.output<typeof personAssignment>;

/** Who asks a learner for a course. */
export const courseAsker = z.object({
  /** Null where they are no member any more, or keep their name to themselves. */
  asked_by: z.object({ display_name: z.string(), photo_url: z.string().nullable() }).nullable(),
  asked_on: z.iso.date(),
  /** Of the groups that are asked; empty where everybody is, or the learner was named. */
  groups: z.array(z.string()),
  is_everybody: z.boolean(),
  /** How many are asked with the learner and have finished; null for so few that it would tell who. */
  people: z.object({ asked: z.int(), finished: z.int() }).nullable(),
});
export type CourseAsker = z.output<typeof courseAsker>;
