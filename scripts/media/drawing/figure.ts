// People, drawn by the hand that drew the comics: the same heads, sleeves and hands, with joints that move.
import { disc, INK, line, mix, type Point, place, shape, box, swing } from './pen.ts';

export interface Looks {
  readonly skin: string;
  readonly shade: string;
  readonly cheek: string;
  readonly hair: string;
  readonly cut: 'short' | 'bob' | 'bun' | 'curls';
  readonly dress: string;
  readonly kind: 'scrubs' | 'gown' | 'jumper';
  readonly glasses?: boolean;
}

export type Mood = 'glad' | 'calm' | 'worried' | 'hurt' | 'surprised' | 'asleep';
/** Elbow and hand, as the left arm on the picture has them; the right one is mirrored by its own values. */
export type Arm = readonly [Point, Point];

export interface Pose {
  readonly at: Point;
  readonly scale?: number;
  readonly mood?: Mood;
  /** Where the eyes go, -6 to 6. */
  readonly gaze?: number;
  readonly isTalking?: boolean;
  readonly t?: number;
  readonly left?: Arm;
  readonly right?: Arm;
  readonly hasLegs?: boolean;
  readonly step?: number;
  readonly turn?: number;
  readonly opacity?: number;
}

const REST: Arm = [
  [-76, 226],
  [-56, 290],
];
export const mirrored = ([[x1, y1], [x2, y2]]: Arm): Arm => [
  [-x1, y1],
  [-x2, y2],
];

export function figure(looks: Looks, pose: Pose): string {
  const { at, scale = 1, mood = 'calm', gaze = 0, isTalking = false, t = 0, hasLegs = true, step = 0 } = pose;
  const { left = REST, right = mirrored(REST), turn = 0, opacity = 1 } = pose;
  const breath = swing(t, 0.25, 1.5);
  const body =
    (hasLegs ? legs(looks, step) : '') +
    torso(looks) +
    place(head(looks, { mood, gaze, isTalking, t }), { at: [0, breath] }) +
    arm(looks, left, -1) +
    arm(looks, right, 1);
  return place(body, { at, scale, turn, opacity });
}

function legs({ skin, dress, kind }: Looks, step: number): string {
  const bare = kind === 'gown';
  const colour = bare ? skin : kind === 'scrubs' ? '#005341' : '#31405a';
  const leg = (side: number, lift: number) =>
    line(`M${side * 26} 300 L${side * 29} ${400 - lift} L${side * 30} ${446 - lift}`, colour, bare ? 34 : 42) +
    shape(`M${side * 30 - 28} ${466 - lift}q2 -24 28 -24q24 0 28 24z`, bare ? dress : '#fff');
  return leg(-1, Math.max(0, step) * 26) + leg(1, Math.max(0, -step) * 26);
}

function torso({ skin, shade, dress, kind }: Looks): string {
  const cloth = shape(`M-62 172q0 -44 40 -48h44q40 4 40 48v${kind === 'gown' ? 190 : 150}h-124z`, dress);
  const neck = box([-15, 92], [30, 44], shade, 12);
  if (kind === 'scrubs')
    return (
      cloth +
      shape('M-20 123h40l-20 34z', skin) +
      line('M-22 122l22 36l22 -36', '#005341', 6) +
      box([-46, 186], [26, 17], '#fff', 3) +
      neck
    );
  if (kind === 'gown') {
    const dots = [-36, -12, 12, 36].flatMap((x) => [150, 186, 222, 258, 294].map((y) => disc([x, y], 3.4, '#64a9f3')));
    return cloth + dots.join('') + line('M-20 123q20 24 40 0', '#2971c6', 5) + neck;
  }
  return cloth + neck + line('M-22 126q22 20 44 0', 'rgba(0,0,0,.18)', 8);
}

function arm({ skin, dress }: Looks, [elbow, hand]: Arm, side: number): string {
  const shoulder: Point = [side * 52, 150];
  const cuff: Point = [mix(shoulder[0], elbow[0], 0.6), mix(shoulder[1], elbow[1], 0.6)];
  return (
    line(`M${shoulder.join(' ')} L${elbow.join(' ')} L${hand.join(' ')}`, skin, 23.7) +
    line(`M${shoulder.join(' ')} L${cuff.join(' ')}`, dress, 32) +
    disc(hand, 15, skin)
  );
}

type Face = Required<Pick<Pose, 'mood' | 'gaze' | 'isTalking' | 't'>>;

