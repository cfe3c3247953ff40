import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../http/app-error.ts';
import { STATIC_FILE } from '../web/web-app.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What a monitoring system reads of this process: requests, connections, timers, memory, the event loop. */
export interface Metrics {
  /** Counts every request of this server, and gives all figures at `/metrics` to whoever has the token. */
  serve(app: FastifyInstance): void;
  timerFailed(timer: string): void;
  jobEnded(job: { kind: string; outcome: string; waitedMs: number; workedMs: number }): void;
}

export function createMetrics({ pool, token }: { pool: pg.Pool; token: string }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route'] as const;
  const open = new Gauge({
    name: 'snapwell_requests_open',
    help: 'Requests that are being answered, streams among them.',
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: 'snapwell_request_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: [...labelNames, 'status'],
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'snapwell_timer_failures_total',
    help: 'Turns of background work that failed.',
    labelNames: ['timer'],
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'snapwell_job_seconds',
    help: 'How long attempts at jobs took, by how they ended.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers,
  });
  const jobWaits = new Histogram({
    name: 'snapwell_job_wait_seconds',
    help: 'From the moment a job was due to its beginning.',
    labelNames: ['kind'],
    buckets: [0.05, 0.2, 1, 5, 30, 120, 600],
    registers,
  });
  const connections = new Gauge({
    name: 'snapwell_database_connections',
    help: 'Connections of the pool; `waiting` are calls that wait for one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  registry.registerMetric(connections);

  return {
    serve(app) {
      app.addHook('onRequest', async ({ method, routeOptions: { url = 'none' } }, { raw }) => {
        // Each of those files has a route of its own; together they are one line.
        const labels = { method, route: STATIC_FILE.test(url) ? 'static' : url };
        open.inc(labels);
        const stop = durations.startTimer(labels);
        // Also when the caller went away before the end.
        raw.once('close', () => {
          open.dec(labels);
          stop({ status: raw.statusCode });
        });
      });
      app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
        if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
          throw new AppError('authentication_required');
        return reply
          .type(registry.contentType)
          .header('cache-control', 'no-store')
          .send(await registry.metrics());
      });
    },
    timerFailed: (timer) => failures.inc({ timer }),
    jobEnded({ kind, outcome, waitedMs, workedMs }) {
      jobSeconds.observe({ kind, outcome }, workedMs / 1000);
      jobWaits.observe({ kind }, waitedMs / 1000);
    },
  };
}

/** Takes as long whatever is given, so that the time does not tell how much of it is right. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [given, right].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
