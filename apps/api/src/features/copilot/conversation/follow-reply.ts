import { setTimeout as pause } from 'node:timers/promises';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { askToStop, awaitReply, findItem, findStreaming, type ItemRow } from './conversations.repository.ts';
import { loadConversation } from './conversations.ts';
import { stateOf } from './present-conversation.ts';
import type { Listener, ReplyRegistry } from './reply.ts';

/** How often a reply is looked at that another process writes. */
const LOOK_MS = 500;
/** Who looks on waits for it from one look to the next, and a little longer. */
const LOOKING_MS = 3000;
/** A reload takes a few seconds on a phone. */
const RELOAD_MS = 8000;

type FollowWorld = Pick<World, 'db' | 'clock'> & { readonly registry: ReplyRegistry };

/**
 * Lets somebody follow the reply that is being written in a conversation, wherever that is; ends at once when there
 * is none.
 */
export async function followReply(
  world: FollowWorld,
  caller: MemberCaller,
  conversationId: string,
  listener: Listener,
): Promise<() => void> {
  const row = await inOrganization(world.db, caller.orgId, async (scope) => {
    await loadConversation(scope, caller.uid, conversationId);
    return findStreaming(scope, conversationId);
  });
  const here = world.registry.find(caller.orgId, conversationId);
  if (here) return world.registry.follow(here, listener);
  if (!row || stateOf(row, world.clock.now()) !== 'streaming') {
    listener.send({ conversation_id: conversationId, done: true });
    listener.end();
    return () => undefined;
  }
  const left = new AbortController();
  void watchReply(world, { orgId: caller.orgId, conversationId, id: row.id }, listener, left.signal).catch(() =>
    listener.end(),
  );
  return () => left.abort();
}

/** Another process writes: what it has put down is read again and again. */
async function watchReply(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  place: { orgId: string; conversationId: string; id: string },
  listener: Listener,
  signal: AbortSignal,
) {
  listener.send({ conversation_id: place.conversationId, message_id: place.id });
  for (let sent = 0; !signal.aborted; await pause(LOOK_MS, undefined, { signal })) {
    const row = await inOrganization(db, place.orgId, async (scope) => {
      await awaitReply(scope, place.id, after(clock.now(), LOOKING_MS));
      return findItem(scope, place.conversationId, place.id);
    });
    const text = row ? textOf(row) : '';
    if (text.length > sent) listener.send({ content: text.slice(sent) });
    sent = Math.max(sent, text.length);
    const isOver = !row || stateOf(row, clock.now()) !== 'streaming';
    if (isOver) {
      listener.send(row?.lastLine ?? { error: 'Failed to send' });
      return listener.end();
    }
  }
}

function textOf({ blocks }: ItemRow): string {
  return blocks.map((block) => (block.type === 'text' ? block.text : '')).join('');
}

/**
 * Has the reply of a conversation written on while its page is away for a moment; when the page does not come back,
 * it ends.
 */
export function keepReply(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  caller: MemberCaller,
  conversationId: string,
): Promise<{ is_kept: boolean }> {
  return inOrganization(db, caller.orgId, async (scope) => {
    await loadConversation(scope, caller.uid, conversationId);
    const streaming = await findStreaming(scope, conversationId);
    if (streaming) await awaitReply(scope, streaming.id, after(clock.now(), RELOAD_MS));
    return { is_kept: streaming !== null };
  });
}

/** Stops the reply of a conversation, in this process or in another. */
export async function stopReply(
  world: FollowWorld,
  caller: MemberCaller,
  conversationId: string,
): Promise<{ is_stopped: boolean }> {
  const row = await inOrganization(world.db, caller.orgId, async (scope) => {
    await loadConversation(scope, caller.uid, conversationId);
    const streaming = await findStreaming(scope, conversationId);
    if (streaming) await askToStop(scope, streaming.id);
    return streaming;
  });
  world.registry.find(caller.orgId, conversationId)?.stop();
  return { is_stopped: row !== null };
}

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
