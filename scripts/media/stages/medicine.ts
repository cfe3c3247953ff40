// Your hands are the last: three habits that catch a mistake.
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
  type Point,
  pop,
  type Stage,
  swing,
  words,
} from '../drawing/pen.ts';
import { figure } from '../drawing/figure.ts';
import { DOCTOR, mira, NURSE, OLD_LADY, SISTER } from '../drawing/people.ts';
import { bubble, cross, phone, tablet, tick } from '../drawing/things.ts';

const WAVING = [
  [-96, 190],
  [-86, 110],
] as const;
const ward = (): string => ground('#eaf3fb');
const band = (text: string, colour: string = '#fff'): string =>
  box([-250, -46], [500, 92], colour, 46, `stroke="${colours.line}" stroke-width="4"`) +
  words(text, [0, 15], { size: 42 });
const lady = (
  m: { t: number; isTalking: boolean },
  mood: 'glad' | 'asleep' | 'calm' | 'worried',
  speaks = false,
): string =>
  figure(OLD_LADY, { at: [980, 190], scale: 0.95, t: m.t, mood, gaze: -4, isTalking: speaks && m.isTalking });
const nurse = (m: { t: number; isTalking: boolean }, speaks: boolean, cup = true): string =>
  figure(NURSE, {
    at: [430, 190],
    scale: 0.95,
    t: m.t,
    mood: 'calm',
    gaze: 4,
    isTalking: speaks && m.isTalking,
    right: [
      [96, 206],
      [130, 196],
    ],
  }) +
  (cup
    ? place(box([-26, -30], [52, 54], '#fff', 8, `stroke="${colours.line}" stroke-width="4"`), { at: [556, 360] })
    : '');

