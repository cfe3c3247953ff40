import { eq, sql } from 'drizzle-orm';
import type { Day, DayClock } from '#features/gamification/index.ts';
import { users } from '#features/identity/index.ts';
import { organizations } from '#features/organizations/index.ts';
import { quizAttempts } from '#features/quizzes/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { activityLog, activityMarks } from '#platform/platform.tables.ts';
import { rollUps } from '../analytics.tables.ts';

export type RollUpState = typeof rollUps.$inferSelect;

/** Marks taken in one transaction: what they ask for is made while others of the embedded database wait. */
const MARKS_AT_ONCE = 100;

/** One run of an organization after the other, to the end of the transaction. */
export async function lockRollUp({ tx, orgId }: OrganizationScope): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`roll-up ${orgId}`}, 0))`);
}

export async function findRollUp({ tx, orgId }: OrganizationScope) {
  const [row] = await tx
    .select({
      timezone: organizations.timezone,
      dayStartHour: organizations.dayStartHour,
      state: rollUps,
    })
    .from(organizations)
    .leftJoin(rollUps, eq(rollUps.orgId, organizations.id))
    .where(eq(organizations.id, orgId));
  const clock: DayClock = { timezone: row!.timezone, dayStartHour: row!.dayStartHour };
  return { clock, state: row!.state };
}

export async function saveRollUp({ tx, orgId }: OrganizationScope, state: Omit<RollUpState, 'orgId'>): Promise<void> {
  await tx
    .insert(rollUps)
    .values({ ...state, orgId })
    .onConflictDoUpdate({ target: rollUps.orgId, set: state });
}

/**
 * Organizations in which something waits to be rolled up, or was never, and whether it is news of somebody. `tx` must be
 * one of `acrossOrganizations`.
 */
export async function listWaiting(tx: Transaction): Promise<{ orgId: string; hasNews: boolean }[]> {
  const { rows } = await tx.execute<{ orgId: string; hasNews: boolean }>(sql`
    select w.* from (
      select o.id as "orgId", exists (select from ${activityMarks} m where m.org_id = o.id) as "hasNews",
        r.org_id is null or r.library = '' or r.remake is not null or r.folded_to < (now() at time zone o.timezone)::date - 1 as is_behind
      from ${organizations} o left join ${rollUps} r on r.org_id = o.id
    ) w where w."hasNews" or w.is_behind order by w."orgId"`);
  return rows;
}

/** `tx` must be one of `acrossOrganizations`. */
export async function listStates(tx: Transaction): Promise<string[]> {
  const rows = await tx.select({ orgId: rollUps.orgId }).from(rollUps).orderBy(rollUps.orgId);
  return rows.map(({ orgId }) => orgId);
}

export interface MarkedPerson {
  readonly uid: string;
  readonly since: Date;
  /** An answer of theirs was given or marked: what is folded of its day holds no more. */
  readonly hasAnswered: boolean;
}

/** Takes out whose days have changed, and since when; with them those whose attempts were finished or marked. */
export async function takeMarks({
  tx,
  orgId,
}: OrganizationScope): Promise<{ people: MarkedPerson[]; isLast: boolean }> {
  const { rows } = await tx.execute<{ uid: string; since_ms: number; has_answered: boolean; taken: number }>(sql`
    with taken as (
      delete from ${activityMarks} m where m.org_id = ${orgId} and m.id in (
        select id from ${activityMarks} where org_id = ${orgId} order by id limit ${MARKS_AT_ONCE})
      returning m.uid, m.since, m.activity_id
    ), attempts as (
      select a.uid, a.finished_at as since from taken t
      join ${activityLog} l on l.id = t.activity_id and l.type in ('quiz_completed', 'answer_marked')
      join ${quizAttempts} a on a.org_id = ${orgId} and a.id = l.facts ->> 'attempt_id'
      where a.uid is not null and a.finished_at is not null
    )
    select uid, (extract(epoch from min(since)) * 1000)::float8 as since_ms, bool_or(has_answered) as has_answered, (select count(*)::int from taken) as taken
    from (select uid, since, false as has_answered from taken union all select uid, since, true from attempts) as marked
    group by uid, has_answered`);
  return {
    people: rows.map((row) => ({ uid: row.uid, since: new Date(row.since_ms), hasAnswered: row.has_answered })),
    isLast: (rows[0]?.taken ?? 0) < MARKS_AT_ONCE,
  };
}

/** Takes all marks away: everything is made anew. */
export async function clearMarks({ tx, orgId }: OrganizationScope): Promise<void> {
  await tx.delete(activityMarks).where(eq(activityMarks.orgId, orgId));
}

/** True when one of them has erased their account. */
export async function haveErased({ tx }: OrganizationScope, uids: readonly string[]): Promise<boolean> {
  const { rows } = await tx.execute<{ some: boolean }>(sql`
    select exists (select from ${users} where username = '' and uid = any(${sql.param([...uids])}::text[])) as some`);
  return rows[0]!.some;
}

/** The first day of which there are figures, of single people or closed. */
export async function findFirstDay({ tx, orgId }: OrganizationScope): Promise<Day | null> {
  const { rows } = await tx.execute<{ day: Day | null }>(sql`
    select least((select min(day) from activity_days where org_id = ${orgId}), (select min(day) from closed_days where org_id = ${orgId}))::text as day`);
  return rows[0]!.day;
}
