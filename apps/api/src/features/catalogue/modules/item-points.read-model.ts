import { sql } from 'drizzle-orm';
import { pointsLedger } from '#features/gamification/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { contentItems } from '../catalogue.tables.ts';
import { progress } from '../learner.tables.ts';

/** What decides about the points of an item, beside the rules. */
export interface ItemPoints {
  readonly earned: number;
  /** 0 to 100; null without an attempt. */
  readonly bestScore: number | null;
  readonly passMark: number | null;
  /** Asked in one attempt; null for what is no quiz. */
  readonly questions: number | null;
}

interface Row extends Record<string, unknown> {
  id: string;
  earned: number;
  best_score: number | null;
  pass_mark: number | null;
  questions: number | null;
}

/** What a member has earned by these items, without what was taken back, and their best scores: one statement. */
export async function readItemPoints(
  { tx, orgId }: OrganizationScope,
  uid: string,
  ids: readonly string[],
): Promise<Map<string, ItemPoints>> {
  const wanted = sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;
  const { rows } = await tx.execute<Row>(sql`
    with paid as (
      select thing_id, sum(points)::int as points from ${pointsLedger} as entry
      where org_id = ${orgId} and uid = ${uid} and source in ('content', 'quiz', 'perfect_quiz', 'simulation')
        and thing_id = any(${wanted})
        and not exists (
          select 1 from ${pointsLedger} as reversal
          where reversal.org_id = entry.org_id and reversal.uid = entry.uid
            and reversal.source = 'reversal' and reversal.source_id = entry.id)
      group by thing_id)
    select item.id, coalesce(paid.points, 0) as earned, best.best_score,
      case when item.kind = 'quiz' then (item.body ->> 'pass_mark')::int end as pass_mark,
      case when item.kind = 'quiz'
        then coalesce((item.body ->> 'draw')::int, jsonb_array_length(item.body -> 'questions')) end as questions
    from ${contentItems} as item
    left join paid on paid.thing_id = item.id
    left join ${progress} as best on best.org_id = item.org_id and best.uid = ${uid} and best.content_id = item.id
    where item.org_id = ${orgId} and item.id = any(${wanted})`);
  return new Map(
    rows.map(({ id, earned, best_score: bestScore, pass_mark: passMark, questions }) => [
      id,
      { earned, bestScore, passMark, questions },
    ]),
  );
}