export const stages: Record<string, Stage> = {
  chain: (m) => {
    const people = [DOCTOR, SISTER, NURSE];
    const share = clamp(m.t / 3.4) * 3;
    const stop = Math.min(3, share);
    const x = mix(330, 1090, stop / 3);
    return (
      ward() +
      people
        .map((who, i) =>
          figure(who, {
            at: [330 + i * 253, 220],
            scale: 0.85,
            t: m.t + i,
            mood: i === 2 && m.sentence > 0 ? 'worried' : 'calm',
            gaze: 4,
            right: [
              [90, 206],
              [124, 214],
            ],
            left: [
              [-90, 206],
              [-110, 220],
            ],
          }),
        )
        .join('') +
      figure(OLD_LADY, { at: [1120, 220], scale: 0.85, t: m.t, mood: 'glad', gaze: -4 }) +
      place(tablet(), { at: [x, 396 - Math.abs(Math.sin(share * Math.PI)) * 60], turn: share * 60 }) +
      mira(m, { at: [110, 420], scale: 0.6 })
    );
  },
  yes: (m) =>
    ward() +
    nurse(m, true) +
    lady(m, m.t > 2.4 ? 'asleep' : 'glad') +
    pop(bubble(['Are you Mrs Novak?'], [0, 0]), [560, 110], m.t * 2) +
    (m.t > 2
      ? pop(bubble(['Mm. Yes.'], [0, 0], { tip: 'right', colour: colours.sunSoft }), [990, 120], (m.t - 2) * 3)
      : '') +
    mira(m, { at: [110, 440], scale: 0.55, mood: 'worried' }),
  open: (m) =>
    m.sentence === 0
      ? ward() +
        nurse(m, true) +
        lady(m, 'glad', m.t > 3) +
        pop(bubble(['Your full name and', 'date of birth, please.'], [0, 0]), [560, 110], m.t * 2) +
        mira(m, { at: [110, 440], scale: 0.55 })
      : ground(colours.leafSoft) +
        mira(m, { at: [150, 330], scale: 0.82 }) +
        ['Novak, Ewa · 3.3.1941', 'Novak, Eva · 3.3.1941']
          .map((text, i) =>
            pop(band(text, i ? colours.berrySoft : '#fff'), [800, 250 + i * 180], m.sentenceShare * 5 - i),
          )
          .join('') +
        words('wristband', [800, 190], { size: 32 }) +
        words('order', [800, 510], { size: 32 }) +
        place(
          disc([0, 0], 60, 'rgba(255,255,255,.5)', `stroke="${INK}" stroke-width="11"`) +
            line('M44 44L100 100', INK, 18),
          { at: [mix(660, 900, 0.5 + swing(m.t, 0.3, 0.5)), 340] },
        ),
  again: (m) => {
    const round = (m.t * 0.5) % 1;
    return (
      ward() +
      mira(m, { at: [130, 330], scale: 0.8 }) +
      box([420, 460], [640, 26], '#c58300', 10) +
      [0, 1, 2, 3]
        .map((i) =>
          place(tablet(['#fff', '#ffd6de', '#fff', colours.sunSoft][i]), {
            at: [500 + i * 150, 430],
            opacity:
              m.sentence === 0
                ? m.t > 2.4
                  ? clamp((m.t - 2.4) * 2 - i * 0.6)
                  : clamp(2 - m.t + (3 - i) * 0.1)
                : i === 2
                  ? 0.15
                  : 1,
          }),
        )
        .join('') +
      place(phone(m.t, m.t < 2.2), { at: [1150, 300] }) +
      (m.t > 2 && m.sentence === 0
        ? place(line('M-70 0A70 70 0 1 1 24 66', colours.green, 16) + line('M52 40L24 66L60 86', colours.green, 16), {
            at: [740, 240],
            turn: round * -360,
          })
        : '') +
      (m.sentence > 0
        ? pop(words('?', [0, 0], { size: 110, colour: colours.berry }), [800, 360], m.sentenceShare * 4)
        : '')
    );
  },
  white: (m) =>
    ward() +
    nurse(m, m.share > 0.5) +
    lady(m, 'calm', m.share < 0.5) +
    pop(bubble(['This one is usually', 'white.'], [0, 0], { tip: 'right' }), [960, 100], m.t * 2) +
    place(tablet('#ff9fb2'), { at: [760, 400], scale: 2, turn: swing(m.t, 0.4, 10) }) +
    (m.share > 0.5
      ? pop(
          bubble(['Good that you say', 'so. Let me check.'], [0, 0], { colour: colours.leafSoft }),
          [490, 100],
          (m.share - 0.5) * 8,
        )
      : ''),
  stop: (m) => {
    const roll = during(m.t, 0, 2.4);
    const tops: Point[] = [
      [420, 0],
      [590, 1],
      [760, 2],
    ];
    return (
      ground(colours.sunSoft) +
      tops
        .map(([x, i]) =>
          place(
            box([-34, -180], [68, 260], '#f5c84c', 14) +
              disc([0, -110 + i * 70], 22, colours.sunSoft) +
              disc([6, 20 - i * 60], 15, colours.sunSoft),
            { at: [x, 420] },
          ),
        )
        .join('') +
      place(box([-42, -190], [84, 280], colours.green, 16), { at: [960, 420] }) +
      disc([mix(250, 905, roll), 330], 30, colours.berry) +
      (roll > 0.98 ? pop(cross('#fff'), [960, 330], (m.t - 2.3) * 3) : '') +
      words('you', [960, 560], { size: 42 }) +
      mira(m, { at: [110, 420], scale: 0.6 })
    );
  },
  wait: (m) =>
    ward() +
    nurse(m, false) +
    [0, 1, 2].map((i) => place(tablet(['#fff', '#ffd6de', colours.sunSoft][i]), { at: [480 + i * 70, 440] })).join('') +
    box([440, 462], [230, 20], '#c58300', 8) +
    figure(SISTER, {
      at: [mix(1180, 980, during(m.t, 0, 1.4)), 190],
      scale: 0.95,
      t: m.t,
      mood: 'glad',
      gaze: -4,
      step: m.t < 1.4 ? swing(m.t, 1.5) : 0,
      ...(m.t > 1.6 && { left: WAVING }),
    }) +
    (m.t > 1.8 ? pop(bubble(['I can wait.'], [0, 0], { tip: 'right' }), [880, 120], (m.t - 1.8) * 3) : '') +
    (m.t > 2.6 ? place(tick(during(m.t, 2.6, 3.2)), { at: [560, 250] }) : '') +
    mira(m, { at: [130, 440], scale: 0.55 }),
};
