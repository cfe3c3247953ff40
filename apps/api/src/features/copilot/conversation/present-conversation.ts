import type { Conversation, ConversationItem, MessageState } from '@snapwell/contract/copilot/conversation.schemas';
import type { ConversationRow, ItemRow, MessageRow } from './conversations.repository.ts';

/** A reply whose writer has not been heard of for so long will not be finished. */
const WRITER_GONE_MS = 15_000;

export function presentConversation({ id, title, createdAt, lastUsedAt }: ConversationRow): Conversation {
  return {
    id,
    conversation_id: id,
    title,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  };
}

export function presentMessage(row: MessageRow, now: Date): ConversationItem {
  return {
    id: row.id,
    role: row.role,
    created_at: row.createdAt.toISOString(),
    blocks: row.blocks,
    state: stateOf(row, now),
    making: row.lastLine?.making ?? null,
    rating: row.rating,
  };
}

export function stateOf({ state, touchedAt }: Pick<ItemRow, 'state' | 'touchedAt'>, now: Date): MessageState {
  const isGone = state === 'streaming' && now.getTime() - (touchedAt?.getTime() ?? 0) > WRITER_GONE_MS;
  return isGone ? 'failed' : state;
}
