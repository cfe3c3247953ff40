import type { chatQuestion, StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { z } from 'zod';
import { useObservable } from '#platform/observable.ts';
import { perPerson } from '#platform/person.ts';

/** One question on its way: what was sent, what came back, and when. The inspector shows it. */
export interface Exchange {
  readonly request: z.input<typeof chatQuestion>;
  /** Milliseconds since it was sent. */
  readonly events: readonly { readonly atMs: number; readonly line: StreamLine }[];
  readonly endedMs: number | null;
  readonly error: string | null;
}

const exchange = perPerson<Exchange | null>(null);

/** The last question of this tab; null before the first. */
export const useExchange = (): Exchange | null => useObservable(exchange);

/** Follows a question from here on. */
export function recordExchange(request: Exchange['request']) {
  const startedAt = performance.now();
  const sinceStart = () => Math.round(performance.now() - startedAt);
  let own: Exchange = { request, events: [], endedMs: null, error: null };
  exchange.set(own);
  const keep = (change: Partial<Exchange>) => {
    // A question that was overtaken by another one is not shown any more.
    if (exchange.get() !== own) return;
    own = { ...own, ...change };
    exchange.set(own);
  };
  return {
    line: (line: StreamLine) => keep({ events: [...own.events, { atMs: sinceStart(), line }] }),
    end: (error: string | null) => keep({ endedMs: sinceStart(), error }),
  };
}

export const forgetExchange = (): void => exchange.set(null);
