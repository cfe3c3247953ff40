import type { Readable } from 'node:stream';
import type { DataRequest } from '@snapwell/contract/admin/system.schemas';
import type { PageQuery } from '@snapwell/contract/http/page';
import { erasePerson, exportPerson } from '#composition/job-kinds.ts';
import { findUser } from '#features/identity/index.ts';
import { eraseAccount } from '#features/profiles/index.ts';
import { recordAct } from '#platform/audit/audit-log.ts';
import { momentAndId, readCursor, toPage } from '#platform/cursor.ts';
import { readPersonalRows } from '#platform/database/personal-rows.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { newFileKey } from '#platform/files/file-keys.ts';
import { AppError } from '#platform/http/app-error.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import type { RunningJob } from '#platform/jobs/job-kind.ts';
import { newId } from '#platform/new-id.ts';
import type { Caller } from '#security/caller.ts';
import type { World } from '#world.ts';
import {
  type DataRequestRow,
  findDataRequest,
  insertDataRequest,
  listDataRequestRows,
  listExportsBefore,
  updateDataRequest,
} from './data-requests.repository.ts';

/** The file of an export is there for so long: it holds everything about a person. */
const FILE_MS = 7 * 24 * 60 * 60_000;

/** Asks for a copy of everything about a person, or for their erasure. */
export async function requestData(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  caller: Caller,
  { uid, kind }: { uid: string; kind: 'export' | 'erasure' },
): Promise<DataRequest> {
  const user = await findUser(db, uid);
  if (!user) throw new AppError('not_found');
  if (kind === 'erasure' && uid === caller.uid) throw new AppError('own_account');
  const at = clock.now();
  return acrossOrganizations(db, async (tx) => {
    const id = newId(at);
    const row = await insertDataRequest(tx, { id, kind, uid, requestedBy: caller.uid, requestedAt: at });
    const order = { at, key: id };
    await enqueue({ tx, orgId: null }, kind === 'export' ? exportPerson : erasePerson, { request_id: id }, order);
    await recordAct(tx, {
      actorUid: caller.uid,
      address: caller.address,
      act: kind === 'export' ? 'data_export_requested' : 'erasure_requested',
      target: uid,
      at,
    });
    return present({ ...row, displayName: user.displayName });
  });
}

/** Exports and erasures, the newest first. */
export async function listDataRequests({ db }: Pick<World, 'db'>, { limit, cursor }: PageQuery) {
  const rows = await listDataRequestRows(db, { limit: limit + 1, after: readCursor(cursor, momentAndId) });
  return toPage(rows, limit, { cursorOf: ({ requestedAt, id }) => [requestedAt.toISOString(), id], present });
}

/** The file of an export, for as long as it is there. */
export async function openExport(
  { db, clock, files }: Pick<World, 'db' | 'clock' | 'files'>,
  caller: Caller,
  id: string,
): Promise<{ body: Readable; fileName: string }> {
  const row = await findDataRequest(db, id);
  const file = row?.fileKey ? await files.find(row.fileKey) : null;
  if (!row || !file) throw new AppError('not_found');
  await acrossOrganizations(db, (tx) =>
    recordAct(tx, {
      actorUid: caller.uid,
      address: caller.address,
      act: 'data_export_opened',
      target: row.uid,
      at: clock.now(),
    }),
  );
  return { body: await file.open(), fileName: `person-${row.uid}.json` };
}

type RequestJob = Pick<RunningJob<{ request_id: string }>, 'payload' | 'report'>;
type ExportWorld = Pick<World, 'db' | 'clock' | 'files'>;

/** Gathers everything about a person into a file. */
export async function runExport(
  world: ExportWorld,
  { payload: { request_id: id }, report }: RequestJob,
): Promise<void> {
  const { db, clock, files } = world;
  const row = await begin(world, id);
  if (!row) return;
  await report(0.1);
  const { tables, incomplete } = await acrossOrganizations(db, (tx) => readPersonalRows(tx, row.uid));
  await updateDataRequest(db, id, { progress: 0.7 });
  const document = { exported_at: clock.now().toISOString(), uid: row.uid, tables, incomplete };
  const fileKey = newFileKey('exports', 'json');
  await files.put(fileKey, Buffer.from(JSON.stringify(document, null, 2)), 'application/json');
  await updateDataRequest(db, id, { state: 'done', progress: 1, fileKey, endedAt: clock.now() });
}

/** Erases a person, as they could themselves. */
export async function runErasure(
  world: ExportWorld & Pick<World, 'identityProvider'>,
  { payload: { request_id: id }, report }: RequestJob,
): Promise<void> {
  const row = await begin(world, id);
  if (!row) return;
  await report(0.1);
  await eraseAccount(world, row.uid);
  // Copies that were made of what is erased now.
  for (const made of await listExportsBefore(world.db, { uid: row.uid })) await removeExport(world, made);
  await updateDataRequest(world.db, id, { state: 'done', progress: 1, endedAt: world.clock.now() });
}

/** Says why it could not be done. */
export async function failRequest(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { request_id: id }: { request_id: string },
): Promise<void> {
  await updateDataRequest(db, id, { state: 'failed', endedAt: clock.now() });
}

/** Removes the files of exports whose time is over. */
export async function sweepExports(world: ExportWorld): Promise<void> {
  const before = new Date(world.clock.now().getTime() - FILE_MS);
  for (const made of await listExportsBefore(world.db, { before })) await removeExport(world, made);
}

async function removeExport({ db, files }: ExportWorld, { id, fileKey }: DataRequestRow): Promise<void> {
  if (fileKey !== null) await files.remove(fileKey);
  await updateDataRequest(db, id, { fileKey: null });
}

/** Null for one that is done: a job may come twice. */
async function begin({ db }: Pick<World, 'db'>, id: string): Promise<DataRequestRow | null> {
  const row = await findDataRequest(db, id);
  if (!row || row.state === 'done') return null;
  await updateDataRequest(db, id, { state: 'running', progress: 0.1, error: null });
  return row;
}

function present(row: DataRequestRow & { displayName: string | null }): DataRequest {
  return {
    id: row.id,
    kind: row.kind,
    uid: row.uid,
    display_name: row.displayName ?? '',
    state: row.state,
    progress: row.progress,
    error: row.error,
    has_file: row.fileKey !== null,
    requested_at: row.requestedAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}
