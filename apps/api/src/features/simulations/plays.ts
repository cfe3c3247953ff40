import type { SimulationPlay } from '@snapwell/contract/simulations/attempts.schemas';
import { AppError } from '#platform/http/app-error.ts';
import type { Play } from './play.ts';
import { scenesPlay } from './scenes/scenes-play.ts';

const plays: Partial<Record<SimulationPlay, Play<unknown, unknown>>> = { scenes: scenesPlay };

/** How a simulation of this kind is played. */
export function playOf(play: SimulationPlay): Play<unknown, unknown> {
  const found = plays[play];
  if (!found) throw new AppError('not_found');
  return found;
}
