import type { FastifyBaseLogger } from 'fastify';
import { tellOfProcess } from '#features/admin/index.ts';
import { followIndexes, queueIndexing } from '#features/copilot/index.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { announceJobs, enqueue, followJobs } from '#platform/jobs/enqueue.ts';
import type { JobKind } from '#platform/jobs/job-kind.ts';
import { createWorker, type JobReport } from '#platform/jobs/worker.ts';
import type { Metrics } from '#platform/observing/metrics.ts';
import { gentlePace, type Pace } from '#platform/limits/pace.ts';
import { repeat } from '#platform/limits/repeat.ts';
import type { RequestCounts } from '#platform/limits/request-limiter.ts';
import { jobHandlers } from '../job-handlers.ts';
import type { World } from '#world.ts';

/** Requests of one person that several processes serve in that time may exceed their budget. */
const COUNTS_PAUSE_MS = 2000;
/** What many transactions ask for together (`enqueueSoon`) is gathered for so long. */
const GATHERING_MS = 1500;
/** How often a process says that it is alive. */
const SIGN_OF_LIFE_MS = 60_000;

export interface BackgroundWork {
  readonly world: World;
  readonly counts: RequestCounts;
  readonly logger: FastifyBaseLogger;
  readonly metrics: Metrics | null;
  readonly pace?: Pace;
}

/** What the server does by itself, in every process; answers how to stop. */
export function startBackgroundWork(background: BackgroundWork): () => Promise<void> {
  const { world, counts } = background;
  const told = (what: string) => tellOf(background, what);
  const worker = createWorker({
    world,
    handlers: jobHandlers(background.pace ?? gentlePace()),
    onEnd: (report) => tellOfJob(background, report),
    onError: told('jobs'),
  });
  const gathering = gather(world, told('jobs'));
  const ends = [
    announceJobs(world.db, world.live, gathering.add),
    followJobs(world.live, worker),
    followIndexes(world, told('assistant-index')),
  ];
  worker.start();
  // After an update a library may have to be cut in another way: nobody waits an hour for the job that finds it.
  queueIndexing(world).catch(told('assistant-index'));
  const alive = told('process');
  tellOfProcess(world).catch(alive);
  const stopTelling = repeat(SIGN_OF_LIFE_MS, () => tellOfProcess(world), alive);
  const stopCounting = repeat(COUNTS_PAUSE_MS, () => counts.exchange(), told('request-counts'));
  return async () => {
    for (const end of ends) end();
    gathering.stop();
    await Promise.all([worker.stop(), stopCounting(), stopTelling()]);
  };
}

/** Queues a kind once for all who ask for it within a moment. */
function gather({ db, clock }: World, onError: (error: unknown) => void) {
  const waiting = new Map<JobKind, NodeJS.Timeout>();
  const queue = (kind: JobKind) => {
    waiting.delete(kind);
    const order = { at: clock.now(), key: '' };
    acrossOrganizations(db, (tx) => enqueue({ tx, orgId: null }, kind, {}, order)).catch(onError);
  };
  return {
    add: (kind: JobKind) => {
      if (!waiting.has(kind)) waiting.set(kind, setTimeout(queue, GATHERING_MS, kind).unref());
    },
    stop: () => waiting.forEach((timer) => clearTimeout(timer)),
  };
}

function tellOf({ logger, metrics }: BackgroundWork, timer: string) {
  return (error: unknown) => {
    logger.error({ err: error, timer }, 'background work failed');
    metrics?.timerFailed(timer);
  };
}

/** One line for each attempt; what went well is of interest to whoever looks closely. */
function tellOfJob({ logger, metrics }: BackgroundWork, { job, outcome, workedMs, error }: JobReport): void {
  const waitedMs = job.startedAt!.getTime() - job.wasDueAt.getTime();
  const { kind, id, orgId, attempts } = job;
  const line = { job: id, kind, org: orgId, attempt: attempts, outcome, waitedMs, ms: Math.round(workedMs) };
  if (outcome === 'failed') logger.error({ ...line, err: error }, 'job');
  else if (outcome === 'retried') logger.warn({ ...line, err: error }, 'job');
  else logger.debug(line, 'job');
  metrics?.jobEnded({ kind, outcome, waitedMs, workedMs });
}
