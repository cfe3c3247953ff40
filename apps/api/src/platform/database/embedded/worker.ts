// Runs in a worker thread, so that a slow statement never stops the event loop of the server.
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableNodeFS } from './durable-node-fs.ts';
import type { WorkerReply, WorkerRequest } from './protocol.ts';

const startParams = [
  ...PGlite.defaultStartParams,
  '-c',
  'shared_buffers=32MB',
  '-c',
  'max_wal_size=64MB',
  '-c',
  'min_wal_size=32MB',
];

/**
 * PGlite signs in as a superuser, and superusers pass row-level security. The application therefore works as a plain
 * role that owns the tables, exactly as on a server.
 */
const becomeApplicationRole = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'snapwell') then
      create role snapwell nologin;
      grant pg_checkpoint to snapwell;
      execute format('grant all on database %I to snapwell', current_database());
      alter schema public owner to snapwell;
    end if;
  end $$;
  set role snapwell;`;

let database: PGlite | undefined;

/** Lines that the engine writes while it opens: it explains itself nowhere else. */
const log: string[] = [];

async function answer(request: WorkerRequest): Promise<{ bytes?: Uint8Array; log?: string[] }> {
  switch (request.type) {
    case 'open': {
      database = await PGlite.create({
        ...(request.dataDir === null ? {} : { fs: new DurableNodeFS(request.dataDir) }),
        extensions: { pg_trgm, unaccent },
        startParams,
        onStderr: (line) => {
          if (!database) log.push(line);
          return false;
        },
      });
      await database.exec(becomeApplicationRole);
      return { log };
    }
    case 'exchange': {
      if (!database) throw new Error('The embedded database is not open.');
      const bytes = await database.execProtocolRaw(request.bytes, { syncToFs: true });
      return { bytes: bytes.slice() };
    }
    case 'close': {
      await database?.close();
      return {};
    }
  }
}

parentPort?.on('message', (request: WorkerRequest) => {
  answer(request).then(
    (answered) =>
      parentPort?.postMessage(
        { id: request.id, ...answered } satisfies WorkerReply,
        answered.bytes ? [answered.bytes.buffer as ArrayBuffer] : [],
      ),
    (error: unknown) =>
      parentPort?.postMessage({
        id: request.id,
        error: [...log, error instanceof Error ? error.message : JSON.stringify(error)].join('\n'),
      } satisfies WorkerReply),
  );
});
