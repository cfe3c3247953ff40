import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Runs `work` in one transaction, again when the database asks for that. `work` uses only the handle it is given. */
export type Transact = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
