import { bestFrom, firstState, nextState } from '@snapwell/contract/simulations/play-scenes';
import type { ScenesBody } from '@snapwell/contract/simulations/scenes';
import { problemsOfGraph } from './scene-graph.ts';

/** What the best way depends on, as text: as long as it is equal, so is the way. */
export function waysOf({ start, measures, scenes }: ScenesBody): string {
  return JSON.stringify({
    start,
    measures,
    scenes: scenes.map(({ id, choices, ending }) => ({ id, text: '', choices, ending })),
  });
}

/** The choices of the best way, each as 'scene choice'; none while the graph has something to mend. */
export function bestWay(ways: string): ReadonlySet<string> {
  const body = { play: 'scenes', introduction: '', ...JSON.parse(ways) } as ScenesBody;
  const taken = new Set<string>();
  if (body.scenes.length === 0 || body.measures.length === 0 || problemsOfGraph(body).length > 0) return taken;
  let state = firstState(body);
  for (const choice of bestFrom(body, state).choices) {
    taken.add(`${state.scene.id} ${choice}`);
    state = nextState(body, state, choice);
  }
  return taken;
}
