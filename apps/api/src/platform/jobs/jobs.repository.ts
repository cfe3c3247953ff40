import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { isBehind } from '../database/sql/keyset.ts';
import type { JobKind } from './job-kind.ts';
import { jobs } from './jobs.tables.ts';

export type JobRow = typeof jobs.$inferSelect;
export type JobState = JobRow['state'];

const time = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const hasClaim = ({ id, claim }: Pick<JobRow, 'id' | 'claim'>) =>
  and(eq(jobs.id, id), eq(jobs.claim, claim!), eq(jobs.state, 'running'));

/**
 * Queues a job. Where the same work waits already, that row is kept locked to the end of the transaction, so that no
 * worker does it before what this transaction writes is there to be seen.
 */
export async function insertJob(
  tx: Transaction,
  job: Pick<JobRow, 'id' | 'orgId' | 'kind' | 'payload' | 'key' | 'priority' | 'dueAt' | 'createdAt'>,
): Promise<void> {
  await tx
    .insert(jobs)
    .values(job)
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      targetWhere: sql`state = 'waiting'`,
      set: {
        payload: sql`excluded.payload`,
        dueAt: sql`least(jobs.due_at, excluded.due_at)`,
        priority: sql`greatest(jobs.priority, excluded.priority)`,
      },
    });
}

const TURNS_LOCK = 727_273;

