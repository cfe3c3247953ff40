import type { ChatMessage } from '../chat/chat-message.ts';
import { GAP_MS } from './gap.ts';

/**
 * The message whose questions may still be answered: what is said in between leaves them open, until others are asked
 * or a new part of the conversation begins. Null where none are.
 */
export function openPracticeIn(messages: readonly Pick<ChatMessage, 'id' | 'practice' | 'timestamp'>[]): string | null {
  const at = messages.findLastIndex(({ practice }) => practice !== null);
  if (at === -1) return null;
  const after = messages.slice(at + 1);
  const isOver = after.some(({ timestamp }, i) => timestamp - messages[at + i]!.timestamp >= GAP_MS);
  return isOver ? null : messages[at]!.id;
}
