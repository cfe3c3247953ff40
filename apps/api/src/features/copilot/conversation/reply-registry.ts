import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import type { Reply } from './reply.ts';
import { saveHeartbeats, readAwaited } from './replies.repository.ts';

/** How often it is written down how far the replies are: an order to stop from another process is heard as soon. */
const BEAT_MS = 800;

/**
 * The replies that this process writes. A reply that nobody follows any more ends within a second, unless somebody
 * follows it from another process or has said to be back: a page does, when it is reloaded.
 */
export interface ReplyRegistry {
  add(reply: Reply): void;
  remove(reply: Reply): void;
  /** The reply of a conversation that is being written here. */
  find(orgId: string, conversationId: string): Reply | null;
  /** Somebody no longer follows. */
  left(reply: Reply): void;
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
    left(reply) {
      if (!reply.end && reply.followers() === 0) wait(reply, world.assistant.graceMs);
    },
    count: () => replies.size,
    close() {
      clearTimeout(beat);
      for (const reply of replies.values()) reply.stop();
    },
  };
}
