import type { World } from '#world.ts';
import { createReplyRegistry } from './conversation/reply.ts';
import { createEngines } from './engines/create-engines.ts';

/** What answering needs beside the world: the replies of this process, and the engines. Made once. */
export type CopilotServices = ReturnType<typeof createCopilotServices>;

export function createCopilotServices(world: World) {
  const registry = createReplyRegistry(world, world.assistant.onError);
  return { ...world, registry, choose: createEngines(world) };
}
