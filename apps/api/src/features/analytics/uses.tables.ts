import { boolean, date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { organizationOf } from '#features/organizations/organizations.tables.ts';

const count = () => integer().notNull().default(0);

/**
 * What was done on a day, of all members of the same groups together: the sums of `activity_days`, so that no chart adds up
 * people and days again.
 */
export const dayTotals = pgTable(
  'day_totals',
  {
    orgId: organizationOf(),
    day: date({ mode: 'string' }).notNull(),
    /** The groups of that day, in order. */
    groups: text().array().notNull(),
    learners: count(),
    items: count(),
    reviews: count(),
    quizzes: count(),
    scores: count(),
    passed: count(),
    /** Points, counter-entries included. */
    points: count(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.day, table.groups] })],
);

/** The day on which a member first came to an item: opened it, was on the way through it, or finished it. */
export const itemUses = pgTable(
  'item_uses',
  {
    orgId: organizationOf(),
    uid: text().notNull(),
    contentId: text().notNull(),
    /** By the organization's calendar. */
    firstOn: date({ mode: 'string' }).notNull(),
    isDone: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.uid, table.contentId] }),
    index('item_uses_by_day').on(table.orgId, table.firstOn),
    index('item_uses_left')
      .on(table.orgId, table.contentId)
      .where(sql`not is_done`),
  ],
);

/** The same by module, of the items that its library has now. */
export const moduleUses = pgTable(
  'module_uses',
  {
    orgId: organizationOf(),
    uid: text().notNull(),
    moduleId: text().notNull(),
    startedOn: date({ mode: 'string' }).notNull(),
    /** Items finished. */
    done: count(),
    /** The items that the member has come to. */
    cameTo: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.uid, table.moduleId] }),
    index('module_uses_by_day').on(table.orgId, table.startedOn),
  ],
);

/** What a member is likely to know of a module's cards in 14 days, counted from the day of the roll-up. */
export const memberRecall = pgTable(
  'member_recall',
  {
    orgId: organizationOf(),
    uid: text().notNull(),
    moduleId: text().notNull(),
    cards: count(),
    /** The chance to know one of them, in the mean. */
    recall: doublePrecision().notNull(),
    /** Cards that they have likelier forgotten than not. */
    forgotten: count(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.uid, table.moduleId] })],
);
