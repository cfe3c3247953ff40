import type { ScenesBody } from '@snapwell/contract/simulations/scenes';

export type Scene = ScenesBody['scenes'][number];
export type Seen = NonNullable<Scene['person']>;
export type Person = NonNullable<ScenesBody['people']>[number];
export type Choice = NonNullable<Scene['choices']>[number];

interface Graph {
  readonly start: string;
  readonly scenes: readonly Scene[];
}

/** What stops publishing, and where it is. */
export interface GraphProblem {
  readonly kind: 'no-way-out' | 'leads-nowhere' | 'unreachable' | 'no-end-ahead' | 'no-start' | 'no-good-ending';
  readonly sceneId?: string;
  /** Counted from 0. */
  readonly choice?: number;
}

/** What is wrong with the ways between the scenes, in the order of the scenes; then what is wrong with the whole. */
export function problemsOfGraph({ start, scenes }: Graph): GraphProblem[] {
  if (scenes.length === 0) return [];
  const ids = new Set(scenes.map(({ id }) => id));
  const played = scenesFrom([start], (id) => targetsOf(scenes, id));
  const endings = scenes.filter(({ ending }) => ending).map(({ id }) => id);
  const ends = scenesFrom(endings, (id) => sourcesOf(scenes, id));
  const problems = scenes.flatMap((scene): GraphProblem[] => {
    const sceneId = scene.id;
    const choices = scene.choices ?? [];
    const lost: GraphProblem[] = choices.flatMap(({ to }, choice) =>
      ids.has(to) ? [] : [{ kind: 'leads-nowhere', sceneId, choice }],
    );
    if (!scene.ending && choices.length === 0) lost.push({ kind: 'no-way-out', sceneId });
    else if (!ends.has(sceneId) && lost.length === 0) lost.push({ kind: 'no-end-ahead', sceneId });
    return played.has(sceneId) || !ids.has(start) ? lost : [...lost, { kind: 'unreachable', sceneId }];
  });
  if (!ids.has(start)) problems.push({ kind: 'no-start' });
  if (!scenes.some(({ id, ending }) => ending?.outcome === 'good' && played.has(id)))
    problems.push({ kind: 'no-good-ending' });
  return problems;
}

/** A line of the list that is the map in words: how deep in the story a scene first comes, and by which choice. */
export interface MapLine {
  readonly scene: Scene;
  /** Its number: its place in the file, from 1. */
  readonly number: number;
  readonly depth: number;
  /** The number of the choice that first leads there; null for the start and for what nothing leads to. */
  readonly by: number | null;
}

/** All scenes as they come when one always tries the first choice first; then those that nothing leads to. */
export function mapLines({ start, scenes }: Graph): MapLine[] {
  const lines: MapLine[] = [];
  const seen = new Set<string>();
  const numbers = new Map(scenes.map(({ id }, at) => [id, at + 1]));
  const byId = new Map(scenes.map((scene) => [scene.id, scene]));
  const walk = (id: string, depth: number, by: number | null): void => {
    const scene = byId.get(id);
    if (!scene || seen.has(id)) return;
    seen.add(id);
    lines.push({ scene, number: numbers.get(id)!, depth, by });
    scene.choices?.forEach(({ to }, choice) => walk(to, depth + 1, choice + 1));
  };
  walk(start, 0, null);
  for (const { id } of scenes) walk(id, 0, null);
  return lines;
}

const targetsOf = (scenes: readonly Scene[], id: string): string[] =>
  scenes.find((scene) => scene.id === id)?.choices?.map(({ to }) => to) ?? [];

const sourcesOf = (scenes: readonly Scene[], id: string): string[] =>
  scenes.filter(({ choices }) => choices?.some(({ to }) => to === id)).map((scene) => scene.id);

/** All ids that some lead to, these included. */
function scenesFrom(ids: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const reached = new Set(ids);
  // A set goes on to what is added while it is gone through.
  for (const id of reached) for (const more of next(id)) reached.add(more);
  return reached;
}

/** A short name: title, else the first words. */
export function nameOfScene({ title, ending, text }: Scene): string {
  const words = title || ending?.title || text;
  return words.length > 40 ? `${words.slice(0, 38).trimEnd()} …` : words;
}
