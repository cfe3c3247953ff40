import { Worker } from 'node:worker_threads';
import type { WorkerReply, WorkerRequest } from './protocol.ts';

type Answered = { bytes?: Uint8Array; log?: string[] };
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** The embedded database, seen from the server's thread. */
export interface WorkerClient {
  /** Settles when the database answers queries, to what the engine wrote while it opened. */
  readonly ready: Promise<readonly string[]>;
  /** Sends bytes of the PostgreSQL protocol, resolves to the answer's bytes. */
  exchange(bytes: Uint8Array): Promise<Uint8Array>;
  /** Checkpoints, closes and ends the thread. */
  close(): Promise<void>;
  /** Ends the thread of a database that did not open. */
  abandon(): Promise<void>;
}

/** Starts the thread and opens the database in `dataDir`, or in memory when it is null. */
export function startWorker(dataDir: string | null): WorkerClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const pending = new Map<number, { resolve(reply: Answered): void; reject(error: Error): void }>();
  let lastId = 0;
  let closing = false;

  worker.on('message', (reply: WorkerReply) => {
    const waiting = pending.get(reply.id);
    pending.delete(reply.id);
    if ('error' in reply) waiting?.reject(new Error(reply.error));
    else waiting?.resolve(reply);
  });
  const failAll = (error: Error) => {
    for (const waiting of pending.values()) waiting.reject(error);
    pending.clear();
  };
  worker.on('error', failAll);
  worker.on('exit', () => {
    if (!closing) failAll(new Error('The embedded database stopped.'));
  });

  function ask(request: WithoutId<WorkerRequest>, transfer: ArrayBuffer[] = []) {
    return new Promise<Answered>((resolve, reject) => {
      const id = ++lastId;
      pending.set(id, { resolve, reject });
      worker.postMessage({ ...request, id }, transfer);
    });
  }

  const ready = ask({ type: 'open', dataDir }).then(({ log }) => log ?? []);
  ready.catch(() => undefined); // reported by whoever awaits it

  return {
    ready,
    async exchange(bytes) {
      const { bytes: reply } = await ask({ type: 'exchange', bytes }, [bytes.buffer as ArrayBuffer]);
      return reply ?? new Uint8Array();
    },
    async close() {
      closing = true;
      await ask({ type: 'close' });
      await worker.terminate();
    },
    async abandon() {
      closing = true;
      await worker.terminate();
    },
  };
}
