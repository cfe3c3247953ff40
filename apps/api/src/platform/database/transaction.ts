import { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { Language } from '@snapwell/contract/text/language';
import pg from 'pg';
import { readingLanguage } from '../locale/reading-language.ts';
import type { Database, Transaction } from './database.ts';
import { isOutdatedPlan } from './prepared-statements.ts';
import { sqlState } from './sql/sql-state.ts';

const RETRIES = 3;
const RETRYABLE = new Set(['40001', '40P01']); // serialization failure, deadlock

/**
 * Runs `work` in one transaction and repeats it when the database asks for that. `work` must use only the handle it
 * is given.
 */
export function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return repeatedly(db, 'begin', work);
}

async function repeatedly<T>(db: Database, begin: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const waiting: (() => void)[] = [];
    try {
      const result = await transact(db, begin, (tx) => {
        committing.set(tx, { db, waiting });
        return work(tx);
      });
      for (const tell of waiting) tell();
      return result;
    } catch (error) {
      const isRetryable = RETRYABLE.has(sqlState(error) ?? '') || isOutdatedPlan(error);
      if (attempt > RETRIES || !isRetryable) throw error;
    }
  }
}

const dialect = new PgDialect({ casing: 'snake_case' });

/** Drizzle's own transactions take a round trip for `begin` alone; here it carries what the transaction is told. */
async function transact<T>(db: Database, begin: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
    const result = await work(new NodePgTransaction(dialect, session, undefined) as Transaction);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

const committing = new WeakMap<Transaction, { readonly db: Database; readonly waiting: (() => void)[] }>();

function committingOf(tx: Transaction) {
  const found = committing.get(tx);
  if (!found) throw new Error('Only a transaction of inTransaction can be waited for.');
  return found;
}

/** Calls `tell` when the transaction has committed; never when it fails or is repeated. */
export function afterCommit(tx: Transaction, tell: () => void): void {
  committingOf(tx).waiting.push(tell);
}

/** The database that a transaction of `inTransaction` is one of. */
export function databaseOf(tx: Transaction): Database {
  return committingOf(tx).db;
}

/**
 * A transaction that sees one organization. Repositories of an organization's data take it instead of a database, so
 * they cannot be opened without naming the organization; row-level security holds the same line inside the database.
 */
export interface OrganizationScope {
  readonly orgId: string;
  readonly tx: Transaction;
  /** In which whoever asks reads what is written in several languages; null, or absent, for the original. */
  readonly language?: Language | null;
}

/** Runs `work` in one transaction that sees only the rows of `orgId`. */
export function inOrganization<T>(
  db: Database,
  orgId: string,
  work: (scope: OrganizationScope) => Promise<T>,
): Promise<T> {
  return repeatedly(db, beginSeeing(orgId), (tx) => work({ orgId, tx, language: readingLanguage() }));
}

/**
 * Runs `work` in one transaction that sees every organization: for the system administrator, jobs and commands only.
 */
export function acrossOrganizations<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return repeatedly(db, beginSeeing('*'), work);
}

/** One round trip. It ends with the transaction, so that nobody else gets a connection that sees these rows. */
const beginSeeing = (orgId: string) => `begin; select set_config('app.org_id', ${pg.escapeLiteral(orgId)}, true)`;

/** True when a write broke a unique key (of this name, when one is given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  const cause = (error instanceof Error && error.cause ? error.cause : error) as { constraint?: string };
  return constraint === undefined || cause.constraint === constraint;
}
