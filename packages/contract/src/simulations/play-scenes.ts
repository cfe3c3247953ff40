import type { Scene, ScenesBody } from './scenes.ts';
import type { SceneStep, ScenesResult } from './scenes-play.schemas.ts';

/** Where somebody is in a graph of scenes, and how the measures stand, in the order of `body.measures`. */
export interface ScenesState {
  readonly scene: Scene;
  readonly values: readonly number[];
}

const OUTCOMES = { good: 1, mixed: 0.5, poor: 0 } as const;

/** The least loss that is told as one: less is a rounding error. */
const LEAST_LOSS = 0.005;

/** Bounds of the search for the best way; samples need less than a hundredth of them. */
const MOST_WAYS_TO_SCENE = 400;
const MOST_WAYS = 20_000;

/** Whether the choice is one of the scene; the clock chooses what the author says. */
export function isPossible({ scene }: ScenesState, { choice, by }: SceneStep): boolean {
  return by === 'clock' ? scene.countdown?.choice === choice : scene.choices?.[choice] !== undefined;
}

export function firstState(body: ScenesBody): ScenesState {
  return { scene: sceneOf(body, body.start), values: body.measures.map(({ start }) => start) };
}

/** The state after a choice. The same state and choice always lead to the same. */
export function nextState(body: ScenesBody, { scene, values }: ScenesState, choice: number): ScenesState {
  const chosen = scene.choices?.[choice];
  if (!chosen) throw new Error(`The scene '${scene.id}' has no choice ${choice}.`);
  return {
    scene: sceneOf(body, chosen.to),
    values: body.measures.map(({ id }, i) => clamp(values[i]! + (chosen.effects[id] ?? 0))),
  };
}

/** All states that the steps lead through, the first one included. */
export function statesOf(body: ScenesBody, steps: readonly SceneStep[]): ScenesState[] {
  const states = [firstState(body)];
  for (const { choice } of steps) states.push(nextState(body, states.at(-1)!, choice));
  return states;
}

/** What an end is worth, 0 to 1: half for how it ends, half for the mean of the measures. */
export function valueOf({ scene, values }: ScenesState): number {
  if (!scene.ending) throw new Error(`The scene '${scene.id}' is no ending.`);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return (OUTCOMES[scene.ending.outcome] + mean / 100) / 2;
}

/** The end that a way comes to, and its choices. */
interface BestWay {
  readonly value: number;
  readonly choices: readonly number[];
}

interface Way {
  readonly state: ScenesState;
  readonly choices: readonly number[];
  /** The scenes that it came through, as bits in the order of `body.scenes`. */
  readonly passed: bigint;
}

/**
 * The best end that can still be reached, by the shortest way, without coming to a scene twice: going round in circles
 * to gain a little each time is no way. `passed` are the scenes behind; they are come to again only where no ending
 * can be reached without.
 */
export function bestFrom(body: ScenesBody, start: ScenesState, passed: readonly string[] = []): BestWay {
  const best = search(body, start, passed) ?? search(body, start, []);
  if (!best) throw new Error(`No ending can be reached from the scene '${start.scene.id}'.`);
  return best;
}

/**
 * All ways, the shortest first. One that comes to a scene with no measure better, and no scene to come more, than
 * another one before it cannot end better: it is not gone on with.
 */
function search(body: ScenesBody, start: ScenesState, passed: readonly string[]): BestWay | null {
  const bit = new Map(body.scenes.map(({ id }, i) => [id, 1n << BigInt(i)]));
  const ahead = scenesAhead(body, bit);
  const bitsOf = (ids: readonly string[]) => ids.reduce((bits, id) => bits | bit.get(id)!, 0n);
  let best: BestWay | null = null;
  const seen = new Map<string, Pick<Way, 'state' | 'passed'>[]>();
  const ways: Way[] = [{ state: start, choices: [], passed: bitsOf([...passed, start.scene.id]) }];
  for (const way of ways) {
    const { state, choices } = way;
    if (state.scene.ending) {
      const value = valueOf(state);
      if (!best || value > best.value) best = { value, choices };
      continue;
    }
    // What lies behind for good makes no difference.
    const closed = way.passed & ahead.get(state.scene.id)!;
    const before = seen.get(state.scene.id) ?? [];
    const isDominated = before.some(
      (other) => (other.passed & ~closed) === 0n && other.state.values.every((value, i) => value >= state.values[i]!),
    );
    if (isDominated || before.length >= MOST_WAYS_TO_SCENE || ways.length > MOST_WAYS) continue;
    seen.set(state.scene.id, [...before, { state, passed: closed }]);
    state.scene.choices!.forEach(({ to }, choice) => {
      const next = bit.get(to)!;
      if ((way.passed & next) !== 0n) return;
      ways.push({ state: nextState(body, state, choice), choices: [...choices, choice], passed: way.passed | next });
    });
  }
  return best;
}

