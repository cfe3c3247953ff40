import type { PageContext, UserContext } from '@snapwell/contract/copilot/context.schemas';
import { ASSISTANT_MODEL, REPLY_TOKENS, TEMPERATURE } from '@snapwell/contract/copilot/copilot.limits';
import { messageWithNote } from '@snapwell/contract/copilot/stream.schemas';
import { pageNote, SYSTEM_INSTRUCTIONS } from '../context/page-note.prompt.ts';
import type { Exchange } from './exchange.ts';

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
