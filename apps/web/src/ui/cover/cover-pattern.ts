import { seededRandom, seedOf } from './seeded-random.ts';

export const COVER_FAMILIES = ['leaf', 'sky', 'ember', 'snap', 'berry'] as const;
export type CoverFamily = (typeof COVER_FAMILIES)[number];

/** The drawings of a tile, with how often each comes. */
const SHAPES = { quarter: 4, blade: 4, disc: 1.5, halves: 2, dots: 2, spark: 2, empty: 1 };
export type TileShape = keyof typeof SHAPES;

export interface Tile {
  shape: TileShape;
  /** Quarter turns, 0 to 3. */
  turn: number;
  /** Which of the family's five tones, 0 to 4. */
  tone: number;
  /** A second tone for what lies inside; never the first. */
  innerTone: number;
}

/** The palette family of a thing: its cover, and the ring that shows its progress. */
export function coverFamily(id: string): CoverFamily {
  return COVER_FAMILIES[seedOf(id) % COVER_FAMILIES.length]!;
}

/**
 * The tiles of a cover, row by row: the same id draws the same picture. No tile is like the one before it or the one
 * above it.
 */
export function coverPattern(id: string, columns: number, rows: number): Tile[] {
  const random = seededRandom(seedOf(`cover ${id}`));
  const tiles: Tile[] = [];
  for (let at = 0; at < columns * rows; at++) {
    const before = at % columns === 0 ? undefined : tiles[at - 1]?.shape;
    const shape = pickShape(random, [before, tiles[at - columns]?.shape]);
    const tone = pickTone(random);
    tiles.push({ shape, turn: Math.floor(random() * 4), tone, innerTone: (tone + 1 + Math.floor(random() * 4)) % 5 });
  }
  return tiles;
}

function pickShape(random: () => number, taken: (TileShape | undefined)[]): TileShape {
  const free = Object.entries(SHAPES).filter(([shape]) => !taken.includes(shape as TileShape));
  let at = random() * free.reduce((sum, [, weight]) => sum + weight, 0);
  const found = free.find(([, weight]) => (at -= weight) < 0) ?? free.at(-1)!;
  return found[0] as TileShape;
}

/** The first two tones carry the picture; the others are its lights. */
function pickTone(random: () => number): number {
  const at = random();
  return at < 0.36 ? 0 : at < 0.62 ? 1 : at < 0.8 ? 2 : at < 0.93 ? 3 : 4;
}
