import { parentPort } from 'node:worker_threads';
import { PassageIndex } from './passage-index.ts';
import type { SearchableGroup, SearchQuery } from './port.ts';
import { loadEncoder } from './sentence-encoder.ts';

export type Order =
  | { readonly kind: 'encode'; readonly texts: readonly string[] }
  | { readonly kind: 'load'; readonly library: string; readonly groups: readonly SearchableGroup[] }
  | { readonly kind: 'find'; readonly library: string; readonly query: SearchQuery };

/** Passages that are held at once, of all libraries together: the library used longest ago goes first. */
const HELD = 100_000;

/** The one used last at the end. */
const libraries = new Map<string, PassageIndex>();
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
      use(order.library, index);
      return makeRoom();
    }
    case 'find': {
      const index = libraries.get(order.library);
      if (!index) return null;
      use(order.library, index);
      return index.find(order.query);
    }
  }
}

function use(library: string, index: PassageIndex): void {
  libraries.delete(library);
  libraries.set(library, index);
}

/** Answers which libraries had to go; the one used last stays, however large it is. */
function makeRoom(): string[] {
  let held = [...libraries.values()].reduce((sum, { size }) => sum + size, 0);
  const gone: string[] = [];
  for (const [library, { size }] of libraries) {
    if (held <= HELD || gone.length === libraries.size - 1) break;
    gone.push(library);
    held -= size;
  }
  for (const library of gone) libraries.delete(library);
  return gone;
}

parentPort!.on('message', ({ id, order }: { id: number; order: Order }) => {
  carryOut(order).then(
    (result) => parentPort!.postMessage({ id, result }),
    (error: unknown) => parentPort!.postMessage({ id, error: String(error) }),
  );
});
