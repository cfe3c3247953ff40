import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createRunner, type StartHost } from './runner.ts';
import type { Reply, Task } from './task.ts';

interface ProcessLimits {
  /** Of everything that it writes to. */
  readonly memoryMb: number;
  /** Of JavaScript's heap, which is part of that. */
  readonly heapMb: number;
}

const LIMITS: ProcessLimits = { memoryMb: 1536, heapMb: 256 };
const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Sets the limit of the system, then becomes the program. A lower limit that stands already stays. */
const LIMITED = 'ulimit -d "$0" 2>/dev/null; exec "$@"';

/**
 * A process of its own, for decoders that take memory by themselves. On Linux the system bounds all that it writes to
 * (`RLIMIT_DATA`); elsewhere no such limit works, and only JavaScript's heap and the time are bounded. It gets nothing
 * of the server's environment.
 */
export function startProcess({ memoryMb, heapMb }: ProcessLimits, onStart?: (pid: number) => void): StartHost {
  return ({ onReply, onEnd }) => {
    const node = [process.execPath, `--max-old-space-size=${heapMb}`, WORKER];
    const [command, ...args] =
      process.platform === 'linux' ? ['/bin/sh', '-c', LIMITED, String(memoryMb * 1024), ...node] : node;
    const child = spawn(command!, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      env: {},
    });
    if (child.pid !== undefined) onStart?.(child.pid);
    const keepAwake = (isBusy: boolean) => {
      if (isBusy) child.ref();
      else child.unref();
      if (isBusy) child.channel?.ref();
      else child.channel?.unref();
    };
    keepAwake(false);
    child.on('message', (reply: Reply) => onReply(reply));
    child.on('error', () => onEnd('crash'));
    // A decoder that gets no memory mostly says so; one that does not expect it ends the process by a signal.
    child.on('exit', (_, signal) => onEnd(signal === 'SIGKILL' || signal === null ? 'crash' : 'memory'));
    return {
      send: (order) => void child.send(order, (error) => error && onEnd('crash')),
      end: async () => void child.kill('SIGKILL'),
      keepAwake,
    };
  };
}

const processes = createRunner(startProcess(LIMITS), 1);

/** Decodes pictures and other binary files of others, so that whatever they hold, the server stands. */
export function inProcess<Input, Result>(task: Task<Input, Result>, input: Input): Promise<Result> {
  return processes.run(task, input);
}
