import { Worker } from 'node:worker_threads';
import type { SearchHit, PassageSearch } from './port.ts';
import type { Order } from './worker.ts';

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

const MOST_PASSAGES = 100_000;

/**
 * The search in a thread of its own, started when it is first needed. `mostPassages` are held there at once, of all
 * libraries together.
 */
export function createWorkerSearch(mostPassages = MOST_PASSAGES): PassageSearch {
  const versions = new Map<string, number>();
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;
  let hasMeaning = true;

  function start(): Worker {
    const started = new Worker(new URL('worker.ts', import.meta.url), { workerData: { mostPassages } });
    started.unref();
    started.on('message', ({ id, result, error }: { id: number; result: never; error?: string }) => {
      const call = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) started.unref();
      if (error === undefined) call?.resolve(result);
      else call?.reject(new Error(error));
    });
    // A thread that died takes what it held with it: the next call starts another, and the libraries are read anew.
    const fail = (error: Error) => {
      if (worker !== started) return;
      worker = null;
      versions.clear();
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('error', fail);
    started.on('exit', () => fail(new Error('The search thread ended.')));
    return started;
  }

  function ask<T>(order: Order): Promise<T> {
    worker ??= start();
    const id = ++last;
    worker.ref();
    worker.postMessage({ id, order });
    return new Promise<T>((resolve, reject) => void waiting.set(id, { resolve, reject }));
  }

  return {
    get hasMeaning() {
      return hasMeaning;
    },
    async encode(texts) {
      if (!hasMeaning) return null;
      const vectors = await ask<Int8Array[] | null>({ kind: 'encode', texts });
      hasMeaning = vectors !== null;
      return vectors;
    },
    versionOf: (library) => versions.get(library) ?? null,
    async load(library, version, groups) {
      const gone = await ask<string[]>({ kind: 'load', library, groups });
      if (version !== null) versions.set(library, version);
      for (const other of gone) versions.delete(other);
    },
    correct: (library, text, known) => ask<string>({ kind: 'correct', library, text, known }),
    find: (library, query) => ask<SearchHit[] | null>({ kind: 'find', library, query }),
    async close() {
      const ending = worker;
      worker = null;
      await ending?.terminate();
    },
  };
}
