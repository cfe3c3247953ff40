// What everything in the films is drawn with: colours of the product, shapes, and how things move.

export type Point = readonly [number, number];

export const INK = '#162232';
export const colours = {
  green: '#00765c',
  leaf: '#4bcaa5',
  leafSoft: '#d6f5ea',
  sky: '#2971c6',
  skyLight: '#b7d8fb',
  skySoft: '#e2f0ff',
  sun: '#f5ba14',
  sunSoft: '#feefc7',
  ember: '#f0642a',
  emberSoft: '#ffe6da',
  berry: '#cb234a',
  berrySoft: '#ffe6ea',
  grey: '#626d7a',
  line: '#c8c4b9',
  night: '#273857',
} as const;

/** Where a scene is: seconds since it began, how much of it is over, and the sentence that is being said. */
export interface Moment {
  readonly t: number;
  readonly share: number;
  readonly sentence: number;
  readonly sentenceShare: number;
  readonly isTalking: boolean;
  /** What a drawing says, in the language of the picture. */
  readonly say: (english: string) => string;
}

/** A picture at a moment, on a page of 1280 by 720. */
export type Stage = (moment: Moment) => string;

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));
/** Begins and ends softly. */
export const soft = (share: number): number => {
  const x = clamp(share);
  return x * x * (3 - 2 * x);
};
/** From 0 to 1 between two moments. */
export const during = (now: number, from: number, to: number): number => soft((now - from) / (to - from));
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
/** To and fro, so many times a second. */
export const swing = (t: number, times: number, size = 1): number => Math.sin(t * times * 2 * Math.PI) * size;

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const line = (d: string, colour: string, width = 6, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const shape = (d: string, colour: string, more = ''): string => `<path d="${d}" fill="${colour}" ${more}/>`;
export const disc = ([x, y]: Point, r: number, colour: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(0, r))}" fill="${colour}" ${more}/>`;
export const box = (
  [x, y]: Point,
  [w, h]: Point,
  colour: string,
  ...[round = 12, more = '']: [round?: number, more?: string]
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}" rx="${n(round)}" fill="${colour}" ${more}/>`;

interface Words {
  readonly size?: number;
  readonly colour?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export function words(
  text: string,
  [x, y]: Point,
  { size = 40, colour = INK, weight = 700, anchor = 'middle' }: Words = {},
) {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${n(x)}" y="${n(y)}" font-family="Inter" font-size="${n(size)}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}">${safe}</text>`;
}

interface Placement {
  readonly at?: Point;
  readonly scale?: number | Point;
  readonly turn?: number;
  readonly opacity?: number;
}

export function place(drawing: string, { at = [0, 0], scale = 1, turn = 0, opacity = 1 }: Placement): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const move = `translate(${n(at[0])} ${n(at[1])}) rotate(${n(turn)}) scale(${sx.toFixed(3)} ${sy.toFixed(3)})`;
  return `<g transform="${move}" opacity="${opacity.toFixed(2)}">${drawing}</g>`;
}

/** Comes up as if it were put on the table. */
export const pop = (drawing: string, at: Point, share: number): string =>
  share <= 0
    ? ''
    : place(drawing, {
        at,
        scale: 0.6 + 0.4 * soft(share) + Math.sin(clamp(share) * Math.PI) * 0.08,
        opacity: clamp(share * 3),
      });

export const ground = (wall: string, floor: string = '#f5f2eb', height = 150): string =>
  box([0, 0], [1280, 720], wall, 0) +
  box([0, 720 - height], [1280, height], floor, 0) +
  box([0, 716 - height], [1280, 5], colours.line, 0, 'opacity="0.6"');
