import { performance } from 'node:perf_hooks';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createNotifyChannel } from '#adapters/live-channel/notify-channel.ts';
import { anOrganization } from '#features/organizations/organizations.factory.ts';
import { test as base, type TestServer } from '#testing/api-test.ts';
import { acrossOrganizations, inOrganization } from '../database/transaction.ts';
import { announceJobs, enqueue, followJobs, type JobScope, listenToQueue } from './enqueue.ts';
import { backOffMs, handleJob, jobKind, type JobKind, nextTurn, type RunningJob } from './job-kind.ts';
import { jobs } from './jobs.tables.ts';
import type { JobWorld } from './run-job.ts';
import { createWorker, type JobReport, type Worker } from './worker.ts';

const payload = z.strictObject({ n: z.int() });
type Handler = (job: RunningJob<z.output<typeof payload>>) => Promise<void>;

interface QueueFixture {
  readonly orgId: string;
  readonly kind: JobKind<typeof payload>;
  /** Numbers that were worked on, by whichever worker. */
  readonly seen: number[];
  readonly reports: JobReport[];
  add(n: number, order?: Order): Promise<void>;
  worker(run?: Handler): Worker;
  rows(): Promise<(typeof jobs.$inferSelect)[]>;
}

let kinds = 0;

/** A kind of this test alone: its workers take nothing else. */
const test = base.extend('queue', async ({ server }): Promise<QueueFixture> => aQueue(server));

async function aQueue({ world }: TestServer, options: Partial<JobKind> = {}): Promise<QueueFixture> {
  const { id: orgId } = await anOrganization(world.db);
  const kind = jobKind(`test-${++kinds}`, payload, { attempts: 3, ...options });
  const seen: number[] = [];
  const reports: JobReport[] = [];
  return {
    orgId,
    kind,
    seen,
    reports,
    add: (n, order) => inOrganization(world.db, orgId, (scope) => addTo(world, { kind }, scope, { n, ...order })),
    worker(run = async () => undefined) {
      const handler = handleJob<JobWorld, typeof payload>(kind, {
        run: async (_, job) => {
          seen.push(job.payload.n);
          await run(job);
        },
      });
      const worker = createWorker({
        world,
        handlers: [handler],
        onEnd: (report) => void reports.push(report),
        onError: (error) => reports.push({ outcome: 'lost', error } as JobReport),
      });
      onTestFinished(() => worker.stop(0));
      return worker;
    },
    rows: () => acrossOrganizations(world.db, (tx) => tx.select().from(jobs).where(eq(jobs.kind, kind.name))),
  };
}

interface Order {
  readonly key?: string;
  readonly dueAt?: Date;
  readonly priority?: number;
}

/** Queues a job with this number. */
function addTo({ clock }: JobWorld, { kind }: Pick<QueueFixture, 'kind'>, scope: JobScope, job: Order & { n: number }) {
  const { n, ...order } = job;
  return enqueue(scope, kind, { n }, { at: clock.now(), ...order });
}

const later = (clock: { now(): Date; set(time: string): void }, ms: number) =>
  clock.set(new Date(clock.now().getTime() + ms).toISOString());

/** Settles with the first call. */
function aSignal<T = void>() {
  return Promise.withResolvers<T>();
}

test('a job that is rolled back with its writer was never asked for', async ({ server, queue }) => {
  const { world } = server;
  const told: Date[] = [];
  onTestFinished(listenToQueue(world.db, { enqueued: (dueAt) => void told.push(dueAt), soon: () => undefined }));
  const write = inOrganization(world.db, queue.orgId, async (scope) => {
    await addTo(world, queue, scope, { n: 1 });
    throw new Error('never mind');
  });
  await expect(write).rejects.toThrow('never mind');
  expect([await queue.rows(), told]).toEqual([[], []]);
  await queue.add(2);
  expect([(await queue.rows()).length, told.length]).toEqual([1, 1]);
});

test('what is committed begins at once, without looking for it', async ({ server, queue }) => {
  const { world } = server;
  const begun = aSignal<number>();
  const worker = queue.worker(async () => begun.resolve(performance.now()));
  onTestFinished(listenToQueue(world.db, { enqueued: (dueAt) => worker.wake(dueAt), soon: () => undefined }));
  worker.start();
  // The look of the start is over: what is queued now it did not see.
  await worker.drain();
  await queue.add(1);
  const committed = performance.now();
  expect((await begun.promise) - committed).toBeLessThan(200);
});

