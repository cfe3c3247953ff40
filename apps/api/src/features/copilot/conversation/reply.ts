import type { Block } from '@snapwell/contract/copilot/conversation.schemas';
import type { LinkContent, StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { Trace } from '../request/trace.ts';
import { acrossOrganizations, inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { saveHeartbeats, readAwaited, countUse, endReply, removeItems } from './conversations.repository.ts';
import { gapTopicOf, withoutMarks } from '../gaps/gap-topics.ts';
import { insertGap } from '../gaps/gaps.repository.ts';
import { budgetDay } from './budgets.ts';
import { blocksOf, keep, noContent, replay } from './reply-content.ts';
import { ReplyError } from '../request/reply-error.ts';

export interface ReplyHead {
  readonly orgId: string;
  readonly uid: string;
  readonly conversationId: string;
  readonly questionId: string;
  /** What was typed. */
  readonly question: string;
  readonly id: string;
}

export type ReplyEnd = 'complete' | 'stopped' | 'failed';

/** A reply while it is written: engines write into it, any number of people's devices follow it from its beginning. */
export interface Reply extends ReplyHead {
  readonly trace: Trace;
  readonly signal: AbortSignal;
  /** How it ended; null while it is written. */
  readonly end: ReplyEnd | null;
  write(line: StreamLine): void;
  finish(end: ReplyEnd, last: StreamLine): void;
  /** Ends the work on it: whoever writes hears of it by the signal. */
  stop(): void;
  /** Hears everything so far in few lines, then each line; answers how to leave. */
  follow(listener: (line: StreamLine | null) => void): () => void;
  followers(): number;
  blocks(): Block[];
  lastLine(): StreamLine;
}

export function createReply(head: ReplyHead, trace: Trace, linkTo: (tool: LinkContent) => string): Reply {
  const listeners = new Set<(line: StreamLine | null) => void>();
  const abort = new AbortController();
  const written = noContent();
  let last: StreamLine | null = null;
  let end: ReplyEnd | null = null;
  const tell = (line: StreamLine | null) => listeners.forEach((listener) => listener(line));
  const first: StreamLine = { conversation_id: head.conversationId, question_id: head.questionId, message_id: head.id };

  return {
    ...head,
    trace,
    signal: abort.signal,
    get end() {
      return end;
    },
    write(line) {
      if (end) return;
      trace.firstText(line);
      keep(written, line);
      tell(line);
    },
    finish(how, line) {
      if (end) return;
      end = how;
      last = line;
      keep(written, line);
      tell(line);
      tell(null);
      listeners.clear();
    },
    stop: () => abort.abort(),
    follow(listener) {
      listener(first);
      for (const line of replay(written)) listener(line);
      if (last) {
        listener(last);
        listener(null);
        return () => undefined;
      }
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    followers: () => listeners.size,
    blocks: () => blocksOf(written, linkTo),
    lastLine: () => last ?? { done: true },
  };
}

/** How often it is written down how far the replies are: an order to stop from another process is heard as soon. */
const BEAT_MS = 800;

/** Hears the lines of a reply, and that it is over. */
export interface Listener {
  send(line: StreamLine): void;
  end(): void;
}

/**
 * The replies that this process writes. A reply that nobody follows any more ends within a second, unless somebody
 * follows it from another process or has said to be back: a page does, when it is reloaded.
 */
export interface ReplyRegistry {
  add(reply: Reply): void;
  remove(reply: Reply): void;
  /** The reply of a conversation that is being written here. */
  find(orgId: string, conversationId: string): Reply | null;
  /** Lets somebody follow a reply that is written here; answers how to leave. */
  follow(reply: Reply, listener: Listener): () => void;
  count(): number;
  close(): void;
}

export function createReplyRegistry(
  world: Pick<World, 'db' | 'clock' | 'assistant'>,
  onError: (error: unknown) => void,
): ReplyRegistry {
  const replies = new Map<string, Reply>();
  const graces = new Map<Reply, NodeJS.Timeout>();
  let beat: NodeJS.Timeout | undefined;
  const keyOf = ({ orgId, conversationId }: Pick<Reply, 'orgId' | 'conversationId'>) => `${orgId}/${conversationId}`;

  const take = async () => {
    const mine = [...replies.values()];
    const at = world.clock.now();
    const rows = mine.map((reply) => ({ id: reply.id, orgId: reply.orgId, blocks: reply.blocks() }));
    const stopped = new Set(await acrossOrganizations(world.db, (tx) => saveHeartbeats(tx, at, rows)));
    for (const reply of mine) if (stopped.has(reply.id)) reply.stop();
  };
  const next = () => {
    beat = setTimeout(() => {
      if (replies.size === 0) return void (beat = undefined);
      void take().catch(onError).finally(next);
    }, BEAT_MS).unref();
  };
  const wait = (reply: Reply, forMs: number) => {
    clearTimeout(graces.get(reply));
    const expire = () => void endUnlessAwaited(reply).catch(onError);
    graces.set(reply, setTimeout(expire, forMs).unref());
  };
  const endUnlessAwaited = async (reply: Reply) => {
    if (reply.end || reply.followers() > 0) return;
    const until = await inOrganization(world.db, reply.orgId, (scope) => readAwaited(scope, reply.id));
    const leftMs = (until?.getTime() ?? 0) - world.clock.now().getTime();
    if (leftMs > 0) wait(reply, leftMs);
    else if (reply.followers() === 0) reply.stop();
  };

  return {
    add(reply) {
      replies.set(keyOf(reply), reply);
      if (!beat) next();
    },
    remove(reply) {
      if (replies.get(keyOf(reply)) === reply) replies.delete(keyOf(reply));
      clearTimeout(graces.get(reply));
      graces.delete(reply);
    },
    find: (orgId, conversationId) => replies.get(keyOf({ orgId, conversationId })) ?? null,
    follow(reply, listener) {
      const leave = reply.follow((line) => (line ? listener.send(line) : listener.end()));
      return () => {
        leave();
        if (!reply.end && reply.followers() === 0) wait(reply, world.assistant.graceMs);
      };
    },
    count: () => replies.size,
    close() {
      clearTimeout(beat);
      for (const reply of replies.values()) reply.stop();
    },
  };
}

const FAILED = 'Failed to send';

type WriteWorld = Pick<World, 'db' | 'clock' | 'assistant'> & { readonly registry: ReplyRegistry };

/**
 * Lets the engine write, and keeps the reply however it ends: first what the database holds, then the last line of
 * the stream.
 */
export async function writeReply(world: WriteWorld, reply: Reply, write: () => Promise<StreamLine>): Promise<void> {
  const { last, state } = await write().then(
    (line) => ({
      last: { ...line, done: true as const },
      state: reply.signal.aborted ? ('stopped' as const) : ('complete' as const),
    }),
    (error: unknown) => outcomeOf(error, reply, world.assistant.onError),
  );
  const { tool, ...end } = last;
  if (tool) reply.write({ tool });
  // What is kept of the reply comes before its last line, which says that it is kept.
  const { sources, practice, tutor, proposal, actions, care } = last;
  if (sources || practice || tutor || proposal || actions || care)
    reply.write({ sources, practice, tutor, proposal, actions, care });
  try {
    await saveReply(world, reply, state, last);
    reply.finish(state, end);
  } catch (error) {
    world.assistant.onError(error);
    reply.finish('failed', { error: FAILED });
  } finally {
    world.registry.remove(reply);
  }
}

type Outcome = { last: StreamLine; state: 'complete' | 'stopped' | 'failed' };

function outcomeOf(error: unknown, { signal }: Reply, onError: (error: unknown) => void): Outcome {
  if (signal.aborted) return { last: { done: true }, state: 'stopped' };
  if (error instanceof ReplyError) return { last: { error: error.message }, state: 'failed' };
  onError(error);
  return { last: { error: FAILED }, state: 'failed' };
}

async function saveReply(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  reply: Reply,
  state: Outcome['state'],
  lastLine: StreamLine,
): Promise<void> {
  const inspection = reply.trace.close();
  await inOrganization(db, reply.orgId, async (scope) => {
    const { prompt, reply: written } = inspection.tokens;
    if (prompt + written > 0)
      await countUse(scope, { uid: reply.uid, day: budgetDay(clock.now()), questions: 0, tokens: prompt + written });
    // The client takes the question back when no answer comes (spec §4): so does the history.
    if (state === 'failed') return removeItems(scope, [reply.questionId, reply.id]);
    if (reply.trace.isGap) await noteGap(scope, reply, clock.now());
    await endReply(scope, reply.id, { state, blocks: reply.blocks(), lastLine, inspection });
  });
}

/** A question that the library has no answer to is kept for those who write it. */
async function noteGap(scope: OrganizationScope, { id, uid, question }: Reply, askedAt: Date): Promise<void> {
  const topic = gapTopicOf(question);
  if (topic === '') return;
  await insertGap(scope, { id, uid, reason: 'not_found', question: withoutMarks(question), topic, askedAt });
}
