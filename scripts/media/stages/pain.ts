// Pain is personal: two people, one operation, two kinds of pain.
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
import { mira, OLD_LADY, OLD_MAN, SISTER } from '../drawing/people.ts';
import { bed, bubble, sheet } from '../drawing/things.ts';

const ward = (): string =>
  ground('#eaf3fb') +
  box([560, 60], [160, 150], '#fff', 8) +
  box([570, 70], [140, 130], colours.skyLight, 4) +
  disc([670, 110], 20, colours.sun);
const sits = (who: typeof OLD_MAN, x: number, pose: Partial<Parameters<typeof figure>[1]>): string =>
  place(bed(), { at: [x, 500], scale: 1.05 }) +
  figure(who, { at: [x, 250], scale: 0.86, hasLegs: false, ...pose }) +
  place(box([-150, 0], [300, 110], '#64a9f3', 20), { at: [x, 500] });
const paper = (t: number): string =>
  place(
    sheet(170, 120) +
      words('NEWS', [0, -18], { size: 38 }) +
      [8, 28, 48].map((y) => line(`M-64 ${y}H64`, colours.line, 6)).join(''),
    { turn: swing(t, 0.3, 2) },
  );
const reader = (t: number): string =>
  sits(OLD_MAN, 380, {
    t,
    mood: 'glad',
    left: [
      [-90, 214],
      [-70, 250],
    ],
    right: [
      [90, 214],
      [70, 250],
    ],
  }) + place(paper(t), { at: [380, 466] });
const still = (t: number, mood: 'hurt' | 'worried' = 'worried'): string =>
  sits(OLD_LADY, 920, {
    t: t * 0.4,
    mood,
    left: [
      [-70, 220],
      [-14, 262],
    ],
    right: [
      [70, 220],
      [14, 262],
    ],
  });
const pulse = (at: readonly [number, number], size: number, t: number): string =>
  [0, 1, 2]
    .map((i) => {
      const share = (t * 0.7 + i / 3) % 1;
      return `<circle cx="${at[0]}" cy="${at[1]}" r="${(size * share).toFixed(1)}" fill="none" stroke="${colours.berry}" stroke-width="9" opacity="${(1 - share).toFixed(2)}"/>`;
    })
    .join('');
const cloud = (text: string): string =>
  shape('M-96 30q-40 0 -40 -34t42 -34q12 -40 60 -34q26 -26 62 -6q50 -10 58 34q44 2 42 38t-42 36z', '#5b6b8d') +
  words(text, [0, 10], { size: 36, colour: '#fff' });

