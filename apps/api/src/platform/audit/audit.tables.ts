import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/sql/columns.ts';

/**
 * The chain of what administrators did. Rows are appended only; each holds the hash of the one before, so that a row
 * that is changed, left out or put in between is found. It names nobody: what it commits to stands in `audit_facts`.
 */
export const auditEntries = pgTable('audit_entries', {
  /** Without gaps, from 1. */
  seq: bigint({ mode: 'number' }).primaryKey(),
  act: text().notNull(),
  happenedAt: moment().notNull(),
  /** Salted hash of the facts: it stays when they are erased, and tells nothing about them. */
  factsHash: text().notNull(),
  previousHash: text().notNull(),
  hash: text().notNull(),
});

/** Who did it, to what, from where. The row can be erased; the chain is whole without it. */
export const auditFacts = pgTable(
  'audit_facts',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    /** Null for what belongs to no organization. */
    orgId: text(),
    /** Null for what the server did by itself. */
    uid: text(),
    address: text(),
    /** What it was done to: the id of an account, an organization, an error. */
    target: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    salt: text().notNull(),
    /** Of the entry, for lists by filter. */
    happenedAt: moment().notNull(),
  },
  (table) => [
    index('audit_facts_by_time').on(table.happenedAt, table.seq),
    index('audit_facts_of_person').on(table.uid, table.happenedAt),
    index('audit_facts_of_target').on(table.target, table.happenedAt),
    index('audit_facts_of_organization').on(table.orgId, table.happenedAt),
  ],
);

/**
 * Where the chain stood at a time, signed by a key that is not in the database: whoever can write to the database
 * alone cannot write the chain anew. A `cut` is where older entries were removed because their time was over.
 */
export const auditCheckpoints = pgTable('audit_checkpoints', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  hash: text().notNull(),
  kind: text({ enum: ['seal', 'cut'] }).notNull(),
  sealedAt: moment().notNull(),
  signature: text().notNull(),
});
