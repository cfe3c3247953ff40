import { z } from 'zod';
import { joinText } from '../text/words.ts';
import { conversationBody } from './conversation.ts';
import { scenesBody } from './scenes.ts';

/** A simulation is a graph of scenes or a conversation with a persona. */
export const simulationBody = z.discriminatedUnion('play', [scenesBody, conversationBody]);
export type SimulationBody = z.output<typeof simulationBody>;

/** What the search may find: the situation, not what is hidden in it. */
export function simulationText(body: SimulationBody): string {
  return body.play === 'scenes'
    ? joinText([body.introduction])
    : joinText([body.introduction, body.persona.name, ...body.goals]);
}
