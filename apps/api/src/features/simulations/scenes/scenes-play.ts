import { isPossible, resultOf, statesOf } from '@snapwell/contract/simulations/play-scenes';
import { presentScenes } from '@snapwell/contract/simulations/present-scenes';
import type { ScenesBody } from '@snapwell/contract/simulations/scenes';
import type { SceneStep } from '@snapwell/contract/simulations/scenes-play.schemas';
import { AppError } from '#platform/http/app-error.ts';
import type { Play } from '../play.ts';

/** A graph of scenes. What a choice leads to, how it moves the measures and the best way stay on the server. */
export const scenesPlay: Play<ScenesBody, SceneStep> = {
  describe: ({ introduction, measures }) => ({
    play: 'scenes',
    introduction,
    measures: measures.map(({ title }) => title),
  }),
  async decide(_world, { body, steps }, input) {
    if (input.play !== 'scenes') throw new AppError('invalid_request');
    if (input.position !== steps.length) throw new AppError('simulation_moved_on');
    const { choice, by } = input;
    if (!isPossible(statesOf(body, steps).at(-1)!, { choice, by }))
      throw new AppError('invalid_request', [{ path: 'step.choice', message: /*i18n*/ 'There is no such choice.' }]);
    return { choice, by };
  },
  isOver: ({ body, steps }) => statesOf(body, steps).at(-1)!.scene.ending !== undefined,
  async conclude(_world, { body, steps }) {
    if (!statesOf(body, steps).at(-1)!.scene.ending) throw new AppError('simulation_unfinished');
    return resultOf(body, steps);
  },
  present: ({ body, steps }, files) => presentScenes(body, steps, files),
};
