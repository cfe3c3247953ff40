import { t } from '@lingui/core/macro';
import type { ScenesBody } from '@snapwell/contract/simulations/scenes';
import { Copy, Play, Plus, Trash2, Waypoints } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCompact } from '#platform/device/width.ts';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import type { ItemEditorProps, ItemMedia } from '#features/authoring/item-editor.ts';
import type { Cursor } from '../kit/cursor.ts';
import { EditorFrame } from '../kit/editor-frame.tsx';
import { filled } from '../kit/filled.ts';
import { TargetField } from '../kit/target-field.tsx';
import { useEditing } from '../kit/use-editing.ts';
import { waysOf } from './best-way.ts';
import { GraphProblems, wordsOfProblem } from './graph-problems.tsx';
import { newSceneId, sceneById, withTarget } from './scene-cursors.ts';
import { type GraphProblem, nameOfScene, problemsOfGraph, type Scene } from './scene-graph.ts';
import { SceneList } from './scene-list.tsx';
import { ScenePanel } from './scene-panel.tsx';
import { SettingFields } from './setting-fields.tsx';
import { TryScenes } from './try-scenes.tsx';

const SceneMap = lazy(() => import('./scene-map.tsx').then((m) => ({ default: m.SceneMap })));

const EMPTY: ScenesBody = { play: 'scenes', introduction: '', measures: [], start: '', scenes: [] };
const NEW_SCENE: Omit<Scene, 'id'> = { text: '', choices: [] };
const MOST_SCENES = 80;
type View = 'map' | 'scene' | 'try';

