import type { Engine } from '../engines/engine.ts';
import type { BuiltInWorld } from './skill-input.ts';
import { skills } from './skills.ts';
import { understand } from './understanding/understand.ts';

/**
 * What answers without a language model: what is asked for is recognized, and answered from the library and the
 * member's own record.
 */
export function createBuiltInEngine(world: BuiltInWorld): Engine {
  return async (turn, pen) => {
    pen.notes.engine('built-in', null);
    pen.notes.sent('question', turn.question);
    const [vector = null] = (await world.assistant.search.encode([turn.question])) ?? [];
    const { intent, confidence } = understand(turn.question, vector);
    pen.notes.intent(intent, confidence);
    return skills[intent]({ world, turn, pen, around: turn.around, vector });
  };
}
