import type {
  DueRule,
  Recertification,
  ReminderStep,
} from '@snapwell/contract/learning/assignments/assignments.schemas';
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { organizationOf, personOf } from '#features/organizations/organizations.tables.ts';
import { createdAt, moment } from '#platform/database/sql/columns.ts';

/** Something that people, groups or (with neither) everybody are asked to finish, mostly by a day. */
export const assignments = pgTable(
  'assignments',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    targetType: text({ enum: ['course', 'module', 'content'] }).notNull(),
    targetId: text().notNull(),
    uids: text().array().notNull().default([]),
    groupIds: text().array().notNull().default([]),
    startsOn: date().notNull(),
    due: jsonb().$type<DueRule>().notNull().default({ type: 'open' }),
    recertification: jsonb().$type<Recertification>(),
    graceDays: integer().notNull().default(0),
    reminders: jsonb().$type<ReminderStep[]>().notNull().default(['week_before', 'day_before', 'week_after']),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    endedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.id] })],
);

/** A reminder that was sent: the key is what makes each one go out once. */
export const assignmentReminders = pgTable(
  'assignment_reminders',
  {
    orgId: organizationOf(),
    assignmentId: text().notNull(),
    uid: personOf(),
    round: integer().notNull(),
    /** `none` for one that was sent by hand where there is no day. */
    dueOn: text().notNull(),
    /** A step of the rule, or `by_hand 2026-11-23`. */
    step: text().notNull(),
    sentAt: moment().notNull(),
    /** When those who lead the person were told of it; only what follows the day is told. */
    leadersToldAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.assignmentId, table.uid, table.round, table.dueOn, table.step] }),
    index('assignment_reminders_of_person').on(table.orgId, table.uid),
  ],
);
