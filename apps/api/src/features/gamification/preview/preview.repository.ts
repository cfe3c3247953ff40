import type { PaidContentKind } from '@snapwell/contract/gamification/award.schemas';
import { sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { pointsLedger } from '../gamification.tables.ts';
import type { Day } from '../streak/days.ts';
import type { PaidSum } from './reprice.ts';

/** What everybody was paid since a day; `kinds` says of which kind an item is. */
export async function sumPaid(
  { tx, orgId }: OrganizationScope,
  since: Day,
  kinds: ReadonlyMap<string, PaidContentKind>,
): Promise<PaidSum[]> {
  const known = JSON.stringify([...kinds].map(([id, kind]) => ({ id, kind })));
  const { rows } = await tx.execute<PaidSum & Record<string, unknown>>(sql`
    with kinds as (select id, kind from jsonb_to_recordset(${known}::jsonb) as known (id text, kind text))
    select l.uid, l.source, k.kind, l.rules_version as "rulesVersion", case when l.source = 'review' then l.day::text end as day,
      sum(l.points)::int as points, count(*)::int as times
    from ${pointsLedger} l left join kinds k on l.source = 'content' and k.id = l.thing_id
    where l.org_id = ${orgId} and l.day >= ${since}::date group by 1, 2, 3, 4, 5`);
  return rows;
}

/** The days since then on which people earned by one of these sources, each person's in order. */
export async function listDaysWith(
  { tx, orgId }: OrganizationScope,
  sources: readonly string[],
  since: Day,
): Promise<{ uid: string; days: Day[] }[]> {
  const { rows } = await tx.execute<{ uid: string; days: Day[] }>(sql`
    select uid, json_agg(day::text order by day) as days from (
      select distinct uid, day from ${pointsLedger} where org_id = ${orgId} and day >= ${since}::date
        and source = any(${sql.param([...sources])}::text[])) d
    group by uid`);
  return rows;
}
