import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { z } from 'zod';
import { startBackgroundWork } from '../apps/api/src/composition/start/start-background-work.ts';
import { acrossOrganizations } from '../apps/api/src/platform/database/transaction.ts';
import { announceJobs, enqueue, followJobs } from '../apps/api/src/platform/jobs/enqueue.ts';
import { handleJob, jobKind } from '../apps/api/src/platform/jobs/job-kind.ts';
import { createWorker } from '../apps/api/src/platform/jobs/worker.ts';
import { createRequestCounts } from '../apps/api/src/platform/limits/request-limiter.ts';
import { countStatements } from '../apps/api/src/testing/count-statements.ts';
import { ms, printTable } from './measure.ts';
import { type BenchTarget, onEachEngine } from './place.ts';

const JOBS = 200;
const MINUTES = 2;

/** What an idle server asks its database, and how long it takes from asking for a job, the commit included, to its beginning. */
export async function benchJobs(): Promise<void> {
  const rows: string[][] = [];
  await onEachEngine(async (place) => {
    const waits = await measureWaits(place);
    const at = (share: number) => waits[Math.floor(waits.length * share)]!;
    const statements = await countIdle(place);
    rows.push([place.engine, (statements / MINUTES).toFixed(1), ms(at(0.5)), ms(at(0.99)), ms(waits.at(-1)!)]);
  });
  printTable(['engine', 'statements a minute, idle', 'queued to begun p50 ms', 'p99 ms', 'max ms'], rows);
}

async function measureWaits({ world }: BenchTarget): Promise<number[]> {
  const kind = jobKind('bench', z.strictObject({ sentAt: z.number() }));
  const waits: number[] = [];
  let begun = () => undefined as void;
  const run = async (_: unknown, { payload }: { payload: { sentAt: number } }) => {
    waits.push(performance.now() - payload.sentAt);
    begun();
  };
  const worker = createWorker({ world, handlers: [handleJob(kind, { run })], onError: fail });
  const ends = [announceJobs(world.db, world.live), followJobs(world.live, worker)];
  worker.start();
  await worker.drain();
  for (let i = 0; i < JOBS; i++) {
    const { promise, resolve } = Promise.withResolvers<void>();
    begun = resolve;
    await acrossOrganizations(world.db, (tx) =>
      enqueue({ tx, orgId: null }, kind, { sentAt: performance.now() }, { at: new Date() }),
    );
    await promise;
  }
  for (const end of ends) end();
  await worker.stop();
  return waits.toSorted((a, b) => a - b);
}

async function countIdle({ world, database }: BenchTarget): Promise<number> {
  const perMinute = { read: 600, write: 600, upload: 60 };
  const counts = createRequestCounts({ perMinute, shared: database.kind === 'server' ? database.pool : null });
  const stop = startBackgroundWork({ world, counts, logger: pino({ level: 'silent' }), metrics: null });
  await pause(10_000);
  const statements = countStatements(database.pool);
  await pause(MINUTES * 60_000);
  await stop();
  return statements.texts.length;
}

function fail(error: unknown): void {
  throw error;
}
