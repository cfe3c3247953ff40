import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/sql/columns.ts';
import { organizationOf } from '#features/organizations/organizations.tables.ts';

/** An archive of everything that an organization has here, while it is made and while it can be fetched. */
export const organizationExports = pgTable(
  'organization_exports',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    state: text({ enum: ['queued', 'running', 'ready', 'failed'] }).notNull(),
    /** In percent. */
    progress: integer().notNull().default(0),
    fileKey: text(),
    bytes: bigint({ mode: 'number' }),
    askedBy: text().notNull(),
    askedAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.id] })],
);
