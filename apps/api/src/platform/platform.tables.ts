import type { SecurityEventType } from '@snapwell/contract/admin/admin.schemas';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './database/sql/columns.ts';

/** Budgets of requests, when several processes share them. The shape is rate-limiter-flexible's. */
export const requestLimits = pgTable('request_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/**
 * What happened, append-only: every act writes its row in its own transaction, higher features read. `org_id` is
 * empty for what happens outside an organization.
 */
export const activityLog = pgTable(
  'activity_log',
  {
    id: text().primaryKey(),
    orgId: text(),
    uid: text(),
    /** The shape of type and facts: `contract/analytics/activities.ts`. */
    version: integer().notNull().default(1),
    type: text().notNull(),
    facts: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    happenedAt: moment().notNull(),
  },
  (table) => [index().on(table.orgId, table.happenedAt), index().on(table.uid, table.happenedAt)],
);

/** What happened to accounts and to rights: who, from where, in which organization. Kept for a set time. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: text().primaryKey(),
    type: text().$type<SecurityEventType>().notNull(),
    uid: text(),
    /** In lower case; null too when the account was erased. */
    email: text(),
    address: text(),
    orgId: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    happenedAt: moment().notNull(),
  },
  (table) => [
    index('security_events_by_time').on(table.happenedAt, table.id),
    index('security_events_of_person').on(table.uid, table.happenedAt),
    index('security_events_of_address').on(table.email),
    index('security_events_of_organization').on(table.orgId, table.happenedAt),
  ],
);
