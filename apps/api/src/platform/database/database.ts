import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openEmbedded } from './embedded/open-embedded.ts';

export type Database = NodePgDatabase;
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

interface Where {
  readonly url?: string | undefined;
  readonly dataDir: string | null;
}

/** Opens the server of `url`, or the embedded database in `dataDir` (in memory when that is null). */
export async function openDatabase(
  where: Where,
  warn: (sentence: string) => void = () => undefined,
): Promise<OpenDatabase> {
  if (where.url) {
    const pool = openPool(where.url);
    await pool.query('select 1');
    return { kind: 'server', pool, db: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() };
  }
  const { pool, close } = await openEmbedded(where.dataDir, warn);
  return { kind: 'embedded', pool, db: drizzle(pool, { casing: 'snake_case' }), close };
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, keepAlive: true });
  // A server that restarts cuts every connection. Work on one fails by itself and the pool makes new ones; without a
  // listener on each connection, also on those in use, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
