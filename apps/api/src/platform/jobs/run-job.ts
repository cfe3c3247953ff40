import { causesOf } from '../http/causes.ts';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import { acrossOrganizations } from '../database/transaction.ts';
import { newId } from '../new-id.ts';
import { backOffMs, FinalFailure, type JobHandler, type JobKind, nextTurn } from './job-kind.ts';
import { type ClaimedJob, deleteClaimed, endJob, extendLease, insertTurns, returnJob } from './jobs.repository.ts';

const ERROR_LENGTH = 500;

/** How an attempt ended: `returned` goes on elsewhere, `lost` was cancelled or is another worker's. */
export type Outcome = 'done' | 'retried' | 'failed' | 'returned' | 'lost';

export interface JobWorld {
  readonly db: Database;
  readonly clock: Clock;
}

interface Attempt<W> {
  readonly world: W;
  readonly handler: JobHandler<W>;
  readonly job: ClaimedJob;
  readonly abort: AbortController;
  /** The process stops: what breaks off is not a failure. */
  isStopping(): boolean;
  onError(error: unknown): void;
}

/** Works on a job that was taken, holds it as long as that lasts, and writes down how it ended. */
export async function runJob<W extends JobWorld>(attempt: Attempt<W>): Promise<{ outcome: Outcome; error: unknown }> {
  const { world, handler, job } = attempt;
  const { kind } = handler;
  const payload = kind.payload.safeParse(job.payload);
  if (!payload.success) return { outcome: await failJob(world, kind, job, payload.error), error: payload.error };
  const lease = holdLease(attempt);
  try {
    if (job.attempts > kind.attempts) throw new Error('Every process that worked on it ended before it did.');
    await handler.run(world, {
      id: job.id,
      orgId: job.orgId,
      payload: payload.data,
      attempt: job.attempts,
      isLastAttempt: job.attempts >= kind.attempts,
      signal: attempt.abort.signal,
      report: lease.report,
    });
  } catch (error) {
    lease.stop();
    if (attempt.isStopping() && attempt.abort.signal.aborted)
      return { outcome: await giveBackJob(world, job), error: null };
    if (job.attempts < kind.attempts && !(error instanceof FinalFailure))
      return { outcome: await retryLater(world, kind, job, error), error };
    const outcome = await failJob(world, kind, job, error);
    if (outcome === 'failed')
      await handler.failed(world, { orgId: job.orgId, payload: payload.data }).catch(attempt.onError);
    return { outcome, error };
  }
  lease.stop();
  return { outcome: await finishJob(world, kind, job), error: null };
}

/** The lease of a job that is worked on is extended while this process lives. */
function holdLease<W extends JobWorld>({ world: { db, clock }, handler: { kind }, job, abort, onError }: Attempt<W>) {
  let progress = 0;
  const extend = async () => {
    const until = new Date(clock.now().getTime() + kind.leaseMs);
    if (!(await acrossOrganizations(db, (tx) => extendLease(tx, job, { until, progress })))) abort.abort();
  };
  const heartbeat = setInterval(() => void extend().catch(onError), kind.leaseMs / 3).unref();
  // A process that stops waits for less than a lease; what never ends must not hold it for ever.
  abort.signal.addEventListener('abort', () => clearInterval(heartbeat));
  return {
    report: async (share: number) => {
      progress = Math.min(1, Math.max(0, share));
      await extend();
    },
    stop: () => clearInterval(heartbeat),
  };
}

async function unlessLost<O extends Outcome>(
  { db }: JobWorld,
  outcome: O,
  write: (tx: Transaction) => Promise<boolean>,
): Promise<O | 'lost'> {
  return (await acrossOrganizations(db, write)) ? outcome : 'lost';
}

function finishJob(world: JobWorld, kind: JobKind, job: ClaimedJob): Promise<Outcome> {
  const at = world.clock.now();
  return unlessLost(world, 'done', async (tx) => {
    const isMine = kind.isForgotten
      ? await deleteClaimed(tx, job)
      : await endJob(tx, job, { state: 'done', error: null, at });
    if (isMine) await insertNextTurn(tx, kind, at);
    return isMine;
  });
}

function failJob(world: JobWorld, kind: JobKind, job: ClaimedJob, error: unknown): Promise<Outcome> {
  const at = world.clock.now();
  return unlessLost(world, 'failed', async (tx) => {
    const isMine = await endJob(tx, job, { state: 'failed', error: describe(error), at });
    if (isMine) await insertNextTurn(tx, kind, at);
    return isMine;
  });
}

function retryLater(world: JobWorld, kind: JobKind, job: ClaimedJob, error: unknown): Promise<Outcome> {
  const at = world.clock.now();
  const dueAt = new Date(at.getTime() + backOffMs(kind, job.attempts));
  return unlessLost(world, 'retried', (tx) =>
    returnJob(tx, job, { dueAt, error: describe(error), isCounted: true, at }),
  );
}

/** Back into the queue, as if nobody had taken it. */
export function giveBackJob(world: JobWorld, job: ClaimedJob): Promise<Outcome> {
  const at = world.clock.now();
  return unlessLost(world, 'returned', (tx) =>
    returnJob(tx, job, { dueAt: at, error: job.error, isCounted: false, at }),
  );
}

/** What comes by itself comes again, however this turn ended. */
export async function insertNextTurn(tx: Transaction, { name, everyMs, priority }: JobKind, at: Date): Promise<void> {
  if (everyMs === null) return;
  await insertTurns(tx, [{ id: newId(at), kind: name, priority, dueAt: nextTurn(everyMs, at) }], at);
}

/** What happened, without the values of a statement: they may be anybody's. */
function describe(error: unknown): string {
  return (causesOf(error).at(-1)?.message ?? String(error)).slice(0, ERROR_LENGTH);
}
