import { type SQL, sql } from 'drizzle-orm';
import { contentItems } from '#features/catalogue/index.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { reviewCards } from '../quizzes.tables.ts';
import { forgettingCurve } from './scheduler.ts';

/**
 * For each member and module: how many cards of its quizzes they have, and the chance that they still know one of them at
 * a moment, in the mean; `forgotten` counts the cards with a chance below `below`. The curve is the scheduler's. Cards
 * that were never answered say nothing and do not count. A query, to be joined.
 */
export function recallForecast(
  { orgId }: OrganizationScope,
  { at, below, uids }: { at: Date; below: number; uids?: readonly string[] },
): SQL {
  const { decay, factor } = forgettingCurve;
  const days = sql`greatest(floor(extract(epoch from ${at.toISOString()}::timestamptz - r.reviewed_at) / 86400), 0)::float8`;
  return sql`
    select k.uid, k.module_id, count(*)::int as cards, avg(k.recall)::float8 as recall, (count(*) filter (where k.recall < ${below}))::int as forgotten
    from (
      select r.uid, i.module_id, power(1 + ${factor}::float8 * ${days} / r.stability, ${decay}::float8) as recall
      from ${reviewCards} r join ${contentItems} i on i.org_id = r.org_id and i.id = r.thing_id and i.module_id is not null and i.status = 'published'
      where r.org_id = ${orgId} and r.kind = 'question' and r.state <> 0 and r.reviewed_at is not null and ${uids ? sql`r.uid = any(${sql.param([...uids])}::text[])` : sql`true`}
    ) k group by k.uid, k.module_id`;
}
