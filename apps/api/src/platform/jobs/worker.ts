import { acrossOrganizations } from '../database/transaction.ts';
import { newId } from '../new-id.ts';
import type { JobHandler } from './job-kind.ts';
import { claimJob, type ClaimedJob, insertTurns, lockTurns } from './jobs.repository.ts';
import { giveBackJob, type JobWorld, type Outcome, runJob } from './run-job.ts';

/** Looks by itself after so long: only for what nobody told it of, such as a job whose process died as it queued it. */
const FALLBACK_MS = 2 * 60_000;
const FIRST_PAUSE_MS = 1000;
const STOPPING_MS = 10_000;

/** What a worker tells of a job that it worked on. */
export interface JobReport {
  readonly job: ClaimedJob;
  readonly outcome: Outcome;
  readonly workedMs: number;
  readonly error: unknown;
}

export interface WorkerOptions<W> {
  readonly world: W;
  readonly handlers: readonly JobHandler<W>[];
  /** Jobs at once in this process. */
  readonly slots?: number;
  onEnd?(report: JobReport): void;
  /** The queue itself could not be read or written. */
  onError(error: unknown): void;
}

export interface Worker {
  /** Begins to wait for jobs. */
  start(): void;
  /** Something is due at that moment. */
  wake(dueAt: Date): void;
  /** Works until nothing is due. */
  drain(): Promise<void>;
  /** Takes no more, lets those under way end, and returns to the queue what does not end in time. */
  stop(stoppingMs?: number): Promise<void>;
}

/**
 * Takes jobs out of the queue and does them, as many at once as there are slots. It sleeps until it is woken, or until
 * the next job is due.
 */
export function createWorker<W extends JobWorld>(options: WorkerOptions<W>): Worker {
  const { world, handlers, onError } = options;
  const { db, clock } = world;
  const pool = createSlots(options, () => void look());
  let isStarted = false;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = Infinity;
  let failures = 0;
  let looking: Promise<void> | null = null;
  let isWoken = false;
  const mayTake = () => !isStopping && pool.hasRoom();
  const isBusy = () => looking !== null || pool.isWorking();

  /** One look at a time; whoever asks during one is served by another after it. */
  function look(): Promise<void> {
    isWoken = true;
    looking ??= takeWhatIsDue().finally(() => {
      looking = null;
      if (isWoken && mayTake()) void look();
    });
    return looking;
  }

  async function takeWhatIsDue(): Promise<void> {
    try {
      let nextDueAt: Date | null = null;
      for (let isMore = true; isMore && mayTake();) {
        isWoken = false;
        const claim = { at: clock.now(), claim: newId(), ...pool.room() };
        const claimed = await acrossOrganizations(db, (tx) => claimJob(tx, claim));
        if (claimed.job) pool.begin(claimed.job, () => isStopping);
        isMore = claimed.job !== null;
        nextDueAt = claimed.nextDueAt;
      }
      failures = 0;
      sleepUntil(nextDueAt?.getTime() ?? Infinity);
    } catch (error) {
      onError(error);
      sleepUntil(clock.now().getTime() + FIRST_PAUSE_MS * 2 ** failures++);
    }
  }

  function sleepUntil(at: number): void {
    clearTimeout(timer);
    if (!isStarted || isStopping) return;
    const ms = Math.max(0, Math.min(at - clock.now().getTime(), FALLBACK_MS));
    wakesAt = clock.now().getTime() + ms;
    timer = setTimeout(() => void look(), ms).unref();
  }

  /** What comes by itself and was never there comes now. */
  async function insertFirstTurns(): Promise<void> {
    const at = clock.now();
    const turns = handlers.flatMap(({ kind: { name, everyMs, priority } }) =>
      everyMs === null ? [] : [{ id: newId(at), kind: name, priority, dueAt: at }],
    );
    if (turns.length === 0) return;
    await acrossOrganizations(db, async (tx) => {
      await lockTurns(tx);
      await insertTurns(tx, turns, at);
    }).catch(onError);
  }

  return {
    start() {
      isStarted = true;
      void insertFirstTurns().then(look);
    },
    wake(dueAt) {
      if (!isStarted || isStopping) return;
      if (dueAt <= clock.now()) void look();
      else if (dueAt.getTime() < wakesAt) sleepUntil(dueAt.getTime());
    },
    async drain() {
      void look();
      while (isBusy()) {
        await looking;
        await pool.oneEnded();
      }
    },
    async stop(stoppingMs = STOPPING_MS) {
      isStopping = true;
      clearTimeout(timer);
      await looking;
      await pool.stop(stoppingMs);
    },
  };
}

/** The jobs that this process works on. */
function createSlots<W extends JobWorld>(
  { world, handlers, slots = 4, onEnd = () => undefined, onError }: WorkerOptions<W>,
  onFree: () => void,
) {
  const byName = new Map(handlers.map((handler) => [handler.kind.name, handler]));
  const known = [...byName.keys()];
  const running = new Map<ClaimedJob, { readonly ended: Promise<void>; readonly abort: AbortController }>();
  let isStopped = false;

  async function work(job: ClaimedJob, abort: AbortController, isStopping: () => boolean): Promise<void> {
    const begun = performance.now();
    const handler = byName.get(job.kind)!;
    const end = await runJob({ world, handler, job, abort, isStopping, onError });
    if (!isStopped) onEnd({ job, ...end, workedMs: performance.now() - begun });
  }

  return {
    hasRoom: () => running.size < slots,
    isWorking: () => running.size > 0,
    /** The kinds that one more may be taken of, with their leases. */
    room() {
      const busy = [...running.keys()].map(({ kind }) => kind);
      const free = handlers.filter(({ kind }) => busy.filter((name) => name === kind.name).length < kind.atOnce);
      return { known, leases: Object.fromEntries(free.map(({ kind }) => [kind.name, kind.leaseMs])) };
    },
    begin(job: ClaimedJob, isStopping: () => boolean): void {
      const abort = new AbortController();
      const ended = work(job, abort, isStopping)
        .catch(onError)
        .finally(() => {
          running.delete(job);
          onFree();
        });
      running.set(job, { ended, abort });
    },
    async oneEnded(): Promise<void> {
      if (running.size > 0) await Promise.race([...running.values()].map(({ ended }) => ended));
    },
    async stop(stoppingMs: number): Promise<void> {
      const all = Promise.all([...running.values()].map(({ ended }) => ended));
      for (const { abort } of running.values()) abort.abort();
      let patience: NodeJS.Timeout | undefined;
      await Promise.race([all, new Promise((resolve) => (patience = setTimeout(resolve, stoppingMs)))]);
      clearTimeout(patience);
      isStopped = true;
      await Promise.all([...running.keys()].map((job) => giveBackJob(world, job).catch(onError)));
    },
  };
}