function head(looks: Looks, face: Face): string {
  const { skin, shade, cheek, hair, cut, glasses } = looks;
  const behind =
    cut === 'bun'
      ? disc([0, -6], 19, hair)
      : cut === 'bob'
        ? shape('M-50 58q-6 -58 50 -58q56 0 50 58q4 40 -2 58h-22v-60h-52v60h-22q-6 -18 -2 -58z', hair)
        : '';
  const skull = shape('M-42 56q0 -44 42 -44q42 0 42 44v16q0 44 -42 44q-42 0 -42 -44z', skin);
  const ears = [-43, 43].map((x) => shape(`M${x - 8} 68a8 11 0 1 0 16 0a8 11 0 1 0 -16 0`, skin)).join('');
  const cheeks = [-26, 26]
    .map((x) => shape(`M${x - 9} 80a9 6 0 1 0 18 0a9 6 0 1 0 -18 0`, cheek, 'opacity="0.6"'))
    .join('');
  const nose = line(`M${face.gaze * 0.8} 70q5 8 -3 10`, shade, 3.2);
  const rims = glasses
    ? `<g fill="none" stroke="${INK}" stroke-width="3"><circle cx="-18" cy="66" r="13"/><circle cx="18" cy="66" r="13"/><path d="M-5 64h10"/></g>`
    : '';
  return behind + ears + skull + cheeks + eyes(face) + nose + mouth(face) + fringe(hair, cut) + rims;
}

function eyes({ mood, gaze, t }: Face): string {
  const isShut = mood === 'hurt' || mood === 'asleep' || t % 3.4 > 3.25;
  const height = mood === 'surprised' ? 8 : 6;
  const eye = (x: number) =>
    isShut
      ? line(mood === 'hurt' ? `M${x - 8} 62l8 5l8 -5` : `M${x - 8} 66q8 6 16 0`, '#2a1f1a', 3.4)
      : shape(`M${x + gaze - 5} 66a5 ${height} 0 1 0 10 0a5 ${height} 0 1 0 -10 0`, '#2a1f1a') +
        disc([x + gaze + 1.5, 63.5], 1.6, '#fff');
  const [outer, inner] = {
    glad: [50, 47],
    calm: [51, 48],
    worried: [54, 47],
    hurt: [50, 55],
    surprised: [46, 42],
    asleep: [53, 51],
  }[mood];
  return (
    eye(-18) +
    eye(18) +
    line(`M-28 ${outer} L-10 ${inner}`, '#2a1f1a', 4) +
    line(`M28 ${outer} L10 ${inner}`, '#2a1f1a', 4)
  );
}

function mouth({ mood, isTalking, t }: Face): string {
  if (isTalking) {
    const open = 4 + Math.abs(swing(t, 2.3, 6)) + Math.abs(swing(t, 3.7, 2));
    return shape(
      `M-11 90q11 -5 22 0q-1 ${open.toFixed(1)} -11 ${open.toFixed(1)}q-10 0 -11 -${open.toFixed(1)}z`,
      '#7a2430',
    );
  }
  const lips = {
    glad: 'M-13 90q13 12 26 0',
    calm: 'M-9 92q9 4 18 0',
    worried: 'M-9 95q9 -5 18 0',
    hurt: 'M-12 97q12 -9 24 0',
    surprised: '',
    asleep: 'M-8 93q8 3 16 0',
  };
  return mood === 'surprised'
    ? shape('M-7 94a7 9 0 1 0 14 0a7 9 0 1 0 -14 0', '#7a2430')
    : line(lips[mood], '#2a1f1a', 3.6);
}

function fringe(hair: string, cut: Looks['cut']): string {
  if (cut === 'bob') return shape('M-46 66q-6 -62 46 -62q52 0 46 62q-8 -30 -22 -36q-30 10 -52 2q-14 10 -18 34z', hair);
  if (cut === 'bun') return shape('M-44 56q-4 -50 44 -50q48 0 44 50q-6 -22 -20 -26q-26 6 -48 -2q-14 8 -20 28z', hair);
  if (cut === 'curls')
    return [
      [-38, 40],
      [-26, 18],
      [-6, 8],
      [16, 10],
      [34, 24],
      [42, 44],
    ]
      .map(([x, y]) => disc([x!, y!], 15, hair))
      .join('');
  return shape('M-44 54q-5 -50 44 -50q49 0 44 50q-4 -16 -10 -22q-30 2 -48 -8q-10 18 -30 30z', hair);
}
