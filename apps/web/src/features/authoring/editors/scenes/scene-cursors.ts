// The parts of a graph of scenes as cursors that hold the graph together while it changes.
import type { ScenesBody } from '@snapwell/contract/simulations/scenes';
import { type Cursor, cursorOn } from '../kit/cursor.ts';
import { newSlug } from '../kit/new-slug.ts';
import type { Person, Scene } from './scene-graph.ts';

/** The measures; what choices do to one goes with it. */
export function measuresOf(root: Cursor<ScenesBody>): Cursor<ScenesBody['measures']> {
  const { value, problems, path } = root.at('measures');
  const update: Cursor<ScenesBody['measures']>['update'] = (change, step) =>
    root.update((now) => {
      const measures = change(now.measures);
      if (measures === now.measures) return now;
      const gone = now.measures.filter(({ id }) => measures.every((measure) => measure.id !== id)).map(({ id }) => id);
      return { ...now, measures, scenes: gone.length > 0 ? withoutEffects(now.scenes, gone) : now.scenes };
    }, step);
  return cursorOn(value, update, problems, path);
}

const withoutEffects = (scenes: readonly Scene[], gone: readonly string[]): Scene[] =>
  scenes.map((scene) =>
    scene.choices
      ? {
          ...scene,
          choices: scene.choices.map((choice) => ({
            ...choice,
            effects: Object.fromEntries(Object.entries(choice.effects).filter(([id]) => !gone.includes(id))),
          })),
        }
      : scene,
  );

/** The people; whoever goes is seen in no scene any more. */
export function peopleOf(root: Cursor<ScenesBody>): Cursor<Person[]> {
  const { value, problems, path } = root.at('people');
  const update: Cursor<Person[]>['update'] = (change, step) =>
    root.update((now) => {
      const before = now.people ?? [];
      const people = change(before);
      if (people === before) return now;
      const stay = new Set(people.map(({ id }) => id));
      const scenes = now.scenes.map(({ person, ...scene }) =>
        person && stay.has(person.id) ? { ...scene, person } : scene,
      );
      return { ...now, people, scenes: people.length < before.length ? scenes : now.scenes };
    }, step);
  return cursorOn(value ?? [], update, problems, path);
}

/** The cursor of a scene wherever it stands by then. */
export function sceneById(list: Cursor<Scene[]>, id: string): Cursor<Scene> {
  const at = list.value.findIndex((scene) => scene.id === id);
  const { value, problems, path } = list.at(at) as Cursor<Scene>;
  return cursorOn(value, (change, step) => list.update((now) => withScene(now, id, change), step), problems, path);
}

function withScene(scenes: Scene[], id: string, change: (scene: Scene) => Scene): Scene[] {
  const at = scenes.findIndex((scene) => scene.id === id);
  if (at < 0) return scenes;
  const next = change(scenes[at]!);
  return next === scenes[at] ? scenes : scenes.with(at, next);
}

export const withTarget = (
  scenes: Scene[],
  { from, choice, to }: { from: string; choice: number; to: string },
): Scene[] =>
  withScene(scenes, from, (scene) => ({
    ...scene,
    choices: scene.choices?.map((each, at) => (at === choice ? { ...each, to } : each)),
  }));

export const newSceneId = (scenes: readonly Scene[]): string =>
  newSlug(
    `scene-${scenes.length + 1}`,
    scenes.map(({ id }) => id),
  );
