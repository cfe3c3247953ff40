import type { SimulationPlay } from '@snapwell/contract/simulations/attempts.schemas';
import type { Play } from './play.ts';
import { conversationPlay } from './conversation/conversation-play.ts';
import { scenesPlay } from './scenes/scenes-play.ts';

const plays: Record<SimulationPlay, Play<unknown, unknown>> = { scenes: scenesPlay, conversation: conversationPlay };

/** How a simulation of this kind is played. */
export function playOf(play: SimulationPlay): Play<unknown, unknown> {
  return plays[play];
}
