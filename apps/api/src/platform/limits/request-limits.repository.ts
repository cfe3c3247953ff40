import type pg from 'pg';

interface Counted {
  /** Each with the minute it is of, none of them twice. */
  readonly keys: readonly string[];
  readonly amounts: readonly number[];
  /** In milliseconds. */
  readonly expire: number;
}

/** Adds what one process counted, and answers what all of them did, in the order of the keys. */
export async function sumUp(pool: pg.Pool, { keys, amounts, expire }: Counted): Promise<number[]> {
  // Locked in one order, so that two processes never wait for each other.
  const { rows } = await pool.query<{ key: string; points: number }>(
    `insert into request_limits as l (key, points, expire)
     select key, points, $3 from unnest($1::text[], $2::int[]) as counted(key, points) order by key
     on conflict (key) do update set points = l.points + excluded.points
     returning key, points`,
    [keys, amounts, expire],
  );
  const sums = new Map(rows.map(({ key, points }) => [key, points]));
  return keys.map((key) => sums.get(key)!);
}

export async function removeExpired(pool: pg.Pool, before: number): Promise<void> {
  await pool.query('delete from request_limits where expire < $1', [before]);
}
