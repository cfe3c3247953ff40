import type { Job, JobQuery } from '@snapwell/contract/admin/admin.schemas';
import { jobKinds } from '#composition/job-kinds.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import type { Transaction } from '#platform/database/database.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import { type JobRow, listJobRows } from '#platform/jobs/jobs.repository.ts';
import { cancelJob as cancel, retryJob as retry } from '#platform/jobs/manage-jobs.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { writeAudit } from './audit.repository.ts';

type JobWorld = Pick<World, 'db' | 'clock'>;

/** Background work, the newest first. */
export async function listJobs({ db }: Pick<World, 'db'>, { limit, cursor, ...filter }: JobQuery) {
  const after = readCursor(cursor, momentAndId);
  const rows = await acrossOrganizations(db, (tx) => listJobRows(tx, { ...filter, limit: limit + 1, after }));
  return toPage(rows, limit, { cursorOf: ({ createdAt, id }) => [createdAt.toISOString(), id], present });
}

/** Has a job done that failed or was cancelled. */
export function retryJob(world: JobWorld, caller: Caller, id: string): Promise<Job> {
  return changeJob(world, { caller, id, act: 'job_retried' }, (tx, at) => retry(tx, id, at));
}

/** Takes a job out of the queue. */
export function cancelJob(world: JobWorld, caller: Caller, id: string): Promise<Job> {
  return changeJob(world, { caller, id, act: 'job_cancelled' }, (tx, at) => cancel(tx, { id, kinds: jobKinds, at }));
}

interface JobChange {
  readonly caller: Caller;
  readonly id: string;
  readonly act: string;
}

function changeJob(
  { db, clock }: JobWorld,
  { caller, id, act }: JobChange,
  change: (tx: Transaction, at: Date) => Promise<JobRow | null>,
): Promise<Job> {
  const at = clock.now();
  return acrossOrganizations(db, async (tx) => {
    const row = await change(tx, at);
    if (!row) throw new AppError('not_found');
    await writeAudit(tx, { actorUid: caller.uid, act, target: id, facts: { kind: row.kind }, at });
    return present(row);
  });
}

function present(row: JobRow): Job {
  const { id, kind, state, orgId, attempts, priority, progress, error } = row;
  return {
    id,
    kind,
    state,
    org_id: orgId,
    attempts,
    priority,
    progress,
    error,
    created_at: row.createdAt.toISOString(),
    due_at: row.dueAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}
