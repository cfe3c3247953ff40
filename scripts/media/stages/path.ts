// A path in the meadow: a memory gets wider when it is walked.
import {
  box,
  clamp,
  colours,
  disc,
  during,
  INK,
  line,
  mix,
  place,
  type Point,
  shape,
  type Stage,
  swing,
  words,
  ground,
  pop,
} from '../drawing/pen.ts';
import { figure } from '../drawing/figure.ts';
import { mira, MIRA, NURSE, SISTER } from '../drawing/people.ts';

const SKY = '#dff1fb';
const meadow = (t: number): string => {
  const blades = Array.from({ length: 46 }, (_, i) => {
    const x = (i * 97) % 1290;
    const y = 400 + ((i * 53) % 300);
    return line(
      `M${x} ${y}q${swing(t + i, 0.3, 5).toFixed(1)} -14 ${swing(t + i, 0.3, 8).toFixed(1)} -26`,
      '#3c9a6a',
      4,
    );
  });
  return (
    box([0, 0], [1280, 720], SKY, 0) +
    disc([1120, 110], 56, colours.sun) +
    shape('M0 380q320 -90 640 -20q320 60 640 -20v380h-1280z', '#a9dcae') +
    blades.join('')
  );
};
/** A point of the track; it winds up to the edge of the meadow. */
const onTrack = (share: number): Point => [
  mix(170, 960, share) + Math.sin(share * 7) * 70 * (1 - share),
  700 - 320 * Math.pow(share, 0.8),
];
const nearness = (share: number): number => mix(1, 0.25, share);
/** As wide as is said where it begins, and narrower towards the distance. */
const track = (width: number, length = 1, opacity = 1): string => {
  const steps = Array.from({ length: 31 }, (_, i) => (i / 30) * length);
  const side = (sign: number) =>
    steps.map((share) => {
      const [x, y] = onTrack(share);
      return `${(x + sign * width * 0.8 * nearness(share)).toFixed(1)} ${(y + sign * width * 0.25 * nearness(share)).toFixed(1)}`;
    });
  return shape(`M${[...side(-1), ...side(1).toReversed()].join('L')}z`, '#d9b37a', `opacity="${opacity}"`);
};
const walker = (share: number, t: number): string => {
  const [x, y] = onTrack(share);
  const scale = mix(0.62, 0.2, share);
  const pace = swing(t, 1.5);
  return figure(MIRA, {
    at: [x, y - 466 * scale],
    scale,
    t,
    mood: 'glad',
    gaze: 4,
    step: pace,
    left: [
      [-70 + pace * 14, 220],
      [-60 + pace * 26, 280],
    ],
    right: [
      [70 + pace * 14, 220],
      [60 + pace * 26, 280],
    ],
  });
};
const car = (x: number, y: number, t: number): string =>
  place(
    shape('M-150 0v-46q0 -14 18 -18l46 -8q26 -44 66 -44h66q40 0 62 46l40 10q22 6 22 26v34z', colours.berry) +
      shape('M-74 -74q18 -30 46 -30h38v34h-90z M24 -104h20q26 0 38 34h-58z', '#e2f0ff') +
      [-88, 92]
        .map(
          (wheel) =>
            disc([wheel, 2], 32, INK) +
            disc([wheel, 2], 13, colours.line) +
            line(`M${wheel} 2l${(Math.cos(t * 9) * 13).toFixed(1)} ${(Math.sin(t * 9) * 13).toFixed(1)}`, INK, 4),
        )
        .join(''),
    { at: [x, y + swing(t, 3, 1.5)] },
  );
const page = (isOpen: boolean): string =>
  box([-70, -50], [140, 100], isOpen ? '#fff' : colours.green, 8, `stroke="${colours.line}" stroke-width="3"`) +
  (isOpen
    ? [-26, -6, 14, 34].map((y) => line(`M-50 ${y}H50`, colours.line, 5)).join('')
    : words('?', [0, 22], { size: 64, colour: '#fff' }));

