// Thirty seconds of hand rub: two hands that do what is said.
import {
  clamp,
  colours,
  disc,
  during,
  ground,
  line,
  mix,
  place,
  type Point,
  pop,
  shape,
  type Stage,
  swing,
  words,
  box,
} from '../drawing/pen.ts';
import { mira } from '../drawing/people.ts';
import { foam, hand, tick, timer } from '../drawing/things.ts';

const SKIN = '#c99469';
const DEEP = '#b98458';
const MIDDLE: Point = [800, 380];
const step = (number: number): string =>
  disc([1160, 110], 52, colours.green) + words(String(number), [1160, 131], { size: 60, colour: '#fff' });
const movement =
  (number: number, draw: (t: number) => string): Stage =>
  (m) =>
    ground(colours.skySoft, '#d6e8f8') +
    mira(m, { at: [160, 320], scale: 0.82 }) +
    draw(m.t) +
    foam(m.t, MIDDLE) +
    step(number);
const both = (
  a: { at: Point; turn: number; curl?: number },
  b: { at: Point; turn: number; curl?: number; flip?: boolean },
): string =>
  place(hand(DEEP, { curl: a.curl ?? 0 }), { at: a.at, turn: a.turn, scale: 1.35 }) +
  place(hand(SKIN, { curl: b.curl ?? 0 }), { at: b.at, turn: b.turn, scale: [-1.35, 1.35] });

const dispenser = (t: number): string => {
  const fall = (t * 0.9) % 1;
  return (
    place(
      box([-70, -170], [140, 200], '#fff', 20, `stroke="${colours.line}" stroke-width="4"`) +
        box([-44, -140], [88, 110], colours.leaf, 12) +
        box([-20, 30], [40, 22], colours.grey, 6),
      { at: [800, 240] },
    ) + (t > 3 ? shape(`M800 ${300 + fall * 130}q16 24 0 34q-16 -10 0 -34z`, colours.leaf) : '')
  );
};

export const stages: Record<string, Stage> = {
  start: (m) =>
    ground(colours.skySoft, '#d6e8f8') +
    mira(m) +
    dispenser(m.t) +
    (m.t > 3
      ? place(hand(SKIN, { curl: 0.2 }), { at: [800, 640], turn: -100, scale: 1.2 }) +
        place(shape('M-60 0q60 -26 120 0q-60 34 -120 0z', colours.leaf), {
          at: [790, 560],
          scale: during(m.t, 3.6, 5.6),
        })
      : place(hand(SKIN, { spread: 10 }), { at: [1040, 460], turn: 8, scale: 1.1 }) +
        pop(tick(during(m.t, 1, 1.8)), [1140, 300], (m.t - 1) * 3)),
  palm: movement(1, (t) =>
    both({ at: [760, 400 + swing(t, 1.1, 34)], turn: 24 }, { at: [840, 400 - swing(t, 1.1, 34)], turn: -24 }),
  ),
  back: movement(
    2,
    (t) =>
      place(hand(DEEP), { at: [800, 420], turn: -70, scale: 1.4 }) +
      place(hand(SKIN, { spread: 12 }), {
        at: [810 + swing(t, 1, 46), 400],
        turn: t % 5 > 2.6 ? -34 : -58,
        scale: [-1.35, 1.35],
      }),
  ),
  between: movement(3, (t) =>
    both({ at: [690 + swing(t, 1.1, 18), 440], turn: 62 }, { at: [910 - swing(t, 1.1, 18), 440], turn: -62 }),
  ),
  hooked: movement(4, (t) =>
    both(
      { at: [720, 420 + swing(t, 1.2, 16)], turn: 84, curl: 0.45 },
      { at: [880, 400 - swing(t, 1.2, 16)], turn: -84, curl: 0.45 },
    ),
  ),
  thumb: movement(
    5,
    (t) =>
      place(hand(DEEP, { spread: 4 }), { at: [880, 460], turn: 40, scale: 1.3 }) +
      place(hand(SKIN, { curl: 0.72 }), { at: [770, 410], turn: 70 + swing(t, 1.1, 26), scale: [-1.25, 1.25] }),
  ),
  tips: movement(
    6,
    (t) =>
      place(hand(DEEP, { curl: 0.1 }), { at: [820, 520], turn: -84, scale: 1.4 }) +
      place(hand(SKIN, { curl: 0.4 }), {
        at: [800 + Math.cos(t * 7) * 34, 330 + Math.sin(t * 7) * 18],
        turn: 176,
        scale: 1.2,
      }),
  ),
  missed: (m) => {
    const glow = 0.45 + swing(m.t, 0.8, 0.25);
    const dark = (at: Point, r: number) => disc(at, r, '#40246b', `opacity="${glow.toFixed(2)}"`);
    const tips: Point[] = [
      [-42, -128],
      [-14, -148],
      [14, -142],
      [42, -118],
    ];
    return (
      ground('#2b2350', '#1f1940') +
      mira(m, { mood: 'surprised' }) +
      place(
        hand('#9d8bd6', { spread: 8 }) +
          dark([-94, -8], 27) +
          tips
            .map(([x, y], i) => dark([x + (i - 1.5) * 8, y], m.sentence > 0 ? 17 + swing(m.t, 1.2, 4) : 14))
            .join('') +
          [-28, 0, 28].map((x) => dark([x, -54], 12)).join(''),
        { at: [800, 430], scale: 1.9 },
      ) +
      (m.sentence > 0
        ? pop(
            line('M0 0l-120 30', colours.sun, 12) + line('M-120 30l34 -26M-120 30l42 14', colours.sun, 12),
            [1080, 180],
            m.sentenceShare * 4,
          )
        : '')
    );
  },
  dry: (m) => {
    const seconds = Math.min(m.sentence === 0 ? 8 : 30, m.t * 4);
    return (
      ground(colours.leafSoft) +
      mira(m, { mood: seconds < 9 ? 'surprised' : 'glad' }) +
      both({ at: [720, 420 + swing(m.t, 1, 22)], turn: 24 }, { at: [800, 420 - swing(m.t, 1, 22)], turn: -24 }) +
      (m.sentence === 0 && m.t < 3
        ? foam(m.t, [760, 400], mix(120, 10, clamp(m.t / 2.4)))
        : m.sentence === 0
          ? ''
          : foam(m.t, [760, 400], 110)) +
      place(timer(seconds / 30, `${Math.round(seconds)} s`, seconds <= 8 ? colours.berry : colours.green), {
        at: [1080, 300],
      }) +
      (m.sentence > 0 && m.sentenceShare > 0.6 ? pop(tick(m.sentenceShare * 2 - 1.2), [1080, 480], 1) : '')
    );
  },
};
