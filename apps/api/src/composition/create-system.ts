import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FileStore } from '#adapters/files/port.ts';
import type { ModelFailure } from '#adapters/language-model/port.ts';
import type { MailTransport } from '#adapters/mail/port.ts';
import { describeSettings, type Env } from '#platform/config/env.ts';
import type { Database } from '#platform/database/database.ts';
import { acrossOrganizations } from '#platform/database/transaction.ts';
import { readQueueState } from '#platform/jobs/jobs.repository.ts';
import type { Clock } from '#platform/clock.ts';
import { sql } from 'drizzle-orm';
import type { World } from '../world.ts';
import type { Assistant } from './assistant.ts';

type System = World['system'];
type Probe = System['probes'][number];

export interface SystemParts {
  readonly env: Env;
  readonly dataDir: string;
  readonly db: Database;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly mailTransport: MailTransport;
  readonly assistant: Assistant;
  readonly version: string;
}

/** A read of the database that takes longer is slow. */
const SLOW_DATABASE_MS = 500;
const SLOW_PAGES_MS = 500;
/** Work that has waited so long has nobody who does it. */
const LATE_JOB_MS = 5 * 60_000;
const LITTLE_SPACE = 0.1;
/** What does not pass by itself: somebody has to set it right. */
const LASTING = new Set<ModelFailure>(['credentials', 'unknown-model', 'unpaid', 'refused']);

/** What the server knows of itself: the settings in force, its process, and how to ask each part how it is. */
export function createSystem(parts: SystemParts): System {
  const { env, clock, version } = parts;
  return {
    settings: describeSettings(env),
    retention: {
      audit_log: env.AUDIT_LOG_DAYS,
      security_events: env.SECURITY_EVENTS_DAYS,
      errors: env.ERRORS_DAYS,
      finished_jobs: env.FINISHED_JOBS_DAYS,
    },
    process: {
      id: randomUUID(),
      version,
      host: hostname(),
      pid: process.pid,
      startedAt: clock.now(),
      memoryBytes: () => process.memoryUsage().rss,
    },
    probes: [
      pagesProbe(),
      databaseProbe(parts),
      mailProbe(parts),
      assistantProbe(parts),
      jobsProbe(parts),
      storageProbe(parts),
    ],
  };
}

/** How long a request waits before anything is done for it: what stops the event loop stops every page. */
function pagesProbe(): Probe {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    service: 'pages',
    async check() {
      const tookMs = delay.percentile(99) / 1e6;
      delay.reset();
      return { tookMs, isSlow: tookMs > SLOW_PAGES_MS, detail: '' };
    },
  };
}

function databaseProbe({ db }: SystemParts): Probe {
  return {
    service: 'database',
    async check() {
      const began = performance.now();
      const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`);
      const tookMs = performance.now() - began;
      return { tookMs, isSlow: tookMs > SLOW_DATABASE_MS, detail: megabytes(Number(rows[0]!.bytes)) };
    },
  };
}

function mailProbe({ mailTransport }: SystemParts): Probe {
  return {
    service: 'mail',
    async check() {
      await mailTransport.check?.();
      return { detail: '' };
    },
  };
}

function assistantProbe({ env, assistant }: SystemParts): Probe {
  return {
    service: 'assistant',
    async check() {
      if (!assistant.model || !env.ASSISTANT_BASE_URL) return { detail: '' };
      // Asks what models there are, which costs nothing, rather than for an answer.
      const response = await fetch(`${env.ASSISTANT_BASE_URL}/models`, {
        headers: env.ASSISTANT_API_KEY ? { authorization: `Bearer ${env.ASSISTANT_API_KEY}` } : {},
        signal: AbortSignal.timeout(8000),
      });
      await response.body?.cancel();
      // Some services have no list of models; that they answer is enough.
      if (response.status >= 500 || response.status === 401 || response.status === 403)
        throw new Error(`${response.status} ${response.statusText}`);
      // A list may leave out what can be asked for all the same; what a real question came to says more.
      const { trouble } = assistant.model;
      if (trouble && LASTING.has(trouble.reason)) throw new Error(trouble.message);
      return { detail: env.ASSISTANT_MODEL };
    },
  };
}

function jobsProbe({ db, clock }: SystemParts): Probe {
  return {
    service: 'jobs',
    async check() {
      const { waiting, oldestDueAt } = await acrossOrganizations(db, (tx) => readQueueState(tx, clock.now()));
      const lateMs = oldestDueAt ? clock.now().getTime() - oldestDueAt.getTime() : 0;
      return { tookMs: Math.max(0, lateMs), isSlow: lateMs > LATE_JOB_MS, detail: String(waiting) };
    },
  };
}

const PROBE_KEY = 'health/probe';

/** Writes a file, reads it back, and looks how much room there is. */
function storageProbe({ files, env, dataDir }: SystemParts): Probe {
  return {
    service: 'storage',
    async check() {
      await files.put(PROBE_KEY, Buffer.from('well'), 'text/plain');
      const stored = await files.find(PROBE_KEY);
      if (stored?.bytes !== 4) throw new Error('A file that was written could not be read back');
      (await stored.open()).destroy();
      if (env.S3_BUCKET) return { detail: '' };
      const { bavail, blocks, bsize } = await statfs(dataDir);
      return {
        isSlow: bavail / blocks < LITTLE_SPACE,
        detail: `${megabytes((blocks - bavail) * bsize)} / ${megabytes(blocks * bsize)}`,
      };
    },
  };
}

const megabytes = (bytes: number) =>
  bytes < 2 ** 30 ? `${Math.round(bytes / 2 ** 20)} MB` : `${(bytes / 2 ** 30).toFixed(1)} GB`;
