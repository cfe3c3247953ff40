// SBAR in a minute: the same call, twice.
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
} from '../drawing/pen.ts';
import { figure } from '../drawing/figure.ts';
import { DOCTOR, mira, NURSE, OLD_LADY } from '../drawing/people.ts';
import { bed, bubble, phone, sheet, tick, timer } from '../drawing/things.ts';

const LETTERS = [
  ['S', ['What is', 'wrong now?'], colours.berry],
  ['B', ['What must', 'they know?'], colours.sky],
  ['A', ['What did', 'you find?'], colours.green],
  ['R', ['What do', 'you want?'], colours.ember],
] as const;
const card = (i: number, turned = 1): string => {
  const [letter, question, colour] = LETTERS[i]!;
  return place(
    turned < 0.5
      ? box([-105, -150], [210, 300], '#31405a', 20)
      : box([-105, -150], [210, 300], colour, 20) +
          words(letter, [0, 12], { size: 130, colour: '#fff' }) +
          question.map((row, at) => words(row, [0, 74 + at * 42], { size: 34, colour: '#fff' })).join(''),
    { scale: [Math.max(0.04, Math.abs(1 - 2 * turned)), 1] },
  );
};
const caller = (t: number, isTalking: boolean, mood: 'worried' | 'calm'): string =>
  figure(NURSE, {
    at: [330, 190],
    scale: 0.95,
    t,
    mood,
    isTalking,
    gaze: 3,
    right: [
      [96, 200],
      [54, 92],
    ],
  }) + place(box([-13, -34], [26, 68], INK, 9), { at: [384, 270], turn: 12 });
const doctor = (t: number, mood: 'calm' | 'surprised' | 'worried', turn = 0): string =>
  figure(DOCTOR, {
    at: [1000, 190],
    scale: 0.95,
    t,
    mood,
    gaze: -3,
    turn,
    left: [
      [-96, 200],
      [-54, 92],
    ],
  }) + place(box([-13, -34], [26, 68], INK, 9), { at: [946, 270], turn: -12 });

export const stages: Record<string, Stage> = {
  bleeding: (m) =>
    ground('#2f3e5c', '#22304a') +
    place(bed(), { at: [700, 470], scale: 1.2 }) +
    figure(OLD_LADY, { at: [470, 470], scale: 0.8, turn: -90, hasLegs: false, t: m.t, mood: 'asleep' }) +
    box([560, 440], [400, 90], '#64a9f3', 20) +
    box([1030, 360], [90, 170], '#fff', 14) +
    box([1036, mix(524, 380, m.share)], [78, mix(0, 144, m.share)], colours.berry, 8) +
    line('M960 480q40 20 74 -40', colours.berry, 8) +
    mira(m, { at: [160, 320], scale: 0.85, mood: 'worried' }),
  tangle: (m) => {
    const jumble = ['on Monday', 'the daughter', 'this knee', 'somehow', 'for years', 'different'];
    return (
      ground('#eaf3fb') +
      caller(m.t, m.isTalking, 'worried') +
      doctor(m.t, m.sentence > 0 ? 'calm' : 'surprised') +
      line(
        `M400 300q${(80 + swing(m.t, 0.5, 20)).toFixed(0)} -160 140 0t-60 120t180 -60t-40 -130t170 80t90 -10`,
        colours.grey,
        6,
      ) +
      jumble
        .map((word, i) =>
          m.t > i * 0.7
            ? place(words(word, [0, 0], { size: 34, colour: colours.grey }), {
                at: [640 + swing(m.t + i * 1.7, 0.16, 150), 130 + i * 70],
                turn: swing(m.t + i, 0.3, 14),
                opacity: clamp((m.t - i * 0.7) * 2),
              })
            : '',
        )
        .join('')
    );
  },
  letters: (m) =>
    ground(colours.sunSoft) +
    mira(m, { at: [140, 330], scale: 0.82 }) +
    [0, 1, 2, 3]
      .map((i) => place(card(i, during(m.t, 0.6 + i * 0.9, 1.3 + i * 0.9)), { at: [440 + i * 230, 340] }))
      .join(''),
  ready: (m) => {
    const list = ['record open', 'vital signs', 'allergies', 'medicines', 'pen'];
    return (
      ground(colours.leafSoft) +
      mira(m) +
      place(sheet(440, 420, list, 38), { at: [760, 350] }) +
      list
        .map((_, i) => place(tick(during(m.t, 0.5 + i * 0.8, 1 + i * 0.8)), { at: [930, 181 + i * 56], scale: 0.6 }))
        .join('') +
      (m.sentence > 0 ? place(timer(m.sentenceShare, '30 s'), { at: [1130, 350], scale: 0.9 }) : '')
    );
  },
  yours: (m) =>
    ground(colours.skySoft) +
    [0, 1, 3].map((i) => place(card(i), { at: [[420, 600, 0, 780][i]!, 170], scale: 0.75 })).join('') +
    place(card(2), { at: [600, 470], scale: m.sentence > 0 ? 1.05 + swing(m.t, 0.6, 0.03) : 0.75 }) +
    mira(m, { at: [150, 330], scale: 0.85 }) +
    (m.sentence > 0
      ? doctor(m.t, 'surprised') +
        pop(words('?', [0, 0], { size: 90, colour: colours.grey }), [1090, 220], m.sentenceShare * 4)
      : ''),
  worse: (m) =>
    ground('#eaf3fb') +
    caller(m.t, m.isTalking, 'calm') +
    doctor(m.t, m.sentence > 0 ? 'calm' : 'surprised') +
    pop(
      bubble(m.sentence === 0 ? ['She is getting', 'worse.'] : ['You come now,', '500 ml. Right?'], [0, 0]),
      [640, 160],
      m.sentenceShare * 5,
    ) +
    (m.sentence > 0
      ? pop(
          bubble(['Right.'], [0, 0], { tip: 'right', colour: colours.leafSoft }),
          [700, 360],
          m.sentenceShare * 4 - 1.6,
        )
      : ''),
  habit: (m) =>
    ground(colours.leafSoft) +
    [0, 1, 2, 3].map((i) => pop(place(card(i), { scale: 0.85 }), [470 + i * 200, 200], m.t * 2 - i * 0.5)).join('') +
    place(phone(m.t, m.t < 1.4), { at: [720, 500] }) +
    mira(m, { mood: 'glad' }) +
    disc([1080, 500], 74, colours.sun) +
    place(tick(during(m.t, 1.6, 2.6), INK), { at: [1080, 500] }),
};
