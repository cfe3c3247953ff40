// When the answer does the damage: from a splinter to failing organs.
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
  shape,
  type Stage,
  swing,
  words,
} from '../drawing/pen.ts';
import { figure } from '../drawing/figure.ts';
import { mira, NURSE, OLD_MAN } from '../drawing/people.ts';
import { bubble, sheet, tick, timer } from '../drawing/things.ts';

const germ = (at: Point, size: number, t: number): string =>
  place(
    Array.from({ length: 8 }, (_, i) =>
      line(`M0 0L${(Math.cos(i * 0.785) * 20).toFixed(1)} ${(Math.sin(i * 0.785) * 20).toFixed(1)}`, colours.berry, 4),
    ).join('') +
      disc([0, 0], 13, colours.berry) +
      disc([-4, -3], 2.4, '#fff') +
      disc([5, -3], 2.4, '#fff'),
    { at, scale: size, turn: swing(t, 0.4, 20) },
  );
/** A vessel with cells that stream through it. */
const vessel = (y: number, width: number, t: number, speed = 0.25): string =>
  line(`M360 ${y}q230 -40 460 0t460 0`, '#f3a6a6', width + 16) +
  line(`M360 ${y}q230 -40 460 0t460 0`, '#e05b5b', width) +
  Array.from({ length: 9 }, (_, i) => {
    const share = (t * speed + i / 9) % 1;
    return disc([360 + share * 920, y + Math.sin(share * 6.28) * -18], Math.min(15, width * 0.3), '#b83232');
  }).join('');
const body = (t: number, mood: 'calm' | 'worried' | 'hurt' = 'worried', at: Point = [760, 150]): string =>
  figure(OLD_MAN, { at, scale: 1.1, t, mood });
const glow = (at: Point, t: number): string =>
  disc(at, 34 + swing(t, 1, 6), colours.berry, 'opacity="0.45"') + disc(at, 16, colours.berry);
const sign = (text: string, at: Point, share: number): string =>
  pop(box([-200, -38], [400, 76], '#fff', 18) + words(text, [0, 13], { size: 34 }), at, share);
const organs = (
  m: { t: number; sentence: number; sentenceShare: number },
  [first, second]: [{ spot: Point; say: string }, { spot: Point; say: string }],
): string =>
  ground('#f6ecec') +
  body(m.t, 'hurt', [620, 150]) +
  glow(first.spot, m.t) +
  (m.sentence > 0 ? glow(second.spot, m.t) : '') +
  sign(first.say, [1010, 260], m.sentence > 0 ? 1 : m.sentenceShare * 4) +
  (m.sentence > 0 ? sign(second.say, [1010, 400], m.sentenceShare * 4) : '') +
  line(`M810 260L${first.spot[0] + 40} ${first.spot[1]}`, colours.berry, 5) +
  (m.sentence > 0 ? line(`M810 400L${second.spot[0] + 40} ${second.spot[1]}`, colours.berry, 5) : '');
const three = (count: number): string =>
  [
    ['infection', colours.berry],
    ['organ', colours.ember],
    ['together?', colours.green],
  ]
    .slice(0, count)
    .map(
      ([text, colour], i) =>
        place(box([-130, -90], [260, 180], colour!, 24) + words(text!, [0, 16], { size: 44, colour: '#fff' }), {
          at: [470 + i * 290, 320],
        }) + (i > 0 ? words(i === 2 ? '=' : '+', [326 + i * 290, 340], { size: 66 }) : ''),
    )
    .join('');

