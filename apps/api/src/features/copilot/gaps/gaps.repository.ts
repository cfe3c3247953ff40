import { type SQL, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { assistantGapMarks, assistantGaps } from '../copilot.tables.ts';

export interface NewGap {
  readonly id: string;
  readonly uid: string;
  readonly reason: 'not_found' | 'not_helpful';
  readonly question: string;
  readonly topic: string;
  readonly askedAt: Date;
}

/** Notes down a gap; of one reply there is one, and that it did not help says more. */
export async function insertGap({ tx, orgId }: OrganizationScope, gap: NewGap): Promise<void> {
  await tx
    .insert(assistantGaps)
    .values({ orgId, ...gap })
    .onConflictDoUpdate({ target: [assistantGaps.orgId, assistantGaps.id], set: { reason: gap.reason } });
}

/** A thumb was taken back: unless nothing was found either, there is no gap. */
export async function withdrawGap({ tx, orgId }: OrganizationScope, id: string): Promise<void> {
  await tx.execute(sql`delete from ${assistantGaps} where org_id = ${orgId} and id = ${id} and reason = 'not_helpful'`);
}

export interface GapGroup extends Record<string, unknown> {
  readonly topic: string;
  readonly questions: string[];
  readonly times: number;
  readonly people: number;
  readonly notFound: number;
  readonly lastAskedAt: string;
}

type After = readonly [times: number, topic: string] | undefined;

/** Gaps by what they are about, what is asked most first. What was dealt with comes back when it is asked again. */
export async function listGapGroups(
  { tx, orgId }: OrganizationScope,
  { since, limit, after }: { since: Date; limit: number; after: After },
): Promise<GapGroup[]> {
  const isBehind: SQL = after
    ? sql`having count(*) < ${after[0]} or (count(*) = ${after[0]} and g.topic > ${after[1]})`
    : sql``;
  const { rows } = await tx.execute<GapGroup>(sql`
    select g.topic, (array_agg(g.question order by g.asked_at desc))[1:5] as questions, count(*)::int as times,
      count(distinct g.uid)::int as people, (count(*) filter (where g.reason = 'not_found'))::int as "notFound",
      to_char(max(g.asked_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastAskedAt"
    from ${assistantGaps} g left join ${assistantGapMarks} m on m.org_id = g.org_id and m.topic = g.topic
    where g.org_id = ${orgId} and g.asked_at >= ${since.toISOString()}::timestamptz
      and (m.topic is null or (m.state = 'done' and g.asked_at > m.marked_at))
    group by g.topic ${isBehind} order by count(*) desc, g.topic limit ${limit}`);
  return rows;
}

/** Whether anything is known of a topic. */
export async function hasGap({ tx, orgId }: OrganizationScope, topic: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from ${assistantGaps} where org_id = ${orgId} and topic = ${topic} limit 1`,
  );
  return rows.length > 0;
}

/** Says what became of a topic; null opens it again. */
export async function markGap(
  { tx, orgId }: OrganizationScope,
  topic: string,
  mark: { state: 'done' | 'not_ours'; markedAt: Date } | null,
): Promise<void> {
  if (mark === null) {
    await tx.execute(sql`delete from ${assistantGapMarks} where org_id = ${orgId} and topic = ${topic}`);
    return;
  }
  await tx
    .insert(assistantGapMarks)
    .values({ orgId, topic, ...mark })
    .onConflictDoUpdate({ target: [assistantGapMarks.orgId, assistantGapMarks.topic], set: mark });
}

/** Forgets what is too old to be written about. `tx` must be one of `acrossOrganizations`. */
export async function deleteGaps({ tx }: Pick<OrganizationScope, 'tx'>, before: Date): Promise<void> {
  await tx.execute(sql`delete from ${assistantGaps} where asked_at < ${before.toISOString()}::timestamptz`);
}
