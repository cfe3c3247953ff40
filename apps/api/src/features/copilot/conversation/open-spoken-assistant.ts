import { withoutRaisedNumbers } from '@snapwell/contract/text/raised-number';
import { spokenWords } from '../knowledge/pieces/piece.ts';
import type { PageContext } from '@snapwell/contract/copilot/context.schemas';
import { CONVERSATION_TITLE_LENGTH, REPLY_TOKENS, TEMPERATURE } from '@snapwell/contract/copilot/copilot.limits';
import type { LinkContent } from '@snapwell/contract/copilot/stream.schemas';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import type { CopilotServices } from '../copilot-services.ts';
import { askAssistant } from './ask-assistant.ts';
import { createConversation, listConversations } from './conversations.ts';
import type { Reply } from './reply.ts';

/** What comes of a spoken question, piece by piece. */
export type SpokenPiece = { readonly text: string } | { readonly link: LinkContent['args'] };

export interface SpokenAssistant {
  /** Question and reply are stored in the conversation of the drawer. Aborted, the reply ends as it stands. */
  ask(question: string, page: PageContext | null, signal: AbortSignal): AsyncIterable<SpokenPiece>;
}

const STYLE = 'This answer is spoken: one to three short sentences, no lists, no headings.';

/** The assistant for somebody who speaks with her. */
export function openSpokenAssistant(world: World, services: CopilotServices, caller: MemberCaller): SpokenAssistant {
  return {
    async *ask(question, page, signal) {
      const { items } = await listConversations(world, caller, { limit: 1 });
      const title = question.slice(0, CONVERSATION_TITLE_LENGTH);
      const { conversation_id: id } = items[0] ?? (await createConversation(world, caller, { title }));
      const reply = await askAssistant(services, caller, {
        message: `User: ${question}`,
        conversation_id: id,
        max_tokens: REPLY_TOKENS,
        temperature: TEMPERATURE,
        page_context: page,
        system_instructions: STYLE,
      });
      if ('refusal' in reply) return yield { text: reply.refusal };
      yield* readPieces(services, reply, signal);
    },
  };
}

async function* readPieces(
  { registry }: CopilotServices,
  reply: Reply,
  signal: AbortSignal,
): AsyncIterable<SpokenPiece> {
  const pieces: SpokenPiece[] = [];
  const talk = { isOver: false };
  let wake = () => undefined as void;
  const stop = () => reply.stop();
  signal.addEventListener('abort', stop, { once: true });
  const leave = registry.follow(reply, {
    send({ content, tool, error }) {
      if (content) pieces.push({ text: spokenWords(withoutRaisedNumbers(content)) });
      if (tool) pieces.push({ link: tool.args });
      if (error) pieces.push({ text: error });
      wake();
    },
    end() {
      talk.isOver = true;
      wake();
    },
  });
  try {
    while (!talk.isOver || pieces.length > 0) {
      const next = pieces.shift();
      if (next) yield next;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    signal.removeEventListener('abort', stop);
    leave();
  }
}
