import { CoverTile } from './cover-tile.tsx';
import { type CoverFamily, coverFamily, coverPattern } from './cover-pattern.ts';

const TILE = 80;
/** Tiles reach a hair over their neighbours, so that no seam shows. */
const BLEED = 1.00625;

/** Ground, then five tones: the family's own, its depth, paper, gold, a contrast. */
const FAMILIES: Record<CoverFamily, { ground: string; tones: readonly string[] }> = {
  leaf: { ground: 'fill-leaf-soft', tones: ['fill-leaf', 'fill-leaf-edge', 'fill-paper', 'fill-snap', 'fill-leaf'] },
  sky: { ground: 'fill-sky-soft', tones: ['fill-sky', 'fill-sky-ink', 'fill-paper', 'fill-snap', 'fill-sky'] },
  ember: {
    ground: 'fill-ember-soft',
    tones: ['fill-ember', 'fill-ember-ink', 'fill-paper', 'fill-snap', 'fill-ember'],
  },
  snap: {
    ground: 'fill-snap-soft',
    tones: ['fill-snap', 'fill-snap-edge', 'fill-paper', 'fill-ember', 'fill-snap-ink'],
  },
  berry: {
    ground: 'fill-berry-soft',
    tones: ['fill-berry', 'fill-berry-ink', 'fill-paper', 'fill-snap', 'fill-berry'],
  },
};

/** On a dark panel the same tiles mix their lights more freely. */
const INK_TONES = ['fill-leaf', 'fill-leaf-edge', 'fill-snap', 'fill-ember', 'fill-leaf'];

interface CoverProps {
  /** What it stands for: a module's or an item's id. */
  id: string;
  columns?: number;
  rows?: number;
  family?: CoverFamily;
  /** The lively mix for an ink panel. */
  isOnInk?: boolean;
  className?: string;
}

/**
 * A drawn pattern for what has no picture, so that a catalogue looks designed. Two to one on cards; it fills the box
 * it is given.
 */
export function Cover({
  id,
  columns = 4,
  rows = 2,
  family = coverFamily(id),
  isOnInk = false,
  className = 'size-full',
}: CoverProps) {
  const { ground, tones } = isOnInk ? { ground: 'fill-leaf-soft', tones: INK_TONES } : FAMILIES[family];
  return (
    <svg
      viewBox={`0 0 ${columns * TILE} ${rows * TILE}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <rect width={columns * TILE} height={rows * TILE} className={ground} />
      {coverPattern(id, columns, rows).map((tile, at) => (
        <g
          key={`${at % columns},${Math.floor(at / columns)}`}
          transform={`translate(${(at % columns) * TILE - 0.25} ${Math.floor(at / columns) * TILE - 0.25}) scale(${BLEED})`}
        >
          <CoverTile
            shape={tile.shape}
            turn={tile.turn}
            fill={tones[tile.tone]!}
            innerFill={inner(tones, tile.tone, tile.innerTone)}
          />
        </g>
      ))}
    </svg>
  );
}

/** Two tones may share a colour: what lies inside takes the next one that is seen. */
function inner(tones: readonly string[], tone: number, innerTone: number): string {
  return tones[innerTone] === tones[tone] ? tones[(innerTone + 2) % 5]! : tones[innerTone]!;
}
