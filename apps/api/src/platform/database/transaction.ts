import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

const RETRIES = 3;
const RETRYABLE = new Set(['40001', '40P01']); // serialization failure, deadlock

/**
 * Runs `work` in one transaction and repeats it when the database asks for that. `work` must use only the handle it
 * is given.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const waiting: (() => void)[] = [];
    try {
      const result = await db.transaction((tx) => {
        committing.set(tx, waiting);
        return work(tx);
      });
      for (const tell of waiting) tell();
      return result;
    } catch (error) {
      if (attempt > RETRIES || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
    }
  }
}

const committing = new WeakMap<Transaction, (() => void)[]>();

/** Calls `tell` when the transaction has committed; never when it fails or is repeated. */
export function afterCommit(tx: Transaction, tell: () => void): void {
  const waiting = committing.get(tx);
  if (!waiting) throw new Error('Only a transaction of inTransaction can be waited for.');
  waiting.push(tell);
}

/**
 * A transaction that sees one organization. Repositories of an organization's data take it instead of a database, so
 * they cannot be opened without naming the organization; row-level security holds the same line inside the database.
 */
export interface OrganizationScope {
  readonly orgId: string;
  readonly tx: Transaction;
}

/** Runs `work` in one transaction that sees only the rows of `orgId`. */
export function inOrganization<T>(
  db: Database,
  orgId: string,
  work: (scope: OrganizationScope) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select set_config('app.org_id', ${orgId}, true)`);
    return work({ orgId, tx });
  });
}

/**
 * Runs `work` in one transaction that sees every organization: for the system administrator, jobs and commands only.
 */
export function acrossOrganizations<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select set_config('app.org_id', '*', true)`);
    return work(tx);
  });
}

/** The five-character SQLSTATE of a database error, also inside the wrapper that Drizzle puts around it. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const code = (cause as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** True when a write broke a unique key (of this name, when one is given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  const cause = (error instanceof Error && error.cause ? error.cause : error) as { constraint?: string };
  return constraint === undefined || cause.constraint === constraint;
}
