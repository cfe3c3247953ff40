import type { SecurityEventType } from '@snapwell/contract/admin/admin.schemas';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
  (table) => [
    index().on(table.orgId, table.happenedAt),
    index().on(table.uid, table.happenedAt),
    // What happened to a member, whoever did it.
    index('activity_log_about_member')
      .on(table.orgId, sql`(facts->>'member')`, table.happenedAt)
      .where(sql`facts->>'member' is not null`),
  ],
);

/**
 * Whose days the log says something new of, until the roll-ups have it. Appending never waits for anybody, and what is
 * taken out is taken whatever order the transactions committed in.
 */
export const activityMarks = pgTable(
  'activity_marks',
  {
    orgId: text().notNull(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    uid: text().notNull(),
    /** From this moment on. */
    since: moment().notNull(),
    /** The row of the log; empty where nothing is logged. */
    activityId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.id] })],
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

/** What system administrators set while the server runs: the notice, how long things are kept. */
export const systemSettings = pgTable('system_settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  changedAt: moment().notNull(),
});

/** How a service was at its checks, in slots of five minutes: the worst state and the slowest answer of the slot. */
export const healthChecks = pgTable(
  'health_checks',
  {
    service: text().notNull(),
    slot: moment().notNull(),
    state: text({ enum: ['well', 'slow', 'down'] }).notNull(),
    /** How long the check took. */
    tookMs: integer().notNull(),
    /** In the service's own words. */
    detail: text().notNull(),
    checkedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.slot] })],
);

/** The processes of this server; one that says nothing for minutes is gone. */
export const serverProcesses = pgTable('server_processes', {
  id: text().primaryKey(),
  version: text().notNull(),
  host: text().notNull(),
  pid: integer().notNull(),
  memoryMb: integer().notNull(),
  startedAt: moment().notNull(),
  lastSeenAt: moment().notNull(),
});

/** Mailboxes that refused a mail for good, until one is accepted again. */
export const mailBounces = pgTable('mail_bounces', {
  /** In lower case. */
  email: text().primaryKey(),
  reason: text().notNull(),
  times: integer().notNull().default(1),
  bouncedAt: moment().notNull(),
});
