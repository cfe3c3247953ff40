// The next word: how a language model makes its sentences.
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
import { mira } from '../drawing/people.ts';
import { bubble, cross, sheet, tick } from '../drawing/things.ts';

const WALL = '#eef0fb';
const machine = (t: number, at: Point = [800, 380], scale = 1): string => {
  const nodes: Point[] = [
    [-110, -70],
    [-110, 10],
    [-110, 90],
    [0, -90],
    [0, -10],
    [0, 70],
    [110, -40],
    [110, 50],
  ];
  const wires = nodes
    .slice(0, 3)
    .flatMap((from) => nodes.slice(3, 6).map((to) => [from, to] as const))
    .concat(nodes.slice(3, 6).flatMap((from) => nodes.slice(6).map((to) => [from, to] as const)));
  return place(
    box([-180, -160], [360, 320], '#31405a', 36) +
      wires
        .map(([[x1, y1], [x2, y2]], i) =>
          line(
            `M${x1} ${y1}L${x2} ${y2}`,
            colours.leaf,
            2 + 4 * (0.5 + 0.5 * Math.sin(t * 2 + i * 1.3)),
            'opacity="0.7"',
          ),
        )
        .join('') +
      nodes.map((node, i) => disc(node, 15 + swing(t + i * 0.4, 0.8, 3), colours.sun)).join(''),
    { at, scale },
  );
};
const guess = (word: string, size: number, i: number, { t }: { t: number }): string => {
  const grown = during(t, 0.3 + i * 0.5, 1.3 + i * 0.5);
  return (
    words(word, [560, 330 + i * 90], { size: 46, anchor: 'end' }) +
    box([590, 292 + i * 90], [size * grown, 50], [colours.green, colours.leaf, colours.line][i]!, 14)
  );
};

