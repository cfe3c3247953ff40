import { isPossible, resultOf, type ScenesState, statesOf } from '@snapwell/contract/simulations/play-scenes';
import type { ScenesBody } from '@snapwell/contract/simulations/scenes';
import type { SceneStep, ScenesView, ShownScene } from '@snapwell/contract/simulations/scenes-play.schemas';
import { AppError } from '#platform/http/app-error.ts';
import type { Play, Run } from '../play.ts';
import type { ServedFile } from '../simulations.tables.ts';

type Files = Readonly<Record<string, ServedFile>>;

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
  present: presentScenes,
};

function presentScenes({ body, steps }: Run<ScenesBody, SceneStep>, files: Files): ScenesView {
  const states = statesOf(body, steps);
  const now = states.at(-1)!;
  const before = states.at(-2) ?? now;
  const last = steps.at(-1);
  const chosen = last && before.scene.choices?.[last.choice];
  return {
    play: 'scenes',
    introduction: body.introduction,
    measures: body.measures.map(({ id, title }, i) => ({
      id,
      title,
      value: now.values[i]!,
      change: now.values[i]! - before.values[i]!,
    })),
    trail: steps.map(({ choice }, i) => {
      const { scene } = states[i]!;
      return { title: scene.title ?? null, at: scene.at ?? null, choice: scene.choices![choice]!.text };
    }),
    last: chosen ? { choice: chosen.text, by: last.by, consequence: chosen.consequence ?? null } : null,
    has_patient: body.scenes.some(({ patient }) => patient !== undefined),
    scene: presentScene(now, files),
  };
}

function presentScene({ scene }: ScenesState, files: Files): ShownScene {
  const image = scene.image ? files[scene.image] : undefined;
  return {
    title: scene.title ?? null,
    at: scene.at ?? null,
    text: scene.text,
    image: image ? { ...image, alternative: scene.alternative ?? '' } : null,
    patient: scene.patient ? { looks: scene.patient.looks ?? null, vitals: scene.patient.vitals } : null,
    countdown: scene.countdown ?? null,
    choices: scene.choices?.map(({ text }) => text) ?? [],
    ending: scene.ending ?? null,
  };
}
