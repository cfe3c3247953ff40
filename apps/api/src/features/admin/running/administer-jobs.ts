import type { Job, JobQuery } from '@snapwell/contract/admin/admin.schemas';
import type { JobTurn } from '@snapwell/contract/admin/system.schemas';
import { jobKinds } from '#composition/job-kinds.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import type { Transaction } from '#platform/database/database.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import { type JobRow, listJobRows, listTurnRows } from '#platform/jobs/jobs.repository.ts';
import { cancelJob as cancel, retryJob as retry } from '#platform/jobs/manage-jobs.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { recordAct } from '#platform/audit/audit-log.ts';
import { readOrganizationNames } from './organization-names.repository.ts';

type JobWorld = Pick<World, 'db' | 'clock'>;

/** Background work, the newest first. */
export async function listJobs({ db }: Pick<World, 'db'>, { limit, cursor, ...filter }: JobQuery) {
  const after = readCursor(cursor, momentAndId);
  return acrossOrganizations(db, async (tx) => {
    const rows = await listJobRows(tx, { ...filter, limit: limit + 1, after });
    const present = await jobPresenter(tx, rows);
    return toPage(rows, limit, { cursorOf: ({ createdAt, id }) => [createdAt.toISOString(), id], present });
  });
}

/** What the server does by itself, and when next. */
export async function listJobTurns({ db }: Pick<World, 'db'>): Promise<{ items: JobTurn[] }> {
  const turns = jobKinds.filter(({ everyMs }) => everyMs !== null);
  const rows = await acrossOrganizations(db, (tx) =>
    listTurnRows(
      tx,
      turns.map(({ name }) => name),
    ),
  );
  const items = turns.map(({ name, everyMs }) => {
    const own = rows.filter(({ kind }) => kind === name);
    return {
      kind: name,
      every_minutes: everyMs! / 60_000,
      next_at: own.find(({ state }) => state === 'waiting')?.dueAt.toISOString() ?? null,
      is_running: own.some(({ state }) => state === 'running'),
      last_error: own.find(({ error }) => error !== null)?.error ?? null,
    };
  });
  return { items };
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
    await recordAct(tx, {
      actorUid: caller.uid,
      address: caller.address,
      orgId: row.orgId,
      act,
      target: id,
      details: { kind: row.kind },
      at,
    });
    return (await jobPresenter(tx, [row]))(row);
  });
}

/** Shows some jobs as the panel does, with the names of their organizations. `tx` must be one of `acrossOrganizations`. */
export async function jobPresenter(tx: Transaction, rows: readonly JobRow[]): Promise<(row: JobRow) => Job> {
  const ids = [...new Set(rows.flatMap(({ orgId }) => orgId ?? []))];
  const names = await readOrganizationNames(tx, ids);
  return (row) => presentJob(row, names);
}

function presentJob(row: JobRow, names: ReadonlyMap<string, string>): Job {
  const { id, kind, state, orgId, attempts, priority, progress, error } = row;
  return {
    id,
    kind,
    state,
    org_id: orgId,
    org_name: orgId === null ? null : (names.get(orgId) ?? null),
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
