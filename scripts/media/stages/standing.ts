// Lying and standing: how a standing blood pressure is measured.
import {
  box,
  clamp,
  colours,
  disc,
  during,
  ground,
  INK,
  line,
  mix,
  place,
  pop,
  type Stage,
  swing,
  words,
  shape,
} from '../drawing/pen.ts';
import { figure } from '../drawing/figure.ts';
import { DOCTOR, mira, NURSE, OLD_MAN } from '../drawing/people.ts';
import { bed, bubble, tick, timer } from '../drawing/things.ts';

const room = (): string =>
  ground(colours.skySoft) +
  box([980, 80], [180, 180], '#fff', 8) +
  box([990, 90], [160, 160], colours.skyLight, 4) +
  disc([1100, 140], 24, colours.sun);
const chair = (x: number): string =>
  box([x, 380], [16, 190], '#7a5327', 6) +
  box([x, 360], [22, 130], '#c58300', 8) +
  box([x, 484], [140, 20], '#c58300', 8) +
  box([x + 122, 500], [14, 72], '#7a5327', 6);
const cuffed = (pose: Partial<Parameters<typeof figure>[1]> & { at: readonly [number, number] }): string =>
  figure(OLD_MAN, { scale: 0.88, ...pose }) +
  place(line('M-62 166L-82 194', '#485463', 38), { at: pose.at, scale: pose.scale ?? 0.88, turn: pose.turn ?? 0 });
const lyingMan = (t: number): string =>
  place(bed(), { at: [760, 470], scale: 1.1 }) +
  figure(OLD_MAN, { at: [545, 470], scale: 0.78, turn: -90, hasLegs: false, t, mood: 'calm' }) +
  place(box([-60, 40], [330, 70], '#64a9f3', 20), { at: [760, 424], scale: 1 });
const bar = (x: number, value: number, colour: string): string =>
  box([x, 560 - value * 2], [110, value * 2], colour, 12) +
  words(String(Math.round(value)), [x + 55, 612 - value * 2], { size: 46 });
const swirl = (t: number): string =>
  [0, 1, 2]
    .map((i) =>
      line(
        `M${-110 + i * 14} ${-30 - i * 26}q55 -40 110 0q55 40 110 0`,
        colours.grey,
        7,
        `opacity="${(0.35 + swing(t + i * 0.3, 0.6, 0.3)).toFixed(2)}"`,
      ),
    )
    .join('');

