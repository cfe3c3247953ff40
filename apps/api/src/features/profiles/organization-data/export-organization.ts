import { PassThrough, Readable } from 'node:stream';
import type { OrganizationExport } from '@snapwell/contract/profiles/organization-data.schemas';
import { EXPORT_DAYS } from '@snapwell/contract/profiles/profiles.limits';
import { ZipFile } from 'yazl';
import { exportOrganization } from '#composition/job-kinds.ts';
import { exportLibrary } from '#features/library/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { newFileKey } from '#platform/files/file-keys.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { newId } from '#platform/new-id.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import {
  deleteExports,
  type ExportRow,
  findExport,
  findUnfinished,
  insertExport,
  listExports,
  updateExport,
} from './exports.repository.ts';
import { listExportedTables, readPeople, readRows } from './organization-rows.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const oldest = (now: Date) => new Date(now.getTime() - EXPORT_DAYS * DAY_MS);

type ExportWorld = Pick<World, 'db' | 'clock' | 'files'>;

/** Has an archive made; the one that is being made already, where there is one. */
export function startExport(
  { db, clock }: ExportWorld,
  { orgId, uid }: OrganizationCaller,
): Promise<OrganizationExport> {
  const at = clock.now();
  return inOrganization(db, orgId, async (scope) => {
    const unfinished = await findUnfinished(scope);
    if (unfinished) return present(unfinished);
    const row = await insertExport(scope, { id: newId(at), askedBy: uid, askedAt: at });
    await enqueue(scope, exportOrganization, { export_id: row.id }, { at, key: `export ${row.id}` });
    return present(row);
  });
}

export function readExports({ db, clock }: ExportWorld, { orgId }: OrganizationCaller) {
  return inOrganization(db, orgId, async (scope) => ({
    items: (await listExports(scope, oldest(clock.now()))).map(present),
  }));
}

/** The archive, to be sent. */
export async function openExport({ db, clock, files }: ExportWorld, { orgId }: OrganizationCaller, id: string) {
  const row = await inOrganization(db, orgId, (scope) => findExport(scope, id));
  const isThere = row?.fileKey && row.askedAt > oldest(clock.now());
  const file = isThere ? await files.find(row.fileKey!) : null;
  if (!file) throw new AppError('not_found');
  return { body: await file.open(), fileName: `${orgId}-${row!.askedAt.toISOString().slice(0, 10)}.zip` };
}

/** Makes the archive: the library in the format of the import, and below `data/` everything else as lines of JSON. */
export async function writeExport(
  world: ExportWorld,
  orgId: string,
  id: string,
  report: (progress: number) => Promise<void>,
): Promise<void> {
  const { db, clock, files } = world;
  const within = <T>(work: Parameters<typeof inOrganization<T>>[2]) => inOrganization(db, orgId, work);
  const row = await within((scope) => findExport(scope, id));
  if (!row || row.state === 'ready') return;
  await within((scope) => updateExport(scope, id, { state: 'running', progress: 0 }));
  const library = await exportLibrary(world, orgId);
  const tables = await within(listExportedTables);
  const entries: { path: string; open(): Promise<Readable> }[] = [
    { path: 'README.txt', open: async () => Readable.from([ABOUT]) },
    { path: 'data/people.jsonl', open: async () => Readable.from([asLines(await within(readPeople))]) },
    ...tables.map((table) => ({
      path: `data/${table.name}.jsonl`,
      open: async () =>
        Readable.from(
          (async function* () {
            let after: string | null = null;
            do {
              const from: string | null = after;
              const page: Awaited<ReturnType<typeof readRows>> = await within((scope) => readRows(scope, table, from));
              yield asLines(page.lines);
              after = page.next;
            } while (after !== null);
          })(),
        ),
    })),
    ...library.map((file) => ({
      path: `library/${file.path}`,
      open: async () => {
        const content = await file.open();
        return typeof content === 'string' ? Readable.from([content]) : content;
      },
    })),
  ];
  const key = newFileKey(`exports/${orgId}`, 'zip');
  let told = 0;
  await files.put(
    key,
    zipOf(entries, async (done) => {
      const progress = Math.floor((done / entries.length) * 100);
      // Told in steps: it is looked at every few seconds.
      if (progress < told + 10) return;
      told = progress;
      await report(progress / 100);
      await within((scope) => updateExport(scope, id, { progress }));
    }),
    'application/zip',
  );
  const bytes = (await files.find(key))?.bytes ?? 0;
  await within((scope) =>
    updateExport(scope, id, { state: 'ready', progress: 100, fileKey: key, bytes, endedAt: clock.now() }),
  );
}

const asLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

function zipOf(
  entries: readonly { path: string; open(): Promise<Readable> }[],
  opened: (done: number) => Promise<void>,
): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  zip.on('error', (error: Error) => out.destroy(error));
  for (const [i, { path, open }] of entries.entries()) {
    const options = { mode: 0o100644, compress: /\.(md|yaml|svg|vtt|m3u8|jsonl|txt)$/.test(path) };
    zip.addReadStreamLazy(path, options, (give) => {
      opened(i)
        .then(open)
        .then(
          (content) => {
            // A file that cannot be read ends the archive: better than one that looks whole, or a server that stops.
            content.on('error', (error: Error) => out.destroy(error));
            give(null, content);
          },
          (error: Error) => give(error, Readable.from([])),
        );
    });
  }
  zip.end();
  zip.outputStream.pipe(out);
  return out;
}

/** It did not work out; it can be asked for again. */
export async function giveUpExport({ db, clock }: ExportWorld, orgId: string, id: string): Promise<void> {
  await inOrganization(db, orgId, (scope) => updateExport(scope, id, { state: 'failed', endedAt: clock.now() }));
}

/** Forgets archives that can no longer be fetched. */
export async function forgetExports({ db, clock, files }: ExportWorld): Promise<void> {
  const keys = await acrossOrganizations(db, (tx) => deleteExports(tx, oldest(clock.now())));
  for (const key of keys) await files.remove(key);
}

function present({ id, state, progress, bytes, askedAt }: ExportRow): OrganizationExport {
  const expires = state === 'ready' ? new Date(askedAt.getTime() + EXPORT_DAYS * DAY_MS).toISOString() : null;
  return { id, state, progress, bytes, asked_at: askedAt.toISOString(), expires_at: expires };
}

const ABOUT = `library/   the content, in the format that the import reads
data/      one file for each table, one row of JSON on each line; people.jsonl says who a uid is

Not in here: what is for a member's own eyes, such as notes and conversations. They export that themselves.
`;
