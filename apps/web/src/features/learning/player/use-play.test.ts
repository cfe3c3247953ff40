import { expect, test } from 'vitest';
import { beginPlay, type PlayEvent, type PlayRule, stepPlay } from './use-play.ts';

const rule = (furthest = 0, isCompleted = false, completesAt: number | null = 1): PlayRule => ({
  completesAt,
  progress: { furthest, place: { block: furthest * 10 }, is_completed: isCompleted },
});
const known = (furthest: number, isCompleted = false) => ({ furthest, place: { block: 5 }, isCompleted });
const read = (of?: ReturnType<typeof known>, isWaiting = false): PlayEvent => ({
  type: 'device-read',
  known: of,
  isWaiting,
});
const moved = (furthest: number, score?: number): PlayEvent => ({ type: 'moved', to: { furthest, place: {} }, score });

/** What becomes of an item through these events, and all that was to be done. */
function play(by: PlayRule, ...events: PlayEvent[]) {
  let state = beginPlay(by);
  const effects = events.flatMap((event) => {
    const step = stepPlay(state, event, by);
    state = step.state;
    return step.effects;
  });
  return { ...state, effects };
}

test('a position is saved soon, the latest of several once', () => {
  const { effects, furthest, unsaved } = play(rule(), read(), moved(0.2), moved(0.4), { type: 'save-due' });
  expect(effects).toEqual([
    { type: 'save-soon' },
    { type: 'save-soon' },
    { type: 'save', position: { furthest: 0.4, place: {} }, isCompleted: false },
  ]);
  expect([furthest, unsaved]).toEqual([0.4, null]);
});

test('leaving without having moved saves nothing', () => {
  expect(play(rule(0.3), read(), { type: 'save-due' }).effects).toEqual([]);
});

test('at its end an item is saved and completed at once, and only once', () => {
  const { effects, isCompleted } = play(rule(), read(), moved(0.4), moved(1, 80), moved(1, 90), { type: 'save-due' });
  expect(effects).toEqual([
    { type: 'save-soon' },
    { type: 'save', position: { furthest: 1, place: {} }, isCompleted: true },
    { type: 'complete', furthest: 1, score: 80 },
  ]);
  expect(isCompleted).toBe(true);
});

test('an item that another feature completes is only followed', () => {
  expect(play(rule(0, false, null), read(), moved(1))).toMatchObject({ isCompleted: false, furthest: 1 });
});

test('how far somebody was never falls while they look back', () => {
  expect(play(rule(0.6), read(), moved(0.2)).furthest).toBe(0.6);
});

test.each([
  ['the server, which is further', rule(0.6), read(known(0.4)), { furthest: 0.6, place: { block: 6 } }],
  ['the server, equally far', rule(0.4), read(known(0.4)), { furthest: 0.4, place: { block: 4 } }],
  [
    'the device, equally far with something to tell',
    rule(0.4),
    read(known(0.4), true),
    { furthest: 0.4, place: { block: 5 } },
  ],
  ['the device, which is further', rule(0.2), read(known(0.4)), { furthest: 0.4, place: { block: 5 } }],
  ['nowhere, known to neither', rule(), read(), { furthest: 0, place: { block: 0 } }],
])('one goes on where %s knows', (_, by, event, start) => {
  expect(play(by, event).start).toEqual(start);
});

test('what the last page had no time to send is sent by this one', () => {
  expect(play(rule(0.2), read(known(0.4))).effects).toEqual([{ type: 'save-soon' }]);
  expect(play(rule(0.2), read(known(1))).effects.map(({ type }) => type)).toEqual(['save', 'complete']);
});

test.each([
  ['the server', rule(1, true), read()],
  ['this device', rule(0.5), read(known(1, true))],
])('what %s knows as complete begins anew and is not reported again', (_, by, event) => {
  const { start, furthest, isCompleted, effects } = play(by, event, moved(0.3), moved(1));
  expect({ start, furthest, isCompleted }).toEqual({
    start: { furthest: 1, place: {} },
    furthest: 1,
    isCompleted: true,
  });
  expect(effects).toEqual([]);
});