test('a worker of another process hears of it too, also from a process that ends right after', async ({
  server,
  queue,
  skip,
}) => {
  const { kind: engine, pool } = server.database;
  skip(engine === 'embedded', 'an embedded database has one process');
  const channel = () => createNotifyChannel(pool.options.connectionString!, () => undefined);
  const [here, there] = [channel(), channel()];
  onTestFinished(() => there.close());
  const begun = aSignal();
  const worker = queue.worker(async () => begun.resolve());
  followJobs(there, worker);
  // The other connection listens as soon as something of this one arrives there.
  const isListening = aSignal();
  there.subscribe('ready', () => isListening.resolve());
  const saying = setInterval(() => here.publish('ready', {}), 20);
  await isListening.promise.finally(() => clearInterval(saying));
  worker.start();
  await worker.drain();
  onTestFinished(announceJobs(server.world.db, here));
  await queue.add(1);
  await here.close();
  await begun.promise;
});

test('what fails is tried again after ever longer pauses, then it has failed, and says why', async ({
  clock,
  queue,
}) => {
  clock.set('2026-03-02T10:00:00Z');
  await queue.add(1);
  const worker = queue.worker(() => Promise.reject(new Error('The printer is away.')));
  for (const pause of [10_000, 20_000]) {
    await worker.drain();
    await worker.drain();
    const [row] = await queue.rows();
    expect(row).toMatchObject({ state: 'waiting', error: 'The printer is away.' });
    expect(row!.dueAt.getTime() - clock.now().getTime()).toBe(pause);
    later(clock, pause);
  }
  await worker.drain();
  expect(await queue.rows()).toMatchObject([{ state: 'failed', attempts: 3, error: 'The printer is away.' }]);
  expect(queue.seen).toEqual([1, 1, 1]);
  expect(queue.reports.map(({ outcome }) => outcome)).toEqual(['retried', 'retried', 'failed']);
});

test('the higher priority comes first, then what is due longest; what is due later waits', async ({ clock, queue }) => {
  clock.set('2026-03-02T10:00:00Z');
  await queue.add(1);
  await queue.add(2, { dueAt: new Date('2026-03-02T09:00:00Z') });
  await queue.add(3, { priority: 5 });
  await queue.add(4, { dueAt: new Date('2026-03-02T10:00:01Z'), priority: 9 });
  const worker = queue.worker();
  await worker.drain();
  expect(queue.seen).toEqual([3, 2, 1]);
  later(clock, 1000);
  await worker.drain();
  expect(queue.seen).toEqual([3, 2, 1, 4]);
});

test('the same work waits once; while it is done it may be asked for again', async ({ queue }) => {
  await queue.add(1, { key: 'library' });
  await queue.add(2, { key: 'library' });
  await queue.add(3, { key: 'another' });
  await queue
    .worker(async ({ payload: { n } }) => {
      if (n === 2) await queue.add(4, { key: 'library' });
    })
    .drain();
  expect(queue.seen.toSorted()).toEqual([2, 3, 4]);
});

