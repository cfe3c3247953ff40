import type { OpenPartner } from '#features/voice/voice.routes.ts';
import { sayBack } from '#features/voice/say-back.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { World } from '#world.ts';

/** Who answers in a voice session, by what it is about. */
export function createOpenPartner(_world: World): OpenPartner {
  return async (_caller, query) => {
    switch (query.about) {
      case 'test':
        return sayBack;
      default:
        throw new AppError('not_found');
    }
  };
}
