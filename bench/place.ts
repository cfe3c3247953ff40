import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { createApp } from '../apps/api/src/composition/app.ts';
import { createWorld } from '../apps/api/src/composition/create-world.ts';
import { type OpenDatabase, openDatabase } from '../apps/api/src/platform/database/database.ts';
import { migrateDatabase } from '../apps/api/src/platform/database/migrate.ts';
import { readEnv } from '../apps/api/src/platform/config/env.ts';
import { newId } from '../apps/api/src/platform/new-id.ts';
import { plainTokens } from '../apps/api/src/testing/people.ts';
import type { World } from '../apps/api/src/world.ts';

/** Where a bench runs: the whole server, listening, on an empty database that goes away afterwards. */
export interface BenchTarget {
  /** `embedded` or `PostgreSQL 15`. */
  readonly engine: string;
  readonly world: World;
  readonly database: OpenDatabase;
  readonly origin: string;
}

/** Runs `work` on the embedded database and, with TEST_DATABASE_URL, on that server. */
export async function onEachEngine(work: (place: BenchTarget) => Promise<void>): Promise<void> {
  await onEngine(null, work);
  if (process.env.TEST_DATABASE_URL) await onEngine(process.env.TEST_DATABASE_URL, work);
}

/** Runs `work` on a database of its own: embedded, or on a server. */
export async function onEngine(serverUrl: string | null, work: (place: BenchTarget) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'snapwell-bench-'));
  const own = serverUrl ? await makeDatabase(serverUrl) : null;
  const database = await openDatabase({ url: own?.url, dataDir });
  try {
    await onDatabase(database, dataDir, work);
  } finally {
    await database.close();
    await own?.drop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Runs `work` on a database that is there, brought up to date. */
async function onDatabase(
  database: OpenDatabase,
  dataDir: string,
  work: (place: BenchTarget) => Promise<void>,
): Promise<void> {
  await migrateDatabase(database.pool);
  const logger = pino({ level: 'silent' });
  const publicUrl = 'http://localhost:3000';
  const { world: real } = await createWorld({
    env: readEnv({ DEMO: 'false' }, ''),
    dataDir,
    publicUrl,
    database,
    logger,
  });
  // People of the bench have no accounts: their tokens are the plain ones of the tests.
  const world = {
    ...real,
    identityProvider: { ...real.identityProvider, ...plainTokens },
  };
  const app = await createApp({
    world,
    limit: async () => undefined,
    uploadsDir: join(dataDir, 'uploads'),
    logger,
    proxies: 0,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const { port } = app.server.address() as AddressInfo;
    await work({ engine: await engineOf(database), world, database, origin: `http://127.0.0.1:${port}` });
  } finally {
    await app.close();
  }
}

async function engineOf({ kind, pool }: OpenDatabase): Promise<string> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  return kind === 'embedded' ? 'embedded' : `PostgreSQL ${Number.parseFloat(rows[0]!.server_version)}`;
}

/** A database of its own on this server. */
export async function makeDatabase(serverUrl: string): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const name = `snapwell_bench_${newId().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
