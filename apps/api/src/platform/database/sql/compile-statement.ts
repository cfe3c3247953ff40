import type pg from 'pg';
import type { Database, Transaction } from '../database.ts';

interface Statement<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

/**
 * Puts a query with placeholders together once, and not with each call: that takes longer than asking the database. The
 * statement is executed in the transaction that it is given, or on any connection of the database.
 */
export function compileStatement<R>(
  build: (db: Database | Transaction) => { prepare(name: string): Statement<R> },
): (db: Database | Transaction, values: Record<string, unknown>) => Promise<R> {
  let compiled: Statement<R> | undefined;
  return (db, values) => {
    compiled ??= build(db).prepare('');
    // What Drizzle prepares belongs to the connection that it was prepared on; all else of it is the same for every one.
    return Object.assign(Object.create(compiled) as Statement<R>, { client: connectionOf(db) }).execute(values);
  };
}

/** Drizzle's session is not among its types; `drizzle-orm` is pinned exactly, and a test uses two transactions. */
const connectionOf = (db: Database | Transaction) =>
  (db as unknown as { session: { client: pg.Pool | pg.PoolClient } }).session.client;
