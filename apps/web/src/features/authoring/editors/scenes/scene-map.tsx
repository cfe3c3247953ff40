import { t } from '@lingui/core/macro';
import { layout, Graph } from '@dagrejs/dagre';
import {
  Background,
  Controls,
  type Edge,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { Flag } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { bestWay } from './best-way.ts';
import { nameOfScene, type Scene } from './scene-graph.ts';

const SCENE = { width: 190, height: 92 };
const ENDING = { width: 190, height: 60 };

export interface SceneMapProps {
  start: string;
  scenes: readonly Scene[];
  selected: string | null;
  /** The scenes that have something to mend. */
  wrong: ReadonlySet<string>;
  /** What the best way depends on. */
  ways: string;
  onSelect: (sceneId: string) => void;
}

interface SceneNodeData extends Record<string, unknown> {
  scene: Scene;
  number: number;
  isStart: boolean;
  isWrong: boolean;
  isSelected: boolean;
}
type SceneNode = Node<SceneNodeData, 'scene'>;

const READABLE_ZOOM = 0.7;
/** What the box shows of the map at that size; its width is about this wherever the scene stands beside it. */
const SHOWN = { width: 630 / READABLE_ZOOM, height: 540 / READABLE_ZOOM };
/** The library's own names for colours. */
const COLOURS = {
  '--xy-controls-button-background-color': 'var(--surface)',
  '--xy-controls-button-background-color-hover': 'var(--surface-2)',
  '--xy-controls-button-color': 'var(--ink)',
  '--xy-controls-button-color-hover': 'var(--ink)',
  '--xy-controls-button-border-color': 'var(--line)',
  '--xy-background-pattern-dots-color': 'var(--line)',
  '--xy-background-color': 'var(--paper)',
} as CSSProperties;

const NODE_TYPES = { scene: SceneBox };

/**
 * The scenes as a graph, laid out anew with each change of its ways. Arrow keys go to the nearest scene that way; the
 * list beside it holds the same for those who do not see it.
 */
export function SceneMap(props: SceneMapProps) {
  const { scenes, start, selected, onSelect } = props;
  const box = useRef<HTMLDivElement>(null);
  // Texts decide nothing about the ways: typing lays nothing out anew.
  const places = placeScenes(shapeOf(scenes));
  // Of a long story all at once nothing could be read.
  const isLarge = isLargerThan(places, SHOWN);
  const best = bestWay(props.ways);
  const nodes = nodesOf(props, places);
  const press = (event: KeyboardEvent) => {
    const next = nearest(nodes, selected, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    onSelect(next);
    box.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(next)}"]`)?.focus();
  };
  return (
    <div
      ref={box}
      onKeyDownCapture={press}
      className="h-[34rem] min-w-60 overflow-hidden rounded-lg border border-line bg-paper"
    >
      <ReactFlowProvider>
        <ReactFlow
          nodes={nodes}
          edges={edgesOf(scenes, best)}
          nodeTypes={NODE_TYPES}
          onNodeClick={(_event, { id }) => onSelect(id)}
          onNodesChange={(changes) => {
            // Enter on a focused scene selects it without being a click.
            for (const change of changes) if (change.type === 'select' && change.selected) onSelect(change.id);
          }}
          nodesDraggable={false}
          nodesConnectable={false}
          edgesFocusable={false}
          deleteKeyCode={null}
          fitView={!isLarge}
          style={COLOURS}
          minZoom={0.1}
          maxZoom={1.5}
          ariaLabelConfig={{
            'node.a11yDescription.default': t`Press Enter to open the scene, arrow keys to go to the next one.`,
            'controls.ariaLabel': t`Size of the map`,
            'controls.zoomIn.ariaLabel': t`Larger`,
            'controls.zoomOut.ariaLabel': t`Smaller`,
            'controls.fitView.ariaLabel': t`Show all scenes`,
          }}
        >
          <Background gap={24} />
          {isLarge && <FollowSelected place={places.get(selected ?? start)} />}
          <Controls showInteractive={false} />
        </ReactFlow>
      </ReactFlowProvider>
    </div>
  );
}

/** Keeps the chosen scene in the middle, large enough to be read. */
function FollowSelected({ place }: { place: ScenePlace | undefined }) {
  const { setCenter, getZoom } = useReactFlow();
  const isReady = useStore(({ width, panZoom }) => width > 0 && panZoom !== null);
  const { x, y } = place ?? { x: 0, y: 0 };
  useEffect(() => {
    if (isReady)
      void setCenter(x + SCENE.width / 2, y + SCENE.height / 2, { zoom: Math.max(READABLE_ZOOM, getZoom()) });
  }, [isReady, x, y, setCenter, getZoom]);
  return null;
}

function SceneBox({ data: { scene, number, isStart, isWrong, isSelected } }: NodeProps<SceneNode>) {
  const choices = scene.choices ?? [];
  return (
    <div
      style={scene.ending ? ENDING : SCENE}
      className={classNames(
        'relative flex items-center gap-2.5 border-[1.5px] px-3 text-start text-ink',
        scene.ending ? 'rounded-full' : 'rounded-lg shadow-card',
        isWrong ? 'bg-berry-soft' : scene.ending ? 'bg-surface-2' : 'bg-surface',
        isWrong ? 'border-dashed border-berry' : isSelected ? 'border-leaf' : 'border-line',
        isSelected && 'outline-4 outline-leaf/40',
      )}
    >
      <Handle type="target" position={Position.Left} className="invisible" />
      <span
        className={classNames(
          'figure grid size-8 flex-none place-items-center rounded-full border-2 text-sm',
          isSelected ? 'border-leaf bg-leaf text-on-leaf' : isStart ? 'border-leaf' : 'border-line-strong',
        )}
      >
        {scene.ending ? <Flag className="size-4" aria-hidden="true" /> : number}
      </span>
      <span className="line-clamp-3 min-w-0 flex-1 text-sm leading-tight font-semibold">{nameOfScene(scene)}</span>
      {choices.map((choice, at) => (
        <Handle
          key={at}
          id={String(at)}
          type="source"
          position={Position.Right}
          style={{ top: `${((at + 1) / (choices.length + 1)) * 100}%` }}
          className={classNames(
            'figure !grid !size-5 !place-items-center !rounded-[6px] !border-[1.5px] !bg-surface text-[0.6875rem] text-ink',
            choice.to === '' ? '!border-dashed !border-berry' : '!border-line-strong',
          )}
        >
          <span className="pointer-events-none">{at + 1}</span>
        </Handle>
      ))}
    </div>
  );
}

interface ScenePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function isLargerThan(places: ReadonlyMap<string, ScenePlace>, shown: { width: number; height: number }): boolean {
  const all = [...places.values()];
  return all.some(({ x, y, width, height }) => x + width > shown.width || y + height > shown.height);
}

/** What the layout depends on, as text. */
const shapeOf = (scenes: readonly Scene[]): string =>
  JSON.stringify(
    scenes.map(({ id, ending, choices = [] }) => ({ id, isEnding: Boolean(ending), to: choices.map(({ to }) => to) })),
  );

/** Where the scenes stand. */
function placeScenes(shape: string): ReadonlyMap<string, ScenePlace> {
  const scenes = JSON.parse(shape) as { id: string; isEnding: boolean; to: string[] }[];
  const graph = new Graph({ multigraph: true }).setGraph({ rankdir: 'LR', nodesep: 36, ranksep: 84 });
  graph.setDefaultEdgeLabel(() => ({}));
  const ids = new Set(scenes.map(({ id }) => id));
  for (const { id, isEnding } of scenes) graph.setNode(id, { ...(isEnding ? ENDING : SCENE) });
  for (const { id, to } of scenes)
    to.forEach((target, at) => ids.has(target) && graph.setEdge(id, target, {}, String(at)));
  layout(graph);
  return new Map(
    scenes.map(({ id }) => {
      const { x, y, width, height } = graph.node(id) as ScenePlace;
      // The layout tells middles, the graph wants corners.
      return [id, { x: x - width / 2, y: y - height / 2, width, height }];
    }),
  );
}

function nodesOf(
  { start, scenes, selected, wrong }: SceneMapProps,
  places: ReadonlyMap<string, ScenePlace>,
): SceneNode[] {
  return scenes.map((scene, at): SceneNode => {
    const { x, y, width, height } = places.get(scene.id)!;
    const [number, name] = [at + 1, nameOfScene(scene)];
    const isSelected = scene.id === selected;
    return {
      id: scene.id,
      type: 'scene',
      position: { x, y },
      width,
      height,
      selected: isSelected,
      ariaLabel: scene.ending ? t`Ending: ${name}` : t`Scene ${number}: ${name}`,
      data: { scene, number, isStart: scene.id === start, isWrong: wrong.has(scene.id), isSelected },
    };
  });
}

const LINES = {
  best: { stroke: 'var(--leaf)', strokeWidth: 6 },
  other: { stroke: 'var(--ink-3)', strokeWidth: 2.5 },
};

function edgesOf(scenes: readonly Scene[], best: ReadonlySet<string>): Edge[] {
  const ids = new Set(scenes.map(({ id }) => id));
  return scenes.flatMap(({ id, choices = [] }) =>
    choices.flatMap(({ to }, at): Edge[] => {
      if (!ids.has(to)) return [];
      const style = best.has(`${id} ${at}`) ? LINES.best : LINES.other;
      return [{ id: `${id} ${at}`, source: id, sourceHandle: String(at), target: to, style }];
    }),
  );
}

const WAYS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The scene that an arrow key leads to: the nearest one that lies more that way than aside. */
function nearest(nodes: readonly SceneNode[], from: string | null, key: string): string | null {
  const way = WAYS[key];
  const here = nodes.find(({ id }) => id === from);
  if (!way || !here) return null;
  const ahead = nodes.flatMap(({ id, position }) => {
    const [x, y] = [position.x - here.position.x, position.y - here.position.y];
    const [along, aside] = [x * way.x + y * way.y, Math.abs(x * way.y + y * way.x)];
    return along > 0 && id !== from ? [{ id, cost: along + aside * 2 }] : [];
  });
  return ahead.toSorted((a, b) => a.cost - b.cost)[0]?.id ?? null;
}
