import { t } from '@lingui/core/macro';
import { firstState, nextState, type ScenesState } from '@snapwell/contract/simulations/play-scenes';
import type { ScenesBody } from '@snapwell/contract/simulations/scenes';
import { RotateCcw, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import type { ItemMedia } from '#features/authoring/item-editor.ts';
import { PersonPicture } from './people-fields.tsx';
import { nameOfScene } from './scene-graph.ts';

interface TrySceneProps {
  body: ScenesBody;
  /** The scene to begin with. */
  from: string;
  media: ItemMedia;
  /** The scene that is played: the map goes along. */
  onVisit: (sceneId: string) => void;
  onClose: () => void;
}

/** Plays the scenes as they stand now, from any of them; nothing is stored, nothing paid. */
export function TryScenes({ body, from, media, onVisit, onClose }: TrySceneProps) {
  const [choices, setChoices] = useState<readonly number[]>([]);
  const states = statesAlong({ ...body, start: from }, choices);
  const last = states.at(-1);
  if (!last) return null;
  const { scene, values } = last;
  const before = states.at(-2)?.scene.choices?.[choices[states.length - 2] ?? -1];
  const go = (next: readonly number[]) => {
    setChoices(next);
    onVisit(statesAlong({ ...body, start: from }, next).at(-1)!.scene.id);
  };
  const person = body.people?.find(({ id }) => id === scene.person?.id);
  const taken = choices.slice(0, states.length - 1);
  const known = new Set(body.scenes.map(({ id }) => id));
  const [zero, seconds] = [(scene.countdown?.choice ?? 0) + 1, scene.countdown?.seconds];
  return (
    <div
      role="group"
      aria-label={t`Try it`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex items-center">
        <h3 className="min-w-0 flex-1 truncate text-lg">{t`Try it`}</h3>
        <IconButton
          label={t`One step back`}
          aria-disabled={taken.length === 0}
          onClick={() => taken.length > 0 && go(taken.slice(0, -1))}
        >
          <Undo2 aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Start over`} onClick={() => go([])}>
          <RotateCcw aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Stop trying`} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {before?.consequence && <p className="rounded-md bg-sky-soft px-4 py-3">{before.consequence}</p>}
      {scene.image && (
        <img
          src={media.url(scene.image)}
          alt={scene.alternative ?? ''}
          className="max-h-60 w-full rounded-md object-cover"
        />
      )}
      {!scene.image && person && scene.person && <PersonPicture person={person} seen={scene.person} />}
      <div aria-live="polite" className="grid gap-2">
        <p className="font-semibold">{nameOfScene(scene)}</p>
        <p className="whitespace-pre-line">{scene.text}</p>
        {scene.patient?.looks && <p className="text-ink-2">{scene.patient.looks}</p>}
        <p className="flex flex-wrap gap-2 empty:hidden">
          {scene.patient?.vitals.map(({ name, value, is_worrying }) => (
            <Chip key={name} tone={is_worrying ? 'berry' : 'plain'}>
              {name} {value}
            </Chip>
          ))}
        </p>
      </div>
      {scene.ending ? (
        <div className="grid gap-2 rounded-md bg-leaf-soft px-4 py-3">
          <p className="font-semibold">{scene.ending.title}</p>
          <p className="whitespace-pre-line">{scene.ending.debrief}</p>
        </div>
      ) : (
        <div className="grid gap-2">
          {(scene.choices ?? []).map((choice, at) => (
            <Button
              key={at}
              disabled={!known.has(choice.to)}
              onClick={() => go([...taken, at])}
              className="h-auto justify-start py-2.5 text-start whitespace-normal"
            >
              <span className="figure flex-none text-ink-3">{at + 1}</span> {choice.text}
            </Button>
          ))}
          {seconds !== undefined && (
            <p className="text-sm text-ink-2">{t`After ${seconds} s choice ${zero} is taken.`}</p>
          )}
        </div>
      )}
      <div className="grid gap-2">
        {body.measures.map(({ id, title }, at) => (
          <div key={id} className="grid grid-cols-[7rem_minmax(0,1fr)_2.5rem] items-center gap-3 text-sm">
            <span className="truncate">{title}</span>
            <ProgressBar value={values[at]!} label={title || id} size="sm" />
            <span className="figure text-end">{values[at]}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The states as far as the choices lead in the graph as it is now: a scene may be gone since. */
function statesAlong(body: ScenesBody, choices: readonly number[]): ScenesState[] {
  const ids = new Set(body.scenes.map(({ id }) => id));
  if (!ids.has(body.start)) return [];
  const states = [firstState(body)];
  for (const choice of choices) {
    const state = states.at(-1)!;
    const target = state.scene.choices?.[choice]?.to;
    if (target === undefined || !ids.has(target)) break;
    states.push(nextState(body, state, choice));
  }
  return states;
}
