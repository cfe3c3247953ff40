import type { LinkContent, StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { cardOf, type ChatMessage, plainMessage } from './chat-message.ts';

/** A reply while it is written. */
export interface Reply {
  readonly id: string;
  readonly text: string;
  readonly tool: LinkContent | null;
  readonly sources: ChatMessage['sources'];
  readonly suggestions: readonly string[];
  readonly making: ChatMessage['making'];
  readonly practice: ChatMessage['practice'];
  readonly tutor: ChatMessage['tutor'];
  readonly proposal: ChatMessage['proposal'];
  readonly actions: ChatMessage['actions'];
  readonly care: ChatMessage['care'];
}

export interface Chat {
  readonly orgId: string | null;
  readonly phase: 'idle' | 'streaming';
  /** `unknown` until the conversation was looked for on the server. */
  readonly history: 'unknown' | 'loading' | 'ready' | 'failed';
  readonly conversationId: string | null;
  /** The oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Where older messages go on; null when all are here. */
  readonly olderCursor: string | null;
  readonly reply: Reply | null;
  /** A question that is sent when the history is here; it shows at once. */
  readonly waiting: string | null;
  /** It was cleared a moment ago, which can still be taken back. */
  readonly canUndoClear: boolean;
  /**
   * The last message that was written before the person's eyes, so that it is read aloud; what comes from the history
   * is not.
   */
  readonly streamedId: string | null;
  /** What went wrong last, and the question that was taken back because of it. */
  readonly failure: {
    readonly message: string;
    readonly detail: string | null;
    readonly question: string | null;
  } | null;
}

export const noChat: Chat = {
  orgId: null,
  phase: 'idle',
  history: 'unknown',
  conversationId: null,
  messages: [],
  olderCursor: null,
  reply: null,
  waiting: null,
  canUndoClear: false,
  streamedId: null,
  failure: null,
};

interface HistoryPage {
  readonly messages: readonly ChatMessage[];
  readonly olderCursor: string | null;
}

export type ChatEvent =
  | { readonly type: 'entered'; readonly orgId: string | null }
  | { readonly type: 'history-asked' }
  | ({ readonly type: 'history-arrived'; readonly conversationId: string | null } & HistoryPage)
  | { readonly type: 'history-failed'; readonly message: string }
  | ({ readonly type: 'older-arrived' } & HistoryPage)
  | { readonly type: 'conversation-begun'; readonly conversationId: string }
  | { readonly type: 'waited'; readonly text: string }
  | { readonly type: 'asked'; readonly id: string; readonly text: string; readonly at: number }
  | ({ readonly type: 'placed' } & Pick<ChatMessage, 'page' | 'quote'>)
  | { readonly type: 'reply-found' }
  | { readonly type: 'line'; readonly line: StreamLine }
  | { readonly type: 'ended'; readonly at: number; readonly isStopped: boolean }
  | { readonly type: 'failed'; readonly message: string; readonly detail?: string | null }
  | { readonly type: 'failure-closed' }
  | { readonly type: 'cleared'; readonly canUndo: boolean }
  | { readonly type: 'clearing-over' }
  | ({ readonly type: 'clearing-undone'; readonly failure?: string } & HistoryPage);

export const newReply: Reply = {
  id: 'reply',
  text: '',
  tool: null,
  sources: [],
  suggestions: [],
  making: null,
  practice: null,
  tutor: null,
  proposal: null,
  actions: [],
  care: null,
};

/**
 * What becomes of the conversation when something happens. Pure: asking, loading and stopping are done by the runner.
 */
export function nextChat(chat: Chat, event: ChatEvent): Chat {
  switch (event.type) {
    case 'entered':
      return { ...noChat, orgId: event.orgId };
    case 'history-asked':
      return { ...chat, history: 'loading' };
    case 'history-arrived':
      return {
        ...chat,
        phase: 'idle',
        reply: null,
        history: 'ready',
        conversationId: event.conversationId,
        ...(isSame(chat, event) ? {} : { messages: event.messages, olderCursor: event.olderCursor }),
      };
    case 'history-failed':
      return { ...chat, history: 'failed', failure: { message: event.message, detail: null, question: null } };
    case 'older-arrived':
      return { ...chat, messages: [...event.messages, ...chat.messages], olderCursor: event.olderCursor };
    case 'conversation-begun':
      return { ...chat, conversationId: event.conversationId };
    case 'waited':
      return { ...chat, waiting: event.text, failure: null };
    case 'asked':
      return {
        ...chat,
        waiting: null,
        phase: 'streaming',
        failure: null,
        reply: newReply,
        messages: [
          ...chat.messages,
          { ...plainMessage, id: event.id, role: 'user', content: event.text, timestamp: event.at },
        ],
      };
    case 'placed':
      return {
        ...chat,
        messages: chat.messages.map((message, at) =>
          at === chat.messages.length - 1 ? { ...message, page: event.page, quote: event.quote } : message,
        ),
      };
    case 'reply-found':
      return {
        ...chat,
        phase: 'streaming',
        reply: newReply,
        messages: chat.messages.filter(({ state }) => state !== 'streaming'),
      };
    case 'line':
      return chat.reply ? withLine(chat, chat.reply, event.line) : chat;
    case 'ended':
      return chat.reply ? withEnd(chat, chat.reply, event) : chat;
    case 'failed':
      return withFailure(chat, event);
    case 'failure-closed':
      return { ...chat, failure: null };
    case 'cleared':
      return { ...chat, messages: [], olderCursor: null, failure: null, canUndoClear: event.canUndo };
    case 'clearing-over':
      return { ...chat, canUndoClear: false };
    case 'clearing-undone':
      return {
        ...chat,
        canUndoClear: false,
        messages: [...event.messages, ...chat.messages],
        olderCursor: event.olderCursor,
        failure: event.failure === undefined ? null : { message: event.failure, detail: null, question: null },
      };
  }
}

/** Nothing was said elsewhere: what is shown stays, with older messages and with what could still be asked. */
const isSame = (chat: Chat, { conversationId, messages }: { conversationId: string | null } & HistoryPage): boolean =>
  chat.conversationId === conversationId &&
  chat.messages.length > 0 &&
  chat.messages.at(-1)!.id === messages.at(-1)?.id &&
  messages.at(-1)!.state !== 'streaming';

function withLine(chat: Chat, reply: Reply, line: StreamLine): Chat {
  const messages = line.question_id
    ? chat.messages.map((message, at) =>
        at === chat.messages.length - 1 ? { ...message, id: line.question_id! } : message,
      )
    : chat.messages;
  return {
    ...chat,
    messages,
    reply: {
      id: line.message_id ?? reply.id,
      text: reply.text + (line.content ?? ''),
      tool: line.tool ?? reply.tool,
      sources: line.sources ?? reply.sources,
      suggestions: line.suggestions ?? reply.suggestions,
      making: line.making ?? reply.making,
      practice: line.practice ?? reply.practice,
      tutor: line.tutor ?? reply.tutor,
      proposal: line.proposal ?? reply.proposal,
      actions: line.actions ?? reply.actions,
      care: line.care ?? reply.care,
    },
  };
}

/** The streamed text becomes a message; a card takes its place where the reply carries one (spec §4). */
function withEnd(
  chat: Chat,
  { id, text, tool, ...rest }: Reply,
  { at, isStopped }: { at: number; isStopped: boolean },
): Chat {
  const body = tool && chat.orgId !== null ? { content: '', ...cardOf(tool, chat.orgId) } : { content: text };
  const message: ChatMessage = {
    ...body,
    ...rest,
    id,
    role: 'assistant',
    quote: null,
    page: null,
    timestamp: at,
    rating: null,
    state: isStopped ? 'stopped' : 'complete',
  };
  return { ...chat, phase: 'idle', reply: null, streamedId: id, messages: [...chat.messages, message] };
}

/** The error is shown and the question that was just added is removed (spec §4). */
function withFailure(chat: Chat, { message, detail = null }: { message: string; detail?: string | null }): Chat {
  const last = chat.messages.at(-1);
  const question = chat.reply && last?.role === 'user' ? last.content : null;
  return {
    ...chat,
    phase: 'idle',
    reply: null,
    messages: question === null ? chat.messages : chat.messages.slice(0, -1),
    failure: { message, detail, question },
  };
}
