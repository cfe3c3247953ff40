import type { Transaction } from '../database/database.ts';
import { acrossOrganizations } from '../database/transaction.ts';
import { wakeWorkers } from './enqueue.ts';
import type { JobKind } from './job-kind.ts';
import { deleteEnded, type JobRow, lockJob, lockSameWaiting, updateJob } from './jobs.repository.ts';
import { insertNextTurn, type JobWorld } from './run-job.ts';

/**
 * Has a job done that has failed or was cancelled, with all its attempts before it. Where the same work waits already,
 * that is brought forward. Null when there is no such job. `tx` must be one of `acrossOrganizations`.
 */
export async function retryJob(tx: Transaction, id: string, at: Date): Promise<JobRow | null> {
  const job = await lockJob(tx, id);
  if (!job || (job.state !== 'failed' && job.state !== 'cancelled')) return job;
  wakeWorkers(tx, at);
  const same = await lockSameWaiting(tx, job);
  if (same) return updateJob(tx, same.id, { dueAt: at, attempts: 0 });
  return updateJob(tx, id, { state: 'waiting', dueAt: at, attempts: 0, progress: 0, endedAt: null });
}

/**
 * Takes a job out of the queue; one that is worked on is told at its next sign of life. What comes by itself comes again
 * at its next turn. Null when there is no such job. `tx` must be one of `acrossOrganizations`.
 */
export async function cancelJob(
  tx: Transaction,
  { id, kinds, at }: { id: string; kinds: readonly JobKind[]; at: Date },
): Promise<JobRow | null> {
  const job = await lockJob(tx, id);
  if (!job || (job.state !== 'waiting' && job.state !== 'running')) return job;
  const cancelled = await updateJob(tx, id, { state: 'cancelled', endedAt: at, claim: null });
  const kind = kinds.find(({ name }) => name === job.kind);
  if (kind) await insertNextTurn(tx, kind, at);
  return cancelled;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FAILED_KEPT_DAYS = 90;

/** Forgets what was done, and later what was not. */
export function deleteEndedJobs({ db, clock }: JobWorld, doneKeptDays: number): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  return acrossOrganizations(db, async (tx) => {
    await deleteEnded(tx, ['done'], daysAgo(doneKeptDays));
    await deleteEnded(tx, ['failed', 'cancelled'], daysAgo(Math.max(FAILED_KEPT_DAYS, doneKeptDays)));
  });
}
