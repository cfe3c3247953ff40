import { type Limit, LimitReached, type Order, type Reply, type Task } from './task.ts';

/** A thread or process that carries out one task after another. */
export interface Host {
  send(order: Order): void;
  /** Ends it at once, whatever it does. */
  end(): Promise<unknown>;
  /** Whether the server waits for it before it exits. */
  keepAwake(isBusy: boolean): void;
}

export interface HostEvents {
  onReply(reply: Reply): void;
  onEnd(limit: Limit): void;
}

export type StartHost = (events: HostEvents) => Host;

export interface Runner {
  /** Resolves to what the task returns. Rejects with `LimitReached`, or with the error that the task threw. */
  run<Input, Result>(task: Task<Input, Result>, input: Input): Promise<Result>;
  close(): Promise<void>;
}

interface Job {
  readonly task: Task<unknown, unknown>;
  readonly input: unknown;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Loading a module on a busy machine takes seconds, and is not the file's fault. */
const START_MS = 60_000;

/** One place for a host, which is started with its first job and started anew after it has ended. */
class Slot {
  #host: Host | null = null;
  #job: Job | null = null;
  #timer: NodeJS.Timeout | undefined;
  readonly #startHost: StartHost;
  readonly #onFree: () => void;

  constructor(startHost: StartHost, onFree: () => void) {
    this.#startHost = startHost;
    this.#onFree = onFree;
  }

  get isFree(): boolean {
    return this.#job === null;
  }

  take(job: Job): void {
    this.#job = job;
    try {
      this.#host ??= this.#start();
      this.#host.keepAwake(true);
      this.#watch(START_MS);
      this.#host.send({ module: job.task.module, name: job.task.name, input: job.input });
    } catch (error) {
      this.#settle(() => job.reject(error as Error));
    }
  }

  async end(limit: Limit): Promise<void> {
    const host = this.#host;
    this.#host = null;
    const ending = host?.end();
    this.#fail(limit);
    await ending;
  }

  #start(): Host {
    const host = this.#startHost({
      onReply: (reply) => {
        if (this.#host === host) this.#receive(reply);
      },
      onEnd: (limit) => {
        if (this.#host !== host) return;
        this.#host = null;
        this.#fail(limit);
      },
    });
    return host;
  }

  #receive(reply: Reply): void {
    const job = this.#job;
    if (!job) return;
    if (reply.type === 'started') this.#watch(job.task.limitMs);
    else if (reply.type === 'limit') this.#fail(reply.limit);
    else if (reply.type === 'error') this.#settle(() => job.reject(new Error(reply.message)));
    // `node --watch` sends messages of its own, which are no replies.
    else if (reply.type === 'result') this.#settle(() => job.resolve(reply.result));
  }

  #watch(limitMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.end('time'), limitMs);
  }

  #fail(limit: Limit): void {
    const job = this.#job;
    if (job) this.#settle(() => job.reject(new LimitReached(limit, job.task)));
  }

  #settle(tell: () => void): void {
    clearTimeout(this.#timer);
    this.#job = null;
    this.#host?.keepAwake(false);
    tell();
    this.#onFree();
  }
}

/** Runs tasks on a few hosts, each of which does one at a time; the others wait in their order. */
export function createRunner(startHost: StartHost, hosts: number): Runner {
  const waiting: Job[] = [];
  const next = () => {
    for (let slot = free(); slot && waiting.length > 0; slot = free()) slot.take(waiting.shift()!);
  };
  const slots = Array.from({ length: hosts }, () => new Slot(startHost, next));
  const free = () => slots.find((slot) => slot.isFree);
  return {
    run: <Input, Result>(task: Task<Input, Result>, input: Input) =>
      new Promise<Result>((resolve, reject) => {
        const settle = resolve as (result: unknown) => void;
        waiting.push({ task: task as Task<unknown, unknown>, input, resolve: settle, reject });
        next();
      }),
    async close() {
      for (const job of waiting.splice(0)) job.reject(new LimitReached('crash', job.task));
      await Promise.all(slots.map((slot) => slot.end('crash')));
    },
  };
}
