import { parentPort, workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { PassageIndex } from './passage-index.ts';
import type { SearchableGroup, SearchQuery } from './port.ts';
import { loadEncoder } from './sentence-encoder.ts';

export type Order =
  | { readonly kind: 'encode'; readonly texts: readonly string[] }
  | { readonly kind: 'load'; readonly library: string; readonly groups: readonly SearchableGroup[] }
  | { readonly kind: 'correct'; readonly library: string; readonly text: string; readonly known: readonly string[] }
  | { readonly kind: 'find'; readonly library: string; readonly query: SearchQuery };

/** Passages that are held at once, of all libraries together: the library used longest ago goes first. */
const { mostPassages } = workerData as { mostPassages: number };

let evicted: string[] = [];
/** One larger than all the room is held alone. */
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

parentPort!.on('message', ({ id, order }: { id: number; order: Order }) => {
  carryOut(order).then(
    (result) => parentPort!.postMessage({ id, result }),
    (error: unknown) => parentPort!.postMessage({ id, error: String(error) }),
  );
});