export const stages: Record<string, Stage> = {
  file: (m) =>
    ground(colours.skySoft) +
    mira(m) +
    place(
      box([-120, -90], [240, 180], colours.sun, 14) +
        box([-120, -112], [110, 40], colours.sun, 12) +
        words(m.say('memory'), [0, 24], { size: 44 }),
      { at: [760, 380], scale: 1 + during(m.t, 0.2, 0.8) * 0.1, turn: swing(m.t, 0.4, 3) },
    ) +
    place(line('M-130 -130L130 130M130 -130L-130 130', colours.berry, 22), {
      at: [760, 380],
      opacity: during(m.t, 1.5, 2),
    }),
  grass: (m) => meadow(m.t) + track(14, Math.max(0.02, during(m.t, 0, 2.6))) + walker(during(m.t, 0.1, 3) * 0.6, m.t),
  wider: (m) =>
    meadow(m.t) +
    track(mix(14, 70, during(m.t, 0, 5))) +
    walker((m.t * 0.19) % 1, m.t) +
    (m.t > 3
      ? pop(
          shape('M-60 24q20 -60 60 -44q44 -16 62 44z', colours.grey) +
            words(m.say('here?'), [0, -40], { size: 34, colour: colours.berry }),
          onTrack(0.55),
          (m.t - 3) * 2,
        )
      : ''),
  car: (m) =>
    meadow(m.t) +
    track(18, 1, 0.6) +
    line('M-40 600H1320', colours.grey, 120) +
    line('M-40 600H1320', '#fff', 5, `stroke-dasharray="46 40" stroke-dashoffset="${(m.t * 240).toFixed(0)}"`) +
    car(640, 590, m.t) +
    (m.sentence > 0
      ? pop(words('?', [0, 60], { size: 170, colour: colours.berry }), [1010, 250], m.sentenceShare * 4)
      : ''),
  groups: (m) => {
    const write = m.sentence > 0 ? m.sentenceShare : 0;
    const reread = Math.floor(m.t * 0.9) % 2;
    return (
      ground(colours.sunSoft) +
      mira(m, { at: [130, 330], scale: 0.72 }) +
      figure(NURSE, {
        at: [520, 190],
        scale: 0.9,
        t: m.t,
        mood: 'glad',
        left: [
          [-84, 216],
          [-30, 262],
        ],
        right: [
          [84, 216],
          [30, 262],
        ],
      }) +
      place(page(true), { at: [520, 450 - reread * 4], scale: [1 - reread * 0.06, 1] }) +
      words(m.say('reads it again'), [520, 650], { size: 36 }) +
      figure(SISTER, {
        at: [960, 190],
        scale: 0.9,
        t: m.t,
        mood: write > 0 ? 'calm' : 'glad',
        gaze: write > 0 ? -4 : 0,
        left: [
          [-84, 216],
          [-40, 262],
        ],
        right: [
          [84, 216],
          [mix(10, 46, (m.t * 0.8) % 1) * (write > 0 ? 1 : 0.6), 268],
        ],
      }) +
      place(page(write === 0), { at: [960, 450] }) +
      (write > 0
        ? place(
            box([-70, -50], [140, 100], '#fff', 8, `stroke="${colours.line}" stroke-width="3"`) +
              [-26, -4, 18]
                .map((y, i) => line(`M-52 ${y}H${-52 + 104 * clamp(write * 3 - i)}`, colours.sky, 6))
                .join(''),
            { at: [960, 450] },
          )
        : '') +
      words(m.say('writes down what is left'), [960, 650], { size: 36 })
    );
  },
  curves: (m) => {
    const grown =
      m.sentence === 0 ? during(m.sentenceShare, 0, 0.5) * 0.12 : 0.12 + during(m.sentenceShare, 0, 0.7) * 0.88;
    const x = mix(470, 1120, grown);
    const reread = (share: number) => mix(210, 520, share);
    const recall = (share: number) => mix(280, 360, share);
    return (
      ground(colours.leafSoft) +
      mira(m) +
      box([420, 120], [780, 500], '#fff', 24) +
      line('M470 160V560H1150', INK, 5) +
      words(m.say('five minutes'), [540, 605], { size: 30 }) +
      words(m.say('a week'), [1090, 605], { size: 30 }) +
      line(`M470 210L${x} ${reread(grown)}`, colours.sky, 12) +
      line(`M470 280L${x} ${recall(grown)}`, colours.green, 12) +
      disc([x, reread(grown)], 15, colours.sky) +
      disc([x, recall(grown)], 15, colours.green) +
      words(m.say('read again'), [700, 220], { size: 34, colour: colours.sky, anchor: 'start' }) +
      (grown > 0.6 ? words(m.say('remembered'), [860, 320], { size: 34, colour: colours.green, anchor: 'start' }) : '')
    );
  },
  mistake: (m) => {
    const turn = during(m.t, 2.2, 3);
    return (
      ground(colours.skySoft) +
      mira(m, { mood: turn > 0.5 ? 'glad' : 'surprised' }) +
      place(
        turn < 0.5
          ? box([-180, -120], [360, 240], '#fff', 22, `stroke="${colours.berry}" stroke-width="8"`) +
              words(m.say('24 hours?'), [0, 20], { size: 56 })
          : box([-180, -120], [360, 240], colours.green, 22) +
              words(m.say('72 hours'), [0, 20], { size: 60, colour: '#fff' }),
        { at: [800, 350], scale: [Math.max(0.04, Math.abs(1 - 2 * turn)), 1] },
      ) +
      (turn > 0.9 ? pop(line('M-40 0L-10 34L50 -40', colours.leaf, 22), [1080, 350], (m.t - 3) * 3) : '')
    );
  },
  road: (m) =>
    meadow(m.t) +
    track(80) +
    walker(clamp(0.15 + m.share * 0.8), m.t) +
    (m.sentence > 0
      ? pop(disc([0, 0], 66, colours.sun) + line('M-26 4L-6 26L32 -24', INK, 13), [250, 200], m.sentenceShare * 4)
      : ''),
};
