import { index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
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
    contentVersion: integer().notNull(),
    startedAt: moment().notNull(),
    visitedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.uid, table.contentId] }),
    index('progress_recent').on(table.orgId, table.uid, table.visitedAt),
  ],
);

/**
 * When the server sent an item to a member, first and last: how long they had it is known by the server's own clock.
 * `lastAt` is renewed at most once a day.
 */
export const openings = pgTable(
  'openings',
  {
    orgId: organizationOf(),
    uid: personOf(),
    contentId: text().notNull(),
    firstAt: moment().notNull(),
    lastAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.uid, table.contentId] })],
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

export const bookmarks = pgTable(
  'bookmarks',
  { orgId: organizationOf(), uid: personOf(), contentId: text().notNull(), createdAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.orgId, table.uid, table.contentId] })],
);

/** What a member wrote down about an item; only they see it. */
export const notes = pgTable(
  'notes',
  {
    orgId: organizationOf(),
    uid: personOf(),
    contentId: text().notNull(),
    text: text().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.uid, table.contentId] })],
);
