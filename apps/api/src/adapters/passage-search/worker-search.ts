import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { PassageIndex } from './passage-index.ts';
import type { PassageSearch, SearchableGroup, SearchHit, SearchQuery } from './port.ts';
import { loadEncoder } from './sentence-encoder.ts';

type Order =
  | { readonly kind: 'encode'; readonly texts: readonly string[] }
  | { readonly kind: 'load'; readonly library: string; readonly groups: readonly SearchableGroup[] }
  | { readonly kind: 'correct'; readonly library: string; readonly text: string; readonly known: readonly string[] }
  | { readonly kind: 'find'; readonly library: string; readonly query: SearchQuery };

/** What the thread is begun with: this file may be read in threads of other kinds too. */
interface SearchThread {
  readonly purpose: 'passage-search';
  readonly mostPassages: number;
}

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
    const begun: SearchThread = { purpose: 'passage-search', mostPassages };
    const started = new Worker(new URL(import.meta.url), { workerData: begun });
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

/** The thread: holds libraries, of all of them `mostPassages` at once, and carries out what it is asked. */
function serveThread(port: NonNullable<typeof parentPort>, mostPassages: number): void {
  let evicted: string[] = [];
  /** The library used longest ago goes first. One larger than all the room is held alone. */
  const libraries = new LRUCache<string, PassageIndex>({
    maxSize: mostPassages,
    sizeCalculation: ({ size }) => Math.min(Math.max(size, 1), mostPassages),
    dispose(_, library, reason) {
      if (reason === 'evict') evicted.push(library);
    },
  });
  let encoder: ReturnType<typeof loadEncoder> | undefined;

  async function carryOut(order: Order): Promise<unknown> {
    switch (order.kind) {
      case 'encode': {
        const encode = await (encoder ??= loadEncoder());
        return encode && encode(order.texts);
      }
      case 'load': {
        const index = libraries.get(order.library) ?? new PassageIndex();
        index.load(order.groups);
        return hold(order.library, index);
      }
      case 'correct': {
        return libraries.get(order.library)?.correct(order.text, order.known) ?? order.text;
      }
      case 'find': {
        return libraries.get(order.library)?.find(order.query) ?? null;
      }
    }
  }

  /** Answers which libraries had to go. */
  function hold(library: string, index: PassageIndex): string[] {
    evicted = [];
    libraries.delete(library); // the same index, grown: only what is new is measured
    libraries.set(library, index);
    return evicted;
  }

  port.on('message', ({ id, order }: { id: number; order: Order }) => {
    carryOut(order).then(
      (result) => port.postMessage({ id, result }),
      (error: unknown) => port.postMessage({ id, error: String(error) }),
    );
  });
}

const begun = workerData as Partial<SearchThread> | null;
if (!isMainThread && parentPort && begun?.purpose === 'passage-search') serveThread(parentPort, begun.mostPassages!);
