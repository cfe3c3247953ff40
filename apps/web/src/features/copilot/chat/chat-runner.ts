import { CONVERSATION_TITLE_LENGTH, QUESTION_LENGTH } from '@snapwell/contract/copilot/copilot.limits';
import { useObservable } from '#platform/observable.ts';
import { forgetWithPerson, perPerson } from '#platform/person.ts';
import { describeAskError, describeClearError } from './ask-error.ts';
import { type Chat, type ChatEvent, nextChat, noChat } from './chat.ts';
import { type DelayedClearing, delayClearing } from './delayed-clearing.ts';
import {
  beginConversation,
  BrokenReply,
  type ChatContext,
  clearOnServer,
  forgetExchange,
  latestConversation,
  loadMessages,
  openStream,
  readReply,
  recordExchange,
  reopenStream,
  requestOf,
  saveMessage,
  stopOnServer,
} from './exchange.ts';

const chat = perPerson<Chat>(noChat);
let running: AbortController | null = null;
/** A reply that is being stopped on the server: the next question waits until it is. */
let stopping: Promise<unknown> = Promise.resolve();
/** The history on its way: a question asked meanwhile comes after it. */
let loading: Promise<void> = Promise.resolve();
/** What was cleared, as long as that can be taken back. */
let clearing: DelayedClearing | null = null;
forgetWithPerson(() => {
  void clearing?.commit(true);
  running?.abort();
  running = null;
});

export const useChat = (): Chat => useObservable(chat);

/**
 * Goes on in the organization that is named; with null (signed out, no organization) nothing is left of the last one.
 */
export function enterOrganization(orgId: string | null): void {
  if (chat.get().orgId === orgId) return;
  void clearing?.commit();
  running?.abort();
  running = null;
  forgetExchange();
  dispatch({ type: 'entered', orgId });
}

/**
 * Looks for the conversation on the server, where another device may have gone on with it, and follows a reply that
 * is being written.
 */
export function loadHistory(): Promise<void> {
  const { orgId, phase, history } = chat.get();
  if (orgId === null || phase === 'streaming' || clearing !== null) return Promise.resolve();
  if (history !== 'loading') loading = readHistory(orgId);
  return loading;
}

async function readHistory(orgId: string): Promise<void> {
  dispatch({ type: 'history-asked' });
  try {
    const conversationId = await latestConversation(orgId);
    const page =
      conversationId === null ? { messages: [], olderCursor: null } : await loadMessages(orgId, conversationId);
    if (chat.get().orgId !== orgId) return;
    dispatch({ type: 'history-arrived', conversationId, ...page });
    if (conversationId !== null && page.messages.at(-1)?.state === 'streaming')
      void followRunning(orgId, conversationId);
  } catch (error) {
    if (chat.get().orgId === orgId) dispatch({ type: 'history-failed', message: describeAskError(error).message });
  }
}

/** Loads the page of messages before those that are shown. */
export async function loadOlder(): Promise<void> {
  const { orgId, conversationId, olderCursor } = chat.get();
  if (orgId === null || conversationId === null || olderCursor === null) return;
  const page = await loadMessages(orgId, conversationId, olderCursor);
  if (chat.get().olderCursor === olderCursor) dispatch({ type: 'older-arrived', ...page });
}

export const canAsk = (text: string, { orgId, phase, waiting }: Pick<Chat, 'orgId' | 'phase' | 'waiting'>): boolean =>
  text.trim() !== '' && orgId !== null && phase === 'idle' && waiting === null;

/** Asks. Empty text, a reply under way and a missing organization send nothing (spec §5). */
export async function ask(typed: string, gather: () => Promise<ChatContext>): Promise<void> {
  const { orgId } = chat.get();
  if (orgId === null || !canAsk(typed, chat.get())) return;
  const text = typed.trim().slice(0, QUESTION_LENGTH);
  dispatch({ type: 'waited', text });
  await untilReady();
  // Somebody who left the organization meanwhile asks nothing there.
  if (chat.get().orgId !== orgId || chat.get().waiting !== text) return;
  const controller = begin();
  dispatch({ type: 'asked', id: crypto.randomUUID(), text, at: Date.now() });
  let record: ReturnType<typeof recordExchange> | null = null;
  try {
    const [{ page, user }] = await Promise.all([gather(), stopping]);
    dispatch({ type: 'placed', page: page?.content?.title ?? null, quote: page?.place?.selection || null });
    const conversationId =
      chat.get().conversationId ?? (await beginConversation(orgId, text.slice(0, CONVERSATION_TITLE_LENGTH)));
    if (controller.signal.aborted) return;
    dispatch({ type: 'conversation-begun', conversationId });
    const request = requestOf({ text, page, user }, conversationId);
    const recording = (record = recordExchange(request));
    const onLine = (line: Parameters<typeof recording.line>[0]) => {
      if (controller.signal.aborted) return;
      recording.line(line);
      dispatch({ type: 'line', line });
    };
    await readReply(await openStream(orgId, request, controller.signal), onLine);
    recording.end(null);
    end(controller);
  } catch (error) {
    record?.end(describeAskError(error).message);
    await fail(controller, error);
  }
}

