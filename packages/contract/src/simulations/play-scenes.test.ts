import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { bestFrom, firstState, isPossible, nextState, resultOf, statesOf, valueOf } from './play-scenes.ts';
import { type ScenesBody, scenesBody } from './scenes.ts';
import type { SceneStep } from './scenes-play.schemas.ts';

const LIBRARY = fileURLToPath(new URL('../../../demo-library/organizations/', import.meta.url));
const samples = globSync('**/*.simulation.yaml', { cwd: LIBRARY })
  .map((file) => ({ file, ...(parse(readFileSync(LIBRARY + file, 'utf8')) as { play: string }) }))
  .filter(({ play }) => play === 'scenes')
  .map(({ file, play, ...item }) => {
    const { introduction, measures, start, people, scenes } = item as Record<string, unknown>;
    return [
      file.split('/').at(-1)!,
      scenesBody.parse({ play, introduction, measures, start, people, scenes }),
    ] as const;
  });

const byPerson = (choice: number): SceneStep => ({ choice, by: 'person' });

/** Graphs that the schema lets through: each scene leads on to later ones, or back; the last three end. */
const aGraph: fc.Arbitrary<ScenesBody> = fc
  .integer({ min: 2, max: 7 })
  .chain((inner) => {
    const choiceOf = (i: number) =>
      fc.record({
        // The first choice leads forward, so that every scene is reached and every way can end.
        forward: fc.constant(i + 1),
        to: fc.integer({ min: 0, max: inner + 2 }),
        effects: fc.dictionary(fc.constantFrom('safety', 'trust'), fc.integer({ min: -40, max: 40 })),
        others: fc.array(
          fc.record({
            to: fc.integer({ min: 0, max: inner + 2 }),
            effects: fc.dictionary(fc.constantFrom('safety', 'trust'), fc.integer({ min: -40, max: 40 })),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      });
    return fc.tuple(fc.constant(inner), fc.tuple(...Array.from({ length: inner }, (_, i) => choiceOf(i))));
  })
  .map(([inner, drawn]) => {
    const id = (i: number) => `s-${i}`;
    const scenes = drawn.map(({ forward, effects, others }, i) => ({
      id: id(i),
      text: 'A scene.',
      choices: [
        { text: 'On', to: id(forward), effects },
        ...others.map(({ to, effects: more }, j) => ({ text: `Way ${j}`, to: id(to), effects: more })),
        // The last scene before the endings leads to all of them.
        ...(i === inner - 1 ? [1, 2].map((n) => ({ text: `End ${n}`, to: id(inner + n) })) : []),
      ].slice(0, 5),
    }));
    const last = scenes.at(-1)!;
    last.choices = [0, 1, 2].map((n) => ({ text: `End ${n}`, to: id(inner + n), effects: {} }));
    const endings = (['good', 'mixed', 'poor'] as const).map((outcome, n) => ({
      id: id(inner + n),
      text: 'It ends.',
      ending: { outcome, title: outcome, debrief: 'So it was.' },
    }));
    return scenesBody.parse({
      play: 'scenes',
      introduction: 'Drawn.',
      measures: [
        { id: 'safety', title: 'Safety' },
        { id: 'trust', title: 'Trust', start: 30 },
      ],
      start: id(0),
      scenes: [...scenes, ...endings],
    });
  });

/** Plays by the numbers that were drawn, then by the shortest way to an end. */
function playOut(body: ScenesBody, draws: readonly number[]): SceneStep[] {
  const steps: SceneStep[] = [];
  let state = firstState(body);
  for (const draw of draws) {
    if (state.scene.ending) return steps;
    const choice = draw % state.scene.choices!.length;
    steps.push(byPerson(choice));
    state = nextState(body, state, choice);
  }
  return [...steps, ...bestFrom(body, state).choices.map(byPerson)];
}
const draws = fc.array(fc.nat(), { maxLength: 20 });

test('the same steps give the same result, and what is stored of them gives it again', () => {
  fc.assert(
    fc.property(aGraph, draws, (body, drawn) => {
      const steps = playOut(body, drawn);
      const stored = JSON.parse(JSON.stringify({ body, steps })) as { body: ScenesBody; steps: SceneStep[] };
      expect(resultOf(stored.body, stored.steps)).toEqual(resultOf(body, steps));
    }),
  );
});

test('no way is a dead end, and the measures stay between 0 and 100', () => {
  fc.assert(
    fc.property(aGraph, draws, (body, drawn) => {
      const states = statesOf(body, playOut(body, drawn));
      expect(states.at(-1)!.scene.ending).toBeDefined();
      for (const { values } of states) for (const value of values) expect(value >= 0 && value <= 100).toBe(true);
    }),
  );
});

test('the best way loses nothing, and what others lose adds up to what they miss', () => {
  fc.assert(
    fc.property(aGraph, draws, (body, drawn) => {
      const result = resultOf(body, playOut(body, drawn));
      const lost = result.path.reduce((sum, { loss }) => sum + loss, 0);
      expect(Math.min(...result.path.map(({ loss }) => loss))).toBeGreaterThanOrEqual(0);
      expect(result.share + lost).toBeCloseTo(1, 2);
      const best = bestFrom(body, firstState(body));
      expect(resultOf(body, best.choices.map(byPerson))).toMatchObject({ share: 1, turning_point: null });
    }),
  );
});

test('the best way is as good as any that comes to no scene twice', () => {
  const bestOfAll = (body: ScenesBody, state: ReturnType<typeof firstState>, passed: readonly string[]): number =>
    state.scene.ending
      ? valueOf(state)
      : Math.max(
          -1,
          ...state.scene.choices!.map(({ to }, choice) =>
            passed.includes(to) ? -1 : bestOfAll(body, nextState(body, state, choice), [...passed, to]),
          ),
        );
  fc.assert(
    fc.property(aGraph, (body) => {
      const start = firstState(body);
      expect(bestFrom(body, start).value).toBeCloseTo(bestOfAll(body, start, [start.scene.id]), 9);
    }),
  );
});

test.each(samples)('%s: every way ends, and the best one ends well', (_, body) => {
  const seen = new Set<string>();
  const walk = (state: ReturnType<typeof firstState>, depth: number): void => {
    expect(depth).toBeLessThan(60);
    if (state.scene.ending) return;
    const key = `${state.scene.id} ${state.values}`;
    if (seen.has(key)) return;
    seen.add(key);
    state.scene.choices!.forEach((_choice, i) => walk(nextState(body, state, i), depth + 1));
  };
  walk(firstState(body), 0);
  const best = bestFrom(body, firstState(body));
  const result = resultOf(body, best.choices.map(byPerson));
  expect(result.ending.outcome).toBe('good');
  expect(result.share).toBe(1);
});

test('there are nine sample simulations of scenes', () => expect(samples).toHaveLength(9));

const twoScenes = {
  play: 'scenes',
  introduction: 'A night.',
  measures: [{ id: 'safety', title: 'Safety' }],
  start: 'bed',
  scenes: [
    {
      id: 'bed',
      text: 'He is restless.',
      countdown: { seconds: 20, choice: 1 },
      choices: [
        { text: 'Look', to: 'well', effects: { safety: 20 } },
        { text: 'Wait', to: 'badly', effects: { safety: -60 } },
      ],
    },
    { id: 'well', text: 'He sleeps.', ending: { outcome: 'good', title: 'Well', debrief: 'You looked.' } },
    { id: 'badly', text: 'He does not.', ending: { outcome: 'poor', title: 'Badly', debrief: 'You waited.' } },
  ],
};

test('a result tells the path, what the turning point cost, and what would have been better', () => {
  const body = scenesBody.parse(twoScenes);
  const result = resultOf(body, [{ choice: 1, by: 'clock' }]);
  // 0 for the ending and 0 of 100 safety, against 1 and 70.
  expect(result).toMatchObject({ share: 0, together: 1, turning_point: 0, ending: { title: 'Badly' } });
  expect(result.path).toMatchObject([
    { choice: 'Wait', by: 'clock', loss: 1, better: { text: 'Look' }, values: [50] },
    { choice: null, by: null, better: null, values: [0] },
  ]);
  expect(result.measures).toEqual([{ id: 'safety', title: 'Safety', start: 50, value: 0, best: 70 }]);
  expect(result.best_path.map(({ scene }) => scene)).toEqual(['bed', 'well']);
});

test('the clock takes its own choice, a person any', () => {
  const state = firstState(scenesBody.parse(twoScenes));
  expect(
    (
      [
        [0, 'person'],
        [1, 'person'],
        [2, 'person'],
        [0, 'clock'],
        [1, 'clock'],
      ] as const
    ).map(([choice, by]) => isPossible(state, { choice, by })),
  ).toEqual([true, true, false, false, true]);
});

const problemsOf = (change: (body: typeof twoScenes) => void): string[] => {
  const body = structuredClone(twoScenes);
  change(body);
  return scenesBody.safeParse(body).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

test('a scene to which nothing leads, and one from which nothing ends, are mistakes where they stand', () => {
  const loop = { id: 'loop', text: 'Round.', choices: ['A', 'B'].map((text) => ({ text, to: 'loop' })) };
  expect(problemsOf(({ scenes }) => scenes.push(loop as never))).toEqual([
    "scenes.3: Nothing leads to the scene 'loop'.",
  ]);
  expect(
    problemsOf(({ scenes }) => {
      scenes.push(loop as never);
      scenes[0]!.choices![1]!.to = 'loop';
    }),
  ).toEqual([
    "scenes.2: Nothing leads to the scene 'badly'.",
    "scenes.3: No ending can be reached from the scene 'loop'.",
  ]);
  expect(problemsOf(({ scenes }) => (scenes[1]!.ending!.outcome = 'mixed'))).toEqual([
    'scenes: At least one ending needs the outcome `good`.',
  ]);
});
