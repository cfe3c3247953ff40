import { type ScenesState, statesOf } from './play-scenes.ts';
import type { SceneStep, ScenesView, SeenPerson, ShownScene } from './scenes-play.schemas.ts';
import type { Scene, ScenesBody } from './scenes.ts';
import { showSeen } from './show-persona.ts';

/** The pictures of scenes by the author's names. */
type SceneFiles = Readonly<
  Record<string, { readonly url: string; readonly width: number | null; readonly height: number | null }>
>;

/** What is released of a way through the scenes: where it stands, what is behind it, what the last choice did. */
export function presentScenes(body: ScenesBody, steps: readonly SceneStep[], files: SceneFiles): ScenesView {
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
    last: chosen
      ? {
          choice: chosen.text,
          by: last.by,
          consequence: chosen.consequence ?? null,
          person: seenIn(body, before.scene),
        }
      : null,
    has_patient: body.scenes.some(({ patient }) => patient !== undefined),
    scene: presentScene(body, now, files),
  };
}

function presentScene(body: ScenesBody, { scene }: ScenesState, files: SceneFiles): ShownScene {
  const image = scene.image ? files[scene.image] : undefined;
  return {
    title: scene.title ?? null,
    at: scene.at ?? null,
    text: scene.text,
    image: image ? { ...image, alternative: scene.alternative ?? '' } : null,
    patient: scene.patient ? { looks: scene.patient.looks ?? null, vitals: scene.patient.vitals } : null,
    person: seenIn(body, scene),
    countdown: scene.countdown ?? null,
    choices: scene.choices?.map(({ text }) => text) ?? [],
    ending: scene.ending ?? null,
  };
}

/** Whoever is seen in a scene, as they are drawn and as they feel in it. */
function seenIn({ people }: ScenesBody, { person: seen }: Scene): SeenPerson | null {
  const person = people?.find(({ id }) => id === seen?.id);
  return person && seen ? showSeen(person, seen) : null;
}
