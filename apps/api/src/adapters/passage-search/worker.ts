import { parentPort } from 'node:worker_threads';
import { PassageIndex } from './passage-index.ts';
import type { SearchableGroup, SearchQuery } from './port.ts';
import { loadEncoder } from './sentence-encoder.ts';

export type Order =
  | { readonly kind: 'encode'; readonly texts: readonly string[] }
  | { readonly kind: 'load'; readonly library: string; readonly groups: readonly SearchableGroup[] }
  | { readonly kind: 'find'; readonly library: string; readonly query: SearchQuery };

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
      libraries.set(order.library, index);
      return null;
    }
    case 'find':
      return libraries.get(order.library)?.find(order.query) ?? [];
  }
}

parentPort!.on('message', ({ id, order }: { id: number; order: Order }) => {
  carryOut(order).then(
    (result) => parentPort!.postMessage({ id, result }),
    (error: unknown) => parentPort!.postMessage({ id, error: String(error) }),
  );
});
