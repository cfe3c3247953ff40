// Carries out tasks, in a thread or in a child process.
import { parentPort } from 'node:worker_threads';
import type { Limit, Order, Reply } from './task.ts';

const send = (reply: Reply): void => {
  if (parentPort) parentPort.postMessage(reply);
  else process.send!(reply);
};

async function carryOut({ module, name, input }: Order): Promise<void> {
  try {
    const functions = (await import(module)) as Record<string, (input: unknown) => unknown>;
    send({ type: 'started' });
    send({ type: 'result', result: await functions[name]!(input) });
  } catch (error) {
    const limit = limitOf(error);
    if (limit) send({ type: 'limit', limit });
    else send({ type: 'error', message: error instanceof Error ? error.message : String(error) });
  }
}

function limitOf(error: unknown): Limit | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && error.code === 'ERR_MEMORY_ALLOCATION_FAILED') return 'memory';
  if (!(error instanceof RangeError)) return null;
  // A parser that calls itself for each level runs out of stack on a text with very many.
  if (/call stack/i.test(error.message)) return 'depth';
  return /allocation|array length|string length/i.test(error.message) ? 'memory' : null;
}

if (parentPort) parentPort.on('message', (order: Order) => void carryOut(order));
else {
  process.on('message', (order: Order) => void carryOut(order));
  // The server decides when this process ends, and takes it along when it ends itself.
  process.on('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
}
