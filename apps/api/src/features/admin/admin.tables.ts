import type { ErrorCategory } from '@snapwell/contract/admin/admin.schemas';
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '#platform/database/sql/columns.ts';

/** An error of clients, however often it happened. */
export const errorReports = pgTable(
  'error_reports',
  {
    /** The same for what is the same mistake. */
    fingerprint: text().primaryKey(),
    category: text().$type<ErrorCategory>().notNull(),
    message: text().notNull(),
    count: integer().notNull().default(0),
    isResolved: boolean().notNull().default(false),
    resolvedAt: moment(),
    /** It came back after it was resolved: when, last. */
    returnedAt: moment(),
    firstSeenAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [index('error_reports_by_time').on(table.lastSeenAt, table.fingerprint)],
);

/** The last times an error happened: a ring of slots, so that no error fills the disk. */
export const errorOccurrences = pgTable(
  'error_occurrences',
  {
    /** Made by the client, so that a report that is sent twice is one. */
    id: text().primaryKey(),
    fingerprint: text()
      .notNull()
      .references(() => errorReports.fingerprint, { onDelete: 'cascade' }),
    slot: integer().notNull(),
    uid: text(),
    path: text().notNull(),
    message: text().notNull(),
    stack: text(),
    endpoint: text(),
    status: integer(),
    code: text(),
    requestId: text(),
    version: text(),
    userAgent: text(),
    happenedAt: moment().notNull(),
  },
  (table) => [unique('error_occurrences_slot').on(table.fingerprint, table.slot)],
);

/** How often an error happened in an hour, by the version it happened in. */
export const errorTallies = pgTable(
  'error_tallies',
  {
    fingerprint: text()
      .notNull()
      .references(() => errorReports.fingerprint, { onDelete: 'cascade' }),
    hour: moment().notNull(),
    version: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fingerprint, table.hour, table.version] })],
);

/** What was asked about the data of a person: a copy of all of it, or its erasure. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['export', 'erasure'] }).notNull(),
    /** Whose data. */
    uid: text().notNull(),
    requestedBy: text().notNull(),
    state: text({ enum: ['waiting', 'running', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    progress: real().notNull().default(0),
    /** Why it failed. */
    error: text(),
    /** The file of an export, while it is there. */
    fileKey: text(),
    requestedAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [index('data_requests_by_time').on(table.requestedAt, table.id)],
);

/** Acts of system administrators before there was a chain; they are moved into it and removed here. */
export const auditLog = pgTable(
  'admin_audit_log',
  {
    id: text().primaryKey(),
    actorUid: text().notNull(),
    act: text().notNull(),
    /** What it was done to: the id of an account, an organization, an error. */
    target: text().notNull(),
    facts: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index('admin_audit_log_by_time').on(table.createdAt, table.id)],
);
