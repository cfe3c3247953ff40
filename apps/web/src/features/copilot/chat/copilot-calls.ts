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
import { HISTORY_PAGE_SIZE } from '@snapwell/contract/copilot/copilot.limits';
import { call, callForStream } from '#platform/http/api.ts';
import type { Exchange } from './exchange.ts';
import { messageOf } from './chat-message.ts';

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