/** For each scene, as bits, the scenes that can come after it. */
function scenesAhead({ scenes }: ScenesBody, bit: ReadonlyMap<string, bigint>): ReadonlyMap<string, bigint> {
  const leadsTo = new Map(scenes.map(({ id, choices = [] }) => [id, choices.map(({ to }) => to)]));
  return new Map(
    scenes.map(({ id }) => {
      const reached = new Set(leadsTo.get(id)!);
      // A set goes on to what is added while it is gone through.
      for (const each of reached) for (const next of leadsTo.get(each)!) reached.add(next);
      return [id, [...reached].reduce((bits, each) => bits | bit.get(each)!, 0n)] as const;
    }),
  );
}

/** What came of it. The steps lead to an ending. */
export function resultOf(body: ScenesBody, steps: readonly SceneStep[]): ScenesResult {
  const states = statesOf(body, steps);
  const end = states.at(-1)!;
  const own = valueOf(end);
  const ids = states.map(({ scene }) => scene.id);
  // What could still be reached at each step; never less than what was.
  const open = states.map((state, i) => bestFrom(body, state, ids.slice(0, i)));
  for (let i = open.length - 1; i >= 0; i--) {
    const after = open[i + 1];
    if (after && after.value > open[i]!.value)
      open[i] = { value: after.value, choices: [steps[i]!.choice, ...after.choices] };
  }
  const best = open[0]!;
  const bestStates = statesOf(
    body,
    best.choices.map((choice) => ({ choice, by: 'person' })),
  );
  const of = (value: number) => (best.value === 0 ? 1 : round(value / best.value));
  const losses = steps.map((_, i) => (best.value === 0 ? 0 : of(open[i]!.value - open[i + 1]!.value)));
  const most = Math.max(0, ...losses);
  return {
    play: 'scenes',
    share: of(own),
    ending: end.scene.ending!,
    best_ending: bestStates.at(-1)!.scene.ending!,
    measures: body.measures.map(({ id, title, start }, i) => ({
      id,
      title,
      start,
      value: end.values[i]!,
      best: bestStates.at(-1)!.values[i]!,
    })),
    path: states.map((state, i) => {
      const step = steps[i];
      const loss = losses[i] ?? 0;
      const better = loss >= LEAST_LOSS ? state.scene.choices![open[i]!.choices[0]!]! : null;
      return {
        ...describeState(state, step?.choice),
        by: step?.by ?? null,
        loss,
        better: better && { text: better.text, consequence: better.consequence ?? null },
      };
    }),
    best_path: bestStates.map((state, i) => describeState(state, best.choices[i])),
    together: countTogether(steps, best.choices),
    turning_point: most >= LEAST_LOSS ? losses.indexOf(most) : null,
  };
}

function describeState({ scene, values }: ScenesState, choice: number | undefined) {
  const chosen = choice === undefined ? undefined : scene.choices?.[choice];
  return {
    scene: scene.id,
    title: scene.title ?? null,
    at: scene.at ?? null,
    text: scene.text,
    values: [...values],
    choice: chosen?.text ?? null,
    consequence: chosen?.consequence ?? null,
    /** So many other ways led on from here. */
    other_ways: Math.max(0, (scene.choices?.length ?? 0) - 1),
  };
}

/** So many scenes both ways have in common from the start: one more than equal choices. */
function countTogether(steps: readonly SceneStep[], best: readonly number[]): number {
  const parted = steps.findIndex(({ choice }, i) => choice !== best[i]);
  return (parted === -1 ? steps.length : parted) + 1;
}

function sceneOf({ scenes }: ScenesBody, id: string): Scene {
  const scene = scenes.find((each) => each.id === id);
  if (!scene) throw new Error(`There is no scene '${id}'.`);
  return scene;
}

const clamp = (value: number) => Math.max(0, Math.min(100, value));
const round = (value: number) => Math.round(value * 10_000) / 10_000;
