import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Pair<T> = readonly [T, T];

/**
 * Rows behind a cursor, in a list that goes down (`isBehind`) or up (`isAhead`) by two columns. Compared as one row,
 * an index over both begins right there; written as two conditions it would walk over everything before. Undefined
 * when there is no cursor.
 */
export function isBehind([first, second]: Pair<SQLWrapper>, cursor: Pair<string> | undefined): SQL | undefined {
  return cursor && sql`(${first}, ${second}) < (${cursor[0]}, ${cursor[1]})`;
}

export function isAhead([first, second]: Pair<SQLWrapper>, cursor: Pair<string> | undefined): SQL | undefined {
  return cursor && sql`(${first}, ${second}) > (${cursor[0]}, ${cursor[1]})`;
}
