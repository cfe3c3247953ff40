import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { organizationOf, personOf } from '#features/organizations/organizations.tables.ts';
import { moment } from '#platform/database/sql/columns.ts';

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
