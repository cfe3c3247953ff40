import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../database/sql/columns.ts';

/** The one queue: work that is done after the act that asked for it, by whichever process has room. */
export const jobs = pgTable(
  'jobs',
  {
    id: text().primaryKey(),
    /** Whose work it is; null for the platform's own. */
    orgId: text(),
    kind: text().notNull(),
    /** What the kind's schema says. */
    payload: jsonb().$type<unknown>().notNull(),
    state: text({ enum: ['waiting', 'running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('waiting'),
    /** The same work waits once: of one kind there is one waiting job of a key. */
    key: text(),
    /** The higher comes first. */
    priority: integer().notNull().default(0),
    /** When a worker may take it: the time of a waiting job, the end of a running one's lease. */
    dueAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** Made anew whenever a worker takes the job: who has another one has lost it. */
    claim: text(),
    progress: real().notNull().default(0),
    /** Why the last attempt failed. */
    error: text(),
    createdAt: createdAt(),
    startedAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    index('jobs_to_do')
      .on(table.dueAt)
      .where(sql`state in ('waiting', 'running')`),
    uniqueIndex('jobs_waiting_once')
      .on(table.kind, table.key)
      .where(sql`state = 'waiting'`),
    index('jobs_by_time').on(table.createdAt, table.id),
  ],
);
