import { sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { completions, progress } from '../learner.tables.ts';
import { libraries } from '../catalogue.tables.ts';
import type { Learner } from './learner.ts';

/** Items begun and not completed, at most: the latest of them. */
const OPEN_ITEMS = 500;

interface Row extends Record<string, unknown> {
  version: number;
  completed: string[];
  last_completed: { id: string; at: number } | null;
  open: [id: string, furthest: number, visitedAt: number, isToRetry: boolean][];
}

/** What a member has completed and begun in the organization, and the version of its library: one statement. */
export async function readLearner(
  { tx, orgId }: OrganizationScope,
  uid: string,
): Promise<Learner & { libraryVersion: number }> {
  const own = sql`org_id = ${orgId} and uid = ${uid}`;
  // `not in` looks things up in a set. Joined, each item begun may be compared with every one completed.
  const { rows } = await tx.execute<Row>(sql`
    select
      coalesce((select version from ${libraries} where org_id = ${orgId}), 0) as version,
      (select coalesce(array_agg(content_id), '{}') from ${completions} where ${own}) as completed,
      (select json_build_object('id', content_id, 'at', (extract(epoch from completed_at) * 1000)::bigint)
        from ${completions} where ${own} order by completed_at desc limit 1) as last_completed,
      (select coalesce(json_agg(json_build_array(content_id, furthest, (extract(epoch from visited_at) * 1000)::bigint,
          best_score is not null)), '[]') from (
        select content_id, furthest, visited_at, best_score from ${progress} where ${own}
          and content_id not in (select content_id from ${completions} where ${own})
        order by visited_at desc limit ${OPEN_ITEMS}) as latest) as open`);
  const { version, completed, last_completed: last, open } = rows[0]!;
  return {
    libraryVersion: version,
    completed: new Set(completed),
    lastCompleted: last && { id: last.id, at: new Date(last.at) },
    open: new Map(
      open.map(([id, furthest, visitedAt, isToRetry]) => [
        id,
        { furthest: isToRetry ? 0 : furthest, visitedAt: new Date(visitedAt), isToRetry },
      ]),
    ),
  };
}