/** When the history is here and no reply is being written: what arrived later would replace what was asked. */
async function untilReady(): Promise<void> {
  if (!['ready', 'loading'].includes(chat.get().history)) void loadHistory();
  let seen;
  do {
    seen = loading;
    await Promise.all([seen, clearing?.commit()]);
    // A drawer that opens with the question asks for the history once more.
  } while (seen !== loading);
  if (chat.get().phase === 'idle') return;
  await new Promise<void>((resolve) => {
    const leave = chat.subscribe(() => {
      if (chat.get().phase !== 'idle') return;
      leave();
      resolve();
    });
  });
}

/** Stops the reply here at once, and on the server; what was written stays. */
export function stop(): void {
  const { orgId, conversationId, phase } = chat.get();
  if (phase !== 'streaming') return;
  running?.abort();
  running = null;
  dispatch({ type: 'ended', at: Date.now(), isStopped: true });
  if (orgId !== null && conversationId !== null) stopping = stopOnServer(orgId, conversationId).catch(() => undefined);
}

/** Has the reply finished while this page is away: it cannot tell whether it is closed or reloaded. */
export function leavePage(): void {
  void clearing?.commit(true);
  const { orgId, conversationId, phase } = chat.get();
  if (phase === 'streaming' && orgId !== null && conversationId !== null)
    void saveMessage(orgId, conversationId).catch(() => undefined);
}

/** Clears what is shown at once, and the server's messages when it can no longer be taken back. */
export function clear(): void {
  const { orgId, conversationId, messages, olderCursor } = chat.get();
  stop();
  void clearing?.commit();
  dispatch({ type: 'cleared', canUndo: conversationId !== null && messages.length > 0 });
  forgetExchange();
  if (orgId === null || conversationId === null) return;
  const isHere = () => chat.get().orgId === orgId;
  clearing = delayClearing({
    // A page that goes away waits for nothing.
    send: (isLeaving) =>
      isLeaving
        ? clearOnServer(orgId, conversationId, true)
        : stopping.then(() => clearOnServer(orgId, conversationId, false)),
    onUndone: () => isHere() && dispatch({ type: 'clearing-undone', messages, olderCursor }),
    onFailed: (error) =>
      isHere() && dispatch({ type: 'clearing-undone', messages, olderCursor, failure: describeClearError(error) }),
    onOver() {
      clearing = null;
      if (isHere()) dispatch({ type: 'clearing-over' });
    },
  });
}

/** Takes the clearing back, while there is time. */
export const undoClear = (): void => clearing?.undo();

export const closeFailure = (): void => dispatch({ type: 'failure-closed' });

/**
 * A reply that was begun before the page was loaded, or whose line went dead: it is followed from its beginning, then
 * read as kept.
 */
async function followRunning(orgId: string, conversationId: string): Promise<void> {
  const controller = begin();
  dispatch({ type: 'reply-found' });
  try {
    await readReply(await reopenStream(orgId, conversationId, controller.signal), (line) => {
      if (!controller.signal.aborted) dispatch({ type: 'line', line });
    });
    if (isWritten(chat.get().reply)) end(controller);
    else await rereadHistory(orgId, conversationId);
  } catch (error) {
    if (controller.signal.aborted) return;
    if (!(error instanceof BrokenReply)) return dispatch({ type: 'failed', ...describeAskError(error) });
    await rereadHistory(orgId, conversationId);
  }
}

const isWritten = (reply: Chat['reply']): boolean =>
  reply !== null && (reply.text !== '' || reply.tool !== null || reply.making !== null);

/** A reply that ended before it could be followed: what became of it is in the history. */
async function rereadHistory(orgId: string, conversationId: string): Promise<void> {
  const page = await loadMessages(orgId, conversationId);
  if (chat.get().conversationId === conversationId) dispatch({ type: 'history-arrived', conversationId, ...page });
}

async function fail(controller: AbortController, error: unknown): Promise<void> {
  if (controller.signal.aborted) return;
  const { orgId, conversationId, reply } = chat.get();
  const canGoOn = error instanceof BrokenReply || (error instanceof TypeError && reply?.id !== 'reply');
  if (canGoOn && orgId !== null && conversationId !== null) {
    return followRunning(orgId, conversationId).catch(() => dispatch({ type: 'failed', ...describeAskError(error) }));
  }
  dispatch({ type: 'failed', ...describeAskError(error) });
}

function begin(): AbortController {
  running?.abort();
  running = new AbortController();
  return running;
}

function end(controller: AbortController): void {
  if (!controller.signal.aborted) dispatch({ type: 'ended', at: Date.now(), isStopped: false });
}

function dispatch(event: ChatEvent): void {
  chat.set(nextChat(chat.get(), event));
}