export const stages: Record<string, Stage> = {
  splinter: (m) => {
    const swell = during(m.t, 0.6, 3);
    return (
      ground(colours.skySoft) +
      place(
        line('M-420 120L150 40', '#e9bd98', 190) +
          shape('M90 -30q70 -20 100 40q10 40 -40 50q-60 0 -90 -30z', '#f3cfb3') +
          disc([40, 40], mix(20, 96, swell), colours.berry, 'opacity="0.35"') +
          disc([40, 40], mix(8, 46, swell), colours.berry, 'opacity="0.5"') +
          line('M40 40L110 -80', '#7a5327', 12) +
          (m.sentence > 0
            ? Array.from({ length: 12 }, (_, i) => {
                const share = (m.t * 0.4 + i / 12) % 1;
                const turn = i * 0.52;
                return disc(
                  [40 + Math.cos(turn) * mix(240, 60, share), 40 + Math.sin(turn) * mix(150, 50, share)],
                  13,
                  '#fff',
                  `stroke="${colours.sky}" stroke-width="5"`,
                );
              }).join('') +
              germ([30, 44], 1, m.t) +
              germ([66, 26], 0.8, m.t + 1)
            : ''),
        { at: [760, 340] },
      ) +
      mira(m, { at: [150, 330], scale: 0.82 })
    );
  },
  everywhere: (m) => {
    const wide = mix(16, 70, during(m.t, 0.4, 3));
    return (
      ground('#fdeeee') +
      [150, 300, 450, 600].map((y, i) => vessel(y, wide, m.t + i, 0.3)).join('') +
      Array.from({ length: 6 }, (_, i) => germ([430 + i * 145, 170 + ((i * 151) % 430)], 1.2, m.t + i)).join('') +
      mira(m, { at: [150, 330], scale: 0.82, mood: 'surprised' })
    );
  },
  failing: (m) => {
    const fall = m.sentence === 0 ? during(m.sentenceShare, 0.1, 0.9) : 1;
    const pressure =
      box([1090, 140], [90, 440], '#fff', 18) +
      box([1098, mix(160, 470, fall)], [74, mix(412, 102, fall)], fall > 0.6 ? colours.berry : colours.leaf, 12);
    const drops =
      m.sentence >= 1
        ? Array.from({ length: 10 }, (_, i) => {
            const share = (m.t * 0.5 + i / 10) % 1;
            return shape(
              `M${420 + i * 62} ${350 + share * 150}q14 22 0 32q-14 -10 0 -32z`,
              '#7cc4f0',
              `opacity="${(1 - share).toFixed(2)}"`,
            );
          }).join('')
        : '';
    const clots =
      m.sentence >= 2
        ? Array.from({ length: 5 }, (_, i) =>
            disc([440 + i * 140, 545], mix(0, 26, during(m.sentenceShare, i * 0.12, i * 0.12 + 0.25)), '#5b1a1a'),
          ).join('')
        : '';
    return (
      ground('#fdeeee') +
      vessel(320, 72, m.t, 0.18) +
      vessel(545, 34, m.t, m.sentence >= 2 ? 0.03 : 0.14) +
      drops +
      clots +
      pressure +
      mira(m, { at: [150, 330], scale: 0.82, mood: 'worried' })
    );
  },
  head: (m) =>
    organs(m, [
      { spot: [620, 190], say: 'newly confused' },
      { spot: [600, 360], say: 'fast breathing' },
    ]) + mira(m, { at: [200, 330], scale: 0.8, mood: 'worried' }),
  flow: (m) =>
    organs(m, [
      { spot: [636, 370], say: 'low pressure' },
      { spot: [600, 440], say: 'hardly any urine' },
    ]) + mira(m, { at: [200, 330], scale: 0.8, mood: 'worried' }),
  first: (m) =>
    ground(colours.sunSoft) +
    mira(m, { at: [150, 330], scale: 0.82 }) +
    (m.sentence > 0
      ? three(1) + germ([470, 480], 2, m.t) + germ([560, 500], 1.4, m.t + 1)
      : [1, 2, 3]
          .map((n, i) =>
            pop(
              disc([0, 0], 80, '#fff') + words(String(n), [0, 30], { size: 90 }),
              [490 + i * 270, 320],
              m.t * 2 - i * 0.7,
            ),
          )
          .join('')),
  second: (m) =>
    ground(colours.sunSoft) +
    mira(m, { at: [150, 330], scale: 0.82 }) +
    three(2) +
    place(
      line(
        'M-60 0h40l14 -40l22 80l16 -50l12 10h40',
        colours.berry,
        8,
        `stroke-dasharray="320" stroke-dashoffset="${(320 * (1 - clamp(m.share * 1.4))).toFixed(0)}"`,
      ),
      { at: [760, 490] },
    ),
  third: (m) =>
    ground(colours.sunSoft) +
    mira(m, { at: [150, 330], scale: 0.82 }) +
    three(m.t > 0.5 ? 3 : 2) +
    (m.sentence > 0
      ? place(
          `<rect x="-150" y="-110" width="300" height="220" rx="30" fill="none" stroke="${INK}" stroke-width="8" stroke-dasharray="26 18" stroke-dashoffset="${(m.t * 60).toFixed(0)}"/>`,
          { at: [1050, 320] },
        )
      : ''),
  cold: (m) => {
    const level = mix(38.9, 35.6, during(m.t, 0.6, 3));
    const y = mix(560, 180, (level - 34) / 7);
    return (
      ground(colours.skySoft) +
      mira(m, { at: [150, 330], scale: 0.82, mood: level < 36 ? 'worried' : 'calm' }) +
      box([700, 130], [90, 470], '#fff', 45) +
      box([724, y], [42, 590 - y], level < 36 ? colours.sky : colours.berry, 20) +
      disc([745, 590], 56, level < 36 ? colours.sky : colours.berry) +
      line('M660 451H830', INK, 5, 'stroke-dasharray="12 10"') +
      words('36', [622, 468], { size: 46 }) +
      words(`${level.toFixed(1)} °C`, [980, 360], { size: 80, colour: level < 36 ? colours.sky : colours.berry }) +
      (level < 36 ? pop(bubble(['Worry!'], [0, 0], { tip: 'right' }), [980, 500], (m.t - 2.5) * 3) : '')
    );
  },
  act: (m) =>
    ground(colours.leafSoft) +
    mira(m, { at: [150, 330], scale: 0.82, mood: 'glad' }) +
    body(m.t, 'worried', [560, 170]) +
    figure(NURSE, {
      at: [800, 170],
      scale: 0.95,
      t: m.t,
      mood: 'calm',
      gaze: -4,
      left: [
        [-96, 200],
        [mix(-60, -150, during(m.t, 0.5, 1.5)), 216],
      ],
    }) +
    place(timer(m.share, 'now'), { at: [1090, 210], scale: 0.9 }) +
    place(sheet(240, 190, ['call', 'blood', 'look'], 38), { at: [1090, 470] }) +
    [0, 1, 2]
      .map((i) => place(tick(during(m.t, 0.8 + i * 0.8, 1.4 + i * 0.8)), { at: [1170, 416 + i * 56], scale: 0.6 }))
      .join(''),
};
