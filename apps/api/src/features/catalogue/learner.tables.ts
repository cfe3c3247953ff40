import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { organizationOf, personOf } from '#features/organizations/organizations.tables.ts';
import { moment } from '#platform/database/sql/columns.ts';

/**
 * Where a member is in an item. Only what lies further replaces it, so two devices and repeated requests cannot go
 * back.
 */
export const progress = pgTable(
  'progress',
  {
    orgId: organizationOf(),
    uid: personOf(),
    contentId: text().notNull(),
    /** How much of the item is behind them, from 0 to 1. */
    furthest: real().notNull().default(0),
    /** Where to go on; its shape is the player's. */
    place: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The best score so far, 0 to 100, where the kind has one. */
    bestScore: integer(),
    /** Whether they found it clear, once they have said so. */
    isClear: boolean(),
    contentVersion: integer().notNull(),
    startedAt: moment().notNull(),
    visitedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.uid, table.contentId] }),
    index('progress_recent').on(table.orgId, table.uid, table.visitedAt),
    index('progress_clarity')
      .on(table.orgId, table.contentId)
      .where(sql`is_clear is not null`),
  ],
);

/** An item completed, once and for ever. */
export const completions = pgTable(
  'completions',
  {
    orgId: organizationOf(),
    uid: personOf(),
    contentId: text().notNull(),
    contentVersion: integer().notNull(),
    completedAt: moment().notNull(),
    /** Of an item that was gone through faster than anybody can: when it pays. Null once it has paid. */
    paysAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.uid, table.contentId] })],
);

/** A completion that no longer counts, since its course, module or item was to be done again. */
export const pastCompletions = pgTable(
  'past_completions',
  {
    orgId: organizationOf(),
    uid: personOf(),
    contentId: text().notNull(),
    contentVersion: integer().notNull(),
    completedAt: moment().notNull(),
    reopenedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.uid, table.contentId, table.completedAt] })],
);

/**
 * What a member is asked to finish, worked out for them alone from an assignment: written by the feature `assignments`,
 * read by every screen that says what is due.
 */
export const memberAssignments = pgTable(
  'member_assignments',
  {
    orgId: organizationOf(),
    assignmentId: text().notNull(),
    uid: personOf(),
    targetType: text({ enum: ['course', 'module', 'content'] }).notNull(),
    targetId: text().notNull(),
    /** From 1; the next one begins when it is to be done again. */
    round: integer().notNull().default(1),
    askedOn: date().notNull(),
    /** By the rule alone, before leave and exceptions. */
    baseDueOn: date(),
    /** What holds for them today; null without a day, and while they are on leave. */
    dueOn: date(),
    doneOn: date(),
    /** When what they did stops counting. */
    againOn: date(),
    isExempt: boolean().notNull().default(false),
    laterDueOn: date(),
    exceptionReason: text(),
    exceptionOn: date(),
    exceptionBy: text(),
    /** They are not asked any more: out of the group, out of the organization, or the assignment has ended. */
    endedOn: date(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.assignmentId, table.uid] }),
    index('member_assignments_of_person').on(table.orgId, table.uid),
    index('member_assignments_again')
      .on(table.orgId, table.againOn)
      .where(sql`again_on is not null and ended_on is null`),
  ],
);
