import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Board } from '../boards.ts';

/**
 * The rank of somebody with `points` on a board: people with more points, plus one. It adds the buckets above on each
 * level of the histogram and the changes that the histogram does not hold yet, so it reads about a hundred rows
 * whatever the number of members, and it is exact because one statement sees both at the same moment
 * (docs/decisions/0019).
 */
export function rankOf({
  orgId,
  board,
  points,
}: {
  orgId: string | Placeholder;
  board: Board | SQL;
  points: SQL;
}): SQL<number> {
  const above = (level: number, condition: SQL) =>
    sql`(select coalesce(sum(h.people), 0) from rank_histogram h where h.org_id = ${orgId} and h.board = ${board} and h.level = ${level} and ${condition})`;
  return sql<number>`(1
    + ${above(15, sql`h.bucket > (${points} >> 15)`)}
    + ${above(10, sql`h.bucket > (${points} >> 10) and h.bucket < (((${points} >> 15) + 1) << 5)`)}
    + ${above(5, sql`h.bucket > (${points} >> 5) and h.bucket < (((${points} >> 10) + 1) << 5)`)}
    + ${above(0, sql`h.bucket > ${points} and h.bucket < (((${points} >> 5) + 1) << 5)`)}
    + (select coalesce(sum((coalesce(d.new_points, -1) > ${points})::int - (coalesce(d.old_points, -1) > ${points})::int), 0)
       from rank_deltas d where d.org_id = ${orgId} and d.board = ${board}))::int`;
}
