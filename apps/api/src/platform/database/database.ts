import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openEmbedded } from './embedded/open-embedded.ts';
import { leaveUnprepared, prepareStatements } from './prepared-statements.ts';

/** Drizzle over the pool, which `transaction.ts` takes connections from. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The database of a running server: one pool, one door. */
export interface OpenDatabase {
  readonly kind: 'embedded' | 'server';
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

// Counts and sums are far below 2^53, so they are plain numbers on both engines; dates stay text, days have no time
// zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

export interface DatabasePlace {
  readonly url?: string | undefined;
  /** Of the embedded database; null for one in memory. */
  readonly dataDir: string | null;
  /** False behind a pooler that gives each transaction another connection. */
  readonly isPrepared?: boolean;
}

/** Opens the server of `url`, or the embedded database in `dataDir`. `warn` is told of what a start should say. */
export async function openDatabase(
  { url, dataDir, isPrepared = true }: DatabasePlace,
  warn: (sentence: string) => void = () => undefined,
): Promise<OpenDatabase> {
  if (url) {
    const pool = openPool(url, isPrepared);
    pool.on('connect', isPrepared ? prepareStatements : leaveUnprepared);
    await pool.query('select 1');
    return { kind: 'server', pool, db: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() };
  }
  const { pool, close } = await openEmbedded(dataDir, warn);
  pool.on('connect', prepareStatements);
  return { kind: 'embedded', pool, db: drizzle(pool, { casing: 'snake_case' }), close };
}

function openPool(connectionString: string, isDirect: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Compiling a statement of insights takes longer than running it. Poolers refuse parameters of a connection.
    ...(isDirect && { options: '-c jit=off' }),
  });
  // A server that restarts cuts every connection. Work on one fails by itself and the pool makes new ones; without a
  // listener on each connection, also on those in use, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
