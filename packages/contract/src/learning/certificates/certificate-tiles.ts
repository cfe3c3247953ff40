/**
 * The picture of a certificate: one tile for each step somebody took, by its kind. The same for the screen and for the
 * page that is printed, so it is data: paths in a square of 80, and the colours by name.
 */
export const TILE = 80;
/** What the tiles lie on. */
export const TILE_FIELD = { width: 240, height: 560 } as const;

export const tileColours = {
  ground: '#feefc7',
  leaf: '#00765c',
  'leaf-edge': '#005341',
  'leaf-soft': '#7ed1b7',
  ember: '#f26420',
  'ember-soft': '#ffd3bb',
  snap: '#f5ba14',
  sky: '#2971c6',
  'sky-soft': '#bddaff',
  white: '#ffffff',
} as const;
export type TileColour = Exclude<keyof typeof tileColours, 'ground'>;

interface Shape {
  readonly path: string;
  readonly colour: TileColour;
}

export interface Tile {
  /** Where it stands in the field, how large it is against the square of 80, and how far it is turned, in degrees. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
  readonly shapes: readonly Shape[];
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const BLADE = 'M6 74A68 68 0 0 1 74 6A68 68 0 0 1 6 74Z';
const QUARTER = 'M6 6H74A68 68 0 0 1 6 74Z';
const CORNER = 'M6 6H40A34 34 0 0 1 6 40Z';
const STAR =
  'M40 8.8c1.65 0 3 1.05 3.6 2.7l4.5 12.6c1.05 3 3.3 5.25 6.3 6.3l12.6 4.5c3.6 1.2 3.6 6 0 7.2l-12.6 4.5c-3 1.05-5.25 3.3-6.3 6.3l-4.5 12.6c-1.2 3.6-6 3.6-7.2 0l-4.5-12.6c-1.05-3-3.3-5.25-6.3-6.3L13 41.1c-3.6-1.2-3.6-6 0-7.2l12.6-4.5c3-1.05 5.25-3.3 6.3-6.3l4.5-12.6c.6-1.65 1.95-2.7 3.6-2.7Z';

/** How a kind looks, in turn: two of the same beside each other are not quite the same. */
const looks: Record<string, readonly (readonly Shape[])[]> = {
  video: [
    [
      { path: disc(40, 40, 34), colour: 'leaf' },
      { path: disc(40, 40, 13), colour: 'leaf-soft' },
    ],
  ],
  article: [
    [{ path: BLADE, colour: 'ember' }],
    [{ path: BLADE, colour: 'ember' }],
    [{ path: BLADE, colour: 'leaf-edge' }],
  ],
  interactive: [
    [
      { path: QUARTER, colour: 'leaf' },
      { path: CORNER, colour: 'snap' },
    ],
    [
      { path: QUARTER, colour: 'leaf' },
      { path: CORNER, colour: 'leaf-soft' },
    ],
    [
      { path: QUARTER, colour: 'sky' },
      { path: CORNER, colour: 'sky-soft' },
    ],
  ],
  comic: [
    [
      { path: 'M6 74V40a34 34 0 1 1 34 34Z', colour: 'ember' },
      { path: disc(28, 40, 5), colour: 'snap' },
      { path: disc(42, 40, 5), colour: 'snap' },
      { path: disc(56, 40, 5), colour: 'snap' },
    ],
  ],
  infographic: [
    [
      { path: 'M6 74V40a34 34 0 0 1 68 0v34Z', colour: 'leaf-edge' },
      { path: 'M40 74V40a34 34 0 0 1 34 34Z', colour: 'leaf' },
    ],
  ],
  simulation: [
    [
      { path: 'M6 6H74V40a34 34 0 0 1-68 0Z', colour: 'leaf' },
      { path: 'M6 6H74A34 34 0 0 1 6 6Z', colour: 'leaf-soft' },
    ],
    [
      { path: 'M6 6H74V40a34 34 0 0 1-68 0Z', colour: 'ember' },
      { path: 'M6 6H74A34 34 0 0 1 6 6Z', colour: 'ember-soft' },
    ],
  ],
  quiz: [
    [
      {
        path: 'M22 4H58a18 18 0 0 1 18 18V58a18 18 0 0 1-18 18H22a18 18 0 0 1-18-18V22a18 18 0 0 1 18-18Z',
        colour: 'snap',
      },
      { path: STAR, colour: 'white' },
    ],
  ],
};
/** These lie differently each time; the others stand upright. */
const turning = new Set(['article', 'interactive']);

/** The tiles of a certificate, in the order of its steps, as large as they fit. */
export function tilesOf(steps: readonly string[]): Tile[] {
  let columns = 1;
  const rowsThatFit = () => Math.floor((TILE_FIELD.height * columns) / TILE_FIELD.width);
  while (columns * rowsThatFit() < steps.length) columns++;
  const size = TILE_FIELD.width / columns;
  const seen = new Map<string, number>();
  return steps.map((step, index) => {
    const kind = looks[step] ? step : 'article';
    const nth = seen.get(kind) ?? 0;
    seen.set(kind, nth + 1);
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      x: column * size,
      y: row * size,
      scale: size / TILE,
      turn: turning.has(kind) ? 90 * ((nth * 3 + row) % 4) : 0,
      shapes: looks[kind]![nth % looks[kind]!.length]!,
    };
  });
}
