// Call back: how a voice in a hurry is stopped.
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
import { COLLEAGUE, DOCTOR, mira, MIRA } from '../drawing/people.ts';
import { bubble, cross, phone, sheet, tick, timer } from '../drawing/things.ts';

const office = (): string =>
  ground('#e9e6f4', '#d9d4ea') + box([900, 80], [260, 150], '#51618a', 8) + disc([1090, 130], 22, colours.sunSoft);
const envelope = (colour: string = '#fff'): string =>
  box([-110, -70], [220, 140], colour, 10, `stroke="${colours.line}" stroke-width="4"`) +
  line('M-104 -62L0 20L104 -62', colours.grey, 6);
const call = (t: number): string =>
  `M-70 0${Array.from({ length: 9 }, (_, i) => `L${-60 + i * 15} ${(Math.sin(t * 9 + i * 2.1) * 34).toFixed(1)}`).join('')}`;
const sign = (text: string, colour: string): string =>
  box([-120, -70], [240, 140], colour, 22) + words(text, [0, 16], { size: 44, colour: '#fff' });

export const stages: Record<string, Stage> = {
  busy: (m) =>
    office() +
    figure(COLLEAGUE, {
      at: [640, 220],
      scale: 0.95,
      t: m.t,
      mood: 'worried',
      left: [
        [-80, 214],
        [-40 + swing(m.t, 2, 8), 262],
      ],
      right: [
        [80, 214],
        [40 - swing(m.t, 2, 8), 262],
      ],
    }) +
    box([480, 470], [320, 22], '#7a5327', 8) +
    ['now', 'help', 'or else']
      .map((text, i) =>
        pop(
          bubble([m.say(text)], [0, 0], { tip: i === 1 ? 'right' : 'left' }),
          [[360, 940, 1000][i]!, [180, 330, 520][i]!],
          m.t * 1.5 - i,
        ),
      )
      .join('') +
    mira(m, { at: [130, 420], scale: 0.6, mood: 'worried' }),
  better: (m) =>
    office() +
    mira(m, { at: [140, 330], scale: 0.82 }) +
    (m.sentence === 0
      ? place(envelope(), { at: [560, 300], turn: swing(m.t, 0.3, 3) }) +
        pop(disc([0, 0], 44, colours.green) + tick(1, '#fff'), [650, 240], m.t * 2) +
        place(phone(m.t, true), { at: [940, 320] }) +
        place(line(call(m.t), colours.berry, 9), { at: [940, 320], scale: 0.6 })
      : ['haste', 'fear', 'secrecy', 'odd way']
          .map((text, i) =>
            pop(
              sign(m.say(text), [colours.berry, colours.ember, colours.sky, colours.green][i]!),
              [560 + (i % 2) * 320, 250 + Math.floor(i / 2) * 210],
              m.sentenceShare * 6 - i,
            ),
          )
          .join('')),
  confirm: (m) => {
    const pressed = m.share > 0.6;
    return (
      office() +
      mira(m, { at: [140, 330], scale: 0.82, mood: pressed ? 'glad' : 'surprised' }) +
      place(
        box([-150, -250], [300, 500], INK, 34) +
          box([-132, -220], [264, 420], '#fff', 14) +
          words(m.say('Sign in?'), [0, -130], { size: 44 }) +
          box([-104, -60], [208, 76], colours.line, 20) +
          words(m.say('Yes'), [0, -9], { size: 40 }) +
          box([-104, 50], [208, 76], pressed ? '#8e1633' : colours.berry, 20) +
          words(m.say('Deny'), [0, 101], { size: 40, colour: '#fff' }),
        { at: [740, 340], turn: m.t < 1.5 ? swing(m.t, 5, 2) : 0 },
      ) +
      place(line('M0 0L30 60', '#c99469', 44) + disc([0, 0], 22, '#c99469'), {
        at: [mix(1000, 770, during(m.share, 0.3, 0.6)), mix(600, 435, during(m.share, 0.3, 0.6))],
      }) +
      (pressed ? pop(tick(1), [1010, 240], (m.share - 0.6) * 8) : '')
    );
  },
  two: (m) =>
    office() +
    place(sign(m.say('haste'), colours.berry), { at: [mix(300, 560, during(m.t, 0, 1)), 250] }) +
    place(sign(m.say('secrecy'), colours.sky), { at: [mix(1240, 920, during(m.t, 0.3, 1.3)), 250] }) +
    (m.t > 1.3
      ? pop(
          box([-170, -90], [340, 180], '#b3122f', 60) + words(m.say('STOP'), [0, 34], { size: 100, colour: '#fff' }),
          [740, 480],
          (m.t - 1.3) * 3,
        )
      : '') +
    mira(m, { at: [140, 330], scale: 0.82, mood: 'worried' }),
  go: (m) => {
    const x = mix(560, 980, during(m.t, 1, 3));
    return (
      office() +
      mira(m, { at: [140, 330], scale: 0.82 }) +
      place(envelope() + words(m.say('click here'), [0, 50], { size: 26, colour: colours.sky }), { at: [560, 280] }) +
      (m.t > 0.6 ? place(cross(), { at: [560, 280], scale: 1.6 }) : '') +
      place(
        sheet(240, 150) +
          box([-120, -75], [240, 46], colours.green, 10) +
          words(m.say('bookmark'), [0, 30], { size: 36 }),
        { at: [1000, 290] },
      ) +
      line(`M600 460Q780 560 ${x.toFixed(0)} ${mix(460, 400, during(m.t, 1, 3)).toFixed(0)}`, colours.green, 12) +
      (m.t > 2.8 ? pop(tick(1), [1000, 470], (m.t - 2.8) * 3) : '')
    );
  },
  number: (m) =>
    m.sentence === 0
      ? office() +
        place(sheet(360, 400, ['Priya   0471 22', `${m.say('Desk')}   0471 90`, 'IT        0471 11'], 36), {
          at: [520, 320],
        }) +
        `<rect x="345" y="139" width="350" height="50" rx="14" fill="none" stroke="${colours.green}" stroke-width="7" opacity="${clamp(m.t * 2 - 1)}"/>` +
        place(phone(m.t, m.t > 2), { at: [960, 330], scale: 1.3 }) +
        mira(m, { at: [140, 330], scale: 0.75 })
      : office() +
        figure(MIRA, {
          at: [330, 200],
          scale: 0.95,
          t: m.t,
          mood: 'calm',
          gaze: 4,
          right: [
            [96, 200],
            [54, 92],
          ],
        }) +
        figure(DOCTOR, {
          at: [960, 200],
          scale: 0.95,
          t: m.t,
          mood: 'glad',
          gaze: -4,
          isTalking: m.isTalking,
          left: [
            [-96, 200],
            [-54, 92],
          ],
        }) +
        pop(
          bubble([m.say('Thanks for'), m.say('calling back.')], [0, 0], { tip: 'right' }),
          [740, 140],
          m.sentenceShare * 4,
        ),
  report: (m) =>
    office() +
    mira(m, { at: [140, 330], scale: 0.82 }) +
    (m.sentence === 0
      ? place(box([-110, -180], [220, 360], '#8a5a3c', 10) + disc([70, 10], 14, colours.sun), {
          at: [700, 360],
          scale: [mix(0.5, 1, during(m.t, 0.4, 1.6)), 1],
        }) +
        `<rect x="590" y="180" width="220" height="360" fill="none" stroke="${INK}" stroke-width="10" rx="8"/>` +
        place(phone(m.t, m.t > 1.4), { at: [1010, 360] })
      : place(timer(m.sentenceShare, m.say('1 h'), colours.green), { at: [540, 330], scale: 1.2 }) +
        ['called back', 'changed', 'blocked']
          .map((text, i) =>
            pop(
              box([-170, -40], [340, 80], '#fff', 20) +
                words(m.say(text), [-150, 12], { size: 34, anchor: 'start' }) +
                place(tick(1), { at: [130, 0], scale: 0.6 }),
              [960, 220 + i * 120],
              m.sentenceShare * 5 - i,
            ),
          )
          .join('')),
};
