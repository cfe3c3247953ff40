import { Worker } from 'node:worker_threads';
import { createRunner, type StartHost } from './runner.ts';
import type { Reply, Task } from './task.ts';

/** Two, so that one large import leaves room for a small file. */
const THREADS = 2;
const HEAP_MB = 256;

/** A thread of its own with a heap of its own. It does not bound what lies outside of it, as buffers do. */
export function startThread(heapMb: number): StartHost {
  return ({ onReply, onEnd }) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      execArgv: [],
    });
    worker.unref();
    worker.on('message', (reply: Reply) => onReply(reply));
    worker.on('error', (error: Error & { code?: string }) =>
      onEnd(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash'),
    );
    worker.on('exit', () => onEnd('crash'));
    return {
      send: (order) => worker.postMessage(order),
      end: () => worker.terminate(),
      keepAwake: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    };
  };
}

const threads = createRunner(startThread(HEAP_MB), THREADS);

/** Parses texts of others, so that whatever they hold, the server goes on answering. */
export function inThread<Input, Result>(task: Task<Input, Result>, input: Input): Promise<Result> {
  return threads.run(task, input);
}
