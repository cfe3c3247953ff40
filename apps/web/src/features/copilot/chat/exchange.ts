import type { PageContext, UserContext } from '@snapwell/contract/copilot/context.schemas';
import { ASSISTANT_MODEL, REPLY_TOKENS, TEMPERATURE } from '@snapwell/contract/copilot/copilot.limits';
import { type chatQuestion, messageWithNote, type StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { z } from 'zod';
import { useObservable } from '#platform/observable.ts';
import { perPerson } from '#platform/person.ts';
import { pageNote, SYSTEM_INSTRUCTIONS } from '../context/page-note.prompt.ts';

/** One question on its way: what was sent, what came back, and when. The inspector shows it. */
export interface Exchange {
  readonly request: z.input<typeof chatQuestion>;
  /** Milliseconds since it was sent. */
  readonly events: readonly { readonly atMs: number; readonly line: StreamLine }[];
  readonly endedMs: number | null;
  readonly error: string | null;
}

/** What goes with a question: gathered when it is asked. */
export interface ChatContext {
  readonly page: PageContext | null;
  readonly user: UserContext | null;
}

/** A question as the server takes it (spec §7). */
export const requestOf = (
  { text, page, user }: ChatContext & { readonly text: string },
  conversationId: string,
): Exchange['request'] => ({
  message: messageWithNote(pageNote(page), text),
  model: ASSISTANT_MODEL,
  max_tokens: REPLY_TOKENS,
  temperature: TEMPERATURE,
  conversation_id: conversationId,
  page_context: page,
  user_context: user,
  system_instructions: SYSTEM_INSTRUCTIONS,
});

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
