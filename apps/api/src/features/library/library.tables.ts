import { boolean, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { organizationOf } from '#features/organizations/organizations.tables.ts';
import { moment } from '#platform/database/sql/columns.ts';
import { writtenColumns } from '#features/catalogue/catalogue.tables.ts';

/** An import that is under way. One that nobody goes on with was cut off: it is finished, or taken away. */
export const libraryImports = pgTable(
  'library_imports',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    /** Learners see what it brought; only the search is still to be brought up to date. */
    isPublished: boolean().notNull().default(false),
    touchedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.id] })],
);

/** Items that an import has written and nobody sees yet. After it is published: those the search does not know yet. */
export const stagedItems = pgTable(
  'staged_items',
  {
    orgId: organizationOf(),
    importId: text().notNull(),
    id: text().notNull(),
    ...writtenColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.importId, table.id] }),
    foreignKey({
      columns: [table.orgId, table.importId],
      foreignColumns: [libraryImports.orgId, libraryImports.id],
    }).onDelete('cascade'),
  ],
);
