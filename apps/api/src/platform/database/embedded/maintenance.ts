import type pg from 'pg';

const FIRST_MS = 10 * 60 * 1000;
const EVERY_MS = 24 * 60 * 60 * 1000;

/**
 * Does what a server's autovacuum does: the embedded engine has no background processes. Rows that are written and
 * taken away all day, such as changes that wait for their sum, would otherwise be walked over for ever. Some minutes
 * after each start, then daily.
 */
export function startMaintenance(pool: pg.Pool): () => void {
  const tidy = () => void vacuumAll(pool).catch(() => undefined);
  const first = setTimeout(tidy, FIRST_MS).unref();
  const daily = setInterval(tidy, EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}

/** Table by table, so that nobody's request waits for more than one of them. */
export async function vacuumAll(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
}
