import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { closeBelow } from '#platform/config/data-dir.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { describeClosed, describeRecovery } from './engine-log.ts';
import { startMaintenance } from './maintenance.ts';
import { startWorker } from './worker-client.ts';
import { WorkerConnection } from './worker-connection.ts';

const CHECKPOINT_EVERY_MS = 5 * 60 * 1000;

/** Thrown when the embedded database does not open. */
export class EmbeddedDatabaseClosed extends Error {
  constructor(folder: string | null, cause: unknown) {
    const failure = cause instanceof Error ? cause.message : String(cause);
    super(folder === null ? failure : describeClosed(folder, failure), { cause });
  }
}

/**
 * Opens the embedded PostgreSQL in `dataDir/postgres` (in memory when `dataDir` is null) behind an ordinary `pg` pool
 * of one session. The embedded engine has no background processes, so the log is checkpointed here. `warn` hears when
 * the last stop left something behind.
 */
export async function openEmbedded(
  dataDir: string | null,
  warn: (sentence: string) => void,
): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  const lock = dataDir === null ? null : await takeDataDir(dataDir);
  const folder = dataDir === null ? null : join(dataDir, 'postgres');
  const isNew = folder !== null && !existsSync(join(folder, 'PG_VERSION'));
  const worker = startWorker(folder);
  try {
    const recovery = describeRecovery(await worker.ready);
    if (recovery) warn(recovery);
    if (isNew) closeBelow(folder);
  } catch (error) {
    await worker.abandon();
    await lock?.release();
    throw new EmbeddedDatabaseClosed(folder, error);
  }
  // One session: a query outside the open transaction would wait for it for ever, so waiting ends in an error.
  const pool = new pg.Pool({
    Client: clientOver(worker),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5000,
  } as pg.PoolConfig);
  const checkpoints = setInterval(() => void pool.query('checkpoint').catch(() => undefined), CHECKPOINT_EVERY_MS);
  checkpoints.unref();
  const stopTidying = startMaintenance(pool);

  return {
    pool,
    async close() {
      clearInterval(checkpoints);
      stopTidying();
      await pool.end();
      await worker.close();
      await lock?.release();
    },
  };
}

/** A `pg.Client` class whose every instance speaks to the worker: the pool makes a new client after a broken one. */
function clientOver(worker: ReturnType<typeof startWorker>) {
  return class EmbeddedClient extends pg.Client {
    constructor() {
      // `connection` is an option that the types do not list.
      super({ connection: new WorkerConnection(worker) } as pg.ClientConfig);
    }
  };
}

async function takeDataDir(dataDir: string) {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(
    join(dataDir, 'README.txt'),
    'Everything Snapwell keeps: the database (postgres), uploaded files (files) and secrets (secrets.json).\nBack up the whole folder while the server is stopped.\n',
  );
  return lockDataDir(dataDir);
}
