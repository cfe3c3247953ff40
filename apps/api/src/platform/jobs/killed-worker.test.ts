// @module-tag ci
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createTestClock, test } from '#testing/api-test.ts';
import { openDatabase } from '../database/database.ts';
import { acrossOrganizations } from '../database/transaction.ts';
import { handleJob, jobKind } from './job-kind.ts';
import { listJobRows } from './jobs.repository.ts';
import type { JobWorld } from './run-job.ts';
import { createWorker } from './worker.ts';

const kind = jobKind('test-killed', z.strictObject({}));

/** A process that takes a job, says so, and never ends it. */
const child = (from: string, place: object) => `
  const at = (path) => import(new URL(path, ${JSON.stringify(from)}));
  const { openDatabase } = await at('../database/database.ts');
  const { migrateDatabase } = await at('../database/migrate.ts');
  const { acrossOrganizations } = await at('../database/transaction.ts');
  const { enqueue } = await at('./enqueue.ts');
  const { handleJob, jobKind } = await at('./job-kind.ts');
  const { createWorker } = await at('./worker.ts');
  const { z } = await import('zod');
  const { db, pool } = await openDatabase(${JSON.stringify(place)});
  await migrateDatabase(pool);
  const kind = jobKind('${kind.name}', z.strictObject({}));
  const clock = { now: () => new Date() };
  await acrossOrganizations(db, (tx) => enqueue({ tx, orgId: null }, kind, {}, { at: clock.now() }));
  const run = () => { console.log('taken'); return new Promise(() => setInterval(() => undefined, 1000)); };
  createWorker({ world: { db, clock }, handlers: [handleJob(kind, { run })], onError: console.error }).start();
`;

test(
  'a job of a process that was killed is done by another after its lease',
  { timeout: 180_000 },
  async ({ server }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'snapwell-killed-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    // The embedded database belongs to one process: the next one opens it anew.
    const isServer = server.database.kind === 'server';
    const place = isServer ? { url: server.database.pool.options.connectionString, dataDir: null } : { dataDir };
    const code = child(import.meta.url, place);
    const running = spawn(process.execPath, ['--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: import.meta.dirname,
    });
    const [line] = (await once(createInterface(running.stdout), 'line')) as [string];
    expect(line).toBe('taken');
    running.kill('SIGKILL');
    await once(running, 'exit');

    const database = isServer ? server.database : await openDatabase({ dataDir });
    if (!isServer) onTestFinished(() => database.close());
    const clock = createTestClock();
    const world = { db: database.db, clock };
    let done = 0;
    const work = () =>
      createWorker<JobWorld>({
        world,
        handlers: [handleJob(kind, { run: async () => void done++ })],
        onError: (error) => {
          throw error;
        },
      }).drain();
    await work();
    expect(done).toBe(0);
    clock.set(new Date(Date.now() + kind.leaseMs + 1000).toISOString());
    await Promise.all([work(), work()]);
    expect(done).toBe(1);
    const rows = await acrossOrganizations(database.db, (tx) => listJobRows(tx, { kind: kind.name, limit: 5 }));
    expect(rows).toMatchObject([{ state: 'done', attempts: 2 }]);
  },
);