export const stages: Record<string, Stage> = {
  blank: (m) =>
    ground(WALL) +
    mira(m) +
    place(sheet(760, 150), { at: [760, 300] }) +
    words(m.say('The patient washed her'), [730, 316], { size: 54 }) +
    (Math.floor(m.t * 2) % 2 ? box([1050, 270], [6, 62], INK, 2) : ''),
  bars: (m) =>
    ground(WALL) +
    mira(m, { at: [150, 330], scale: 0.82 }) +
    words(m.say('The patient washed her ...'), [760, 180], { size: 54 }) +
    guess(m.say('hands'), 520, 0, m) +
    (m.t > 1 ? guess(m.say('hair'), 190, 1, m) : '') +
    (m.sentence > 0 ? guess(m.say('bicycle'), 14, 2, { t: m.t - 1.5 }) : '') +
    (m.sentence > 1
      ? pop(
          line('M-30 -50q0 -40 40 -40t40 44q0 30 -40 40v26', colours.berry, 12) + disc([10, 60], 8, colours.berry),
          [1100, 560],
          m.sentenceShare * 4,
        )
      : ''),
  reading: (m) => {
    const pages = Array.from({ length: 7 }, (_, i) => {
      const share = (m.t * (m.sentence > 1 ? 0.9 : 0.35) + i / 7) % 1;
      return place(sheet(90, 116) + [-30, -8, 14, 36].map((y) => line(`M-30 ${y}H30`, colours.line, 6)).join(''), {
        at: [mix(380, 660, share), 380 + Math.sin(share * 3 + i) * 90],
        turn: swing(m.t + i, 0.3, 12),
        opacity: 1 - share * share,
      });
    });
    return (
      ground(WALL) +
      mira(m, { at: [130, 330], scale: 0.8 }) +
      pages.join('') +
      machine(m.t * (m.sentence > 1 ? 2 : 1), [840, 370]) +
      (m.sentence > 0
        ? pop(
            sheet(210, 80) + words(m.say(Math.floor(m.t) % 2 ? 'her hands' : 'her hat'), [0, 14], { size: 36 }),
            [1150, 260],
            1,
          ) + place(Math.floor(m.t) % 2 ? tick(1) : cross(), { at: [1150, 370] })
        : '')
    );
  },
  pieces: (m) => {
    const text = m.say('The ward is quiet at night .').split(' ');
    const done = Math.floor(m.share * 9);
    return (
      ground(WALL) +
      mira(m, { at: [130, 330], scale: 0.8 }) +
      machine(m.t * 2, [560, 470], 0.6) +
      text
        .slice(0, done)
        .map((word, i) =>
          pop(
            box([-62, -36], [124, 72], i === done - 1 ? colours.sun : '#fff', 16) + words(word, [0, 14], { size: 36 }),
            [430 + (i % 5) * 160, 170 + Math.floor(i / 5) * 100],
            i === done - 1 ? ((m.share * 9) % 1) * 3 : 1,
          ),
        )
        .join('')
    );
  },
  drafts: (m) =>
    ground(colours.leafSoft) +
    mira(m) +
    (m.sentence === 0
      ? [0, 1, 2]
          .map((i) =>
            pop(
              sheet(210, 270) +
                Array.from({ length: 5 }, (_, row) =>
                  line(
                    `M-76 ${-90 + row * 42}H${-76 + 150 * clamp(m.t * 1.4 - i - row * 0.2)}`,
                    [colours.sky, colours.green, colours.ember][i]!,
                    10,
                  ),
                ).join(''),
              [560 + i * 250, 350],
              m.t * 2 - i * 0.6,
            ),
          )
          .join('')
      : place(
          sheet(560, 330) +
            Array.from({ length: 40 }, (_, i) =>
              disc(
                [-240 + (i % 10) * 53, -120 + Math.floor(i / 10) * 80],
                16,
                i % 7 === 3 ? mixColour(m.sentenceShare) : colours.line,
              ),
            ).join(''),
          { at: [800, 350] },
        )),
  sources: (m) => {
    const books = ['Care 2019', 'Rest 12(3)', 'Sleep 44'];
    const gone = m.sentence > 0 ? during(m.sentenceShare, 0.3, 0.9) : 0;
    return (
      ground(WALL) +
      mira(m, { mood: gone > 0.3 ? 'surprised' : 'glad' }) +
      books
        .map((title, i) =>
          place(
            box([-90, -130], [180, 260], [colours.sky, colours.green, colours.ember][i]!, 12) +
              box([-90, -130], [22, 260], 'rgba(0,0,0,.2)', 8) +
              words(m.say(title), [10, 0], { size: 25, colour: '#fff' }),
            { at: [560 + i * 250, 340 - gone * 30], opacity: clamp(m.t * 2 - i * 0.8) * (1 - gone) },
          ),
        )
        .join('') +
      (gone > 0.2
        ? books
            .map(
              (_, i) =>
                `<rect x="${470 + i * 250}" y="210" width="180" height="260" rx="12" fill="none" stroke="${colours.grey}" stroke-width="5" stroke-dasharray="14 12"/>` +
                words('?', [560 + i * 250, 370], { size: 90, colour: colours.grey }),
            )
            .join('')
        : '')
    );
  },
  tone: (m) =>
    ground(WALL) +
    mira(m, { at: [130, 330], scale: 0.8 }) +
    machine(m.t, [440, 470], 0.5) +
    pop(bubble([m.say('The code has 12 digits.')], [0, 0]), [860, 200], m.t * 2) +
    pop(bubble([m.say('The code has 14 digits.')], [0, 0]), [860, 400], m.t * 2 - 1) +
    (m.sentence > 0 ? pop(tick(1), [1180, 200], m.sentenceShare * 4) : '') +
    (m.sentence > 1
      ? pop(cross(), [1180, 400], m.sentenceShare * 4) +
        line(
          `M620 560${Array.from({ length: 50 }, (_, i) => `L${620 + i * 10} ${(560 + Math.sin(i * 0.7 + m.t * 6) * 18).toFixed(1)}`).join('')}`,
          colours.sky,
          8,
        )
      : ''),
  open: (m) => {
    const x = 640 + Math.sin(m.t * 0.9) * 170;
    return (
      ground(colours.sunSoft) +
      mira(m, { at: [130, 330], scale: 0.8 }) +
      (m.sentence === 0
        ? place(
            sheet(620, 380) +
              Array.from({ length: 7 }, (_, row) =>
                line(`M-260 ${-130 + row * 44}H${row === 3 ? 80 : 250}`, row === 3 ? colours.green : colours.line, 12),
              ).join(''),
            { at: [780, 340] },
          ) +
          place(
            disc([0, 0], 84, 'rgba(255,255,255,.55)', `stroke="${INK}" stroke-width="14"`) +
              line('M62 62L140 140', INK, 24),
            { at: [x + 100, 342] },
          )
        : pop(bubble([m.say('What speaks against'), m.say('my plan?')], [0, 0]), [640, 220], m.sentenceShare * 4) +
          machine(m.t, [960, 480], 0.62) +
          [0, 1, 2]
            .map((i) =>
              pop(
                shape('M-50 -20h100v40h-100z', [colours.berrySoft, colours.skySoft, colours.emberSoft][i]!) +
                  words(m.say('but ...'), [0, 10], { size: 26 }),
                [1150, 240 + i * 80],
                m.sentenceShare * 6 - 2 - i,
              ),
            )
            .join(''))
    );
  },
};
function mixColour(share: number): string {
  return share > 0.35 ? colours.berry : colours.line;
}
