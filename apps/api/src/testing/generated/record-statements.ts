import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { format } from 'sql-formatter';
import type { Database, Transaction } from '#platform/database/database.ts';

/** A database that has no rows and remembers what it was asked. */
export interface RecordingDatabase {
  readonly db: Database;
  readonly scope: { readonly orgId: string; readonly tx: Transaction };
}

/** A read model, with a call of each function for each form its statement takes. */
export interface ReadModel {
  readonly module: object;
  readonly samples: Readonly<Record<string, (database: RecordingDatabase) => unknown>>;
}

/** What `ask` sends to the database, laid out to be read. Who cannot do without a row fails after the statement. */
export async function recordStatements(ask: (database: RecordingDatabase) => unknown): Promise<string[]> {
  const statements: string[] = [];
  const query = async (statement: string | { text: string }) => {
    statements.push(typeof statement === 'string' ? statement : statement.text);
    return { rows: [], rowCount: 0 };
  };
  const client = { query } as unknown as pg.PoolClient;
  const db = drizzle({ client, casing: 'snake_case' }) as unknown as Database & Transaction;
  try {
    await ask({ db, scope: { orgId: 'riverside', tx: db } });
  } catch (error) {
    if (statements.length === 0) throw error;
  }
  return statements.map((text) => format(text, { language: 'postgresql', expressionWidth: 100 }));
}
