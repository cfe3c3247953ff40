import type { Engine } from '#features/copilot/request/engine.ts';
import type { BuiltInWorld } from '#features/copilot/request/skill-input.ts';
import { skills } from './skills.ts';
import { understand } from './understand.ts';

/**
 * What answers without a language model: what is asked for is recognized, and answered from the library and the
 * member's own record.
 */
export function createBuiltInEngine(world: BuiltInWorld): Engine {
  return async (request, writer) => {
    writer.trace.engine('built-in', null);
    writer.trace.sent('question', request.question);
    const [vector = null] = (await world.assistant.search.encode([request.question])) ?? [];
    const { intent, confidence } = understand(request.question, vector);
    writer.trace.intent(intent, confidence);
    return skills[intent]({ world, request, writer, context: request.context, vector });
  };
}
