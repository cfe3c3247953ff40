// Would a camera have seen it? From an irritation to feedback.
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
  shape,
  type Stage,
  swing,
  words,
} from '../drawing/pen.ts';
import { figure } from '../drawing/figure.ts';
import { COLLEAGUE, mira, MIRA } from '../drawing/people.ts';
import { bubble, cross, sheet, tick, timer } from '../drawing/things.ts';

const office = (): string =>
  ground('#eef3ee') + box([900, 90], [240, 150], '#fff', 8) + box([912, 102], [216, 126], colours.skyLight, 4);
const frame = (t: number): string =>
  [
    [-300, -210, 1, 1],
    [300, -210, -1, 1],
    [-300, 210, 1, -1],
    [300, 210, -1, -1],
  ]
    .map(([x, y, sx, sy]) => line(`M${x! + 70 * sx!} ${y}H${x}V${y! + 70 * sy!}`, INK, 10))
    .join('') +
  (t % 1 < 0.6 ? disc([-250, -170], 15, colours.berry) : '') +
  words('REC', [-205, -156], { size: 36, anchor: 'start', colour: colours.berry });
const rolling = (t: number, x = 0): string =>
  figure(COLLEAGUE, { at: [x, -110], scale: 0.95, hasLegs: false, t, mood: 'calm', gaze: swing(t, 0.7, 6) });
const two = (
  m: { t: number; isTalking: boolean },
  who: 'mira' | 'anders',
  mood: 'calm' | 'glad' | 'surprised' | 'worried' = 'calm',
): string =>
  office() +
  figure(MIRA, {
    at: [430, 190],
    scale: 0.95,
    t: m.t,
    mood: 'glad',
    gaze: 4,
    isTalking: m.isTalking && who === 'mira',
    right: [
      [92, 210],
      [128, 186],
    ],
  }) +
  figure(COLLEAGUE, {
    at: [900, 190],
    scale: 0.95,
    t: m.t,
    mood,
    gaze: -4,
    isTalking: m.isTalking && who === 'anders',
  });

export const stages: Record<string, Stage> = {
  never: (m) =>
    office() +
    figure(MIRA, {
      at: [430, 190],
      scale: 0.95,
      t: m.t,
      mood: 'worried',
      gaze: 4,
      isTalking: m.isTalking && m.sentence === 0,
      right: [
        [100, 190],
        [150 + swing(m.t, 1.2, 10), 150],
      ],
    }) +
    figure(COLLEAGUE, {
      at: [900, 190],
      scale: 0.95,
      t: m.t,
      mood: 'surprised',
      gaze: -4,
      isTalking: m.isTalking && m.sentence > 0,
    }) +
    pop(
      bubble([m.say('You never let'), m.say('anybody finish.')], [0, 0], { colour: colours.berrySoft }),
      [430, 100],
      m.sentence > 0 ? 1 : m.t * 2,
    ) +
    (m.sentence > 0
      ? pop(bubble([m.say('On Monday I did!')], [0, 0], { tip: 'right' }), [860, 110], m.sentenceShare * 4)
      : ''),
  record: (m) =>
    ground('#eef3ee') +
    place(rolling(m.t) + frame(m.t), { at: [760, 360] }) +
    mira(m, { at: [150, 330], scale: 0.82 }) +
    (m.sentence > 0 ? pop(disc([0, 0], 64, '#fff') + tick(1), [1120, 560], m.sentenceShare * 4) : ''),
  reading: (m) =>
    ground('#eef3ee') +
    place(rolling(m.t) + frame(m.t), { at: [760, 360] }) +
    mira(m, { at: [150, 330], scale: 0.82 }) +
    place(
      shape(
        'M-96 30q-40 0 -40 -34t42 -34q12 -40 60 -34q26 -26 62 -6q50 -10 58 34q44 2 42 38t-42 36z',
        m.sentence > 0 ? colours.sunSoft : '#d7dbe6',
      ) + words(m.say('annoyed'), [0, 10], { size: 34 }),
      { at: [760, 120 + swing(m.t, 0.4, 5)], scale: 1.2 },
    ) +
    pop(
      disc([0, 0], 64, '#fff') + (m.sentence > 0 ? words('?', [0, 26], { size: 76, colour: colours.sun }) : cross()),
      [1120, 560],
      m.t * 2 - 1,
    ),
  slip: (m) => {
    const rows = ['Situation: this morning', 'Behaviour: you began twice', 'Effect: I missed the allergy'].map(m.say);
    return (
      ground(colours.sunSoft) +
      mira(m, { at: [150, 330], scale: 0.82 }) +
      place(
        sheet(680, 330) +
          rows
            .map((row, i) =>
              words(row.slice(0, Math.floor(clamp(m.t / 1.5 - i) * row.length)), [-310, -70 + i * 84], {
                size: 36,
                anchor: 'start',
                colour: [colours.sky, colours.green, colours.ember][i]!,
              }),
            )
            .join(''),
        { at: [780, 350], turn: -1.5 },
      )
    );
  },
  listen: (m) => {
    const count = m.sentence > 0 ? Math.min(5, 1 + Math.floor(m.sentenceShare * 6)) : 0;
    return (
      two(m, 'mira', 'calm') +
      (m.sentence === 0
        ? pop(bubble([m.say('How did you'), m.say('see it?')], [0, 0]), [600, 110], m.t * 2)
        : place(timer(count / 5, String(count), colours.sky), { at: [660, 200] }))
    );
  },
  noticed: (m) =>
    two({ ...m, isTalking: m.isTalking }, 'anders', m.t > 2 ? 'glad' : 'surprised') +
    pop(bubble([m.say('I did not notice.')], [0, 0], { tip: 'right' }), [720, 110], m.t * 2) +
    (m.share > 0.5
      ? box([490, 640], [mix(0, 240, during(m.share, 0.5, 0.9)), 26], colours.green, 13) +
        `<rect x="490" y="640" width="350" height="26" rx="13" fill="none" stroke="${INK}" stroke-width="4"/>`
      : ''),
  agree: (m) =>
    two(m, 'mira', 'glad') +
    pop(
      sheet(230, 230) +
        box([-115, -115], [230, 56], colours.berry, 12) +
        words(m.say('Friday'), [0, -74], { size: 38, colour: '#fff' }) +
        Array.from({ length: 12 }, (_, i) =>
          disc(
            [-75 + (i % 4) * 50, -20 + Math.floor(i / 4) * 50],
            i === 6 ? 20 : 9,
            i === 6 ? colours.green : colours.line,
          ),
        ).join(''),
      [665, 470],
      m.t * 2,
    ) +
    (m.sentence > 0
      ? pop(
          line('M-60 0A60 60 0 1 1 20 57', colours.green, 14) + line('M44 34L20 57L50 76', colours.green, 14),
          [665, 200],
          m.sentenceShare * 4,
        )
      : ''),
};
