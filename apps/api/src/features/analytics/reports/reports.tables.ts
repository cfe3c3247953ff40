import { boolean, date, index, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { organizationOf, personOf } from '#features/organizations/organizations.tables.ts';
import { createdAt, moment } from '#platform/database/sql/columns.ts';

const day = () => date({ mode: 'string' });

/** Who was sent the report of which week, and who wants none. Without a row somebody who runs or leads gets it. */
export const reportSettings = pgTable(
  'report_settings',
  {
    orgId: organizationOf(),
    uid: personOf(),
    isOff: boolean().notNull().default(false),
    /** The Monday of the last report. */
    reportedOn: day(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.uid] })],
);

/** A share that somebody wants to be told of once it is too low. */
export const insightAlerts = pgTable(
  'insight_alerts',
  {
    orgId: organizationOf(),
    id: text().notNull(),
    uid: personOf(),
    measure: text({ enum: ['finished', 'active'] }).notNull(),
    below: real().notNull(),
    /** The mail may come after this day; on any morning when it is null. */
    byDay: day(),
    groupId: text(),
    moduleId: text(),
    /** What it came to when it was looked at last. */
    share: real(),
    lookedOn: day(),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.id] }),
    index('insight_alerts_of_person').on(table.orgId, table.uid),
    index('insight_alerts_open').on(table.orgId, table.lookedOn),
  ],
);