export const stages: Record<string, Stage> = {
  dizzy: (m) =>
    room() +
    mira(m, { at: [150, 330], scale: 0.8 }) +
    figure(OLD_MAN, {
      at: [780, 150],
      scale: 0.95,
      t: m.t,
      turn: swing(m.t, 0.35, 4),
      mood: 'worried',
      left: [
        [-100, 170],
        [-140, 130],
      ],
      right: [
        [100, 180],
        [140, 150],
      ],
    }) +
    place(swirl(m.t), { at: [780, 170] }) +
    (m.sentence > 0 ? pop(timer(m.sentenceShare, '5 min'), [1060, 420], m.sentenceShare * 4) : ''),
  lie: (m) =>
    room() +
    mira(m, { at: [150, 330], scale: 0.8 }) +
    lyingMan(m.t) +
    place(timer(m.share * 1.2, `${Math.min(5, Math.ceil(m.share * 6))} min`), { at: [1060, 190] }) +
    (m.share > 0.85 ? words('138', [1060, 370], { size: 70, colour: colours.green }) : ''),
  rise: (m) => {
    const up = m.sentence === 0 ? during(m.t, 0.3, 2.2) : 0;
    const sits = m.sentence > 0;
    return (
      room() +
      place(bed(), { at: [640, 500], scale: 1.05 }) +
      cuffed({
        at: [mix(640, 780, up), mix(250, 180, up)],
        turn: mix(-26, 0, up),
        t: m.t,
        mood: up < 0.6 ? 'worried' : 'calm',
        hasLegs: true,
      }) +
      figure(NURSE, {
        at: [mix(1060, 960, up), 170],
        scale: 0.9,
        t: m.t,
        mood: 'glad',
        gaze: -4,
        isTalking: m.isTalking,
        left: [
          [-96, 206],
          [mix(-110, -150, up), 220],
        ],
      }) +
      (sits
        ? pop(
            box([-150, -40], [300, 80], colours.sunSoft, 20) + words('or sitting', [0, 14], { size: 44 }),
            [220, 180],
            m.sentenceShare * 4,
          )
        : '')
    );
  },
  measure: (m) => {
    const first = during(m.t, 0.8, 2);
    const third = during(m.t, 2.6, 4);
    return (
      ground(colours.leafSoft) +
      mira(m, { at: [150, 330], scale: 0.8 }) +
      cuffed({ at: [470, 200], t: m.t, mood: third > 0.5 ? 'worried' : 'calm' }) +
      place(timer(first, '1 min', colours.sky), { at: [760, 190], scale: 0.8 }) +
      place(timer(third, '3 min', colours.sky), { at: [1040, 190], scale: 0.8 }) +
      (first > 0.9 ? bar(705, mix(138, 124, first), colours.leaf) : '') +
      (third > 0.9 ? bar(985, mix(124, 112, third), colours.ember) : '')
    );
  },
  ask: (m) =>
    room() +
    chair(mix(1180, 690, during(m.t, m.sentence > 0 ? 0 : 9, m.sentence > 0 ? 6.4 : 10))) +
    cuffed({ at: [760, 170], t: m.t, mood: 'worried', turn: swing(m.t, 0.4, 2) }) +
    figure(NURSE, {
      at: [470, 170],
      scale: 0.9,
      t: m.t,
      mood: 'calm',
      gaze: 4,
      isTalking: m.isTalking,
      right: [
        [96, 206],
        [170, 226],
      ],
    }) +
    (m.sentence === 0 ? pop(bubble(['Dizzy? Light-headed?'], [0, 0]), [620, 90], m.t * 2) : ''),
  drop: (m) => {
    const fall = during(m.t, 0.6, 2.6);
    return (
      ground(colours.sunSoft) +
      mira(m) +
      bar(600, 138, colours.leaf) +
      bar(800, mix(138, m.sentence < 2 ? 118 : 112, fall), colours.ember) +
      words('lying', [655, 615], { size: 34 }) +
      words('standing', [855, 615], { size: 34 }) +
      line('M600 284H1130', colours.grey, 4, 'stroke-dasharray="14 12"') +
      line(`M980 288V${mix(288, 330, fall)}`, colours.berry, 12) +
      (fall > 0.8
        ? pop(
            words(m.sentence < 2 ? '20 or more' : 'the drop', [0, 0], { size: 44, colour: colours.berry }),
            [1080, 250],
            (m.t - 2) * 2,
          )
        : '') +
      (m.sentence === 1 ? pop(timer(m.sentenceShare, '3 min'), [1110, 480], m.sentenceShare * 4) : '')
    );
  },
  ninety: (m) => {
    const steps = Math.min(40, Math.floor(m.share * 60));
    const at = (i: number): [number, number] => [520 + i * 9, 200 + i * 6.8 + Math.sin(i * 1.9) * 9];
    const now = at(steps);
    const value = Math.round(90 + (430 - now[1]) / 6);
    return (
      ground(colours.berrySoft) +
      mira(m, { mood: 'worried' }) +
      line('M480 430H1180', colours.berry, 6, 'stroke-dasharray="18 14"') +
      words('90', [430, 446], { size: 50, colour: colours.berry }) +
      line(`M${Array.from({ length: steps + 1 }, (_, i) => at(i).join(' ')).join('L')}`, INK, 9) +
      disc(now, 16, value < 90 ? colours.berry : INK) +
      words(String(value), [now[0] + 70, now[1] - 24], { size: 56, colour: value < 90 ? colours.berry : INK }) +
      (m.share > 0.45
        ? figure(DOCTOR, {
            at: [mix(1360, 1060, during(m.share, 0.45, 0.65)), 190],
            scale: 0.9,
            t: m.t,
            mood: 'calm',
            gaze: -4,
            step: m.share < 0.65 ? swing(m.t, 1.5) : 0,
          })
        : '')
    );
  },
  slow: (m) => {
    const up = during(m.share, 0.45, 0.7);
    return (
      room() +
      place(bed(), { at: [560, 510], scale: 1.05 }) +
      figure(OLD_MAN, {
        at: [mix(600, 720, up), mix(240, 176, up)],
        scale: 0.88,
        t: m.t,
        mood: up > 0.8 ? 'glad' : 'calm',
        step: up < 0.1 ? swing(m.t, 1) : up > 0.95 ? swing(m.t, 0.7, 0.6) : 0,
      }) +
      figure(NURSE, {
        at: [930, 166],
        scale: 0.9,
        t: m.t,
        mood: 'glad',
        gaze: -4,
        isTalking: m.isTalking,
        left: [
          [-96, 206],
          [-160, 216],
        ],
      }) +
      (up > 0.9
        ? pop(tick(1), [1120, 320], (m.share - 0.68) * 8)
        : pop(
            shape('M-90 -34h180v68h-180z', colours.sunSoft) + words('slowly', [0, 14], { size: 44 }),
            [560, 150],
            clamp(m.t),
          ))
    );
  },
};