test('two workers do each job once', async ({ server }) => {
  const queue = await aQueue(server, { atOnce: 2 });
  for (let n = 0; n < 20; n++) await queue.add(n);
  await Promise.all([queue.worker().drain(), queue.worker().drain()]);
  expect(queue.seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(queue.reports.every(({ outcome }) => outcome === 'done')).toBe(true);
});

test('of a kind no more run at once than it says', async ({ queue }) => {
  for (const n of [1, 2, 3]) await queue.add(n);
  let [running, most] = [0, 0];
  await queue
    .worker(async ({ report }) => {
      most = Math.max(most, ++running);
      await report(0.5);
      running--;
    })
    .drain();
  expect([queue.seen.length, most]).toEqual([3, 1]);
});

test('a job whose worker is gone is taken up after its lease, and the lost worker changes nothing', async ({
  clock,
  queue,
}) => {
  clock.set('2026-03-02T10:00:00Z');
  await queue.add(1);
  const [taken, goOn] = [aSignal(), aSignal()];
  const lost = queue.worker(async () => {
    taken.resolve();
    await goOn.promise;
    throw new Error('I am late.');
  });
  const ends = lost.drain();
  await taken.promise;
  later(clock, 59_000);
  await queue.worker().drain();
  expect(queue.seen).toEqual([1]);
  later(clock, 2000);
  const second = queue.worker(async () => {
    goOn.resolve();
    await ends;
    expect(await queue.rows()).toMatchObject([{ state: 'running', attempts: 2 }]);
  });
  await second.drain();
  expect(queue.seen).toEqual([1, 1]);
  expect(queue.reports.map(({ outcome }) => outcome)).toEqual(['lost', 'done']);
  expect(await queue.rows()).toMatchObject([{ state: 'done', attempts: 2, error: null }]);
});

test('what ends every process that works on it fails, and is not tried for ever', async ({ clock, queue }) => {
  clock.set('2026-03-02T10:00:00Z');
  await queue.add(1);
  for (let attempt = 1; attempt <= queue.kind.attempts; attempt++) {
    const taken = aSignal();
    void queue
      .worker(() => {
        taken.resolve();
        return new Promise(() => undefined);
      })
      .drain();
    await taken.promise;
    later(clock, 61_000);
  }
  await queue.worker().drain();
  expect(queue.seen).toEqual([1, 1, 1]);
  expect(await queue.rows()).toMatchObject([
    { state: 'failed', error: 'Every process that worked on it ended before it did.' },
  ]);
});

test('a stop lets a job end, and returns what does not to the queue, uncounted', async ({ queue }) => {
  await queue.add(1);
  const [first, end] = [aSignal(), aSignal()];
  const worker = queue.worker(async () => {
    first.resolve();
    await end.promise;
  });
  worker.start();
  await first.promise;
  const stopped = worker.stop();
  end.resolve();
  await stopped;
  expect(await queue.rows()).toMatchObject([{ state: 'done' }]);

  await queue.add(2);
  const begun = aSignal();
  const patient = queue.worker(({ signal }) => {
    begun.resolve();
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  patient.start();
  await begun.promise;
  await patient.stop();
  expect((await queue.rows()).find(({ state }) => state === 'waiting')).toMatchObject({ attempts: 0, claim: null });
  await queue.worker().drain();
  expect(queue.seen).toEqual([1, 2, 2]);
});

test('how far it is can be read while it runs; a job that was cancelled hears of it', async ({ server, queue }) => {
  await queue.add(1);
  let isAborted = false;
  await queue
    .worker(async ({ report, signal, id }) => {
      await report(0.4);
      expect(await queue.rows()).toMatchObject([{ state: 'running', progress: expect.closeTo(0.4) }]);
      await acrossOrganizations(server.world.db, (tx) =>
        tx.update(jobs).set({ state: 'cancelled', claim: null }).where(eq(jobs.id, id)),
      );
      await report(0.5);
      isAborted = signal.aborted;
    })
    .drain();
  expect(isAborted).toBe(true);
  expect(await queue.rows()).toMatchObject([{ state: 'cancelled' }]);
});

test('a payload that its kind does not know fails at once and is not handed over', async ({ server, queue }) => {
  await queue.add(1);
  await acrossOrganizations(server.world.db, (tx) =>
    tx
      .update(jobs)
      .set({ payload: { n: 'one' } })
      .where(eq(jobs.kind, queue.kind.name)),
  );
  await queue.worker().drain();
  expect(queue.seen).toEqual([]);
  expect(await queue.rows()).toMatchObject([{ state: 'failed', attempts: 1 }]);
});

test('an error is kept without the values of its statement', async ({ server, queue }) => {
  await queue.add(1);
  await queue
    .worker(async () => {
      await inOrganization(server.world.db, queue.orgId, ({ tx, orgId }) =>
        tx.insert(jobs).values({ id: 'my secret', orgId, kind: null as unknown as string, payload, dueAt: new Date() }),
      );
    })
    .drain();
  const error = (await queue.rows())[0]!.error!;
  expect(error).toContain('null value in column "kind"');
  expect(error).not.toContain('my secret');
});

test('what comes by itself comes once for all processes, at each of its times', async ({ server, clock }) => {
  clock.set('2026-03-02T10:20:00Z');
  const { world } = server;
  const kind = jobKind(`test-turns-${++kinds}`, z.strictObject({}), { everyMs: 3_600_000, attempts: 1 });
  let turns = 0;
  const fresh = () => {
    const run = async () => {
      if (++turns === 2) throw new Error('this turn fails');
    };
    const worker = createWorker({ world, handlers: [handleJob(kind, { run })], onError: () => undefined });
    onTestFinished(() => worker.stop(0));
    worker.start();
    return worker;
  };
  const workers = [fresh(), fresh()];
  const rows = () => acrossOrganizations(world.db, (tx) => tx.select().from(jobs).where(eq(jobs.kind, kind.name)));
  const next = async () => (await rows()).filter(({ state }) => state === 'waiting').map(({ dueAt }) => dueAt);
  await expect.poll(next).toEqual([new Date('2026-03-02T11:00:00Z')]);
  expect(turns).toBe(1);
  clock.set('2026-03-02T11:00:00Z');
  await Promise.all(workers.map((worker) => worker.drain()));
  clock.set('2026-03-02T12:30:00Z');
  await Promise.all(workers.map((worker) => worker.drain()));
  expect(turns).toBe(3);
  expect(await next()).toEqual([new Date('2026-03-02T13:00:00Z')]);
  expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['done', 'done', 'failed', 'waiting']);
});

test('pauses double up to an hour, and turns are at multiples of their time', () => {
  expect([1, 2, 3, 20].map((n) => backOffMs({ backOffMs: 5000 }, n))).toEqual([5000, 10_000, 20_000, 3_600_000]);
  expect(nextTurn(3_600_000, new Date('2026-03-02T10:00:00Z'))).toEqual(new Date('2026-03-02T11:00:00Z'));
});