/** A graph of scenes: the map, the same as a list, and everything of the chosen scene beside it. */
export function ScenesEditor({ body, onChange, problems, media }: ItemEditorProps<ScenesBody>) {
  const editing = useEditing({ body: filled(EMPTY, body), onChange, problems });
  const { root } = editing;
  const { scenes, start } = root.value;
  const [selected, setSelected] = useState<string | null>(start || null);
  const [view, setView] = useState<View>('map');
  /** The scene that a try began with; null while nothing is tried. */
  const [triedFrom, setTriedFrom] = useState<string | null>(null);
  const isCompact = useCompact();
  const at = scenes.findIndex(({ id }) => id === selected);
  const graphProblems = problemsOfGraph(root.value);
  const show = (id: string) => {
    setSelected(id);
    setView('scene');
  };
  const add = (scene: Omit<Scene, 'id'>) => {
    const id = newSceneId(scenes);
    root.change(
      (now) => ({ ...now, scenes: [...now.scenes, { ...scene, id }], start: now.scenes.length === 0 ? id : now.start }),
      t`Scene added.`,
    );
    show(id);
  };
  const number = at + 1;
  if (scenes.length === 0)
    return (
      <EditorFrame label={t`Scenes`} editing={editing}>
        <SettingFields root={root} isOpen />
        <EmptyState
          icon={<Waypoints aria-hidden="true" />}
          title={t`No scenes yet`}
          action={<Button onClick={() => add(NEW_SCENE)}>{t`Add the first scene`}</Button>}
        >
          {t`Begin with the situation in which somebody has to decide. Each choice leads to a scene or to an ending.`}
        </EmptyState>
      </EditorFrame>
    );
  return (
    <EditorFrame label={t`Scenes`} editing={editing}>
      <SettingFields root={root} isOpen={false} />
      <GraphProblems problems={graphProblems} scenes={scenes} onSelect={show} />
      {isCompact && (
        <SegmentedControl<View>
          label={t`Show`}
          isWide
          options={[
            { value: 'map', label: t`Map` },
            { value: 'scene', label: at < 0 ? t`Scene` : t`Scene ${number}` },
            { value: 'try', label: t`Try it` },
          ]}
          value={view}
          onChange={(next) => {
            setView(next);
            if (next === 'try') setTriedFrom(selected ?? start);
          }}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 nav:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        {(!isCompact || view === 'map') && (
          <MapSide
            root={root}
            selected={selected}
            wrong={wordsByScene(root, graphProblems)}
            hasMap={!isCompact}
            onSelect={isCompact ? show : setSelected}
            onAdd={() => add(NEW_SCENE)}
          />
        )}
        {triedFrom !== null && (!isCompact || view === 'try') && (
          <TryScenes
            key={triedFrom}
            body={root.value}
            from={triedFrom}
            media={media}
            onVisit={setSelected}
            onClose={() => {
              setTriedFrom(null);
              setView('scene');
            }}
          />
        )}
        {(isCompact ? view === 'scene' : triedFrom === null) && (
          <SceneSide
            root={root}
            at={at}
            media={media}
            onCopy={add}
            onTry={() => {
              setTriedFrom(selected);
              setView('try');
            }}
            onRemove={() => {
              root.at('scenes').change((now) => now.filter(({ id }) => id !== selected), t`Scene removed.`);
              setSelected(scenes[at + 1]?.id ?? scenes[at - 1]?.id ?? null);
            }}
          />
        )}
      </div>
    </EditorFrame>
  );
}

/** What is to be mended at each scene: first what is wrong with its ways, then with its words. */
function wordsByScene(root: Cursor<ScenesBody>, problems: readonly GraphProblem[]): Map<string, string> {
  const words = new Map(problems.map((problem) => [problem.sceneId ?? '', wordsOfProblem(problem)]));
  for (const {
    path: [first, place],
    message,
  } of root.problems) {
    const id = first === 'scenes' && typeof place === 'number' ? root.value.scenes[place]?.id : undefined;
    if (id && !words.has(id)) words.set(id, message);
  }
  return words;
}

interface MapSideProps {
  root: Cursor<ScenesBody>;
  selected: string | null;
  wrong: ReadonlyMap<string, string>;
  /** The graph itself; without it the list. */
  hasMap: boolean;
  onSelect: (sceneId: string) => void;
  onAdd: () => void;
}

function MapSide({ root, selected, wrong, hasMap, onSelect, onAdd }: MapSideProps) {
  const { scenes, start } = root.value;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {hasMap && (
        <Suspense fallback={<Skeleton className="h-[34rem]" />}>
          <SceneMap
            start={start}
            scenes={scenes}
            selected={selected}
            wrong={new Set(wrong.keys())}
            ways={waysOf(root.value)}
            onSelect={onSelect}
          />
        </Suspense>
      )}
      <TargetField at={root.at('start')} label={t`Starts with`} targets={targetsAmong(scenes)} />
      <SceneList start={start} scenes={scenes} selected={selected} wrong={wrong} onSelect={onSelect} />
      {scenes.length < MOST_SCENES && (
        <Button onClick={onAdd}>
          <Plus className="size-4.5" aria-hidden="true" /> {t`Add a scene`}
        </Button>
      )}
    </div>
  );
}

interface SceneSideProps {
  root: Cursor<ScenesBody>;
  /** The place of the chosen scene, or -1. */
  at: number;
  media: ItemMedia;
  onCopy: (scene: Scene) => void;
  onTry: () => void;
  onRemove: () => void;
}

function SceneSide({ root, at, media, onCopy, onTry, onRemove }: SceneSideProps) {
  const { scenes, measures, people = [] } = root.value;
  const current = scenes[at];
  if (!current) return <p className="text-ink-2">{t`Choose a scene on the map or in the list.`}</p>;
  const addTarget = (choice: number) =>
    root.at('scenes').change(
      (now) => {
        const id = newSceneId(now);
        return [...withTarget(now, { from: current.id, choice, to: id }), { ...NEW_SCENE, id }];
      },
      t`Scene added.`,
    );
  const title = `${at + 1}. ${nameOfScene(current)}`;
  return (
    <div role="group" aria-label={t`The chosen scene`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center gap-2">
        <h3 className="min-w-0 flex-1 truncate text-lg">{title}</h3>
        <IconButton label={t`Play from here`} onClick={onTry}>
          <Play aria-hidden="true" />
        </IconButton>
        {scenes.length < MOST_SCENES && (
          <IconButton label={t`Copy the scene`} onClick={() => onCopy(structuredClone(current))}>
            <Copy aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={t`Remove the scene`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <ScenePanel
        key={current.id}
        scene={sceneById(root.at('scenes'), current.id)}
        measures={measures}
        people={people}
        media={media}
        targets={targetsAmong(scenes)}
        onNewTarget={scenes.length < MOST_SCENES ? addTarget : null}
      />
    </div>
  );
}

function targetsAmong(scenes: readonly Scene[]) {
  return scenes.map((scene, at) => {
    const [number, name] = [at + 1, nameOfScene(scene)];
    return { id: scene.id, name: scene.ending ? t`Ending ${number}: ${name}` : `${number} ${name}` };
  });
}