/** One process after the other queues first turns, to the end of its transaction: each sees those of the one before. */
export async function lockTurns(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TURNS_LOCK})`);
}

/** Queues what comes by itself, unless it waits or runs. */
export async function insertTurns(
  tx: Transaction,
  turns: readonly { id: string; kind: string; priority: number; dueAt: Date }[],
  at: Date,
): Promise<void> {
  const rows = turns.map((turn) => ({ ...turn, dueAt: turn.dueAt.toISOString() }));
  await tx.execute(sql`
    insert into jobs (id, kind, payload, key, priority, due_at, created_at)
    select t.id, t.kind, '{}', '/', t.priority, t."dueAt", ${time(at)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(id text, kind text, priority int, "dueAt" timestamptz)
    where not exists (select from jobs j where j.kind = t.kind and j.state in ('waiting', 'running'))
    on conflict (kind, key) where state = 'waiting' do nothing`);
}

/** A job that a worker has taken, and when it could have been. */
export type ClaimedJob = JobRow & { readonly wasDueAt: Date };

interface Claim {
  readonly at: Date;
  readonly claim: string;
  /** The kinds that there is room for, each with its lease. */
  readonly leases: Readonly<Record<string, number>>;
  /** Every kind that this process knows. */
  readonly known: readonly string[];
}

/**
 * Takes the job that comes first of those that are due: one that waits, or one whose lease has ended. Answers also when
 * the next one is due, so that nobody has to look before.
 */
export async function claimJob(
  tx: Transaction,
  { at, claim, leases, known }: Claim,
): Promise<{ job: ClaimedJob | null; nextDueAt: Date | null }> {
  const isOpen = sql`state in ('waiting', 'running')`;
  const { rows } = await tx.execute<{ id: string | null; wasDueAt: string; nextDueAt: string | null }>(sql`
    with next as (
      select id, due_at from jobs where ${isOpen} and due_at <= ${time(at)}
        and kind = any(${sql.param(Object.keys(leases))}::text[])
      order by priority desc, due_at, id limit 1 for update skip locked
    ), taken as (
      update jobs j set state = 'running', claim = ${claim}, attempts = j.attempts + 1, progress = 0,
        started_at = ${time(at)}, ended_at = null,
        due_at = ${time(at)} + (${JSON.stringify(leases)}::jsonb ->> j.kind)::int * interval '1 millisecond'
      from next where j.id = next.id returning j.id
    )
    select (select id from taken) as id, (select due_at from next) as "wasDueAt", (
      select min(due_at) from jobs where ${isOpen} and due_at > ${time(at)} and kind = any(${sql.param(known)}::text[])
    ) as "nextDueAt"`);
  const { id, wasDueAt, nextDueAt } = rows[0]!;
  const [row] = id === null ? [] : await tx.select().from(jobs).where(eq(jobs.id, id));
  return {
    job: row ? { ...row, wasDueAt: new Date(wasDueAt) } : null,
    nextDueAt: nextDueAt === null ? null : new Date(nextDueAt),
  };
}

type Claimed = Pick<ClaimedJob, 'id' | 'claim'>;

/** Goes on with a job. False when it was cancelled, or when another worker has it now. */
export async function extendLease(
  tx: Transaction,
  job: Claimed,
  { until, progress }: { until: Date; progress: number },
): Promise<boolean> {
  const extended = await tx
    .update(jobs)
    .set({ dueAt: until, progress })
    .where(hasClaim(job))
    .returning({ id: jobs.id });
  return extended.length > 0;
}

/** Ends a job that is worked on. False when it is no longer this worker's. */
export async function endJob(
  tx: Transaction,
  job: Claimed,
  end: { state: 'done' | 'failed'; error: string | null; at: Date },
): Promise<boolean> {
  const { state, error, at } = end;
  const ended = await tx
    .update(jobs)
    .set({ state, error, endedAt: at, claim: null, ...(state === 'done' && { progress: 1 }) })
    .where(hasClaim(job))
    .returning({ id: jobs.id });
  return ended.length > 0;
}

export async function deleteClaimed(tx: Transaction, job: Claimed): Promise<boolean> {
  return (await tx.delete(jobs).where(hasClaim(job)).returning({ id: jobs.id })).length > 0;
}

/**
 * Puts a job that is worked on back into the queue. Where the same work waits already that is enough, and this job ends.
 */
export async function returnJob(
  tx: Transaction,
  job: Claimed,
  { dueAt, error, isCounted, at }: { dueAt: Date; error: string | null; isCounted: boolean; at: Date },
): Promise<boolean> {
  const isWaiting = sql`exists (select from jobs w where w.kind = jobs.kind and w.key = jobs.key and w.state = 'waiting')`;
  const returned = await tx
    .update(jobs)
    .set({
      state: sql`case when ${isWaiting} then 'cancelled' else 'waiting' end`,
      endedAt: sql`case when ${isWaiting} then ${time(at)} end`,
      claim: null,
      dueAt,
      progress: 0,
      error,
      attempts: isCounted ? jobs.attempts : sql`${jobs.attempts} - 1`,
    })
    .where(hasClaim(job))
    .returning({ id: jobs.id });
  return returned.length > 0;
}

interface JobFilter {
  readonly kind?: string | undefined;
  readonly state?: JobState | undefined;
  readonly after?: [string, string] | undefined;
  readonly limit: number;
}

/** Jobs, the newest first. `tx` must be one of `acrossOrganizations` to see those of all organizations. */
export function listJobRows(tx: Transaction, { kind, state, after, limit }: JobFilter): Promise<JobRow[]> {
  return tx
    .select()
    .from(jobs)
    .where(
      and(
        kind === undefined ? undefined : eq(jobs.kind, kind),
        state === undefined ? undefined : eq(jobs.state, state),
        isBehind([jobs.createdAt, jobs.id], after),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
}

/** The organizations for which a job of this kind waits or runs. `tx` must be one of `acrossOrganizations`. */
export async function listQueuedOrganizations(tx: Transaction, { name }: Pick<JobKind, 'name'>): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ orgId: jobs.orgId })
    .from(jobs)
    .where(and(eq(jobs.kind, name), inArray(jobs.state, ['waiting', 'running'])));
  return new Set(rows.flatMap(({ orgId }) => (orgId === null ? [] : [orgId])));
}

/** Jobs of these kinds that wait, run or failed, the newest first. */
export function listTurnRows(tx: Transaction, kinds: readonly string[]): Promise<JobRow[]> {
  return tx
    .select()
    .from(jobs)
    .where(and(inArray(jobs.kind, [...kinds]), inArray(jobs.state, ['waiting', 'running', 'failed'])))
    .orderBy(desc(jobs.createdAt))
    .limit(200);
}

/** How much waits, and since when the oldest could have been done. `tx` must be one of `acrossOrganizations`. */
export async function readQueueState(
  tx: Transaction,
  now: Date,
): Promise<{ waiting: number; failed: number; oldestDueAt: Date | null }> {
  const [row] = await tx
    .select({
      waiting: sql<number>`count(*) filter (where ${jobs.state} = 'waiting')`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${jobs.state} = 'failed')`.mapWith(Number),
      oldest: sql<
        string | null
      >`min(${jobs.dueAt}) filter (where ${jobs.state} = 'waiting' and ${jobs.dueAt} <= ${time(now)})`,
    })
    .from(jobs);
  const { waiting, failed, oldest } = row!;
  return { waiting, failed, oldestDueAt: oldest === null ? null : new Date(oldest) };
}

/** Takes a job for writing; null when there is none. */
export async function lockJob(tx: Transaction, id: string): Promise<JobRow | null> {
  const [row = null] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update');
  return row;
}

/** The job that waits to do the same work. */
export async function lockSameWaiting(tx: Transaction, { kind, key }: JobRow): Promise<JobRow | null> {
  if (key === null) return null;
  const same = and(eq(jobs.kind, kind), eq(jobs.key, key), eq(jobs.state, 'waiting'));
  const [row = null] = await tx.select().from(jobs).where(same).for('update');
  return row;
}

export async function updateJob(tx: Transaction, id: string, change: Partial<JobRow>): Promise<JobRow> {
  const [row] = await tx.update(jobs).set(change).where(eq(jobs.id, id)).returning();
  return row!;
}

/** Forgets jobs that ended in one of these states before then. */
export async function deleteEnded(tx: Transaction, states: readonly JobState[], before: Date): Promise<void> {
  await tx.delete(jobs).where(and(inArray(jobs.state, [...states]), lt(jobs.endedAt, before)));
}
