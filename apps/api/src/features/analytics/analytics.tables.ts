import { date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#platform/database/sql/columns.ts';

/**
 * What browsers say was looked at and tried, by day. `org_id` is empty outside an organization, `uid` for strangers.
 */
export const clientEvents = pgTable(
  'client_events',
  {
    /** Made by the client, so that an event that is sent twice is one. */
    id: text().primaryKey(),
    /** The day in UTC. */
    day: date({ mode: 'string' }).notNull(),
    type: text({ enum: ['page_view', 'funnel_step'] }).notNull(),
    orgId: text(),
    uid: text(),
    sessionId: text().notNull(),
    path: text().notNull(),
    /** Funnel, step and label. */
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
    happenedAt: moment().notNull(),
  },
  (table) => [
    index('client_events_by_day').on(table.day, table.type),
    index('client_events_of_organization').on(table.orgId, table.day),
    index('client_events_of_person').on(table.uid),
  ],
);
