import type { PageContext, UserContext } from '@snapwell/contract/copilot/context.schemas';
import {
  ASSISTANT_MODEL,
  REPLY_TOKENS,
  TEMPERATURE,
  HISTORY_PAGE_SIZE,
} from '@snapwell/contract/copilot/copilot.limits';
import {
  type chatQuestion,
  messageWithNote,
  type StreamLine,
  streamLine,
} from '@snapwell/contract/copilot/stream.schemas';
import type { z } from 'zod';
import {
  askAssistant,
  clearConversation,
  createConversation,
  followReply,
  keepReply,
  listConversations,
  listMessages,
  stopReply,
} from '@snapwell/contract/copilot/copilot.endpoints';
import { i18n } from '@lingui/core';
import { createEventReader } from '@snapwell/contract/http/event-stream';
import { useObservable } from '#platform/observable.ts';
import { perPerson } from '#platform/person.ts';
import { pageNote, SYSTEM_INSTRUCTIONS } from '../context/page-note.prompt.ts';
import { call, callForStream } from '#platform/http/api.ts';
import { messageOf } from './chat-message.ts';
import { askMessages, ReplyError } from './ask-error.ts';

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

/** The conversation to go on with: the one used last, on whichever device; null before the first. */
export async function latestConversation(orgId: string): Promise<string | null> {
  const { items } = await call(listConversations, { query: { org_id: orgId, limit: 1 } }, { isCacheSkipped: true });
  return items[0]?.id ?? null;
}

export async function beginConversation(orgId: string, title: string): Promise<string> {
  const { conversation_id: id } = await call(createConversation, { query: { org_id: orgId }, body: { title } });
  return id;
}

/** A page of the history, the oldest first; without a cursor the newest page. */
export async function loadMessages(orgId: string, conversationId: string, cursor?: string) {
  const query = { org_id: orgId, limit: HISTORY_PAGE_SIZE, cursor };
  const { items, next_cursor: olderCursor } = await call(
    listMessages,
    { params: { conversationId }, query },
    { isCacheSkipped: true },
  );
  return { messages: items.map(messageOf).reverse(), olderCursor };
}

export const openStream = (orgId: string, body: Exchange['request'], signal: AbortSignal): Promise<Response> =>
  callForStream(askAssistant, { query: { org_id: orgId }, body }, signal);

/** The reply that is being written, from its beginning. */
export const reopenStream = (orgId: string, conversationId: string, signal: AbortSignal): Promise<Response> =>
  callForStream(followReply, { params: { conversationId }, query: { org_id: orgId } }, signal);

export async function stopOnServer(orgId: string, conversationId: string): Promise<void> {
  await call(stopReply, { params: { conversationId }, query: { org_id: orgId } });
}

/** Said by a page that goes away. */
export async function saveMessage(orgId: string, conversationId: string): Promise<void> {
  await call(keepReply, { params: { conversationId }, query: { org_id: orgId } }, { isKeptAlive: true });
}

export async function clearOnServer(orgId: string, conversationId: string, isLeaving: boolean): Promise<void> {
  await call(clearConversation, { params: { conversationId }, query: { org_id: orgId } }, { isKeptAlive: isLeaving });
}

/**
 * Reads a streamed reply line by line, wherever it is torn, until it says that it is done. A line's `error` is thrown
 * as its message (spec §8); a stream that ends before that is a `BrokenReply`.
 */
export async function readReply(response: Response, onLine: (line: StreamLine) => void): Promise<void> {
  if (!response.body) throw new ReplyError(i18n._(askMessages.noReader));
  const read = createEventReader();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new BrokenReply();
    for (const event of read(value)) {
      const line = streamLine.safeParse(event);
      if (!line.success) continue;
      onLine(line.data);
      if (line.data.error !== undefined) throw new ReplyError(line.data.error);
      if (line.data.done) {
        void reader.cancel();
        return;
      }
    }
  }
}

/** The line went dead before the reply was done; the server may still be writing it. */
export class BrokenReply extends ReplyError {
  constructor() {
    super(i18n._(askMessages.failedToSend));
    this.name = 'BrokenReply';
  }
}