export const stages: Record<string, Stage> = {
  same: (m) => ward() + reader(m.t) + still(m.t) + mira(m, { at: [650, 420], scale: 0.6, points: false }),
  paper: (m) =>
    place(ward() + reader(m.t) + still(m.t), {
      at: [mix(0, -20, during(m.t, 0, 1.2)), mix(0, -260, during(m.t, 0, 1.2))],
      scale: mix(1, 1.5, during(m.t, 0, 1.2)),
    }),
  quiet: (m) =>
    place(ward() + reader(m.t) + still(m.t, m.t > 1 && m.t < 3 ? 'hurt' : 'worried'), {
      at: [mix(0, -630, during(m.t, 0, 1.2)), mix(0, -260, during(m.t, 0, 1.2))],
      scale: mix(1, 1.5, during(m.t, 0, 1.2)),
    }) +
    (m.t > 1.5 && m.sentence === 0 ? pop(bubble(['Hm.'], [0, 0], { tip: 'right' }), [420, 170], (m.t - 1.5) * 3) : ''),
  more: (m) => {
    const words3 = ['fear', 'a bad night', 'alone'];
    const size = mix(60, 170, m.share);
    return (
      ground('#dfe5f0') +
      mira(m, { mood: 'worried' }) +
      disc([800, 420], 26, colours.berry) +
      pulse([800, 420], size, m.t) +
      words3
        .map((word, i) =>
          m.t > 0.5 + i
            ? place(cloud(word), {
                at: [
                  mix([360, 800, 1240][i]!, [520, 800, 1080][i]!, during(m.t, 0.5 + i, 2 + i)),
                  170 + swing(m.t + i, 0.4, 8),
                ],
                opacity: clamp((m.t - 0.5 - i) * 2),
              })
            : '',
        )
        .join('')
    );
  },
  injury: (m) =>
    ground(colours.skySoft) +
    mira(m, { at: [640, 330], scale: 0.8, points: false }) +
    figure(OLD_LADY, {
      at: [330, 200],
      scale: 0.9,
      t: m.t,
      mood: 'hurt',
      left: [
        [-80, 214],
        [-6, 250],
      ],
      right: [
        [80, 214],
        [6, 250],
      ],
    }) +
    pulse([330, 420], 130, m.t) +
    (m.share > 0.45
      ? figure(OLD_MAN, {
          at: [960, 200],
          scale: 0.9,
          t: m.t,
          mood: 'calm',
          right: [
            [86, 210],
            [20, 240],
          ],
        }) +
        place(line('M1030 400L974 424', '#fff', 36) + line('M1030 400L974 424', colours.line, 2), {
          opacity: clamp((m.share - 0.45) * 6),
        }) +
        pulse([1000, 410], 34, m.t)
      : ''),
  monitor: (m) => {
    const beat = Array.from({ length: 60 }, (_, i) => {
      const x = (i + m.t * 14) % 15;
      return `${i === 0 ? 'M' : 'L'}${560 + i * 6} ${250 + (x > 6 && x < 7 ? 50 : x >= 7 && x < 8 ? -74 : 0)}`;
    }).join('');
    return (
      ground('#eaf3fb') +
      mira(m, { at: [150, 330], scale: 0.8 }) +
      box([500, 110], [480, 260], INK, 20) +
      box([520, 130], [440, 220], '#0d1420', 12) +
      line(beat, colours.leaf, 7) +
      words('72', [905, 335], { size: 56, colour: '#fff' }) +
      figure(OLD_LADY, { at: [1120, 230], scale: 0.8, t: m.t, mood: m.sentence > 0 ? 'worried' : 'calm' }) +
      (m.sentence > 0
        ? pop(bubble(['Eight of ten.'], [0, 0], { tip: 'right' }), [880, 460], m.sentenceShare * 4)
        : pop(bubble(['So: ask.'], [0, 0]), [430, 470], m.t))
    );
  },
  ask: (m) =>
    ward() +
    sits(OLD_LADY, 880, { t: m.t, mood: m.sentence === 0 ? 'glad' : 'worried' }) +
    figure(SISTER, {
      at: [420, 200],
      scale: 0.92,
      t: m.t,
      mood: 'calm',
      gaze: 4,
      isTalking: m.isTalking && m.sentence > 0,
      right: [
        [92, 214],
        [130, 190],
      ],
    }) +
    (m.sentence === 0
      ? pop(bubble(['All is fine.'], [0, 0], { tip: 'right' }), [640, 250], m.t)
      : ['aching', 'sore', 'burning']
          .map((word, i) => pop(bubble([word], [0, 0]), [560 + i * 60, 110 + i * 105], m.sentenceShare * 6 - i * 1.4))
          .join('')),
  questions: (m) =>
    ward() +
    sits(OLD_LADY, 900, {
      t: m.t,
      mood: m.sentence === 0 ? 'worried' : 'calm',
      right: [
        [80, 210],
        [20, m.sentence === 0 ? 250 : 230],
      ],
    }) +
    figure(SISTER, {
      at: [420, 300],
      scale: 0.9,
      hasLegs: false,
      t: m.t,
      mood: 'glad',
      gaze: 4,
      isTalking: m.isTalking,
      right: [
        [92, 214],
        [140, 230],
      ],
    }) +
    box([330, 560], [190, 24], '#c58300', 10) +
    pop(
      bubble(m.sentence === 0 ? ['Where does it hurt', 'at the moment?'] : ['And when you', 'sat up?'], [0, 0]),
      [600, 180],
      m.sentenceShare * 5,
    ) +
    (m.sentence === 0 && m.sentenceShare > 0.6 ? pulse([900, 470], 70, m.t) : ''),
  finding: (m) => {
    const written = during(m.t, 0.5, 2.4);
    return (
      ground(colours.sunSoft) +
      mira(m) +
      place(
        sheet(460, 330, ['Pain on coughing', '', 'NRS']) +
          line(
            'M-80 60q20 -70 60 -40q30 30 -20 60q-44 30 -20 60q36 40 70 -6q20 -40 -34 -60q-60 -26 -50 -62',
            colours.green,
            13,
            `stroke-dasharray="420" stroke-dashoffset="${(420 * (1 - written)).toFixed(0)}"`,
          ),
        { at: [800, 330], turn: -2 },
      ) +
      (m.sentence > 0
        ? pop(
            disc([0, 0], 70, colours.green) + words('enough', [0, 12], { size: 34, colour: '#fff' }),
            [1060, 480],
            m.sentenceShare * 4,
          )
        : '')
    );
  },
};
