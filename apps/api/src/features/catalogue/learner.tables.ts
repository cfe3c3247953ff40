import { date, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { organizationOf, personOf } from '#features/organizations/organizations.tables.ts';
import { createdAt, moment } from '#platform/database/sql/columns.ts';

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
    contentVersion: integer().notNull(),
    startedAt: moment().notNull(),
    visitedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.uid, table.contentId] }),
    index('progress_recent').on(table.orgId, table.uid, table.visitedAt),
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

/** Something that a member, a group or (with neither) everybody is asked to finish, mostly by a day. */
export const assignments = pgTable(
  'assignments',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    targetType: text({ enum: ['course', 'module', 'content'] }).notNull(),
    targetId: text().notNull(),
    uid: text(),
    groupId: text(),
    dueOn: date(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    index('assignments_by_person').on(table.orgId, table.uid),
    index('assignments_by_group').on(table.orgId, table.groupId),
  ],
);
