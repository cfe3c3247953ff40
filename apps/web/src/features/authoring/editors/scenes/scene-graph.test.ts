import { expect, test } from 'vitest';
import { sampleBodies } from '#testing/sample-library.ts';
import { mapLines, nameOfScene, problemsOfGraph, type Scene } from './scene-graph.ts';

const scene = (id: string, ...to: string[]): Scene => ({
  id,
  text: `Scene ${id}`,
  choices: to.map((target) => ({ text: `To ${target}`, to: target, effects: {} })),
});
const ending = (id: string, outcome: 'good' | 'poor' = 'good'): Scene => ({
  id,
  text: 'End',
  ending: { outcome, title: `Ending ${id}`, debrief: 'So.' },
});

test('a graph in which every way ends well or badly has nothing to mend', () => {
  const scenes = [scene('a', 'b', 'bad'), scene('b', 'good', 'a'), ending('good'), ending('bad', 'poor')];
  expect(problemsOfGraph({ start: 'a', scenes })).toEqual([]);
});

test('what stops publishing is named with its scene and choice', () => {
  const scenes = [scene('a', 'b', 'gone'), scene('b'), scene('c', 'd'), scene('d', 'c'), ending('good')];
  expect(problemsOfGraph({ start: 'a', scenes })).toEqual([
    { kind: 'leads-nowhere', sceneId: 'a', choice: 1 },
    { kind: 'no-way-out', sceneId: 'b' },
    { kind: 'no-end-ahead', sceneId: 'c' },
    { kind: 'unreachable', sceneId: 'c' },
    { kind: 'no-end-ahead', sceneId: 'd' },
    { kind: 'unreachable', sceneId: 'd' },
    { kind: 'unreachable', sceneId: 'good' },
    { kind: 'no-good-ending' },
  ]);
});

test('without a first scene that is said once, not of every scene', () => {
  expect(problemsOfGraph({ start: '', scenes: [scene('a', 'z'), ending('z')] })).toEqual([
    { kind: 'no-start' },
    { kind: 'no-good-ending' },
  ]);
});

test('the simulations of the sample library have nothing to mend', () => {
  const graphs = sampleBodies('simulation').flatMap(({ body }) => (body.play === 'scenes' ? [body] : []));
  expect(graphs.length).toBeGreaterThan(3);
  expect(graphs.flatMap((body) => problemsOfGraph(body))).toEqual([]);
});

test('the list goes down the first choices first, and holds what nothing leads to', () => {
  const scenes = [scene('a', 'c', 'b'), scene('b', 'good'), scene('c', 'b'), ending('good'), scene('x', 'a')];
  expect(
    mapLines({ start: 'a', scenes }).map(({ scene: { id }, number, depth, by }) => [id, number, depth, by]),
  ).toEqual([
    ['a', 1, 0, null],
    ['c', 3, 1, 1],
    ['b', 2, 2, 1],
    ['good', 4, 3, 1],
    ['x', 5, 0, null],
  ]);
});

test('a scene is called by its title, else by its ending, else by its first words', () => {
  expect(nameOfScene({ ...scene('a'), title: 'Restless' })).toBe('Restless');
  expect(nameOfScene(ending('good'))).toBe('Ending good');
  expect(nameOfScene({ id: 'a', text: 'He pulls at the sheet and does not know where he is.' })).toBe(
    'He pulls at the sheet and does not kno …',
  );
});
