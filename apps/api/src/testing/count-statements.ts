import type pg from 'pg';

/** Counts what a pool is asked from now on: each statement of a text of several counts. */
export function countStatements(pool: pg.Pool): {
  readonly count: () => number;
  readonly texts: string[];
  stop(): void;
} {
  const texts: string[] = [];
  const patched = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const watch = (client: pg.PoolClient) => {
    if (patched.has(client)) return;
    const { query } = client;
    patched.set(client, query);
    const ask = query as unknown as (...given: unknown[]) => unknown;
    const counting = (...given: unknown[]) => {
      const [asked] = given;
      const text = typeof asked === 'string' ? asked : (asked as { text: string }).text;
      texts.push(...(given.length === 1 && typeof asked === 'string' ? text.split(';') : [text]));
      return ask.apply(client, given);
    };
    client.query = counting as unknown as typeof query;
  };
  pool.on('acquire', watch);
  return {
    count: () => texts.length,
    texts,
    stop() {
      pool.off('acquire', watch);
      for (const [client, query] of patched) client.query = query;
    },
  };
}
